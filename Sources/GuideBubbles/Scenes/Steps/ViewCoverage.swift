internal import Constraints

/// Which part of each view its containers show, and which views hide what is behind them.
///
/// Views are painted in order, a view's children over it, so that what comes after a view and all that
/// is in it lies over it. Made once for all steps.
package struct ViewCoverage {
  /// A view that nothing is seen through.
  private struct OpaqueView {
    let index: Int
    /// What its containers and the screen show of it, absolute, in points.
    let frame: LayoutRect
    let radius: Double
    /// Whether it is a bar, which lies over a screen's content rather than in it.
    let isBar: Bool
  }

  /// What lies over a view.
  package struct Cover {
    /// The view that does.
    package let index: Int
    /// What it hides, absolute, in points.
    package let frame: LayoutRect
  }

  /// The most views that are looked at over one target: those that hide the most.
  private static let mostCovers = 256

  private let views: [SolvedView]
  private let visible: LayoutRect
  /// What the containers around each view show, absolute, in points; `nil` for all.
  private let clips: [LayoutRect?]
  private let opaque: [OpaqueView]

  /// Looks through the views of a screen.
  ///
  /// - Parameters:
  ///   - views: The views in drawing order, parents before their children.
  ///   - visible: Where the screen shows something, absolute, in points.
  package init(_ views: [SolvedView], on visible: LayoutRect) {
    self.views = views
    self.visible = visible
    var clips: [LayoutRect?] = []
    var opaque: [OpaqueView] = []
    clips.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      let clip = view.parent.flatMap { parent in
        Self.clip(inside: views[parent], within: clips[parent])
      }
      clips.append(clip)
      guard view.isOpaque, !view.isHidden,
        let shown = view.frame.intersection(clip.map { $0.clipped(to: visible) } ?? visible),
        shown.width > 0, shown.height > 0
      else { continue }
      opaque.append(
        OpaqueView(
          index: index, frame: shown, radius: view.outlineRadius,
          isBar: view.kind == .bar || view.kind == .tabs))
    }
    self.clips = clips
    self.opaque = opaque
  }

  /// What a view's containers show of the screen; `nil` for all.
  package func clip(of index: Int) -> LayoutRect? { clips[index] }

  /// What the screen and a view's containers show of it, absolute, in points; of no size when that is
  /// nothing.
  package func shownFrame(of index: Int) -> LayoutRect {
    let shown = views[index].frame.clipped(to: visible)
    return clips[index].map { shown.clipped(to: $0) } ?? shown
  }

  /// Whether one opaque view hides all that is shown of a view.
  func isBehind(_ index: Int, _ shown: LayoutRect) -> Bool {
    opaque[firstOpaque(from: end(of: index))...].contains {
      shown.overflow(beyond: $0.frame) <= GeometryTolerance.length
    }
  }

  /// What a view and its containers show of what is in it; `nil` for all.
  func clip(inside index: Int) -> LayoutRect? {
    Self.clip(inside: views[index], within: clips[index])
  }

  /// What lies over a frame.
  ///
  /// A bar covers what it lies over. Another view covers it if it reaches beyond it, or cuts it from
  /// edge to edge; one that lies within stands on it, as a button stands on a card.
  ///
  /// - Parameters:
  ///   - frame: The frame, absolute, in points.
  ///   - margin: How far around it covers are of interest, in points.
  ///   - shown: What the screen and containers show of the frame.
  ///   - end: The position in drawing order from which on views lie over it.
  /// - Returns: The covers in drawing order.
  func covers(
    of frame: LayoutRect, margin: Double, shown: LayoutRect, from end: Int
  ) -> [Cover] {
    let around = frame.inset(
      by: LayoutInsets(top: -margin, left: -margin, bottom: -margin, right: -margin))
    var covers = opaque[firstOpaque(from: end)...].filter { (view: OpaqueView) -> Bool in
      guard view.frame.overlaps(around) else { return false }
      return view.isBar || view.frame.overlaps(frame) && !view.frame.stands(on: frame, shown)
    }
    if covers.count > Self.mostCovers {
      func hidden(_ view: OpaqueView) -> Double {
        view.frame.intersection(frame).map { $0.width * $0.height } ?? 0
      }
      covers.sort { (hidden($1), $0.index) < (hidden($0), $1.index) }
      covers = covers.prefix(Self.mostCovers).sorted { $0.index < $1.index }
    }
    return covers.flatMap { view in
      view.frame.opaqueParts(radius: view.radius).map { Cover(index: view.index, frame: $0) }
    }
  }

  /// The position behind a view and all that is in it.
  package func end(of index: Int) -> Int {
    var end = index + 1
    while end < views.count, let parent = views[end].parent, parent >= index { end += 1 }
    return end
  }

  private func firstOpaque(from end: Int) -> Int {
    var (low, high) = (0, opaque.count)
    while low < high {
      let middle = (low + high) / 2
      if opaque[middle].index < end { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func clip(inside view: SolvedView, within clip: LayoutRect?) -> LayoutRect? {
    guard view.kind.clipsChildren else { return clip }
    return clip.map { $0.clipped(to: view.frame) } ?? view.frame
  }
}

extension LayoutRect {
  /// Whether the rectangle lies within a frame without cutting what is shown of it from edge to edge.
  fileprivate func stands(on frame: LayoutRect, _ shown: LayoutRect) -> Bool {
    let slack = GeometryTolerance.length
    let isWithin =
      minX >= frame.minX - slack && maxX <= frame.maxX + slack && minY >= frame.minY - slack
      && maxY <= frame.maxY + slack
    let isAcross = minX <= shown.minX + slack && maxX >= shown.maxX - slack
    let isDown = minY <= shown.minY + slack && maxY >= shown.maxY - slack
    return isWithin && !isAcross && !isDown
  }

  /// Rectangles that lie within the outline with round corners and take most of it.
  fileprivate func opaqueParts(radius: Double) -> [LayoutRect] {
    let radius = min(radius, width / 2, height / 2)
    guard radius > 0 else { return [self] }
    // Two bars across, and the square that the circle's corner still holds.
    func less(_ across: Double, _ down: Double) -> LayoutRect {
      inset(by: LayoutInsets(top: down, left: across, bottom: down, right: across))
    }
    let corner = radius * (1 - 0.5.squareRoot())
    return [less(radius, 0), less(0, radius), less(corner, corner)].filter {
      $0.width > 0 && $0.height > 0
    }
  }
}
