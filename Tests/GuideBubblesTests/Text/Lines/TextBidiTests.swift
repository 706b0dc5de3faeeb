import GuideText
import LayoutGeometry
import TestSupport
import Testing

/// Bidirectional text laid out by line.
@Suite struct TextBidiTests {
  private let measurer = TextMeasurer(scale: 2)
  private let font = TextFont(size: 100)

  private func runs(
    _ text: String, base: UserInterfaceLayoutDirection? = nil, width: Double? = nil
  ) -> [[String]] {
    var measurer = measurer
    measurer.baseDirection = base
    return measurer.layout(text, font: font, maximumWidth: width).lines.map { line in
      line.runs.map { ($0.direction == .rightToLeft ? "<" : ">") + $0.text }
    }
  }

  @Test func `a line of one direction has no runs`() {
    #expect(runs("Save it (12)") == [[]])
    #expect(runs("שלום (לך)") == [[]])
    #expect(runs("12", base: .leftToRight) == [[]])
  }

  @Test func `runs stand from left to right`() {
    #expect(runs("to שלום 12 now") == [[">to ", ">12", "<שלום ", "> now"]])
    #expect(runs("שלום to you 12") == [[">to you 12", "<שלום "]])
    #expect(runs("שלום 12 לך") == [["< לך", ">12", "<שלום "]])
    #expect(runs("Save", base: .rightToLeft) == [[">Save"]])
    #expect(runs("Save.", base: .rightToLeft) == [["<.", ">Save"]])
  }

  @Test func `runs lie side by side and fill the line`() {
    for line in measurer.layout("to שלום 12 now, سلام", font: font, maximumWidth: 400).lines {
      var x = 0.0
      for run in line.runs {
        #expect(isClose(run.x, x))
        x += run.width
      }
      #expect(line.runs.isEmpty || isClose(x, line.width))
    }
  }

  @Test func `the base direction is found for each paragraph or given`() {
    func directions(_ text: String, _ base: UserInterfaceLayoutDirection? = nil) -> [Bool] {
      var measurer = measurer
      measurer.baseDirection = base
      return measurer.layout(text, font: font).lines.map { $0.direction == .rightToLeft }
    }
    #expect(directions("שלום\nhello\n12") == [true, false, false])
    #expect(directions("שלום\u{2028}hello") == [true, true])  // one paragraph on two lines
    #expect(directions("hello\n12", .rightToLeft) == [true, true])
    #expect(directions("שלום", .leftToRight) == [false])
    #expect(directions("שלום\n") == [true, false])
    #expect(directions("\u{202b}12") == [false])
  }

  @Test func `what stood on the line before can decide the order`() {
    // Digits behind an Arabic letter are Arabic numbers, and a percent sign is no part of those.
    #expect(runs("سلام\u{2028}12% 5") == [[], [">5", "<% ", ">12"]])
    #expect(runs("שלום\u{2028}12% 5") == [[], [">5", "< ", ">12%"]])
    #expect(runs("\u{202e}ab\u{2028}cd") == [[">\u{202e}", "<ab"], ["<cd"]])
    #expect(runs("\u{202d}שלום", base: .leftToRight) == [[">\u{202d}", ">שלום"]])
  }

  @Test func `a line with an ellipsis has the order that it has by itself`() {
    let layout = measurer.layout(
      "שלום לכולם וברוכים הבאים", font: font, maximumWidth: 500, lineLimit: 1)
    #expect(layout.lines[0].text.hasSuffix("…"))
    #expect(layout.lines[0].runs.isEmpty)
    let mixed = measurer.layout(
      "שלום hello everybody", font: font, maximumWidth: 500, lineLimit: 1)
    #expect(mixed.lines[0].runs.map(\.text).last == "שלום ")
    #expect(mixed.lines[0].runs.map(\.text).first == "…")
  }

  @Test(
    arguments: [
      (LineBreakMode.truncateTail, TextEllipsis.tail, "אחת"), (.truncateHead, .head, "…"),
      (.truncateMiddle, .middle, "אח"), (.wordWrap, nil, "אחת"), (.characterWrap, nil, "אחת"),
    ] as [(LineBreakMode, TextEllipsis?, String)])
  func `only the last line is shortened, and reads as its paragraph does`(
    mode: LineBreakMode, ellipsis: TextEllipsis?, start: String
  ) {
    let layout = measurer.layout(
      "one two\nאחת שתיים שלוש", font: font, maximumWidth: 420, lineLimit: 2, breakMode: mode)
    #expect(layout.isTruncated)
    #expect(layout.lines.map(\.direction) == [.leftToRight, .rightToLeft])
    #expect(layout.lines.map(\.ellipsis) == [nil, ellipsis])
    #expect(layout.lines[0].text == "one two")
    #expect(layout.lines[1].text.hasPrefix(start))
    #expect(layout.lines[1].text.hasSuffix("…") == (mode == .truncateTail))
    #expect(layout.lines[1].width <= 420)
  }

  @Test func `an ellipsis in the middle may join paragraphs of different directions`() {
    let line = measurer.layout(
      "one\nשלום\ntwo", font: font, maximumWidth: 500, lineLimit: 1, breakMode: .truncateMiddle
    ).lines[0]
    #expect(line.text == "one…two")
    #expect(line.direction == .leftToRight && line.runs.isEmpty)
  }

  @Test func `spaces at a line's end hang where the line ends`() {
    let line = measurer.layout("שלום hello   ", font: font).lines[0]
    #expect(line.text == "שלום hello")
    #expect(line.runs.map(\.text) == ["hello", "שלום "])
  }
}
