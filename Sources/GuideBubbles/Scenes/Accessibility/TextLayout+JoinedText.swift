extension TextLayout {
  /// The lines as one text again, with a blank where spaces or a line end stood between two.
  package var joinedText: String {
    var text = ""
    for (index, line) in lines.enumerated() {
      text += line.text
      let hangs = line.range.count > line.text.utf8.count
      if hangs && index + 1 < lines.count { text += " " }
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
