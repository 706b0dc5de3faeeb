import TestSupport
import Testing

@testable import GuideText

@Suite struct LetterOrderTests {
  @Test(arguments: [
    // Letters before accents before case, small before large.
    ["cote", "Cote", "coté", "côte", "côté", "coter"],
    ["resume", "Resume", "résumé", "Résumé", "resumes"],
    ["ab", "AB", "ａb", "Ａb", "abc"],
    ["Strasse", "Straße", "Strassen"],
    ["oedipe", "œdipe", "of", "og", "øg", "oh"],
    // Blanks and signs before digits before Han before Latin letters.
    ["a b", "a-b", "a1b", "a一", "aab"],
    ["一", "一 二", "一2", "一一", "一a"],
    // Numbers by their value, then by zeros before them.
    ["Room 2", "Room 02", "Room 10", "Room 010", "Room 100", "Room A"],
    ["0", "00", "1", "01", "9", "10", "99999999999999999999", "100000000000000000000"],
    ["v1.2", "v1.10", "v2"],
    // Sections: A to Z, other scripts by code point, the rest.
    ["Alice", "张三", "Zoe", "Ωμέγα", "Яна", "あき", "김", "", "😀", "007"],
    // Han by syllable (lu, lü, luan), tone, strokes, code.
    ["妈", "麻", "马", "骂", "吗"],
    ["卢", "路", "吕", "绿", "乱", "略", "伦", "罗"],
    ["张二", "张一", "章二"],
    ["杰伦", "杰瑞"],
    // Other scripts.
    ["か", "カ", "が", "き", "く"],
    ["가", "가나", "각", "갃", "나"],
    ["กา", "เก", "ขา", "เข"],
    ["И", "Ия", "Й", "К"],
    ["е", "ё", "еж", "ёж", "з"],
  ])
  func `texts are sorted as collations have it`(texts: [String]) {
    let turned = Array(texts.reversed())
    #expect(LetterOrder.sorted(turned).map { turned[$0.index] } == texts)
  }

  @Test(arguments: [
    ("é", "e\u{301}"), ("ệ", "e\u{323}\u{302}"), ("e\u{302}\u{323}", "ệ"), ("Å", "\u{212b}"),
    ("각", "\u{1100}\u{1161}\u{11a8}"), ("が", "か\u{3099}"), ("Й", "И\u{306}"), ("Ａ", "Ⓐ"),
    ("７", "7"), ("  a", "a"), ("a\u{a0}b", "a b"), ("a\u{200d}b", "ab"), ("❤\u{fe0f}", "❤"),
  ])
  func `texts that are the same but for how they are stored are equal`(left: String, right: String)
  {
    #expect(LetterKey(left) == LetterKey(right))
  }

  @Test(arguments: [("ア", "ｱ"), ("A", "Ａ"), ("o", "ø"), ("ss", "ß"), ("7", "07"), ("a", "A")])
  func `texts that are alike differ after all else`(left: String, right: String) {
    #expect(LetterKey(left) < LetterKey(right) && LetterKey(right) < LetterKey(left + "\u{2d}"))
  }

  @Test func `equal texts stay in order`() {
    let texts = ["b", "e\u{301}", "a", "é", "a", "B"]
    #expect(LetterOrder.sorted(texts).map(\.index) == [2, 4, 0, 5, 1, 3])
    #expect(LetterOrder.sorted(texts).map(\.letter) == ["A", "A", "B", "B", "E", "E"])
    #expect(LetterOrder.sorted([String]()).isEmpty)
  }

  @Test func `the order is total, and the section never goes back`() {
    forAll(seeds: 0..<400, generate: { random in (0..<3).map { _ in Self.text(&random) } }) {
      texts in
      let keys = texts.map(LetterKey.init)
      let (a, b, c) = (keys[0], keys[1], keys[2])
      // As a sort takes it for granted: of two one is less or they are equal, and it carries over.
      guard [a < b, b < a, a == b].count(where: { $0 }) == 1 else { return false }
      guard !(a < b && b < c) || a < c else { return false }
      guard !(a == b && b == c) || a == c else { return false }
      guard !(a < b) || a.prefix <= b.prefix else { return false }
      return !(a < b) || a.section <= b.section
    }
  }

  @Test func `sorting gives each text once, in ascending order, however they came`() {
    forAll(seeds: 0..<60, generate: Self.texts) { texts in
      let sorted = LetterOrder.sorted(texts)
      guard sorted.map(\.index).sorted() == Array(texts.indices) else { return false }
      let keys = sorted.map { LetterKey(texts[$0.index]) }
      for index in keys.indices.dropLast() {
        guard !(keys[index + 1] < keys[index]) else { return false }
        let isTie = keys[index] == keys[index + 1]
        guard !isTie || sorted[index].index < sorted[index + 1].index else { return false }
      }
      guard zip(sorted, keys).allSatisfy({ $0.letter == $1.letter }) else { return false }
      let turned = LetterOrder.sorted(Array(texts.reversed()))
      return turned.map { LetterKey(texts[texts.count - 1 - $0.index]) } == keys
    }
  }

  @Test func `inserting one by one gives what sorting gives`() {
    forAll(seeds: 0..<40, generate: Self.texts) { texts in
      var (keys, places) = ([LetterKey](), [Int]())
      for (index, text) in texts.enumerated() {
        let key = LetterKey(text)
        let place = LetterOrder.insertionIndex(of: key, in: keys)
        keys.insert(key, at: place)
        places.insert(index, at: place)
      }
      return places == LetterOrder.sorted(texts).map(\.index)
    }
  }

  @Test func `any characters are sorted without harm`() {
    var texts: [String] = []
    for code in stride(from: UInt32(0), through: 0x10ffff, by: 7) {
      guard let scalar = Unicode.Scalar(code) else { continue }
      texts.append(String(scalar) + "\u{301}" + String(scalar))
    }
    texts.append(String(repeating: "9", count: 100_000))
    texts.append("a" + String(repeating: "\u{301}", count: 10_000))
    #expect(LetterOrder.sorted(texts).count == texts.count)
  }

  private static let alphabet =
    Array(
      "aAbBzéÉäßøæøĐ019 -_.(张章单曾于一二𠮷かカが가각ΑαςйИЁ😀Ａ７ⓐ".unicodeScalars) + [
      "\u{301}", "\u{323}", "\u{200d}", "\u{306}",
    ]

  private static func text(_ random: inout SplitMix64) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      if let scalar = alphabet.randomElement(using: &random) { text.append(scalar) }
    }
    return String(text)
  }

  private static func texts(_ random: inout SplitMix64) -> [String] {
    (0..<Int.random(in: 0...40, using: &random)).map { _ in text(&random) }
  }
}
