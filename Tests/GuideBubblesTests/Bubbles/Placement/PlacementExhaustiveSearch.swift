import Constraints
import GuideBubbles

/// What can be had at best, found by trying every width of the text and every place in steps of a
/// point: no solver and no code of the placer's takes part.
struct PlacementExhaustiveSearch {
  /// What a place breaks, strongest first, in points.
  struct Shortfalls: Comparable {
    var target = 0.0
    /// Whether there is no room for the arrow.
    var lacksArrow = false
    /// The sum over all obstacles, as the solver adds up what is broken at one priority.
    var obstacles = 0.0

    static func < (left: Shortfalls, right: Shortfalls) -> Bool {
      if (left.target - right.target).magnitude > 1e-6 { return left.target < right.target }
      if left.lacksArrow != right.lacksArrow { return right.lacksArrow }
      // Without an arrow the points by which it is missed come before obstacles.
      return !left.lacksArrow && left.obstacles < right.obstacles - 1e-6
    }
  }

  let scene: PlacementScene
  private let referee: PlacementReferee
  private let bounds: LayoutRect
  private let target: LayoutRect
  /// The sizes of the text with its insets, of all widths that the style allows.
  private let sizes: [LayoutSize]
  /// Those at which no word is cut that fits the screen: none is for less than all promises.
  private let wholeSizes: [LayoutSize]

  init(_ scene: PlacementScene) {
    self.scene = scene
    referee = PlacementReferee(scene: scene)
    bounds = referee.bounds(margin: 0)
    target = referee.target()
    let (style, measurer) = (scene.bubble.style, TextMeasurer(scale: scene.container.scale))
    let insets = style.textInsets
    let room = bounds.width - insets.leading - insets.trailing
    let widest = max(
      1, min(room, (style.maximumWidth ?? .infinity) - insets.leading - insets.trailing))
    let word = measurer.layout(scene.bubble.text, font: style.font).narrowestWidth
    var sizes: [LayoutSize] = []
    var wholeCount = 0
    for width in stride(from: widest, to: 0, by: -1) {
      let text = measurer.layout(scene.bubble.text, font: style.font, maximumWidth: width).size
      let size = LayoutSize(
        width: text.width + insets.leading + insets.trailing,
        height: text.height + insets.top + insets.bottom)
      if size != sizes.last { sizes.append(size) }
      if width >= min(word, widest) { wholeCount = sizes.count }
    }
    self.sizes = sizes
    wholeSizes = Array(sizes.prefix(wholeCount))
  }

  /// Whether some size of the text fits the screen at all.
  var hasUnclippedText: Bool {
    sizes.contains { $0.width <= bounds.width && $0.height <= bounds.height }
  }

  /// Whether some bubble keeps every promise.
  func keepsAll() -> Bool {
    [BubbleSide.below, .above, .trailing, .leading].contains { side in
      sizes.contains { text in
        let size = size(text, on: side)
        return positions(size, on: side, step: 1).contains {
          let frame = frame(size, on: side, at: $0)
          return referee.isInside(frame, bounds) && referee.isClear(frame)
            && hasArrow(frame, on: side)
        }
      }
    }
  }

  /// The least that a bubble inside the screen with its whole text breaks.
  ///
  /// - Parameter step: How far apart the places are that are tried, in points.
  /// - Returns: What the best of them breaks; nothing when none is inside the screen.
  func least(step: Double) -> Shortfalls? {
    var best: Shortfalls?
    func consider(_ frame: LayoutRect, on side: BubbleSide?) {
      guard referee.isInside(frame, bounds) else { return }
      var found = Shortfalls(target: penetration(frame, target))
      found.lacksArrow = side.map { !hasArrow(frame, on: $0) } ?? true
      found.obstacles = scene.container.obstacles.reduce(0) { $0 + penetration(frame, $1) }
      if best.map({ found < $0 }) ?? true { best = found }
    }
    for text in wholeSizes {
      for side in [BubbleSide.below, .above, .trailing, .leading] {
        let size = size(text, on: side)
        for position in positions(size, on: side, step: 1) {
          consider(frame(size, on: side, at: position), on: side)
        }
      }
      for x in range(bounds.minX, bounds.maxX - text.width, step) {
        for y in range(bounds.minY, bounds.maxY - text.height, step) {
          consider(
            LayoutRect(x: x, y: y, width: text.width, height: text.height), on: nil)
        }
      }
    }
    return best
  }

  /// What a placement breaks, measured as the search measures.
  func shortfalls(of placement: BubblePlacement) -> Shortfalls {
    Shortfalls(
      target: penetration(placement.frame, target), lacksArrow: placement.arrow == nil,
      obstacles: scene.container.obstacles.reduce(0) {
        $0 + penetration(placement.frame, $1)
      })
  }

  private func range(_ from: Double, _ to: Double, _ step: Double) -> [Double] {
    to < from ? [] : Array(stride(from: from, to: to, by: step)) + [to]
  }

  private func isVertical(_ side: BubbleSide) -> Bool { side == .above || side == .below }

  /// The smallest bubble around a text whose edge holds the arrow.
  private func size(_ text: LayoutSize, on side: BubbleSide) -> LayoutSize {
    let style = scene.bubble.style
    let edge = style.arrow.map { 2 * style.cornerRadius + $0.width } ?? 0
    return isVertical(side)
      ? LayoutSize(width: max(text.width, edge), height: text.height)
      : LayoutSize(width: text.width, height: max(text.height, edge))
  }

  private func positions(_ size: LayoutSize, on side: BubbleSide, step: Double) -> [Double] {
    isVertical(side)
      ? range(bounds.minX, bounds.maxX - size.width, step)
      : range(bounds.minY, bounds.maxY - size.height, step)
  }

  private func frame(_ size: LayoutSize, on side: BubbleSide, at position: Double) -> LayoutRect {
    let gap = scene.bubble.style.arrow?.length ?? 0
    let isLeft = (side == .leading) == (scene.container.layoutDirection == .leftToRight)
    let origin =
      switch side {
      case .above: LayoutPoint(x: position, y: target.minY - gap - size.height)
      case .below: LayoutPoint(x: position, y: target.maxY + gap)
      default:
        LayoutPoint(
          x: isLeft ? target.minX - gap - size.width : target.maxX + gap, y: position)
      }
    return LayoutRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// Whether an arrow, leaning if it must, reaches from the straight edge into the target's span.
  private func hasArrow(_ frame: LayoutRect, on side: BubbleSide) -> Bool {
    guard let arrow = scene.bubble.style.arrow else { return true }
    let radius = scene.bubble.style.cornerRadius
    let (start, end) =
      isVertical(side) ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let own = referee.ownTarget()
    let (from, to) = isVertical(side) ? (own.minX, own.maxX) : (own.minY, own.maxY)
    return end - start >= 2 * radius + arrow.width && start + radius <= to
      && end - radius >= from
  }

  private func penetration(_ frame: LayoutRect, _ other: LayoutRect) -> Double {
    guard frame.overlaps(other) else { return 0 }
    return min(
      min(frame.maxX - other.minX, other.maxX - frame.minX),
      min(frame.maxY - other.minY, other.maxY - frame.minY))
  }
}
