import GuideFormats
import Testing

/// The one reader of decimal numbers, by what a language allows.
@Suite struct DecimalFormTests {
  private static let svg: DecimalForm = [.minus, .plus, .leadingZeros, .barePoint, .exponent]

  private static let cases: [(text: String, form: DecimalForm, read: String?)] = [
    ("12", [], "12"), ("1.5", [], "1.5"), ("1.", [], "1"), (".5", [], nil), ("-1", [], nil),
    ("-1", [.minus], "-1"), ("+1", [.minus], nil), ("+1", [.plus], "+1"),
    ("01", [], "0"), ("0.5", [], "0.5"), ("007", [.leadingZeros], "007"),
    ("1.", [.barePoint], "1."), (".5", [.barePoint], ".5"), (".", [.barePoint], nil),
    ("1.5.2", [.barePoint], "1.5"), ("1e3", [], "1"), ("1e3", [.exponent], "1e3"),
    ("1E-3x", [.exponent], "1E-3"), ("1e", [.exponent], "1"), ("1e+", [.exponent], "1"),
    ("-.5e2.5", svg, "-.5e2"), ("", svg, nil), ("-", svg, nil), ("e5", svg, nil),
    ("1-2", svg, "1"),
  ]

  @Test(arguments: cases)
  func `the longest number is read`(text: String, form: DecimalForm, read: String?) {
    let found = form.number(in: Array("(\(text)".utf8), from: 1)
    #expect(found?.end == read.map { 1 + $0.utf8.count })
    #expect(found?.value == read.flatMap { Double($0) })
  }

  @Test func `a number beyond all is infinite`() {
    let digits = String(repeating: "9", count: 400)
    #expect(DecimalForm().number(in: Array(digits.utf8), from: 0)?.value == .infinity)
  }

  @Test func `bytes are classed as ASCII has them`() {
    for byte in UInt8.min...UInt8.max {
      let character = byte < 0x80 ? Character(Unicode.Scalar(byte)) : "\u{FFFD}"
      #expect(byte.isDigit == ("0"..."9").contains(character))
      #expect(byte.isLetter == (("a"..."z").contains(character) || ("A"..."Z").contains(character)))
      #expect(byte.hexDigitValue.map(Int.init) == character.hexDigitValue)
      #expect(byte.lowercased == (byte.isLetter ? byte | 0x20 : byte))
    }
  }
}
