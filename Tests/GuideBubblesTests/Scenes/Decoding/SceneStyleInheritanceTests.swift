import Constraints
import TestSupport
import Testing

@testable import GuideBubbles
@testable import GuideFormats
@testable import GuideScenes

@Suite struct SceneStyleInheritanceTests {
  private static func styles(_ styles: String) throws -> [SceneStyle] {
    try Scene(parsing: Array(#"{ "styles": { \#(styles) } }"#.utf8)).styles
  }

  @Test func `a style takes what it does not say from the one that it wears`() throws {
    let styles = try Self.styles(
      """
      "loud": { "style": "hint", "fill": "#ff0000", "font": { "weight": "bold" } },
      "hint": { "style": "base", "fill": "#00ff00", "maxWidth": 200, "arrow": false },
      "base": { "font": { "size": 15, "family": "Inter" }, "titleFont": { "size": 20 }, "lineLimit": 3,
                "textInsets": 9, "cornerRadius": 7, "maxWidth": 100, "textColor": "#111111" }
      """)
    let loud = styles[0]
    #expect(loud.look.fill == DrawingColor(hex: "#ff0000"))
    #expect(loud.look.font == SceneFont(size: .points(15), weight: .bold, family: "Inter"))
    #expect(loud.titleFont == SceneFont(size: .points(20)))
    #expect(loud.look.lineLimit == 3)
    #expect(loud.look.cornerRadius == 7)
    #expect(loud.look.textColor == DrawingColor(hex: "#111111"))
    #expect(loud.look.textInsets != nil)
    #expect(loud.maximumWidth == SceneLength(200))
    #expect(loud.arrow == .absent)
    #expect(styles[1].look.fill == DrawingColor(hex: "#00ff00"))
    #expect(styles[1].look.font?.weight == nil)
  }

  @Test func `an image comes with its tail and whether it mirrors`() throws {
    let styles = try Self.styles(
      """
      "photo": { "image": { "file": "a.png" }, "tail": { "edge": "top", "at": 9 }, "mirrors": true },
      "plain": { "style": "photo" },
      "pointed": { "style": "photo", "arrow": true },
      "other": { "style": "photo", "image": { "file": "b.png" } }
      """)
    #expect(styles[1].image?.file.text == "a.png")
    #expect(styles[1].tail == BubbleTail(edge: .top, at: 9))
    #expect(styles[1].mirrors)
    #expect(styles[2].tail == nil)
    #expect(styles[2].image?.file.text == "a.png")
    #expect(styles[3].image?.file.text == "b.png")
    #expect(styles[3].tail == nil)
    #expect(!styles[3].mirrors)
  }

  @Test func `a ring of styles is an error that names the way round`() {
    let marked = MarkedText(
      """
      { "styles": { "a": { "style": ①"b" }, "b": { "style": ②"c" }, "c": { "style": ③"a" },
        "d": { "style": "a" }, "e": { "style": ④"e" }, "f": { "style": ⑤"hnit" }, "hint": {} } }
      """)
    let error = #expect(throws: SceneDiagnostics.self) { try Scene(parsing: marked.bytes) }
    let diagnostics = error?.diagnostics ?? []
    #expect(
      diagnostics.map(\.message) == [
        "the style 'a' wears itself: 'a' wears 'b', which wears 'c', which wears 'a'",
        "the style 'e' wears itself: 'e' wears 'e'", "unknown style 'hnit'",
      ])
    #expect(diagnostics.map { $0.range?.start } == [0, 3, 4].map { marked.offsets[$0] })
    #expect(diagnostics.first?.notes.map { $0.range?.start } == [1, 2].map { marked.offsets[$0] })
    #expect(diagnostics.last?.help?.hasPrefix("did you mean 'hint'?") == true)
  }

  @Test func `a long chain of styles ends`() throws {
    let chain = (0..<3000).map { #""s\#($0)": { "style": "s\#($0 + 1)" }"# }.joined(separator: ", ")
    let styles = try Self.styles(chain + #", "s3000": { "maxWidth": 77 }"#)
    #expect(styles.allSatisfy { $0.maximumWidth == SceneLength(77) })
  }

  @Test func `a view wears what its style wears`() throws {
    let solution = try solve(
      """
      { "screen": "iPhone 15", "styles": { "a": { "style": "b" }, "b": { "textInsets": [1, 2, 3, 4] } },
        "views": [{ "id": "box", "kind": "label", "style": "a", "pin": ["top", "leading"] },
          { "kind": "label", "text": "x", "id": "text", "style": "a", "pin": ["bottom", "leading"] }] }
      """)
    let inner = try #require(solution.views.last)
    #expect(inner.textFrame.x == 2)
    #expect(inner.frame.width - inner.textFrame.width == 6)
  }
}
