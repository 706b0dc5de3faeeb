internal import GuideText

/// Text broken into lines between words.
enum WrappedText {
  /// The lines, none wider than the width but for words that are.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last,
        TerminalWidth.cells(of: last) + 1 + TerminalWidth.cells(of: String(word)) <= width
      {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
