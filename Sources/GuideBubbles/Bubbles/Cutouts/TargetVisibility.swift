internal import GuideFormats

/// What of a target can be seen.
///
/// A screen shows what lies within it above the keyboard; of that, containers that hold the target
/// show a part, and what lies over it hides some of that.
package struct TargetVisibility: Hashable, Sendable {
  /// What can be seen of each frame; nothing of one that is hidden.
  package var parts: [[TargetPart]]
  /// By how many points the worst frame is hidden; 0 when all can be seen.
  package var hidden: Double
  /// How far what scrolls the target has to scroll so that all of it is seen, as much as it can be;
  /// `nil` when all is seen, or when scrolling does not help.
  package var scroll: LayoutPoint?
}

/// A rectangle of a target that can be seen.
package struct TargetPart: Hashable, Sendable {
  /// The part itself, absolute, in points, at which an arrow may point.
  package var frame: LayoutRect
  /// The part with the padding beside it, as far as that can be seen, absolute, in points: what a
  /// bubble keeps clear of and a hole may show.
  package var clearFrame: LayoutRect
  /// The part less what turns away at round corners of the hole by more than 45 degrees, or what of the
  /// part is nearest to where the hole does not: where a tip had better be along each edge.
  package var facingFrame: LayoutRect
}

/// How far a container has to scroll to show more of a target.
public struct TargetScroll: Hashable, Sendable {
  /// What has to be added to the container's content offset, in points: positive to see what is
  /// farther right or below.
  public var distance: LayoutPoint
  /// The container's name; `nil` for the screen, or for one without a name.
  public var container: String?

  /// Makes a scroll from its distance in points and the container's name.
  package init(by distance: LayoutPoint, in container: String? = nil) {
    self.distance = distance
    self.container = container
  }

  /// What to do, for people: "scroll 'list' 22 points down".
  package var advice: String {
    var ways: [String] = []
    func way(_ distance: Double, _ forward: String, _ back: String) {
      // What scrolls is read on in the direction in which its content moves away.
      guard distance != 0 else { return }
      let isForward = (distance > 0) == (container != nil)
      let points = NumberText.text(distance.magnitude)
      ways.append("\(points) points \(isForward ? forward : back)")
    }
    way(distance.y, "down", "up")
    way(distance.x, "to the right", "to the left")
    let verb = container.map { "scroll '\($0)'" } ?? "move the target"
    return "\(verb) \(ways.joined(separator: " and "))"
  }
}

extension HighlightTarget {
  /// What can be seen of the target on a screen.
  ///
  /// - Parameter visible: Where the screen shows something, absolute, in points.
  /// - Returns: The visible parts, and what is hidden.
  /// - Complexity: O(*f* *c*²) for *f* frames and *c* covers.
  package func visibility(on visible: LayoutRect) -> TargetVisibility {
    let window = clip.map { $0.finite.clamped(to: visible) } ?? visible
    var visibility = TargetVisibility(parts: [], hidden: 0)
    for frame in frames.map(\.finite) {
      let parts = parts(of: frame, within: window)
      let whole = clearFrame(of: frame)
      let clearWindow = clearWindow(of: frame, on: visible)
      let facing = facingFrame(of: frame, whole: whole)
      visibility.parts.append(
        parts.map { part in
          TargetPart(
            frame: part,
            clearFrame: part.grown(from: frame, to: whole).clamped(to: clearWindow),
            facingFrame: facing.clamped(to: part))
        })
      let hidden = hidden(of: frame, parts, within: window)
      guard hidden > max(visibility.hidden, GeometryTolerance.length) else { continue }
      visibility.hidden = hidden
      visibility.scroll = scroll(of: frame, within: window)
    }
    return visibility
  }

  /// What a bubble keeps clear of: what can be seen of the target with its padding.
  package func clearFrames(on visible: LayoutRect) -> [LayoutRect] {
    visibility(on: visible).parts.flatMap { $0.map(\.clearFrame) }
  }

  /// The parts of a frame that a window shows under what lies over it.
  private func parts(of frame: LayoutRect, within window: LayoutRect) -> [LayoutRect] {
    guard frame.shows(in: window), let cut = frame.intersection(window) else { return [] }
    // Where nothing is cut off, the frame stays as it is to the last bit.
    let isWhole = frame.overflow(beyond: window) <= GeometryTolerance.length
    var region = RectRegion(isWhole ? frame : cut)
    for cover in covers { region.subtract(cover.finite) }
    return region.parts
  }

  /// Where the padding around a frame can be seen: on the screen, and not beyond an edge at which a
  /// container cuts the frame itself.
  private func clearWindow(of frame: LayoutRect, on visible: LayoutRect) -> LayoutRect {
    guard let clip = clip?.finite else { return visible }
    let far = visible.union(clip).union(clearFrame(of: frame))
    let window = LayoutRect(
      left: frame.minX < clip.minX ? clip.minX : far.minX,
      top: frame.minY < clip.minY ? clip.minY : far.minY,
      right: frame.maxX > clip.maxX ? clip.maxX : far.maxX,
      bottom: frame.maxY > clip.maxY ? clip.maxY : far.maxY)
    return window.clamped(to: visible)
  }

  /// By how many points a frame is hidden: along the axis where its visible parts together are
  /// shorter by more, or by the shorter side of what one cover takes, whichever is more.
  private func hidden(
    of frame: LayoutRect, _ parts: [LayoutRect], within window: LayoutRect
  ) -> Double {
    guard let first = parts.first else {
      let away = shift(of: frame, into: window)
      return max(max(frame.width, frame.height), max(away.x.magnitude, away.y.magnitude))
    }
    let seen = parts.dropFirst().reduce(first) { $0.union($1) }
    let cut = max(frame.width - seen.width, frame.height - seen.height)
    guard let shown = frame.intersection(window) else { return cut }
    return covers.reduce(max(0, cut)) { hidden, cover in
      guard let part = shown.intersection(cover.finite) else { return hidden }
      return max(hidden, min(part.width, part.height))
    }
  }

  /// The least scroll after which a window shows all of a frame under nothing, or the scroll into the
  /// window when none does.
  private func scroll(of frame: LayoutRect, within window: LayoutRect) -> LayoutPoint? {
    let bare = shift(of: frame, into: window)
    let over = covers.map(\.finite).filter { $0.overlaps(window) }
    var best: LayoutPoint?
    // Beside one cover or another, or at an edge of the window.
    let across = [bare.x] + over.flatMap { [$0.minX - frame.maxX, $0.maxX - frame.minX] }
    let down = [bare.y] + over.flatMap { [$0.minY - frame.maxY, $0.maxY - frame.minY] }
    for (x, y) in across.map({ ($0, bare.y) }) + down.map({ (bare.x, $0) }) {
      let moved = frame.offset(x: x, y: y)
      guard moved.overflow(beyond: window) <= GeometryTolerance.length,
        !over.contains(where: { moved.penetration(into: $0) > GeometryTolerance.length }),
        best.map({ x.magnitude + y.magnitude < $0.x.magnitude + $0.y.magnitude }) ?? true
      else { continue }
      best = LayoutPoint(x: x, y: y)
    }
    let move = best ?? bare
    return move.x == 0 && move.y == 0 ? nil : LayoutPoint(x: 0 - move.x, y: 0 - move.y)
  }

  /// How far a frame must move to lie within a window, or to fill it where it is longer.
  private func shift(of frame: LayoutRect, into window: LayoutRect) -> LayoutPoint {
    func shift(_ axis: LayoutAxis) -> Double {
      let (span, bounds) = (frame.span(along: axis), window.span(along: axis))
      let (toStart, toEnd) = (bounds.min - span.min, bounds.max - span.max)
      return min(max(0, max(0, min(toStart, toEnd))), max(toStart, toEnd))
    }
    return LayoutPoint(x: shift(.horizontal), y: shift(.vertical))
  }
}

extension LayoutRect {
  /// The rectangle with the edges that it shares with a frame moved to those of a larger one.
  fileprivate func grown(from frame: LayoutRect, to whole: LayoutRect) -> LayoutRect {
    LayoutRect(
      left: minX <= frame.minX ? whole.minX : minX, top: minY <= frame.minY ? whole.minY : minY,
      right: maxX >= frame.maxX ? whole.maxX : maxX,
      bottom: maxY >= frame.maxY ? whole.maxY : maxY)
  }

  /// Whether some of the rectangle lies within another one; of one without area, its place.
  package func shows(in bounds: LayoutRect) -> Bool {
    guard let part = intersection(bounds) else { return false }
    return (part.width > 0 || width == 0) && (part.height > 0 || height == 0)
  }
}
