import GuideText
import LayoutGeometry
import TestSupport
import Testing

/// Which text stands on which line.
@Suite struct TextWrappingTests {
  private let measurer = TextMeasurer(scale: 2)
  private let font = TextFont(size: 15)

  private func lines(_ text: String, within width: String, limit: Int = 0) -> [String] {
    let width = measurer.layout(width, font: font).size.width
    let layout = measurer.layout(text, font: font, maximumWidth: width, lineLimit: limit)
    return layout.lines.map(\.text)
  }

  @Test func `lines are filled greedily`() {
    #expect(lines("Keeps the picture", within: "Keeps the") == ["Keeps the", "picture"])
    #expect(lines("one two three four", within: "one two t") == ["one two", "three", "four"])
    #expect(lines("发送给朋友。", within: "发送给") == ["发送给", "朋友。"])
  }

  @Test func `closing punctuation never starts a line`() {
    #expect(lines("发送给朋友。", within: "发送给朋友") == ["发送给朋", "友。"])
  }

  @Test func `spaces at a line's end hang`() {
    let width = measurer.layout("one", font: font).size.width
    let layout = measurer.layout("one      two ", font: font, maximumWidth: width)
    #expect(layout.lines.map(\.text) == ["one", "two"])
    #expect(layout.lines.map(\.range) == [0..<9, 9..<13])
    #expect(layout.size.width == width)
    #expect(measurer.layout("   ", font: font).size.width == 0)
  }

  @Test func `a word that is too long is cut at clusters`() {
    #expect(lines("abcdef", within: "abc") == ["abc", "def"])
    #expect(lines("go abcdef", within: "abc") == ["go", "abc", "def"])
    #expect(lines("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", within: "a") == ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"])
    #expect(lines("e\u{301}e\u{301}", within: "i") == ["e\u{301}", "e\u{301}"])
  }

  @Test func `a Thai or Lao vowel stays with the consonant that it is written before`() {
    #expect(lines("กกเก", within: "กกเ") == ["กก", "เก"])
    #expect(lines("ກກໄກ", within: "ກກໄ") == ["ກກ", "ໄກ"])
    // Unless the two alone are too long for a line.
    #expect(lines("กเก", within: "ก") == ["ก", "เ", "ก"])
    let width = measurer.layout("กกเ", font: font).size.width
    let cut = measurer.layout(
      "กกเก", font: font, maximumWidth: width, breakMode: .characterWrap)
    #expect(cut.lines.map(\.text) == ["กกเ", "ก"])
  }

  @Test func `line ends of all kinds end a line`() {
    let text = "a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g\u{b}h"
    let expected = ["a", "b", "c", "d", "e", "f", "g", "h"]
    #expect(measurer.layout(text, font: font).lines.map(\.text) == expected)
  }

  @Test func `a text that ends in a line feed ends in an empty line`() {
    let layout = measurer.layout("a\n", font: font)
    #expect(layout.lines.map(\.text) == ["a", ""])
    #expect(layout.lines.map(\.range) == [0..<2, 2..<2])
    #expect(measurer.layout("\n\n", font: font).lines.count == 3)
  }

  @Test func `beyond the line limit the last line ends in an ellipsis`() {
    let layout = measurer.layout("one two three", font: font, maximumWidth: 55, lineLimit: 1)
    #expect(layout.isTruncated)
    #expect(layout.lines.map(\.text) == ["one t…"])
    #expect(layout.size.width <= 55)
    #expect(layout.lines.map(\.range) == [0..<13])
    #expect(lines("one two three", within: "one two", limit: 2) == ["one two", "three"])
    #expect(lines("one\ntwo", within: "one two", limit: 1) == ["one…"])
    #expect(lines("one two", within: "oneMi", limit: 1) == ["one…"])
    #expect(lines("one two", within: "oneMii", limit: 1) == ["one…"])
    #expect(lines("wide", within: "i", limit: 1) == ["…"])
  }

  @Test func `blank lines beyond the limit are not missed`() {
    let layout = measurer.layout("one\n \n", font: font, lineLimit: 1)
    #expect(!layout.isTruncated)
    #expect(layout.lines.map(\.text) == ["one"])
    #expect(layout.lines.map(\.range) == [0..<6])
  }

  @Test func `a paragraph reads as its first strong character does`() {
    let directions = { (text: String) in
      measurer.layout(text, font: font, maximumWidth: 60).lines.map(\.direction)
    }
    #expect(directions("12 שלום") == [.rightToLeft])
    #expect(directions("(12) one") == [.leftToRight])
    #expect(directions("12") == [.leftToRight])
    #expect(directions("\u{2067}שלום\u{2069} a") == [.leftToRight])
    #expect(Set(directions("שלום one two three four")) == [.rightToLeft])
    #expect(directions("one\nسلام\n12") == [.leftToRight, .rightToLeft, .leftToRight])
  }
}
