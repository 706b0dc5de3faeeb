import Constraints

@testable import GuideBubbles
@testable import GuideScenes

/// The best place for a step's bubble, by the table of the article on placing bubbles: every side, every
/// size that the text takes, and every place in steps of a point are tried.
struct ReferenceBestPlace {
  /// What a place that keeps every promise costs, dearest first.
  struct Price: Comparable, CustomStringConvertible {
    /// Whether the side is another than the one asked for.
    var isUnwanted: Bool
    var rows: Int
    var controls: Int
    /// The place of the side in the order.
    var order: Int
    /// By how much the tip is off where a round hole faces the bubble.
    var facing: Double

    static func < (left: Price, right: Price) -> Bool {
      if left.isUnwanted != right.isUnwanted { return right.isUnwanted }
      if left.rows != right.rows { return left.rows < right.rows }
      if left.controls != right.controls { return left.controls < right.controls }
      // The first side without a covered control is taken, whatever its tip is like.
      if left.order != right.order { return left.controls == 0 && left.order < right.order }
      return left.facing < right.facing - 1
    }

    var description: String {
      "unwanted \(isUnwanted), rows \(rows), controls \(controls), order \(order), facing \(facing)"
    }
  }

  let promises: ReferencePromises
  let controls: [LayoutRect]
  private let asked: JudgedScene.Step
  private let own: LayoutRect
  private let padded: LayoutRect
  private let hole: ReferenceHole
  /// What other targets take.
  private let others: [LayoutRect]
  private let sizes: [(size: LayoutSize, rows: Int)]

  /// Prepares the search; nothing for a step without an arrow, over its target, with several lines, or
  /// with a target of which no plain rectangle is seen.
  init?(_ asked: JudgedScene.Step, _ promises: ReferencePromises, controls: [LayoutRect]) {
    let style = promises.step.style
    guard style.arrow != nil, asked.side != "over", promises.gap >= style.arrow?.length ?? 0,
      let first = promises.targets.first?.clear, first.count == 1
    else { return nil }
    let others = promises.targets.dropFirst().map(\.clear)
    guard !others.contains(where: { $0 == nil }) else { return nil }
    (own, padded, hole) = (first[0].own, first[0].padded, first[0].hole)
    self.others = others.flatMap { $0 ?? [] }.map(\.padded)
    (self.asked, self.promises, self.controls) = (asked, promises, controls)
    sizes = Self.sizes(of: asked.text, promises)
    guard !sizes.isEmpty else { return nil }
  }

  /// The sizes of a bubble that holds its whole text and cuts no word, in the fewest rows first.
  private static func sizes(of text: String, _ promises: ReferencePromises) -> [(
    size: LayoutSize, rows: Int
  )] {
    let (step, screen) = (promises.step, promises.screen)
    let insets = step.style.textInsets
    let beside = insets.leading + insets.trailing
    let (measurer, safe) = (TextMeasurer(scale: screen.scale), promises.safe)
    let word = measurer.layout(text, font: step.style.font).narrowestWidth
    let widest = min(safe.width, max(step.style.maximumWidth ?? .infinity, word + beside)) - beside
    guard word <= widest else { return [] }
    var sizes: [(size: LayoutSize, rows: Int)] = []
    for width in Array(stride(from: widest, to: word, by: -2)) + [word] {
      let layout = measurer.layout(text, font: step.style.font, maximumWidth: width)
      func pixels(_ length: Double) -> Double {
        (length * screen.scale - 1e-6).rounded(.up) / screen.scale
      }
      let size = LayoutSize(
        width: pixels(layout.size.width + beside),
        height: pixels(layout.size.height + insets.top + insets.bottom))
      if sizes.last?.size != size { sizes.append((size, layout.lines.count)) }
    }
    return sizes
  }

  /// The sides that are tried, in order.
  private var sides: [BubbleSide] {
    let usual: [BubbleSide] = [.below, .above, .trailing, .leading]
    let wanted = asked.side.flatMap { BubbleSide(rawValue: $0) }.map { [$0] } ?? []
    return wanted + usual.filter { !wanted.contains($0) }
  }

  /// Where a bubble should be, or only where it may be.
  func room(keepsMargins: Bool) -> LayoutRect {
    keepsMargins ? promises.safe.grown([-8, -8, -8, -8]) : promises.safe
  }

  /// The cheapest place that keeps every promise; nothing when none does.
  func best(keepsMargins: Bool) -> (price: Price, frame: LayoutRect)? {
    let room = room(keepsMargins: keepsMargins)
    let fewest = sizes[0].rows
    var best: (price: Price, frame: LayoutRect)?
    for (order, side) in sides.enumerated() {
      for (size, rows) in sizes {
        var price = Price(
          isUnwanted: asked.side != nil && order > 0, rows: rows - fewest, controls: 0,
          order: order,
          facing: 0)
        if let best, best.price < price { continue }
        // A bubble need not move along its side to keep off a control: all that any place covers counts.
        let places = frames(size, on: side, in: room).filter {
          keepsPromises($0, on: side, avoiding: others + promises.obstacles)
        }
        guard let place = places.min(by: { facingMiss($0, on: side) < facingMiss($1, on: side) })
        else { continue }
        price.controls = places.map { covered(by: $0) }.max() ?? 0
        price.facing = facingMiss(place, on: side)
        if best.map({ price < $0.price }) ?? true { best = (price, place) }
      }
    }
    return best
  }

  /// What the step's own bubble costs; nothing when it keeps not every promise but the last.
  func priceOfStep(keepsMargins: Bool) -> Price? {
    let bubble = promises.step.bubble
    guard bubble.promises.dropLast().allSatisfy(\.isKept), let tip = bubble.arrow?.tip,
      bubble.frame.reach(beyond: room(keepsMargins: keepsMargins)) < 1e-6
    else { return nil }
    let isVertical = isVertical(bubble.side)
    let span = facingSpan(on: bubble.side)
    let along = isVertical ? tip.x : tip.y
    return Price(
      isUnwanted: asked.side != nil && asked.side != bubble.side.rawValue,
      rows: bubble.text.lines.count - sizes[0].rows,
      controls: covered(by: bubble.frame),
      order: sides.firstIndex(of: bubble.side) ?? 9,
      facing: max(0, span.low - along, along - span.high))
  }

  private func covered(by frame: LayoutRect) -> Int {
    controls.filter { frame.way(outOf: $0) > 1e-6 }.count
  }

  private func isVertical(_ side: BubbleSide) -> Bool { side == .above || side == .below }

  private func frames(
    _ text: LayoutSize, on side: BubbleSide, in room: LayoutRect
  ) -> [LayoutRect] {
    let style = promises.step.style
    let edge = 2 * style.cornerRadius + (style.arrow?.width ?? 0)
    let size =
      isVertical(side)
      ? LayoutSize(width: max(text.width, edge), height: text.height)
      : LayoutSize(width: text.width, height: max(text.height, edge))
    let (low, high) =
      isVertical(side)
      ? (room.minX, room.maxX - size.width) : (room.minY, room.maxY - size.height)
    guard low <= high else { return [] }
    let isLeft = (side == .leading) == (promises.screen.direction == .leftToRight)
    let gap = promises.gap
    return (Array(stride(from: low, to: high, by: 1)) + [high]).compactMap { along in
      let origin =
        switch side {
        case .above: LayoutPoint(x: along, y: padded.minY - gap - size.height)
        case .below: LayoutPoint(x: along, y: padded.maxY + gap)
        default:
          LayoutPoint(
            x: isLeft ? padded.minX - gap - size.width : padded.maxX + gap, y: along)
        }
      let frame = LayoutRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
      return frame.reach(beyond: room) < 1e-9 ? frame : nil
    }
  }

  private func keepsPromises(
    _ frame: LayoutRect, on side: BubbleSide, avoiding avoided: [LayoutRect]
  ) -> Bool {
    let edge = straight(frame, on: side)
    let (from, to) = isVertical(side) ? (own.minX, own.maxX) : (own.minY, own.maxY)
    return edge.low <= to && edge.high >= from
      && !avoided.contains { frame.way(outOf: $0) > 1e-9 }
  }

  private func straight(_ frame: LayoutRect, on side: BubbleSide) -> (low: Double, high: Double) {
    let radius = promises.step.style.cornerRadius
    return isVertical(side)
      ? (frame.minX + radius, frame.maxX - radius) : (frame.minY + radius, frame.maxY - radius)
  }

  /// Where a tip had better be: what is seen of the target, less what turns away at round corners.
  private func facingSpan(on side: BubbleSide) -> (low: Double, high: Double) {
    let facing = hole.facing
    func clamp(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> (Double, Double) {
      (max(from, min(to, low)), max(from, min(to, high)))
    }
    return isVertical(side)
      ? clamp(facing.minX, facing.maxX, own.minX, own.maxX)
      : clamp(facing.minY, facing.maxY, own.minY, own.maxY)
  }

  private func facingMiss(_ frame: LayoutRect, on side: BubbleSide) -> Double {
    let (edge, span) = (straight(frame, on: side), facingSpan(on: side))
    return max(0, edge.low - span.high, span.low - edge.high)
  }

  /// Whether a bubble with its whole text can be inside the safe area and off all targets.
  var hasFreePlace: Bool {
    let (safe, taken) = (promises.safe, others + [padded])
    // What is free can be pushed up and to the left until something stops it.
    let (columns, rows) = (
      [safe.minX] + taken.map(\.maxX), [safe.minY] + taken.map(\.maxY)
    )
    return sizes.contains { size, _ in
      columns.contains { x in
        rows.contains { y in
          let frame = LayoutRect(x: x, y: y, width: size.width, height: size.height)
          return frame.reach(beyond: safe) < 1e-9
            && !taken.contains { frame.way(outOf: $0) > 1e-9 }
        }
      }
    }
  }

  /// Whether one with an arrow besides can, whatever obstacles it covers.
  var hasPlaceForArrow: Bool {
    sides.contains { side in
      sizes.contains { size, _ in
        frames(size, on: side, in: promises.safe).contains {
          keepsPromises($0, on: side, avoiding: others)
        }
      }
    }
  }
}
