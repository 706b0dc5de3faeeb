import GuideText
import LayoutGeometry
import TestSupport
import Testing

/// What the last line shows of a text that a line limit cuts off.
@Suite struct TextBreakModeTests {
  private let measurer = TextMeasurer(scale: 2)
  private let font = TextFont(size: 15)

  struct Case: CustomTestStringConvertible {
    var mode: LineBreakMode
    var lines: [String]
    var text = "one two three four"
    var room = "one two thr"
    var limit = 1
    var isCut = true
    var testDescription: String { "\(mode.rawValue), \(limit) lines of \(text.debugDescription)" }
  }

  @Test(arguments: [
    Case(mode: .wordWrap, lines: ["one two"]),
    Case(mode: .characterWrap, lines: ["one two thr"]),
    Case(mode: .truncateTail, lines: ["one two…"], room: "one two th"),
    Case(mode: .truncateHead, lines: ["…ree four"], room: "…ree four"),
    Case(mode: .truncateMiddle, lines: ["one t…four"]),
    Case(mode: .wordWrap, lines: ["one two", "three four"], limit: 2, isCut: false),
    Case(mode: .characterWrap, lines: ["one two thr", "ee four"], limit: 2, isCut: false),
    Case(mode: .truncateTail, lines: ["one", "two t…"], room: "two tmi", limit: 2),
    Case(mode: .truncateHead, lines: ["one", "…our"], room: "…our", limit: 2),
    Case(mode: .truncateMiddle, lines: ["one two", "thr…four"], room: "two…our", limit: 2),
    Case(mode: .truncateTail, lines: ["one…"], text: "one\ntwo\nthree"),
    Case(mode: .truncateHead, lines: ["…three"], text: "one\ntwo\nthree"),
    Case(mode: .truncateMiddle, lines: ["one…three"], text: "one\ntwo\nthree", room: "one…threei"),
    Case(mode: .truncateHead, lines: ["…"], room: "…"),
    Case(mode: .truncateMiddle, lines: ["…"], room: "i"),
    Case(mode: .truncateMiddle, lines: ["保存…手机"], text: "保存图片到这部手机", room: "保存…手机"),
    Case(mode: .truncateHead, lines: ["…👩‍👩‍👧‍👦"], text: "aaaa👩‍👩‍👧‍👦👩‍👩‍👧‍👦", room: "…👩‍👩‍👧‍👦i"),
    Case(mode: .truncateHead, lines: ["…four"], text: "one two three four  \n ", room: "…four"),
  ])
  func `the last line shows what the mode says`(example: Case) {
    let room = measurer.layout(example.room, font: font).size.width
    let layout = measurer.layout(
      example.text, font: font, maximumWidth: room, lineLimit: example.limit,
      breakMode: example.mode)
    #expect(layout.lines.map(\.text) == example.lines)
    #expect(layout.isTruncated == example.isCut)
    #expect(layout.size.width <= max(room, measurer.layout("…", font: font).size.width))
    #expect(layout.lines.last?.range.upperBound == example.text.utf8.count)
  }

  @Test func `a line says where its ellipsis stands`() {
    func ellipses(_ mode: LineBreakMode) -> [TextEllipsis?] {
      measurer.layout(
        "one two three four", font: font, maximumWidth: 40, lineLimit: 2, breakMode: mode
      ).lines.map(\.ellipsis)
    }
    #expect(ellipses(.truncateHead) == [nil, .head])
    #expect(ellipses(.truncateMiddle) == [nil, .middle])
    #expect(ellipses(.truncateTail) == [nil, .tail])
    #expect(ellipses(.clip) == [nil, nil])
    #expect(ellipses(.wordWrap) == [nil, nil])
  }

  @Test func `a clipped line runs on to the cluster that the edge cuts through`() {
    let layout = measurer.layout(
      "保存图片到手机", font: font, maximumWidth: 40, lineLimit: 1, breakMode: .clip)
    #expect(layout.lines.map(\.text) == ["保存图"])
    #expect(layout.lines.map(\.width) == [45])
    #expect(layout.size.width == 40)
    #expect(layout.isTruncated)
    let whole = measurer.layout("保存", font: font, maximumWidth: 40, lineLimit: 1, breakMode: .clip)
    #expect(!whole.isTruncated && whole.size.width == 30)
  }

  @Test func `without a limit nothing is cut off`() {
    for mode in LineBreakMode.allCases {
      let layout = measurer.layout(
        "one two three four", font: font, maximumWidth: 40, breakMode: mode)
      #expect(!layout.isTruncated && layout.lines.allSatisfy { $0.ellipsis == nil })
      #expect(layout.lines.map(\.text).joined().filter { $0 != " " } == "onetwothreefour")
    }
  }

  @Test func `between characters a text is as narrow as its widest one`() {
    let text = "wide iii"
    let layout = measurer.layout(text, font: font, maximumWidth: 20, breakMode: .characterWrap)
    #expect(layout.lines.map(\.text) == ["wi", "de", "iii"])
    #expect(layout.narrowestWidth == measurer.layout("w", font: font).size.width)
  }

  @Test func `the height without the limit is known`() {
    let layout = measurer.layout("one two three", font: font, maximumWidth: 40, lineLimit: 1)
    #expect(layout.size.height == 18)
    #expect(layout.unlimitedHeight == 54)
    #expect(measurer.layout("one", font: font, lineLimit: 1).unlimitedHeight == 18)
  }

  @Test(arguments: [
    (LineHeightRule.natural, 17.900390625), (.multiple(2), 35.80078125),
    (.atLeast(10), 17.900390625),
    (.atLeast(24), 24), (.exactly(12), 12), (.exactly(0), 17.900390625),
    (.multiple(.nan), 17.900390625), (.exactly(.infinity), 17.900390625),
  ])
  func `a rule for heights adds above the letters`(rule: LineHeightRule, height: Double) {
    var ruled = measurer
    ruled.lineHeight = rule
    let line = ruled.layout("a", font: font).lines[0]
    let natural = measurer.layout("a", font: font).lines[0]
    #expect(isClose(line.height, height))
    #expect(isClose(line.height - line.baseline, natural.height - natural.baseline))
  }
}
