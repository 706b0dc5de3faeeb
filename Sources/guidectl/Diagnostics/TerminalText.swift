/// Text made safe and measurable for a terminal.
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

  /// How many columns a character takes: 2 for wide ones, 0 for marks that stand on others.
  static func cells(of character: Character) -> Int {
    var widest = 0
    for scalar in character.unicodeScalars {
      if scalar == "\u{FE0F}" { return 2 }
      widest = max(widest, cells(of: scalar))
    }
    return widest
  }

  /// How many columns a text takes.
  static func cells(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + cells(of: $1) }
  }

  private static func cells(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}"  // joiners, inside words and emoji
    default: true
    }
  }

  /// The blocks that UAX #11 counts as wide, as far as a caret needs them.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x2E80...0x303E, 0x3041...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
