import Constraints
import Foundation
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes
@testable import GuideText

@Suite struct SceneWebTests {
  private func solve(_ view: String, locale: String = "en") throws -> SceneSolution {
    let source = #"""
      { "screen": { "size": [200, 300], "scale": 2, "locale": "\#(locale)" },
        "views": [ { "id": "page", "kind": "web", \#(view) } ] }
      """#
    return try SceneSolver.solve(Scene(parsing: Array(source.utf8)))
  }

  private let frame = #""frame": [10, 20, 120, 60]"#

  @Test func `a page has no size of its own`() throws {
    let solution = try solve(#""text": "<p>words", "pin": ["top", "left"]"#)
    #expect(solution.views[0].frame.width == 0 && solution.views[0].frame.height == 0)
    #expect(solution.diagnostics.contains { $0.code == .ambiguous })
  }

  @Test func `its text is plain, 8 points from its edges and begins at the top`() throws {
    let view = try solve(#""text": "<p>One &amp; two</p>", \#(frame)"#).views[0]
    #expect(view.page == "<p>One &amp; two</p>")
    #expect(view.text?.lines.map(\.text) == ["One & two"])
    #expect(view.textFrame.minX == 18 && view.textFrame.maxX == 122 && view.textFrame.minY == 28)
    let text = try #require(view.text)
    let lines = text.lineFrames(
      in: view.textFrame, alignment: .leading, direction: .leftToRight)
    #expect(lines.first?.minX == 18 && lines.first?.minY == 28)
  }

  @Test func `it wraps in the width that is left, and shows the lines that begin in its frame`()
    throws
  {
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    let view = try solve(#""text": "\#(words)", \#(frame)"#).views[0]
    let text = try #require(view.text)
    #expect(text.lines.allSatisfy { $0.width <= 104 && !$0.text.contains("…") })
    #expect(text.lines.allSatisfy { $0.top < 52 } && text.lines.count == 3 && text.isTruncated)
    let narrow = try solve(#""text": "\#(words)", "frame": [0, 0, 10, 60]"#).views[0]
    #expect(narrow.text?.lines.isEmpty == false)
  }

  @Test func `what is bold is drawn in bold, at its place in the line`() throws {
    let view = try solve(#""text": "One <b>two three</b> four", "frame": [0, 0, 190, 60]"#).views[0]
    let line = try #require(view.text?.lines.first)
    #expect(line.text == "One two three four")
    #expect(line.runs.map(\.text) == ["One", "two three", "four"])
    #expect(line.runs.map(\.weight) == [.regular, .bold, .regular])
    let bold = TextMeasurer().layout("two three", font: TextFont(weight: .bold))
    let plain = TextMeasurer().layout("One x four", font: TextFont())
    let width = { (text: TextLayout) in text.lines.first?.width ?? 0 }
    let x = TextMeasurer().layout("x", font: TextFont())
    #expect((line.width - (width(bold) + width(plain) - width(x))).magnitude < 1e-9)
    #expect(line.runs[1].x > line.runs[0].width && line.runs[2].x > line.runs[1].x + width(bold))
    let drawing = try #require(
      DrawingBuilder(solve(#""text": "<b>Bold</b> <i>not</i>", "frame": [0, 0, 190, 60]"#)))
    let document = SVGRenderer().document(drawing.screenDrawing(), title: "t")
    #expect(document.contains("font-weight=\"700\"") && document.contains(">Bold<"))
  }

  @Test(arguments: [100, 120, 150, 190, 400])
  func `lines in which something is bold fit the width, and lose nothing`(width: Int) throws {
    let html = "A few words, of which <b>some are bold and go on over lines</b>, and <b>one</b>."
    let view = try solve(#""text": "\#(html)", "frame": [0, 0, \#(width), 300]"#).views[0]
    let lines = try #require(view.text).lines
    #expect(lines.allSatisfy { $0.width <= Double(width - 16) && !$0.runs.isEmpty })
    #expect(
      lines.map(\.text).joined(separator: " ")
        == "A few words, of which some are bold and go on over lines, and one.")
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    for line in lines {
      let ends = line.runs.map { $0.x + $0.width }
      #expect(zip(line.runs.dropFirst(), ends).allSatisfy { $0.x >= $1 - 1e-9 })
      #expect(((ends.last ?? 0) - line.width).magnitude < 1e-9)
    }
  }

  @Test(arguments: ["en", "ar"]) func `items of a list hang behind their marks`(locale: String)
    throws
  {
    let html = "x<ul><li>first words that need two lines<li><b>second</b></ul>"
    let solution = try solve(#""text": "\#(html)", "frame": [0, 0, 190, 200]"#, locale: locale)
    let view = solution.views[0]
    let text = try #require(view.text)
    #expect(
      text.lines.map(\.text) == ["x", "", "• first words that", "need two lines", "• second"])
    let direction = try #require(solution.screen).direction
    let frames = text.lineFrames(
      in: view.textFrame, alignment: .leading, direction: direction)
    let item = text.lines[2]
    let words = try #require(item.runs.first { $0.text != "•" })
    let mark = try #require(item.runs.first { $0.text == "•" })
    if direction == .leftToRight {
      #expect(frames[0].minX == 8 && frames[3].minX == 8 + 42.5)
      #expect((frames[2].minX + words.x - frames[3].minX).magnitude < 1e-9 && mark.x == 0)
    } else {
      #expect((frames[0].maxX - 182).magnitude < 1e-9)
      #expect((frames[3].maxX - (182 - 42.5)).magnitude < 1e-9)
      let end = frames[2].minX + words.x + words.width
      #expect((end - frames[3].maxX).magnitude < 1e-9 && mark.x > words.x + words.width)
    }
    #expect(text.lines[4].runs.contains { $0.text == "second" && $0.weight == .bold })
  }

  @Test func `deep lists leave half of the width to words`() throws {
    let html = String(repeating: "<ul><li>", count: 20) + "words"
    let text = try #require(solve(#""text": "\#(html)", "frame": [0, 0, 190, 900]"#).views[0].text)
    #expect(text.lines.allSatisfy { $0.indent <= 87 })
    #expect(text.lines.last?.text == "• words")
  }

  @Test func `pages and lists have no line around them`() throws {
    for kind in ["web", "list"] {
      let source = #"""
        { "screen": { "size": [200, 300] },
          "views": [ { "id": "a", "kind": "\#(kind)", "frame": [10, 20, 120, 60] } ] }
        """#
      let solution = try SceneSolver.solve(Scene(parsing: Array(source.utf8)))
      let shapes = try #require(DrawingBuilder(solution)).screenDrawing().shapes(inViewNamed: "a")
      let frame = LayoutRect(x: 10, y: 20, width: 120, height: 60)
      #expect(shapes == [DrawingShape(.rect(frame), fill: .white)])
    }
  }

  @Test func `its text is one of a table by language`() throws {
    let table = #""text": { "en": "<b>Hello</b>", "de": "<b>Hallo</b>" }, \#(frame)"#
    #expect(try solve(table, locale: "de").views[0].text?.lines.map(\.text) == ["Hallo"])
    #expect(try solve(table, locale: "de").views[0].page == "<b>Hallo</b>")
    #expect(try solve(frame).views[0].page == nil)
  }

  @Test func `a drawing has the page with its text, clipped`() throws {
    let solution = try solve(#""text": "<p>One", "cornerRadius": 6, \#(frame)"#)
    let builder = try #require(DrawingBuilder(solution))
    let rect = LayoutRect(x: 10, y: 20, width: 120, height: 60)
    let groups = groups(builder.screenDrawing().elements)
    let clipped = try #require(groups.first { $0.clip == .rect(rect, radius: 6) })
    guard case .page(let page) = clipped.elements[0] else {
      Issue.record("no page")
      return
    }
    #expect(page.html == "<p>One" && page.frame == rect && page.title == "page")
    #expect(page.elements.count == 1 && builder.hasPages)
  }

  @Test func `a document shows plain text, which never becomes markup`() throws {
    let html = "<p onload='x'>A &lt;script&gt;alert(1)&lt;/script&gt; <img src=x onerror=y>b"
    let solution = try solve(#""text": "\#(html)", "frame": [0, 0, 190, 200]"#)
    let document = SVGRenderer().document(
      try #require(DrawingBuilder(solution)).screenDrawing(), title: "t")
    let check = XMLCheck(document)
    #expect(check.refusal == nil)
    #expect(!check.elements.contains("script") && !check.elements.contains("foreignObject"))
    #expect(check.lines.joined().contains("<script>alert(1)</script>"))
    #expect(!document.contains("onerror"))
  }

  @Test func `a page without text is drawn all the same`() throws {
    let solution = try solve(#""text": "<img src='data:,'>", \#(frame)"#)
    #expect(solution.views[0].text == nil && solution.views[0].page != nil)
    let builder = try #require(DrawingBuilder(solution))
    #expect(groups(builder.screenDrawing().elements).contains { $0.clip != nil })
  }

  @Test func `much markup is solved and drawn with the lines that are seen`() throws {
    let html = String(repeating: "<p>a<ul><li>b&amp;c", count: 2000)
    let solution = try solve(#""text": "\#(html)", \#(frame)"#)
    #expect((1...4).contains(solution.views[0].text?.lines.count ?? 0))
  }

  private func groups(_ elements: [DrawingElement]) -> [DrawingGroup] {
    elements.flatMap { element -> [DrawingGroup] in
      if case .group(let group) = element { [group] + groups(group.elements) } else { [] }
    }
  }
}
