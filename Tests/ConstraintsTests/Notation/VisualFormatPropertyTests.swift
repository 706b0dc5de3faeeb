import Constraints
import TestSupport
import Testing

/// A line that the grammar makes means what its parts say, one by one.
@Suite struct VisualFormatPropertyTests {
  /// A random line with what it means in the notation of sums; `|` is `box`.
  private struct Line: CustomStringConvertible {
    var text = ""
    var options: VisualFormat.Options = []
    /// The constraints in order.
    var meaning: [String] = []
    var description: String { "\(text) with \(options.rawValue)" }

    private var isVertical = false
    private var usesBaselines = false

    /// What stands between neighbours: its text, its conditions, and whether they are written.
    private struct Gap {
      var text: String
      var conditions: [(relation: String, distance: String, priority: String)]
      var isWritten = true
      var isMargin = false
    }

    init(using random: inout SplitMix64) {
      isVertical = Bool.random(using: &random)
      let isBackwards = !isVertical && Int.random(in: 0..<3, using: &random) == 0
      usesBaselines = isVertical && Int.random(in: 0..<3, using: &random) == 0
      if isBackwards { options.insert(.directionRightToLeft) }
      if usesBaselines { options.insert(.spacingBaselineToBaseline) }
      let aligned = isVertical ? "centerX" : "bottom"
      let aligns = Bool.random(using: &random)
      if aligns { options.insert(isVertical ? .alignAllCenterX : .alignAllBottom) }
      text = isVertical ? "V:" : ["", "H:"].randomElement(using: &random) ?? ""
      var previous: String?
      if Bool.random(using: &random) {
        text += "|"
        previous = "box"
      }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let name = ["a", "b", "保存", "row[3].label"].randomElement(using: &random) ?? "a"
        let gap = previous.map { Self.gap(atEdge: $0 == "box", using: &random) }
        text += gap?.text ?? ""
        appendView(name, using: &random)
        if let gap, let previous {
          append(gap, from: previous, to: name, isBackwards: isBackwards)
          if aligns, previous != "box" {
            meaning.append("\(previous).\(aligned) == \(name).\(aligned)")
          }
        }
        previous = name
      }
      if let previous, Bool.random(using: &random) {
        let gap = Self.gap(atEdge: true, using: &random)
        text += gap.text + "|"
        append(gap, from: previous, to: "box", isBackwards: isBackwards)
      }
    }

    private mutating func appendView(_ name: String, using random: inout SplitMix64) {
      text += "[\(name)"
      if Bool.random(using: &random) {
        let extent = isVertical ? "height" : "width"
        let list = Self.conditions(objects: Self.numbers + ["b", "保存"], using: &random)
        text += "(" + list.map { "\($0.written)" }.joined(separator: ",") + ")"
        for one in list {
          let isView = one.object == "b" || one.object == "保存"
          let object = isView ? "\(one.object).\(extent)" : Self.value(one.object)
          meaning.append("\(name).\(extent) \(one.relation) \(object)\(one.priority)")
        }
      }
      text += "]"
    }

    private mutating func append(
      _ gap: Gap, from first: String, to second: String, isBackwards: Bool
    ) {
      let baselines = usesBaselines && gap.isWritten
      let start = isVertical ? "top" : isBackwards ? "right" : "leading"
      let end = isVertical ? "bottom" : isBackwards ? "left" : "trailing"
      let margin = gap.isMargin ? "Margin" : ""
      let from = first == "box" ? start + margin : baselines ? "lastBaseline" : end
      let to = second == "box" ? end + margin : baselines ? "firstBaseline" : start
      let (near, far) =
        isBackwards
        ? ("\(second).\(to)", "\(first).\(from)") : ("\(first).\(from)", "\(second).\(to)")
      for one in gap.conditions {
        meaning.append("\(far) \(one.relation) \(near) + \(one.distance)\(one.priority)")
      }
    }

    private static let numbers = ["0", "8", "-6", "+4", "0.5", "1e2", "gap", "minus"]

    private static func value(_ number: String) -> String {
      switch number {
      case "gap": "12"
      case "minus": "-7"
      default: number
      }
    }

    private static func conditions(
      objects: [String], using random: inout SplitMix64
    ) -> [(written: String, relation: String, object: String, priority: String)] {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let relation = ["", "==", "<=", ">="].randomElement(using: &random) ?? ""
        let object = objects.randomElement(using: &random) ?? "0"
        let priority = ["", "@250", "@high", "@weak", "@0.5"].randomElement(using: &random) ?? ""
        return (
          relation + object + priority, relation.isEmpty ? "==" : relation, object,
          priority == "@weak" ? " @300" : " " + priority
        )
      }
    }

    private static func gap(atEdge: Bool, using random: inout SplitMix64) -> Gap {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return Gap(text: "", conditions: [("==", "0", "")], isWritten: false)
      case 1:
        return Gap(
          text: "-", conditions: [("==", atEdge ? "0" : "8", "")], isWritten: false,
          isMargin: atEdge)
      case 2:
        let number = ["0", "8", "2.5", "gap", "minus"].randomElement(using: &random) ?? "0"
        return Gap(text: "-\(number)-", conditions: [("==", value(number), "")])
      default:
        let list = conditions(objects: numbers, using: &random)
        return Gap(
          text: "-(" + list.map(\.written).joined(separator: ",") + ")-",
          conditions: list.map { ($0.relation, value($0.object), $0.priority) })
      }
    }
  }

  @Test func `a line means what its parts say`() throws {
    var scene = LayoutScene(["box", "a", "b", "保存", "row[3].label"])
    let metrics = [("gap", 12.0), ("minus", -7), ("weak", 300)].map {
      VisualFormat.Metric($0.0, $0.1)
    }
    try forAll(seeds: 0..<2000) { random in
      Line(using: &random)
    } holds: { line in
      let found = try scene.names.constraints(
        visualFormat: line.text, options: line.options, superview: scene["box"], metrics: metrics)
      let expected = try line.meaning.map { try scene.names.constraint($0) }
      return found.map(Self.normal) == expected.map(Self.normal)
    }
    _ = try scene.activate()
  }

  @Test func `spaces between words change nothing`() throws {
    try forAll(seeds: 0..<500) { random in
      let line = Line(using: &random)
      var spaced = ""
      var isInWord = false
      for character in line.text {
        let belongs = character.isLetter || character.isNumber || "._+@<>=".contains(character)
        if !belongs, !isInWord { spaced += " " }
        isInWord = belongs
        spaced.append(character)
      }
      return (line, spaced)
    } holds: { line, spaced in
      guard !line.text.contains("row[") else { return true }
      let metrics = [("gap", 12.0), ("minus", -7), ("weak", 300)].map {
        VisualFormat.Metric($0.0, $0.1)
      }
      let plain = try VisualFormat(parsing: line.text, options: line.options, metrics: metrics)
      let wide = try VisualFormat(parsing: spaced, options: line.options, metrics: metrics)
      return plain.items.map(\.name) == wide.items.map(\.name)
        && plain.constraints.map(\.right.constant) == wide.constraints.map(\.right.constant)
    }
  }

  /// A constraint without its owner, and its terms in an order of their own.
  private static func normal(_ constraint: LayoutConstraint) -> LayoutConstraint {
    var normal = constraint
    normal.owner = nil
    normal.terms.sort { "\($0)" < "\($1)" }
    return normal
  }
}
