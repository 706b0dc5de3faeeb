/// How wide text is in a terminal, in cells.
///
/// Widths are those of UAX #11, revision 45, "East Asian Width", as terminals take them: ambiguous
/// characters are narrow. A terminal that follows another Unicode version may differ.
package enum TerminalWidth {
  /// How many cells a character takes.
  ///
  /// - Parameter character: Any character; a control character counts as none.
  /// - Returns: 2 for wide ones, for flags and for what U+FE0F turns into an emoji, 0 for a mark
  ///   without a base, else 1.
  /// - Complexity: O(*n*) in its code points.
  package static func cells(of character: Character) -> Int {
    var widest = 0
    var indicators = 0
    for scalar in character.unicodeScalars {
      if scalar == "\u{FE0F}" { return 2 }
      if (0x1F1E6...0x1F1FF).contains(scalar.value) { indicators += 1 }
      widest = max(widest, LineBreakTable.shared[scalar.value].cellWidth)
    }
    return indicators > 1 ? 2 : widest
  }

  /// How many cells a text takes on one line.
  ///
  /// - Parameter text: Any text without line feeds and tabs, which have no width of their own.
  /// - Returns: The sum over its characters.
  /// - Complexity: O(*n*).
  package static func cells(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + cells(of: $1) }
  }
}
