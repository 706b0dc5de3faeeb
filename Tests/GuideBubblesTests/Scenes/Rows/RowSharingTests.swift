import Constraints
import TestSupport
import Testing

@testable import GuideScenes
@testable import GuideText

@Suite struct RowSharingTests {
  private static func rows(_ template: String) throws -> SceneSolution {
    let texts = ["Hello", "Hello there, this one wraps", "Hi", "And this one wraps as well, twice"]
    let colors = ["#ff0000", "#00ff00", "#0000ff", "#ff0000"]
    let rows = zip(texts, colors).map { #"{ "text": "\#($0)", "color": "\#($1)", "wide": 60 }"# }
    return try solve(
      SceneListTests.scene(rows: rows.joined(separator: ", "), template: template))
  }

  private static func template(fill: String, width: String = "100") -> String {
    """
    { "fill": "\(fill)", "children": [
        { "id": "words", "kind": "label", "text": "{text}", "textColor": "\(fill)" } ],
      "constraints": ["H:|-10-[words(<=\(width))]", "V:|-12-[words]-12-|"] }
    """
  }

  @Test func `rows of a colour each lie as rows of one colour, each in its own`() throws {
    let plain = try Self.rows(Self.template(fill: "#ffffff"))
    let colored = try Self.rows(Self.template(fill: "{color}"))
    #expect(colored.diagnostics.isEmpty)
    #expect(colored.views.map(\.frame) == plain.views.map(\.frame))
    #expect(colored.views.map(\.text) == plain.views.map(\.text))
    let words = colored.views.filter { $0.kind == .label }
    #expect(words.map { $0.look.textColor?.red } == [255, 0, 0, 255])
    #expect(words.map { $0.look.textColor?.blue } == [0, 0, 255, 0])
    let cells = colored.views.filter { $0.kind == .view }
    #expect(cells.map { $0.look.fill?.green } == [0, 255, 0, 0])
  }

  @Test func `what is more than a colour makes a layout of its own`() throws {
    let narrow = try Self.rows(Self.template(fill: "{color}", width: "{wide}"))
    let words = narrow.views.filter { $0.kind == .label }
    #expect(words.allSatisfy { $0.frame.width <= 60 })
    #expect(
      narrow.views.map(\.frame)
        != (try Self.rows(Self.template(fill: "{color}"))).views.map(\.frame))
  }

  @Test func `a text that was broken before is broken as one that was not`() throws {
    let words = ["a ", "lamp ", "cake", "\u{e40}\u{e01} ", "\u{5e9}\u{5dc} ", "To-", "AVAV ", "\n"]
    try forAll(
      seeds: 0..<200,
      generate: { random in
        let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
          words[Int.random(in: words.indices, using: &random)]
        }
        let widths = (0..<8).map { _ in
          (Bool.random(using: &random) ? nil : Double(Int.random(in: 1...400, using: &random)) / 3)
        }
        let mode = LineBreakMode.allCases.randomElement(using: &random) ?? .truncateTail
        return (text: text.joined(), widths: widths, mode: mode)
      }
    ) { testCase in
      var view = SceneView(name: "words", kind: .label)
      view.text = SceneText(testCase.text)
      view.look.breakMode = testCase.mode
      let context = try SceneContext(Scene(), overrides: SceneOverrides())
      let resolved = ResolvedView.all([view], in: context)[0]
      var text = ContentText(resolved.text, of: resolved, with: context.measurer)
      return testCase.widths.enumerated().allSatisfy { index, width in
        text.layout(width: width, lineLimit: index % 3)
          == context.measurer.layout(
            testCase.text, font: resolved.look.font, maximumWidth: width, lineLimit: index % 3,
            breakMode: testCase.mode)
      }
    }
  }
}
