import GuideBubbles
import TestSupport
import Testing

/// Where lines may end, by example; the corpus has the rest.
@Suite struct LineBreakerTests {
  private func parts(_ text: String, _ strictness: LineBreakStrictness = .strict) -> [String] {
    var start = text.startIndex
    var parts: [String] = []
    for opportunity in LineBreaker(strictness: strictness).opportunities(in: text) {
      let end = text.utf8.index(text.startIndex, offsetBy: opportunity.offset)
      parts.append(String(text[start..<end]))
      start = end
    }
    return parts + [String(text[start...])]
  }

  @Test func `words and Han characters break, numbers and closings do not`() {
    #expect(parts("Send it, now.") == ["Send ", "it, ", "now."])
    #expect(parts("发送（给）朋友。") == ["发", "送", "（给）", "朋", "友。"])
    #expect(parts("$1,234.50 or 20%") == ["$1,234.50 ", "or ", "20%"])
    #expect(parts("well-known re-\u{2010}x") == ["well-", "known ", "re-\u{2010}", "x"])
  }

  @Test func `a prolonged sound mark may start a line only when Japanese breaks freely`() {
    #expect(parts("カード") == ["カー", "ド"])
    #expect(parts("カード", .normal) == ["カ", "ー", "ド"])
  }

  @Test func `Unicode 17 classes are known`() {
    #expect(parts("\u{5d0}\u{5be}1") == ["\u{5d0}\u{5be}1"])  // HH holds after a Hebrew letter
    #expect(parts("a\u{34f}b 保\u{34f}存") == ["a\u{34f}b ", "保\u{34f}", "存"])  // CM, not GL
    #expect(parts("\u{323b0}\u{323b1}").count == 2)  // an ideograph of extension J
  }

  @Test func `line ends are mandatory, also at the text's end`() {
    let found = LineBreaker().opportunities(in: "a\r\nb c\n")
    let expected = [(3, true), (5, false), (7, true)]
    #expect(found == expected.map { LineBreakOpportunity(offset: $0, isMandatory: $1) })
    #expect(LineBreaker().opportunities(in: "").isEmpty)
  }
}
