/// Writes arbitrary text so that it stays text in XML and in HTML.
package enum XMLText {
  /// Appends text for an element's content or for an attribute between quotation marks.
  ///
  /// The five characters with a meaning become references. What XML 1.0 does not allow at all,
  /// even as a reference, becomes U+FFFD, and so do control characters that it merely
  /// discourages; tabs and line ends become blanks.
  package static func append(_ text: String, to result: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result += " "
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
  }

  /// The text with everything replaced that ``append(_:to:)`` replaces.
  package static func escaped(_ text: String) -> String {
    var result = ""
    append(text, to: &result)
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: false
    case 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
