import Constraints
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes
@testable import GuideText

/// How scenes say how text is broken, and how solutions tell what came of it.
@Suite struct SceneTextTests {
  @Test func `break modes have words of their own and those of UIKit`() throws {
    let words: [(String, LineBreakMode)] = [
      ("wordWrap", .wordWrap), ("byWordWrapping", .wordWrap), ("characterWrap", .characterWrap),
      ("byCharWrapping", .characterWrap), ("clip", .clip), ("byClipping", .clip),
      ("truncateHead", .truncateHead), ("byTruncatingHead", .truncateHead),
      ("truncateMiddle", .truncateMiddle), ("byTruncatingMiddle", .truncateMiddle),
      ("truncateTail", .truncateTail), ("byTruncatingTail", .truncateTail),
    ]
    for (word, mode) in words {
      let scene = try Scene(parsing: Array(#"{ "views": [{ "breakMode": "\#(word)" }] }"#.utf8))
      #expect(scene.views[0].look.breakMode == mode, "\(word)")
    }
    do throws(SceneDiagnostics) {
      _ = try Scene(parsing: Array(#"{ "views": [{ "breakMode": "truncateTale" }] }"#.utf8))
      Issue.record("an unknown word was taken")
    } catch {
      #expect(error.diagnostics[0].message == "unknown break mode 'truncateTale'")
      #expect(error.diagnostics[0].help?.contains("'truncateTail'") == true)
    }
  }

  @Test func `keys on a view win over its style's`() throws {
    let views = try views(
      """
      { "id": "a", "kind": "label", "style": "s", "text": "one two three", "frame": [0, 0, 64, 90] },
      { "id": "b", "kind": "label", "style": "s", "text": "one two three", "frame": [0, 0, 64, 90],
        "lineLimit": 2, "breakMode": "wordWrap" },
      { "id": "c", "kind": "button", "text": "one two three four", "frame": [0, 0, 90, 44] }
      """)
    #expect(views[0].text?.lines.map(\.text) == ["…three"])
    #expect(views[1].text?.lines.map(\.text) == ["one two", "three"])
    #expect(views[2].text?.lines.map(\.ellipsis) == [.middle])
  }

  @Test func `the locale decides where Japanese and Korean lines end`() throws {
    func lines(_ locale: String) throws -> [[String]] {
      try views(
        """
        { "id": "a", "kind": "label", "text": "アカード", "frame": [0, 0, 40, 90] },
        { "id": "b", "kind": "label", "text": "사진 저장", "frame": [0, 0, 60, 90] }
        """, locale: locale
      ).map { $0.text?.lines.map(\.text) ?? [] }
    }
    #expect(try lines("ja-JP") == [["ア", "カー", "ド"], ["사진 저", "장"]])
    #expect(try lines("ja-JP-u-lb-normal") == [["アカ", "ード"], ["사진 저", "장"]])
    #expect(try lines("ja-u-lb-loose+pseudo-mirrored").count == 2)
    #expect(try lines("ko") == [["ア", "カー", "ド"], ["사진", "저장"]])
    #expect(try lines("en") == [["ア", "カー", "ド"], ["사진 저", "장"]])
  }

  @Test func `a bubble whose lines are limited breaks the promise to show its text`() throws {
    let scene = """
      { "screen": { "size": [320, 568], "scale": 2 },
        "views": [{ "id": "a", "frame": [100, 100, 44, 44] }],
        "styles": { "s": { "lineLimit": 2, "maxWidth": 120, "breakMode": "truncateMiddle" } },
        "guide": { "style": "s", "steps": [
          { "target": "a", "text": "one two three four five six seven eight nine ten" },
          { "target": "a", "text": "one" } ] } }
      """
    let solution = try SceneSolver.solve(try Scene(parsing: Array(scene.utf8)))
    let bubbles = solution.steps.map(\.bubble)
    #expect(bubbles[0].text.lines.count == 2 && bubbles[0].text.isTruncated)
    #expect(bubbles[0].text.lines.map(\.ellipsis) == [nil, .middle])
    let report = try #require(bubbles[0].promises.first { $0.promise == .textUnclipped })
    let missing = bubbles[0].text.unlimitedHeight - bubbles[0].text.size.height
    #expect(!report.isKept && report.shortfall == missing && missing > 17)
    #expect(bubbles[1].promises.allSatisfy(\.isKept) && !bubbles[1].text.isTruncated)
  }

  @Test func `a solution tells the lines of views with their ranges`() throws {
    let scene = """
      { "screen": { "size": [320, 568], "scale": 2 }, "views": [
        { "id": "a", "kind": "label", "text": "one two three", "frame": [10, 20, 60, 20],
          "lineLimit": 1 },
        { "id": "b", "kind": "label", "text": "שלום", "frame": [10, 60, 60, 20] }, { "id": "c" } ] }
      """
    let solution = try SceneSolver.solve(try Scene(parsing: Array(scene.utf8)))
    let text = JSONWriter.text(solution.json()).filter { $0 != " " && $0 != "\n" }
    #expect(text.contains(#""measured":"estimated","truncated":true,"lines":[{"text":"onet…""#))
    #expect(text.contains(#""range":[0,13]"#) && text.contains(#""ellipsis":"tail""#))
    #expect(text.contains(#""text":"שלום","range":[0,8]"#))
    #expect(text.contains(#""direction":"rtl""#))
    #expect(text.contains(#"{"id":"c","frame":[0,0,0,0]}"#))
  }

  @Test func `each run of a mixed line is drawn by itself, in its own order`() throws {
    let drawn = try texts(
      #"{ "id": "a", "kind": "label", "text": "to שלום (12)", "frame": [10, 20, 200, 20] }"#)
    #expect(drawn.map(\.text) == ["to ", ")", "12", "שלום ("])
    #expect(drawn.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight, .rightToLeft])
    #expect(drawn.allSatisfy { $0.order == .overridden })
    for (left, right) in zip(drawn, drawn.dropFirst()) {
      #expect(isClose(left.x + left.width, right.x))
    }
    let plain = try texts(
      #"{ "id": "a", "kind": "label", "text": "שלום", "frame": [10, 20, 200, 20] }"#)
    #expect(plain.map(\.order) == [.isolated])
  }

  @Test func `text that does not fit its view is clipped to it`() throws {
    let scene = """
      { "screen": { "size": [320, 568], "scale": 2 }, "views": [
        { "id": "a", "kind": "label", "text": "a long text", "frame": [10, 20, 40, 20],
          "lineLimit": 1, "breakMode": "clip" } ] }
      """
    let solution = try SceneSolver.solve(try Scene(parsing: Array(scene.utf8)))
    let builder = try #require(DrawingBuilder(solution))
    let svg = SVGRenderer().document(builder.screenDrawing(), title: "")
    #expect(svg.contains(#"<path d="M10 20L50 20L50 40L10 40L10 20Z"/>"#))
    #expect(svg.contains("clip-path"))
  }

  @Test func `a space between runs of two directions stays between them in pictures`() throws {
    let text = "לחץ על Save כדי לשמור"
    let scene = #"""
      { "screen": { "size": [320, 100] }, "views": [
        { "id": "a", "kind": "label", "text": "\#(text)", "frame": [0, 0, 300, 40] } ] }
      """#
    let solution = try SceneSolver.solve(try Scene(parsing: Array(scene.utf8)))
    let builder = try #require(DrawingBuilder(solution))
    let svg = SVGRenderer().document(builder.screenDrawing(), title: "")
    // Behind an override a last space belongs to the line and stands at its right, but for a mark.
    #expect(svg.contains(">\u{202e}לחץ על \u{200f}\u{202c}<"))
    #expect(svg.contains(">\u{202e} כדי לשמור\u{202c}<"))
  }

  private func views(_ views: String, locale: String = "en") throws -> [SolvedView] {
    let scene = """
      { "screen": { "size": [320, 568], "scale": 2, "locale": "\(locale)" }, "views": [\(views)],
        "styles": { "s": { "lineLimit": 1, "breakMode": "truncateHead" } } }
      """
    return try SceneSolver.solve(try Scene(parsing: Array(scene.utf8))).views
  }

  private func texts(_ view: String) throws -> [DrawingText] {
    let scene = #"{ "screen": { "size": [320, 568] }, "views": [\#(view)] }"#
    let solution = try SceneSolver.solve(try Scene(parsing: Array(scene.utf8)))
    let builder = try #require(DrawingBuilder(solution))
    func texts(_ elements: [DrawingElement]) -> [DrawingText] {
      elements.flatMap { element in
        switch element {
        case .text(let text): [text]
        case .group(let group): texts(group.elements)
        case .shape, .image, .page: [] as [DrawingText]
        }
      }
    }
    return texts(builder.screenDrawing().elements)
  }
}
