import Constraints
import Foundation
import GuideBubbles
import TestSupport

/// A case of floating-ui, as the corpus `placement` records it.
struct PlacementCorpusRow: Decodable {
  let id: String
  let group: String?
  let kind: String?
  let how: String?
  let reference: Rect?
  let floating: Size?
  let boundary: Rect?
  let placement: String?
  let rtl: Bool?
  let middleware: [Middleware]?
  let expect: Expectation?

  struct Rect: Decodable {
    let x: Double, y: Double, width: Double, height: Double
    var layout: LayoutRect { LayoutRect(x: x, y: y, width: width, height: height) }
  }

  struct Size: Decodable {
    let width: Double, height: Double
  }

  struct Middleware: Decodable {
    let name: String
    let options: Options?

    struct Options: Decodable {
      let value: Double?
      let mainAxis: Axis?
      let crossAxis: Axis?
      let alignmentAxis: Double?
      let padding: Padding?
      let fallbackPlacements: [String]?
      let allowedPlacements: [String]?
      let alignment: String?
      let limitShift: Limit?

      /// How far `shift` may go.
      struct Limit: Decodable {
        /// How much of the reference the bubble stays beside; nothing where it is no number.
        let offset: Double?

        private enum Key: CodingKey { case offset }

        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: Key.self)
          offset = try? container.decodeIfPresent(Double.self, forKey: .offset)
        }
      }
    }
  }

  /// A distance for `offset`, a switch for `shift` and `flip`.
  enum Axis: Decodable {
    case distance(Double)
    case isOn(Bool)
    case named(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let distance = try? container.decode(Double.self) {
        self = .distance(distance)
      } else if let isOn = try? container.decode(Bool.self) {
        self = .isOn(isOn)
      } else {
        self = .named(try container.decode(String.self))
      }
    }
  }

  /// One distance for all edges, or one for each.
  enum Padding: Decodable {
    case all(Double)
    case edges([String: Double])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let all = try? container.decode(Double.self) {
        self = .all(all)
      } else {
        self = .edges(try container.decode([String: Double].self))
      }
    }

    var insets: LayoutInsets {
      switch self {
      case .all(let all): LayoutInsets(top: all, left: all, bottom: all, right: all)
      case .edges(let edges):
        LayoutInsets(
          top: edges["top"] ?? 0, left: edges["left"] ?? 0, bottom: edges["bottom"] ?? 0,
          right: edges["right"] ?? 0)
      }
    }
  }

  /// What floating-ui answered; of rows of other kinds nothing is read.
  struct Expectation: Decodable {
    let x: Double?, y: Double?
    let placement: String?
    let arrow: Arrow?

    struct Arrow: Decodable {
      let alignmentOffset: Double?
    }

    private enum Key: CodingKey { case x, y, placement, arrow }

    init(from decoder: any Decoder) throws {
      let container = try? decoder.container(keyedBy: Key.self)
      x = try? container?.decodeIfPresent(Double.self, forKey: .x)
      y = try? container?.decodeIfPresent(Double.self, forKey: .y)
      placement = try? container?.decodeIfPresent(String.self, forKey: .placement)
      arrow = try? container?.decodeIfPresent(Arrow.self, forKey: .arrow)
    }
  }

  static let files = Corpora.files(in: "placement", suffix: ".ndjson")
  static let isThere = !files.isEmpty

  /// All rows of all files that describe a position.
  static let positions = Result {
    try files.flatMap { path in
      try Corpora.text(path).split(separator: "\n").map {
        try JSONDecoder().decode(PlacementCorpusRow.self, from: Data($0.utf8))
      }
    }.filter {
      ($0.kind ?? "position") == "position" && $0.reference != nil
        && !($0.how ?? "").contains("history-dependent")
    }
  }
}

extension PlacementCorpusRow {
  /// The names of what ran, without what only reports.
  var stages: [String] {
    (middleware ?? []).map(\.name).filter { $0 != "arrow" && $0 != "hide" }
  }

  /// Whether an offset moves the bubble along its target's edge, or an arrow does.
  var movesAlongEdge: Bool {
    let offsets = (middleware ?? []).filter { $0.name == "offset" }
    return offsets.contains { stage in
      if case .distance(let cross) = stage.options?.crossAxis, cross != 0 { return true }
      return (stage.options?.alignmentAxis ?? 0) != 0
    } || (expect?.arrow?.alignmentOffset ?? 0) != 0
  }

  var target: LayoutRect { reference?.layout ?? LayoutRect() }

  /// The bubble where floating-ui put it.
  var answer: LayoutRect {
    LayoutRect(
      x: expect?.x ?? .nan, y: expect?.y ?? .nan, width: floating?.width ?? 0,
      height: floating?.height ?? 0)
  }

  /// What the boundary leaves within the padding of the last stage that has one.
  var padded: LayoutRect? {
    let padding = (middleware ?? []).last {
      ["shift", "flip", "autoPlacement"].contains($0.name) && $0.options?.padding != nil
    }?.options?.padding?.insets
    return boundary?.layout.inset(by: padding ?? LayoutInsets())
  }

  private var gap: Double {
    let offset = (middleware ?? []).first { $0.name == "offset" }?.options
    if case .distance(let distance) = offset?.mainAxis { return distance }
    return offset?.value ?? 0
  }

  /// The sides that floating-ui was asked for: the wanted one, then those listed.
  var wantedSides: [BubbleSide] {
    let stages = middleware ?? []
    let listed = stages.compactMap { $0.options?.fallbackPlacements }.first ?? []
    if let allowed = stages.compactMap({ $0.options?.allowedPlacements }).first {
      return allowed.map(side)
    }
    return [side(placement ?? "bottom")] + listed.map(side)
  }

  func side(_ placement: String) -> BubbleSide {
    let isRightToLeft = rtl ?? false
    switch placement.prefix(while: { $0 != "-" }) {
    case "top": return .above
    case "left": return isRightToLeft ? .trailing : .leading
    case "right": return isRightToLeft ? .leading : .trailing
    default: return .below
    }
  }

  private var alignment: BubbleAlignment {
    switch (placement ?? "").split(separator: "-").last {
    case "start": .start
    case "end": .end
    default: .center
    }
  }

  /// Our place for the same bubble, not rounded, within the padded boundary if that counts.
  ///
  /// - Parameters:
  ///   - sides: The sides to try first.
  ///   - bounds: Where the bubble may be; nothing for anywhere.
  ///   - mayCoverTarget: Whether a negative offset is followed as floating-ui does.
  /// - Returns: The placement.
  func placed(
    on sides: [BubbleSide], within bounds: LayoutRect?, mayCoverTarget: Bool = false
  ) -> BubblePlacement {
    let far = LayoutRect(x: -2e5, y: -2e5, width: 4e5, height: 4e5)
    let room = bounds ?? far
    let container = BubbleContainer(
      frame: far,
      safeArea: LayoutInsets(
        top: room.minY - far.minY, left: room.minX - far.minX, bottom: far.maxY - room.maxY,
        right: far.maxX - room.maxX),
      margins: DirectionalInsets(),
      layoutDirection: rtl ?? false ? .rightToLeft : .leftToRight)
    let style = BubbleStyle(
      cornerRadius: 0, textInsets: DirectionalInsets(), maximumWidth: nil, arrow: nil)
    let content = TextLayout(
      size: answer.size,
      lines: [
        TextLine(
          text: "", range: 0..<0, width: answer.width, top: 0, baseline: 0,
          height: answer.height, direction: .leftToRight)
      ], narrowestWidth: answer.width)
    var bubble = Bubble(
      text: "", style: style, preferredSides: sides, alignment: alignment, gap: gap)
    bubble.mayCoverTarget = mayCoverTarget
    bubble.attachment = (middleware ?? []).compactMap { $0.options?.limitShift?.offset }.first
    var placer = BubblePlacer(container: container)
    return placer.place(
      bubble, besides: [HighlightTarget(frame: target, padding: 0, shape: nil)],
      snapsToPixels: false
    ) { _ in content }
  }
}
