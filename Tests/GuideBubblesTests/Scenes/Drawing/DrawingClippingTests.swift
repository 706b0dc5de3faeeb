import Constraints
import TestSupport
import Testing

@testable import GuideBubbles
@testable import GuideScenes
@testable import GuideText

@Suite struct DrawingClippingTests {
  private func elements(_ views: [SolvedView]) throws -> [DrawingElement] {
    let screen = SolvedScreen(
      size: LayoutSize(width: 100, height: 100), scale: 1, safeArea: LayoutInsets(), keyboard: 0,
      direction: .leftToRight, locale: "en", textSize: .large)
    return try #require(DrawingBuilder(SceneSolution(screen: screen, views: views)))
      .screenDrawing().elements
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  private func ids(_ elements: [DrawingElement]) -> [String] {
    groups(elements).compactMap(\.id)
  }

  private func groups(_ elements: [DrawingElement]) -> [DrawingGroup] {
    elements.flatMap { element -> [DrawingGroup] in
      if case .group(let group) = element { [group] + groups(group.elements) } else { [] }
    }
  }

  @Test(arguments: [ViewKind.scroll, .list, .web])
  func `what is wholly outside of what clips it is not drawn`(kind: ViewKind) throws {
    let views = [
      SolvedView(id: "clip", kind: kind, frame: rect(10, 10, 50, 50)),
      SolvedView(id: "in", kind: .image, frame: rect(20, 20, 9, 9), parent: 0),
      SolvedView(id: "across", kind: .image, frame: rect(50, 50, 30, 30), parent: 0),
      SolvedView(id: "out", kind: .image, frame: rect(70, 20, 9, 9), parent: 0),
      SolvedView(id: "container", kind: .view, frame: rect(70, 40, 9, 9), parent: 0),
      SolvedView(id: "reaching", kind: .image, frame: rect(30, 40, 20, 9), parent: 4),
    ]
    #expect(try ids(elements(views)) == ["clip", "in", "across", "container", "reaching"])
  }

  @Test func `what is off the screen is not drawn, and nested clips count together`() throws {
    let views = [
      SolvedView(id: "off", kind: .image, frame: rect(0, 120, 50, 50)),
      SolvedView(id: "outer", kind: .scroll, frame: rect(0, 0, 50, 50)),
      SolvedView(id: "inner", kind: .scroll, frame: rect(40, 0, 50, 50), parent: 1),
      SolvedView(id: "seen", kind: .image, frame: rect(41, 0, 5, 5), parent: 2),
      SolvedView(id: "unseen", kind: .image, frame: rect(60, 0, 5, 5), parent: 2),
    ]
    #expect(try ids(elements(views)) == ["outer", "inner", "seen"])
  }

  @Test func `a clip is as round as its view, and the border lies over what is in it`() throws {
    let look = ViewLook(border: BubbleBorder(width: 2, color: .black), cornerRadius: 9)
    let views = [
      SolvedView(id: "clip", kind: .scroll, frame: rect(10, 10, 50, 50), look: look),
      SolvedView(id: "in", kind: .image, frame: rect(20, 20, 9, 9), parent: 0),
    ]
    let group = try #require(groups(elements(views)).first { $0.id == "clip" })
    guard case .group(let clipped) = group.elements[0], case .shape(let border) = group.elements[1]
    else {
      Issue.record("other elements")
      return
    }
    #expect(clipped.clip == .rect(rect(10, 10, 50, 50), radius: 9) && border.stroke?.width == 2)
  }

  @Test func `lines that are scrolled away are not drawn, those at an edge are`() throws {
    let text = TextMeasurer().layout(
      Array(repeating: "line", count: 50).joined(separator: "\n"), font: TextFont())
    let frame = rect(0, -500, 100, text.size.height)
    let views = [
      SolvedView(id: "clip", kind: .scroll, frame: rect(0, 0, 100, 60)),
      SolvedView(
        id: "text", kind: .label, frame: frame, parent: 0, textFrame: frame, text: text),
    ]
    let lines = try groups(elements(views)).flatMap(\.elements).compactMap {
      if case .text(let line) = $0 { line } else { nil }
    }
    let height = text.lines[0].height
    #expect(lines.contains { $0.baseline > 0 && $0.baseline - height < 0 })
    #expect(lines.contains { $0.baseline > 60 } && lines.count <= Int(60 / height) + 4)
  }

  @Test func `a rectangle with a colour is as its scene says, one without is seen`() throws {
    func shapes(_ look: ViewLook) throws -> [DrawingShape] {
      let view = SolvedView(id: "a", kind: .view, frame: rect(10, 10, 50, 2), look: look)
      let group = try #require(groups(elements([view])).first { $0.id == "a" })
      return group.elements.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
    }
    let divider = try shapes(ViewLook(fill: .black))
    #expect(divider == [DrawingShape(.rect(rect(10, 10, 50, 2)), fill: .black)])
    #expect(try shapes(ViewLook()).count == 2)
  }
}
