import TestSupport
import Testing

@testable import GuideText

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

  @Test func `Korean words may be kept whole`() {
    func parts(_ text: String, keepsWords: Bool) -> [String] {
      let breaker = LineBreaker(keepsHangulWords: keepsWords)
      let offsets = breaker.opportunities(in: text).map(\.offset)
      let ends = offsets.filter { $0 < text.utf8.count } + [text.utf8.count]
      let utf8 = Array(text.utf8)
      return zip([0] + ends, ends).map { String(decoding: utf8[$0..<$1], as: UTF8.self) }
    }
    #expect(parts("저장해 둘게", keepsWords: false) == ["저", "장", "해 ", "둘", "게"])
    #expect(parts("저장해 둘게", keepsWords: true) == ["저장해 ", "둘게"])
    #expect(parts("사진 3장, PDF로", keepsWords: true) == ["사진 ", "3장, ", "PDF로"])
    #expect(parts("한국(서울)", keepsWords: true) == ["한국", "(서울)"])
    #expect(parts("保存到手机", keepsWords: true).count == 5)
  }

  @Test func `the table of pairs changes nothing but the time`() {
    let scalars = Self.pool
    for option in [false, true] {
      let quick = LineBreaker(
        strictness: .normal, keepsHangulWords: option, pairs: LineBreakPairs.shared)
      let slow = LineBreaker(
        strictness: .normal, keepsHangulWords: option, pairs: LineBreakPairs.none)
      forAll(seeds: 0..<3000) { random in
        String(
          String.UnicodeScalarView(
            (0..<9).map { _ in scalars.randomElement(using: &random) ?? "a" }))
      } holds: { text in
        quick.opportunities(in: text) == slow.opportunities(in: text)
      }
    }
  }

  /// Two characters of each class, those first that stand in most texts.
  private static let pool: [Unicode.Scalar] = {
    var counts = Array(repeating: 0, count: 256)
    var pool: [Unicode.Scalar] = []
    for code in UInt32(0)..<0x20000 {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let bits = Int(LineBreakTable.shared[code].bits)
      if counts[bits] < 2 { pool.append(scalar) }
      counts[bits] += 1
    }
    return pool + ["a", " ", "1", ",", "保", "가", "(", ")", "%", "$", "-", "\u{200d}"]
  }()

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
