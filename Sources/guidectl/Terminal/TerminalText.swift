/// Text made safe for a terminal.
enum TerminalText {
  /// The text with everything that would move the cursor, colour or reorder the line made visible.
  static func printable(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(isHarmless(scalar) ? scalar : "\u{FFFD}")
    }
    return result
  }

  /// A message made safe, and its middle left out when a name in it fills screens: what is wrong
  /// stands at the start or the end.
  static func message(_ text: String) -> String {
    guard text.utf8.count > longestMessage else { return printable(text) }
    let scalars = text.unicodeScalars
    let start = Substring(scalars.prefix(longestMessage / 2))
    let end = Substring(scalars.suffix(longestMessage / 4))
    return printable(start) + "…" + printable(end)
  }

  /// In UTF-8 bytes: the longest list of known keys fits.
  private static let longestMessage = 800

  /// Whether a character neither moves the cursor nor colours or reorders the line.
  static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}"  // joiners, inside words and emoji
    default: true
    }
  }
}
