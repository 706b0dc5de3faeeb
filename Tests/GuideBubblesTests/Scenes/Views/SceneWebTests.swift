import Constraints
import Foundation
import TestSupport
import Testing

@testable import GuideScenes

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
