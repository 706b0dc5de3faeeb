import Constraints
import GuideFormats
import TestSupport

@testable import GuideScenes

/// A small scene with constraints that can be taken away one by one.
struct ExplainedScene: CustomStringConvertible {
  static let views = ["a", "b", "c"]

  /// The lines of its constraints.
  var lines: [String]
  /// The width that the content of each view wants.
  var widths: [Int]

  /// The scene as a file without some of its lines.
  func text(without left: Set<Int> = []) -> String {
    let views = zip(Self.views, widths).map { name, width in
      #"{ "id": "\#(name)", "intrinsicSize": [\#(width), 20] }"#
    }
    let kept = lines.indices.filter { !left.contains($0) }.map { "\"\(lines[$0])\"" }
    return "{ \"screen\": { \"size\": [300, 400] }, \"views\": [\(views.joined(separator: ", "))], "
      + "\"constraints\": [\(kept.joined(separator: ", "))] }"
  }

  var description: String { text() }

  /// The scene with the number of a line a thousandth larger.
  func nudged(_ line: Int) -> ExplainedScene {
    var nudged = self
    var words = lines[line].split(separator: " ").map { String($0) }
    if let plus = words.lastIndex(of: "+") { words[plus + 1] += ".001" }
    nudged.lines[line] = words.joined(separator: " ")
    return nudged
  }

  /// The numbers of the lines that places in the whole file belong to.
  func lines(at ranges: [SourceRange?], in scene: Scene) -> Set<Int> {
    Set(
      ranges.compactMap { $0 }.compactMap { range in
        scene.constraints.firstIndex { constraint in
          constraint.lineRange.map { $0.start <= range.start && range.end <= $0.end } ?? false
        }
      })
  }

  /// The explanation of a value, of the scene without some of its lines.
  func explanation(
    of attribute: LayoutAttribute, of view: String, without left: Set<Int> = []
  ) throws -> ValueExplanation? {
    let explainer = try SceneExplainer(Scene(parsing: Array(text(without: left).utf8)))
    return explainer.values(of: .view(view, attribute)).first
  }

  /// A scene by chance: each view is tied to the screen or to another one along the horizontal axis,
  /// with wishes that may contradict each other.
  init(_ random: inout SplitMix64) {
    widths = Self.views.map { _ in Int.random(in: 20...120, using: &random) }
    lines = []
    func number(_ bound: Int, _ random: inout SplitMix64) -> Int {
      Int.random(in: 1...bound, using: &random)
    }
    for (index, view) in Self.views.enumerated() {
      let other = index == 0 || Bool.random(using: &random) ? "screen" : Self.views[index - 1]
      let edge = ["left", "right", "centerX"][number(3, &random) - 1]
      lines.append("\(view).\(edge) == \(other).\(edge) + \(number(60, &random))")
      lines.append("\(view).top == screen.top + \(number(60, &random))")
    }
    for _ in 0..<number(5, &random) {
      let view = Self.views[number(3, &random) - 1]
      let other = ["screen", "a", "b", "c"].filter { $0 != view }[number(3, &random) - 1]
      let attribute = ["width", "left", "right"][number(3, &random) - 1]
      let relation = ["==", "<=", ">="][number(3, &random) - 1]
      let factor = attribute == "width" ? "0.\(number(9, &random)) * " : ""
      lines.append(
        "\(view).\(attribute) \(relation) \(factor)\(other).\(attribute) + \(number(80, &random)) "
          + "@\(100 + 10 * number(89, &random))")
    }
  }
}
