/// Texts that are hard on whatever writes them into markup.
public enum HostileText {
  /// Texts that once broke somebody's program.
  public static let samples = [
    "", " ", "<script>alert(1)</script>", "]]>", "</script><b>", "<!--", "-->", "&amp;", "&#0;",
    "\"onload=\"x", "'\"`", "\u{0}\u{1}\u{8}\u{B}\u{1F}\u{7F}\u{85}\u{9F}", "a\nb\r\nc\td",
    scalars(0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE), "\u{2028}\u{2029}", "\u{202E}abc\u{2066}",
    "שלום <b> & co",
    "مرحبا 123", "👩‍👩‍👧‍👦🇸🇪", "e\u{301}\u{301}", "\\u003c", "url(javascript:1)",
  ]

  /// A short text of markup characters, control characters and anything else.
  public static func random(using random: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: text.append("<>&\"'/!-[]=;".randomElement(using: &random) ?? "<")
      case 1: appendScalar(UInt32.random(in: 0...0xA0, using: &random), to: &text)
      case 2: appendScalar(UInt32.random(in: 0...0x10FFFF, using: &random), to: &text)
      default: text += samples.randomElement(using: &random) ?? ""
      }
    }
    return text
  }

  /// Characters that a literal cannot hold.
  private static func scalars(_ values: UInt32...) -> String {
    var text = ""
    for value in values { appendScalar(value, to: &text) }
    return text
  }

  private static func appendScalar(_ value: UInt32, to text: inout String) {
    if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
  }
}
