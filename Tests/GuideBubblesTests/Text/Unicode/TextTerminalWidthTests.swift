import GuideText
import Testing

/// Widths in a terminal, as the C library's and Python's `wcwidth` have them.
@Suite struct TextTerminalWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("…", 1), ("—", 1), ("±", 1), ("Ж", 1),
      ("ش", 1), ("ש", 1), ("ก", 1), ("ｱ", 1), ("가", 2), ("保", 2), ("か", 2), ("Ａ", 2), ("。", 2),
      ("\u{3000}", 2), ("\u{20000}", 2), ("⌚", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇨🇭", 2),
      ("❤", 1), ("❤\u{fe0f}", 2), ("1\u{fe0f}\u{20e3}", 2), ("\u{301}", 0), ("\u{200d}", 0),
      ("\u{200b}", 0), ("\u{1F1E6}", 1), ("\u{fffd}", 1),
    ] as [(Character, Int)])
  func `a character takes as many cells as terminals give it`(character: Character, cells: Int) {
    #expect(TerminalWidth.cells(of: character) == cells)
  }

  @Test func `a text takes what its characters take`() {
    #expect(TerminalWidth.cells(of: "") == 0)
    #expect(TerminalWidth.cells(of: "保存 to 📷") == 4 + 1 + 2 + 1 + 2)
    #expect(TerminalWidth.cells(of: "cafe\u{301}".dropFirst()) == 3)
  }
}
