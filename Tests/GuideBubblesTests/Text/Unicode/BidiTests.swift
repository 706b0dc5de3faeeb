import Testing

@testable import GuideText

/// Levels and order of bidirectional text, worked out by hand from UAX #9.
@Suite struct BidiTests {
  /// A text with what the annex's rules make of it.
  struct Case: CustomTestStringConvertible {
    /// Letters of classes: `a` L, `R` R, `A` AL, `1` EN, `٣` AN; others are themselves.
    var text: String
    var base: UInt8? = nil
    var levels: [UInt8]
    var rule: String
    var testDescription: String { rule }
  }

  @Test(arguments: [
    Case(text: "ab c", levels: [0, 0, 0, 0], rule: "left-to-right text has level 0"),
    Case(text: "אב ג", levels: [1, 1, 1, 1], rule: "P2, P3: the first strong character decides"),
    Case(text: "12 א", levels: [2, 2, 1, 1], rule: "P3: digits are not strong"),
    Case(text: "12", levels: [0, 0], rule: "P3: without a strong character left-to-right"),
    Case(text: "12", base: 1, levels: [2, 2], rule: "I2: digits in right-to-left text"),
    Case(text: "a אב b", levels: [0, 0, 1, 1, 0, 0], rule: "N1, N2: spaces between directions"),
    Case(text: "a אב גד b", levels: [0, 0, 1, 1, 1, 1, 1, 0, 0], rule: "N1: spaces inside"),
    Case(text: "سا 12", levels: [1, 1, 1, 2, 2], rule: "W2: digits after Arabic letters"),
    Case(
      text: "א 1,2-3", base: 0, levels: [1, 1, 2, 2, 2, 2, 2], rule: "W4: separators of digits"),
    Case(text: "א 5%", levels: [1, 1, 2, 2], rule: "W5: terminators beside digits"),
    Case(text: "س 5%", levels: [1, 1, 2, 1], rule: "W2 before W5: no European digit is left"),
    Case(text: "a 5%", base: 1, levels: [2, 2, 2, 2], rule: "W7: digits after Latin letters"),
    Case(text: "א\u{301}", levels: [1, 1], rule: "W1: marks are as what they stand on"),
    Case(text: "א (b) ג", levels: [1, 1, 1, 2, 1, 1, 1], rule: "N0: brackets of the other kind"),
    Case(text: "a (אב) c", levels: [0, 0, 0, 1, 1, 0, 0, 0], rule: "N0: context before brackets"),
    Case(text: "א(b", base: 0, levels: [1, 0, 0], rule: "N0: only pairs"),
    Case(
      text: "א ב(b ג)", base: 0, levels: [1, 1, 1, 0, 0, 0, 1, 0], rule: "N0b: a strong one inside"),
    Case(text: "a \u{202b}b\u{202c} c", levels: [0, 0, 0, 2, 2, 0, 0], rule: "X2: embeddings"),
    Case(text: "\u{202e}ab\u{202c}c", levels: [0, 1, 1, 1, 0], rule: "X4: overrides"),
    Case(
      text: "\u{2067}אב\u{2069} a", levels: [0, 1, 1, 0, 0, 0], rule: "P2: isolates are skipped"),
    Case(
      text: "a \u{2068}א1\u{2069} b", levels: [0, 0, 0, 1, 2, 0, 0, 0], rule: "X5c: first strong"),
    Case(text: "a\u{2069}\u{202c}b", levels: [0, 0, 0, 0], rule: "X6a, X7: ends without a start"),
  ])
  func `levels are those of the rules`(example: Case) {
    #expect(BidiParagraph(characters(example.text), base: example.base).levels == example.levels)
  }

  @Test func `depth has an end`() {
    let codes = String(repeating: "\u{202b}\u{202a}", count: 100)
    let levels = BidiParagraph(characters(codes + "a")).levels
    #expect(levels.last == 126)
    let isolates = String(repeating: "\u{2067}", count: 300)
    #expect(BidiParagraph(characters(isolates + "a" + isolates)).levels.max() ?? 0 <= 127)
  }

  @Test func `spaces at a line's end and separators have the paragraph's level`() {
    let text = characters("א  \u{2069}")
    var levels = BidiParagraph(text, base: 0).levels
    BidiLine.reset(&levels, text.map(\.kind), base: 0)
    #expect(levels == [1, 0, 0, 0])
    let row = characters("א \tב")
    levels = BidiParagraph(row, base: 0).levels
    BidiLine.reset(&levels, row.map(\.kind), base: 0)
    #expect(levels == [1, 0, 0, 1])
  }

  @Test func `runs stand from left to right`() {
    #expect(ordered([0, 0, 1, 1, 0]) == [0..<2, 2..<4, 4..<5])
    #expect(ordered([1, 1, 2, 2, 1]) == [4..<5, 2..<4, 0..<2])
    #expect(ordered([0, 1, 2, 1, 0]) == [0..<1, 3..<4, 2..<3, 1..<2, 4..<5])
    #expect(ordered([2, 1, 2]) == [2..<3, 1..<2, 0..<1])
    #expect(ordered([]) == [])
  }

  @Test func `brackets know their partners`() {
    #expect(BidiTable.shared[0x28].bracket == 0x28 && BidiTable.shared[0x29].bracket == -0x28)
    #expect(BidiTable.shared[0x5d].bracket == -0x5b)
    #expect(BidiTable.shared[0x298e].bracket == -0x298f)
    #expect(BidiTable.shared[0x232a].bracket == -0x3008)
    #expect(BidiTable.shared[0x3009].bracket == -0x3008)
    #expect(BidiTable.shared[0xfd3e].bracket == 0)
  }

  @Test func `code points beyond the table have classes`() {
    #expect(BidiTable.shared[0x2_0000].kind == .l)
    #expect(BidiTable.shared[0xe_0100].kind == .nsm)
    #expect(BidiTable.shared[0xe_0001].kind == .bn)
    #expect(BidiTable.shared[0x10_ffff].kind == .bn)
  }

  private func characters(_ text: String) -> [BidiCharacter] {
    text.unicodeScalars.map { BidiTable.shared[$0.value] }
  }

  private func ordered(_ levels: [UInt8]) -> [Range<Int>] { BidiLine.runs(levels).map(\.range) }
}
