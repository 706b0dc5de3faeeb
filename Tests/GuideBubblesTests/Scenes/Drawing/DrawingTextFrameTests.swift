import Constraints
import GuideScenes
import Testing

@Suite struct DrawingTextFrameTests {
  private let text = TextLayout(
    size: LayoutSize(width: 60, height: 40),
    lines: [
      TextLine(
        text: "one", range: 0..<4, width: 60, top: 0, baseline: 15, height: 20,
        direction: .leftToRight),
      TextLine(
        text: "two", range: 4..<7, width: 20, top: 20, baseline: 35, height: 20,
        direction: .leftToRight),
    ])

  struct Case: CustomTestStringConvertible {
    let alignment: ViewTextAlignment
    let direction: UserInterfaceLayoutDirection
    let x: [Double]
    var testDescription: String { "\(alignment), \(direction)" }
  }

  @Test(arguments: [
    Case(alignment: .leading, direction: .leftToRight, x: [10, 10]),
    Case(alignment: .leading, direction: .rightToLeft, x: [50, 90]),
    Case(alignment: .trailing, direction: .leftToRight, x: [50, 90]),
    Case(alignment: .trailing, direction: .rightToLeft, x: [10, 10]),
    Case(alignment: .center, direction: .leftToRight, x: [30, 50]),
    Case(alignment: .center, direction: .rightToLeft, x: [30, 50]),
  ])
  func `lines stand where the alignment says`(test: Case) {
    let rect = LayoutRect(x: 10, y: 5, width: 100, height: 40)
    let frames = text.lineFrames(in: rect, alignment: test.alignment, direction: test.direction)
    #expect(frames.map(\.x) == test.x)
    #expect(frames.map(\.y) == [5, 25])
    #expect(frames.map(\.width) == [60, 20])
  }

  @Test func `a text stands in the middle of more room, and at the top of less`() {
    let tall = LayoutRect(width: 100, height: 100)
    #expect(text.baseline(of: text.lines[0], in: tall) == 45)
    let low = LayoutRect(width: 100, height: 10)
    #expect(text.baseline(of: text.lines[0], in: low) == 15)
  }
}
