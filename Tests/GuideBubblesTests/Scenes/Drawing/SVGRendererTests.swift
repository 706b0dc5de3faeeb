import Constraints
import Foundation
import SceneTestSupport
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes
@testable import GuideText

@Suite struct SVGRendererTests {
  @Test(arguments: [1, 2, 3])
  func `each step of three buttons is drawn as recorded`(number: Int) throws {
    let solution = ThreeButtons.solution()
    let builder = try #require(DrawingBuilder(solution))
    let drawing = builder.drawing(for: solution.steps[number - 1])
    let document = SVGRenderer().document(drawing, title: "Step \(number) of 3")
    try expectGolden(document, "SVGRenderer/three-buttons-\(number).svg")
  }

  @Test func `the same drawing gives the same bytes`() throws {
    let solution = ThreeButtons.solution()
    let builder = try #require(DrawingBuilder(solution))
    let documents = (0..<3).map { _ in
      SVGRenderer().document(builder.drawing(for: solution.steps[1]), title: "")
    }
    #expect(Set(documents).count == 1)
  }

  @Test(arguments: HostileText.samples)
  func `a hostile text stays text`(text: String) {
    let check = XMLCheck(SVGRenderer().document(drawing(of: text), title: text))
    #expect(check.refusal == nil)
    #expect(check.elements == ["svg", "title", "g", "text"])
  }

  @Test func `any text gives a well-formed document with the same elements`() {
    forAll(
      seeds: 0..<300, generate: { HostileText.random(using: &$0) },
      holds: { text in
        let check = XMLCheck(SVGRenderer().document(drawing(of: text), title: text))
        return check.refusal == nil && check.elements == ["svg", "title", "g", "text"]
      })
  }

  @Test func `what is written reads back`() {
    let text = "a <b> & \"c\" 'd'  e"
    #expect(XMLCheck(SVGRenderer().document(drawing(of: text), title: "")).lines == [text])
  }

  @Test func `what XML forbids is replaced`() {
    let check = XMLCheck(SVGRenderer().document(drawing(of: "a\u{0}\u{1B}\u{9F}b\nc"), title: ""))
    #expect(check.lines == ["a\u{FFFD}\u{FFFD}\u{FFFD}b c"])
  }

  @Test func `a line is fitted to its measured width`() {
    let document = SVGRenderer().document(drawing(of: "abc"), title: "")
    #expect(
      document.contains(
        "<text x=\"10\" y=\"20.5\" textLength=\"40.125\" lengthAdjust=\"spacing\""))
  }

  @Test func `a right-to-left line stands isolated around its middle`() {
    let document = SVGRenderer().document(drawing(of: "שלום", direction: .rightToLeft), title: "")
    #expect(document.contains("<text x=\"30.063\" y=\"20.5\" text-anchor=\"middle\" textLength"))
    #expect(document.contains("\u{2067}שלום\u{2069}"))
    #expect(!document.contains("direction"))
  }

  @Test(arguments: [
    (DrawingText.Anchor.left, "x=\"10\" y=\"20.5\" textLength"),
    (.middle, "x=\"30.063\" y=\"20.5\" text-anchor=\"middle\" textLength"),
    (.right, "x=\"50.125\" y=\"20.5\" text-anchor=\"end\" textLength"),
  ])
  func `a line stands where its anchor is`(anchor: DrawingText.Anchor, place: String) {
    let line = DrawingText(
      text: "abc", x: 10, baseline: 20.5, width: 40.125, font: TextFont(), color: .black,
      direction: .leftToRight, anchor: anchor)
    let drawing = Drawing(size: LayoutSize(width: 100, height: 50), elements: [.text(line)])
    #expect(SVGRenderer().document(drawing, title: "").contains("<text " + place))
  }

  @Test func `lines of a screen that is read from right to left are in line on the right`() throws {
    let scene = try Scene(parsing: ExampleFiles.bytes("three-buttons.json"))
    let solution = try SceneSolver.solve(scene, with: SceneOverrides(direction: .rightToLeft))
    let builder = try #require(DrawingBuilder(solution))
    let step = solution.steps[1]
    let right = NumberText.text(step.bubble.textFrame.maxX)
    let document = SVGRenderer().document(builder.guideDrawing(for: step), title: "")
    let lines = document.components(separatedBy: "<text x=\"\(right)\" ").count - 1
    #expect(lines == step.bubble.text.lines.count)
    #expect(document.components(separatedBy: "text-anchor=\"end\"").count == lines + 1)
  }

  @Test func `clip paths of two pictures on a page have different ids`() {
    let drawing = Drawing(
      size: LayoutSize(width: 9, height: 9),
      elements: [.group(DrawingGroup(clip: .rect(LayoutRect(width: 5, height: 5))))])
    #expect(SVGRenderer(idPrefix: "a").fragment(drawing).contains("url(#a-1)"))
    #expect(SVGRenderer(idPrefix: "b").fragment(drawing).contains("url(#b-1)"))
  }

  @Test func `a family of a scene cannot leave its attribute or its quotes`() {
    let font = TextFont(family: "A'; fill: red\" onload=\"x", size: 12)
    let document = SVGRenderer().document(drawing(of: "a", font: font), title: "")
    #expect(document.contains("font-family=\"&#39;A; fill: red&quot; onload=&quot;x&#39;, "))
    #expect(XMLCheck(document).refusal == nil)
  }

  private func drawing(
    of text: String, direction: UserInterfaceLayoutDirection = .leftToRight,
    font: TextFont = TextFont()
  ) -> Drawing {
    let line = DrawingText(
      text: text, x: 10, baseline: 20.5, width: 40.125, font: font, color: .black,
      direction: direction)
    return Drawing(
      size: LayoutSize(width: 100, height: 50),
      elements: [.group(DrawingGroup(.bubble, id: text, elements: [.text(line)]))])
  }
}
