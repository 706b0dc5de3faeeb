import Constraints
import GuideBubbles
import TestSupport

/// A bubble to place, made at random.
struct PlacementScene {
  var container: BubbleContainer
  var bubble: Bubble
  var targets: [HighlightTarget]

  /// The place that the placer finds.
  func placed() -> BubblePlacement {
    var placer = BubblePlacer(container: container)
    return placer.place(bubble, besides: targets)
  }

  /// The place that the placer finds, not rounded to pixels.
  func placedExactly() -> BubblePlacement {
    var placer = BubblePlacer(container: container)
    let (bubble, measurer) = (bubble, TextMeasurer(scale: container.scale))
    return placer.place(bubble, besides: targets, snapsToPixels: false) { width in
      measurer.layout(bubble.text, font: bubble.style.font, maximumWidth: width)
    }
  }

  /// The scene as seen in a mirror, in the other layout direction.
  var mirrored: PlacementScene {
    var mirrored = self
    let width = container.frame.minX + container.frame.maxX
    let safe = container.safeArea
    mirrored.container.safeArea = LayoutInsets(
      top: safe.top, left: safe.right, bottom: safe.bottom, right: safe.left)
    mirrored.container.obstacles = container.obstacles.map { Self.mirror($0, width) }
    mirrored.container.layoutDirection =
      container.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    mirrored.targets = targets.map { target in
      var target = target
      target.frames = target.frames.map { Self.mirror($0, width) }
      return target
    }
    return mirrored
  }

  static func mirror(_ rect: LayoutRect, _ width: Double) -> LayoutRect {
    LayoutRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension PlacementScene {
  /// A screen from 240×240 to 1366×1024 with a target anywhere on it and a text of up to 400
  /// characters.
  init(_ random: inout SplitMix64) {
    let size = LayoutSize(
      width: Self.whole(240...1366, &random), height: Self.whole(240...1024, &random))
    let direction: UserInterfaceLayoutDirection =
      Bool.random(using: &random) ? .leftToRight : .rightToLeft
    container = BubbleContainer(
      frame: LayoutRect(width: size.width, height: size.height),
      safeArea: Bool.random(using: &random)
        ? LayoutInsets()
        : LayoutInsets(
          top: Self.whole(0...59, &random), left: Self.whole(0...59, &random),
          bottom: Self.whole(0...34, &random), right: Self.whole(0...44, &random)),
      keyboard: Self.whole(1...4, &random) == 1 ? (size.height / 3).rounded() : 0,
      layoutDirection: direction, scale: Self.whole(1...3, &random))
    bubble = Bubble(
      text: Self.text(&random), preferredSides: Self.sides(&random),
      alignment: BubbleAlignment.allCases[Int.random(in: 0...2, using: &random)])
    targets = [HighlightTarget(frame: Self.target(in: size, &random))]
  }

  private static func whole(_ range: ClosedRange<Int>, _ random: inout SplitMix64) -> Double {
    Double(Int.random(in: range, using: &random))
  }

  private static func target(in size: LayoutSize, _ random: inout SplitMix64) -> LayoutRect {
    let width = whole(0...Int(size.width * 0.6), &random)
    let height = whole(0...Int.random(in: 10...Int(size.height * 0.6), using: &random), &random)
    return LayoutRect(
      x: whole(0...Int(size.width - width), &random),
      y: whole(0...Int(size.height - height), &random), width: width, height: height)
  }

  private static func sides(_ random: inout SplitMix64) -> [BubbleSide] {
    let sides: [BubbleSide] = [.above, .below, .leading, .trailing].shuffled(using: &random)
    return Array(sides.prefix(Int.random(in: 0...2, using: &random)))
  }

  /// Words of one to ten letters, mostly few.
  private static func text(_ random: inout SplitMix64) -> String {
    let most = [5, 40, 40, 120, 400][Int.random(in: 0...4, using: &random)]
    let count = Int.random(in: 1...most, using: &random)
    var text = ""
    while text.count < count {
      if !text.isEmpty { text += " " }
      text += String("abcdefghij".prefix(Int.random(in: 1...10, using: &random)))
    }
    return String(text.prefix(count))
  }
}

/// What a bubble promises, looked at anew: no code of the placer's takes part.
struct PlacementReferee {
  let scene: PlacementScene

  /// Where a bubble may be, less a distance on every side.
  func bounds(margin: Double) -> LayoutRect {
    let (screen, safe) = (scene.container.frame, scene.container.safeArea)
    return LayoutRect(
      left: screen.minX + safe.left + margin, top: screen.minY + safe.top + margin,
      right: screen.maxX - safe.right - margin,
      bottom: screen.maxY - max(safe.bottom, scene.container.keyboard) - margin)
  }

  /// The padded target as far as it can be seen: on the screen, above the keyboard.
  func target(_ index: Int = 0) -> LayoutRect {
    let padding = scene.targets[index].padding.left
    return seen(scene.targets[index].frames[0], padding: padding)
  }

  /// The target itself as far as it can be seen.
  func ownTarget() -> LayoutRect { seen(scene.targets[0].frames[0], padding: 0) }

  private func seen(_ frame: LayoutRect, padding: Double) -> LayoutRect {
    let screen = scene.container.frame
    let bottom = screen.maxY - scene.container.keyboard
    func x(_ position: Double) -> Double { max(screen.minX, min(screen.maxX, position)) }
    func y(_ position: Double) -> Double { max(screen.minY, min(bottom, position)) }
    return LayoutRect(
      left: x(frame.minX - padding), top: y(frame.minY - padding),
      right: x(frame.maxX + padding), bottom: y(frame.maxY + padding))
  }

  /// The smallest bubble around a text of that size whose arrow stands on a horizontal or a
  /// vertical edge.
  func bubbleSize(_ text: LayoutSize, isVertical: Bool) -> LayoutSize {
    let (style, arrow) = (scene.bubble.style, scene.bubble.style.arrow)
    let insets = style.textInsets
    let edge = arrow.map { 2 * style.cornerRadius + $0.width } ?? 0
    return LayoutSize(
      width: max(text.width + insets.leading + insets.trailing, isVertical ? edge : 0),
      height: max(text.height + insets.top + insets.bottom, isVertical ? 0 : edge))
  }

  /// Whether some position on a side keeps every promise, tried at coarse steps; in the fewest rows, if the
  /// text must take no more than it would by itself.
  func hasRoom(on side: BubbleSide, margin: Double, inFewestRows: Bool = false) -> Bool {
    let bounds = bounds(margin: margin)
    let isVertical = side == .above || side == .below
    let texts = texts(widest: bounds.width)
    let fewest = self.texts(widest: self.bounds(margin: 0).width).first
    for text in texts where !inFewestRows || text.height <= fewest?.height ?? 0 {
      let size = bubbleSize(text, isVertical: isVertical)
      let range =
        isVertical
        ? (bounds.minX, bounds.maxX - size.width) : (bounds.minY, bounds.maxY - size.height)
      guard range.0 <= range.1 else { continue }
      for position in stride(from: range.0, to: range.1, by: 5) + [range.1] {
        let frame = frame(side, size: size, at: position)
        if isInside(frame, bounds), isClear(frame), hasUprightArrow(frame, isVertical) {
          return true
        }
      }
    }
    return false
  }

  /// The sizes that the text takes at widths down to its longest word's.
  private func texts(widest: Double) -> [LayoutSize] {
    let (style, measurer) = (scene.bubble.style, TextMeasurer(scale: scene.container.scale))
    let insets = style.textInsets.leading + style.textInsets.trailing
    let most = min(widest, style.maximumWidth ?? .infinity) - insets
    let narrowest = measurer.layout(scene.bubble.text, font: style.font).narrowestWidth
    return (stride(from: most, to: min(narrowest, most), by: -20) + [min(narrowest, most)]).map {
      measurer.layout(scene.bubble.text, font: style.font, maximumWidth: $0).size
    }
  }

  private func frame(_ side: BubbleSide, size: LayoutSize, at position: Double) -> LayoutRect {
    let (target, gap) = (target(), scene.bubble.style.arrow?.length ?? 0)
    let isLeft =
      (side == .leading) == (scene.container.layoutDirection == .leftToRight)
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

  func isInside(_ frame: LayoutRect, _ bounds: LayoutRect) -> Bool {
    frame.minX >= bounds.minX - 1e-6 && frame.maxX <= bounds.maxX + 1e-6
      && frame.minY >= bounds.minY - 1e-6 && frame.maxY <= bounds.maxY + 1e-6
  }

  func isClear(_ frame: LayoutRect) -> Bool {
    let body = frame.inset(by: LayoutInsets(top: 1e-6, left: 1e-6, bottom: 1e-6, right: 1e-6))
    return !scene.targets.indices.contains { body.overlaps(target($0)) }
      && !scene.container.obstacles.contains { body.overlaps($0) }
  }

  private func hasUprightArrow(_ frame: LayoutRect, _ isVertical: Bool) -> Bool {
    guard let arrow = scene.bubble.style.arrow else { return true }
    let reach = scene.bubble.style.cornerRadius + arrow.width / 2
    let target = ownTarget()
    return isVertical
      ? frame.minX + reach <= target.maxX && frame.maxX - reach >= target.minX
      : frame.minY + reach <= target.maxY && frame.maxY - reach >= target.minY
  }

  /// Whether the text with its insets fits its bubble.
  func holdsText(_ placement: BubblePlacement) -> Bool {
    let size = bubbleSize(placement.text.size, isVertical: true)
    return placement.text.size.height + 16 <= placement.frame.height + 1e-6
      && (size.width <= placement.frame.width + 1e-6
        || placement.text.size.width + 24 <= placement.frame.width + 1e-6)
      && !placement.text.isTruncated
  }

  /// Whether a drawn arrow stands on the straight part of an edge and its tip on the target's.
  func isSound(_ arrow: ArrowPlacement, of placement: BubblePlacement) -> Bool {
    let (frame, target, own) = (placement.frame, target(), ownTarget())
    let radius = scene.bubble.style.cornerRadius
    let isVertical = placement.side == .above || placement.side == .below
    let tolerance = 1e-6
    if isVertical {
      let (edge, goal) =
        placement.side == .above ? (frame.maxY, target.minY) : (frame.minY, target.maxY)
      return isClose(arrow.baseStart.y, edge) && isClose(arrow.baseEnd.y, edge)
        && arrow.baseStart.x >= frame.minX + radius - tolerance
        && arrow.baseEnd.x <= frame.maxX - radius + tolerance
        && isClose(arrow.tip.y, goal) && arrow.tip.x >= own.minX - tolerance
        && arrow.tip.x <= own.maxX + tolerance
    }
    let isLeft = frame.midX < target.midX
    let (edge, goal) = isLeft ? (frame.maxX, target.minX) : (frame.minX, target.maxX)
    return isClose(arrow.baseStart.x, edge) && isClose(arrow.baseEnd.x, edge)
      && arrow.baseStart.y >= frame.minY + radius - tolerance
      && arrow.baseEnd.y <= frame.maxY - radius + tolerance
      && isClose(arrow.tip.x, goal) && arrow.tip.y >= own.minY - tolerance
      && arrow.tip.y <= own.maxY + tolerance
  }

  /// Whether a placement keeps every promise.
  func keepsAll(_ placement: BubblePlacement) -> Bool {
    isInside(placement.frame, bounds(margin: 0)) && holdsText(placement)
      && (placement.side == .over || isClear(placement.frame))
      && (placement.arrow.map { isSound($0, of: placement) }
        ?? (scene.bubble.style.arrow == nil || placement.side == .over))
  }
}
