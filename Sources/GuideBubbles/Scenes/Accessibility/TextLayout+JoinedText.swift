extension TextLayout {
  /// The lines as one text again, with a blank where spaces or a line end stood between two, and
  /// without the hyphens that only line ends ask for.
  package var joinedText: String {
    var text = ""
    for (index, line) in lines.enumerated() {
      text += line.text
      if index + 1 == lines.count { break }
      if line.isHyphenated {
        text.unicodeScalars.removeLast()
      } else if line.drawnEnd < line.range.upperBound {
        text += " "
      }
    }
    return text
  }
}

extension BubblePlacement {
  /// Title and text as one text.
  package var joinedText: String {
    [title.joinedText, text.joinedText].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
