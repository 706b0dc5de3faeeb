import TestSupport
import Testing

@testable import GuideText

/// Where lines may end, by example; the corpus has the rest.
@Suite struct LineBreakerTests {
  private func parts(
    _ text: String, _ strictness: LineBreakStrictness = .strict, isJapanese: Bool = false
  ) -> [String] {
    var start = text.startIndex
    var parts: [String] = []
    let breaker = LineBreaker(strictness: strictness, isChineseOrJapanese: isJapanese)
    for opportunity in breaker.opportunities(in: text) {
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

  /// What CSS Text says of `line-break`: from which strictness on a line may end at the mark `|`, in any
  /// language and in Chinese and Japanese; nothing for never.
  private static let strictnessCases: [(String, LineBreakStrictness?, LineBreakStrictness?)] = [
    ("ち|ゃ", .normal, .normal),
    ("ラ|ー", .normal, .normal),
    ("ｶ|ｰ", .normal, .normal),
    ("ア|ㇷ", .normal, .normal),
    ("あ|〜", nil, .normal),
    ("ア|゠", nil, .normal),
    ("時|々", .loose, .loose),
    ("こ|ゝ", .loose, .loose),
    ("バ|ヾ", .loose, .loose),
    ("…|…", .loose, .loose),
    ("あ|…", nil, nil),
    ("保|‐", .loose, .loose),
    ("保|–", .loose, .loose),
    ("a|‐", nil, nil),
    ("ア|・", nil, .loose),
    ("あ|：", nil, .loose),
    ("あ|！", nil, .loose),
    ("！|？", nil, .loose),
    ("あ|⁉", nil, .loose),
    ("十|％", nil, .loose),
    ("５|℃", nil, .loose),
    ("5|%", nil, nil),
    ("￥|５", nil, .loose),
    ("№|５", nil, .loose),
    ("$|5", nil, nil),
    ("あ|。", nil, nil),
    ("あ|」", nil, nil),
    ("「|あ", nil, nil),
    ("あ|あ", .strict, .strict),
  ]

  @Test(arguments: strictnessCases)
  func `strictness decides before which characters a line may end`(
    text: String, anywhere: LineBreakStrictness?, japanese: LineBreakStrictness?
  ) {
    let parts = text.split(separator: "|").map(String.init)
    for (isJapanese, least) in [(false, anywhere), (true, japanese)] {
      let ranks: [LineBreakStrictness] = [.strict, .normal, .loose]
      for (rank, strictness) in ranks.enumerated() {
        let mayEnd = least.flatMap { ranks.firstIndex(of: $0) }.map { rank >= $0 } ?? false
        #expect(
          self.parts(parts.joined(), strictness, isJapanese: isJapanese)
            == (mayEnd ? parts : [parts.joined()]))
      }
    }
  }

  @Test func `what may start a line is otherwise what it was`() {
    #expect(parts("あ………", .loose) == ["あ…", "…", "…"])
    #expect(parts("10％引き", .loose, isJapanese: true) == ["10", "％", "引", "き"])
    #expect(parts("（！）々、", .loose, isJapanese: true) == ["（！）", "々、"])
    #expect(parts("中・\u{301}小", .loose, isJapanese: true) == ["中", "・\u{301}", "小"])
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
    for (option, strictness) in [
      (false, LineBreakStrictness.normal), (true, .normal), (true, .loose),
    ] {
      let quick = LineBreaker(
        strictness: strictness, keepsHangulWords: option, isChineseOrJapanese: option,
        pairs: LineBreakPairs.shared)
      let slow = LineBreaker(
        strictness: strictness, keepsHangulWords: option, isChineseOrJapanese: option,
        pairs: LineBreakPairs.none)
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
    return pool + [
      "a", " ", "1", ",", "保", "가", "(", ")", "%", "$", "-", "\u{200d}", "・", "々", "％", "￥", "〜",
      "…", "！",
    ]
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
