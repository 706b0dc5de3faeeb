import GuideText
import LayoutGeometry
import Testing

@testable import guidectl

@Suite struct CellTextTests {
  private func lines(_ text: String, _ cells: Int) -> [String] {
    CellText.lines(text, cells: cells).map { String($0.characters) }
  }

  @Test func `a text is broken between words, and within one that is too long`() {
    #expect(lines("Keeps it on this phone", 10) == ["Keeps it", "on this", "phone"])
    #expect(lines("Supercalifragilistic", 8) == ["Supercal", "ifragili", "stic"])
    #expect(lines("one\ntwo", 10) == ["one", "two"])
    #expect(lines("", 10) == [""])
    #expect(lines("word", 0).isEmpty)
  }

  @Test func `Chinese takes two cells a character and no comma begins a line`() {
    let broken = CellText.lines("点一下星星，就能收藏", cells: 10)
    #expect(broken.allSatisfy { $0.cells <= 10 })
    #expect(broken.map { String($0.characters) } == ["点一下星", "星，就能收", "藏"])
  }

  @Test func `text from right to left stands as it is seen`() {
    let line = CellText.line("שלום 12")
    #expect(String(line.characters) == "12 םולש")
    #expect(line.direction == .rightToLeft)
  }

  @Test func `a cut line ends in an ellipsis where its reader gets to last`() {
    #expect(String(CellText.line("Keeps it").cut(to: 5).characters) == "Keep…")
    #expect(String(CellText.line("Keeps").cut(to: 5).characters) == "Keeps")
    #expect(String(CellText.line("点一下").cut(to: 4).characters) == "点…")
    let hebrew = CellText.line("שלום").cut(to: 3)
    #expect(hebrew.characters.first == "…" && hebrew.characters.last == "ש")
    #expect(CellText.line("Keeps").cut(to: 0).characters.isEmpty)
  }

  @Test func `what would move the cursor is made visible`() {
    let line = CellText.line("a\u{1B}[2Jb\u{202E}c")
    #expect(!line.characters.contains { $0.unicodeScalars.contains { $0.value < 0x20 } })
    #expect(!line.characters.contains("\u{202E}"))
  }
}
