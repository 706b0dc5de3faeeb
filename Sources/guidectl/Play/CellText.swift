internal import GuideText
internal import LayoutGeometry

/// Texts as cells from left to right, whichever way they are read.
enum CellText {
  /// A line of characters in the order in which they stand, from left to right.
  struct Line: Equatable, Sendable {
    /// The characters, each made safe for a terminal.
    var characters: [Character]
    /// The direction in which the line is read.
    var direction: UserInterfaceLayoutDirection

    /// How many cells it takes.
    var cells: Int { characters.reduce(0) { $0 + TerminalWidth.cells(of: $1) } }

    /// The line cut to a number of cells at the end where its last characters stand, with an ellipsis
    /// where something was cut off.
    func cut(to room: Int) -> Line {
      guard cells > room else { return self }
      var rest = max(room - 1, 0)
      let isLeftToRight = direction == .leftToRight
      let inReadingOrder = isLeftToRight ? characters : characters.reversed()
      var kept = Array(
        inReadingOrder.prefix { character in
          rest -= TerminalWidth.cells(of: character)
          return rest >= 0
        })
      if room > 0 { kept.append("…") }
      return Line(characters: isLeftToRight ? kept : kept.reversed(), direction: direction)
    }
  }

  /// A text on one line.
  static func line(_ text: String, direction: UserInterfaceLayoutDirection? = nil) -> Line {
    let measurer = TextMeasurer(scale: 1, baseDirection: direction)
    let layout = measurer.layout(text, font: TextFont())
    guard let line = layout.lines.first else {
      return Line(characters: [], direction: direction ?? .leftToRight)
    }
    guard !line.runs.isEmpty else { return run(line.text, line.direction) }
    let characters = line.runs.flatMap { run($0.text, $0.direction).characters }
    return Line(characters: characters, direction: line.direction)
  }

  /// A part of a line that runs one way throughout.
  static func run(_ text: String, _ direction: UserInterfaceLayoutDirection) -> Line {
    let characters = Array(TerminalText.printable(text))
      .filter { TerminalWidth.cells(of: $0) > 0 }
    return Line(
      characters: direction == .leftToRight ? characters : characters.reversed(),
      direction: direction)
  }

  /// A text broken into lines of at most so many cells.
  static func lines(
    _ text: String, cells room: Int, direction: UserInterfaceLayoutDirection? = nil
  ) -> [Line] {
    guard room > 0 else { return [] }
    var lines: [Line] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      for part in parts(String(paragraph), cells: room) {
        lines.append(line(part, direction: direction))
      }
    }
    return lines
  }

  /// The pieces of a paragraph, each of at most so many cells, broken where lines may end or, in a
  /// word that is too long, anywhere.
  private static func parts(_ text: String, cells room: Int) -> [String] {
    let offsets = LineBreaker().opportunities(in: text).map(\.offset) + [text.utf8.count]
    var parts: [String] = []
    var (line, start) = ("", text.startIndex)
    for offset in offsets {
      let end = text.utf8.index(text.startIndex, offsetBy: offset)
      let word = text[start..<end]
      start = end
      if TerminalWidth.cells(of: line + word.withoutTrailingBlanks) > room, !line.isEmpty {
        parts.append(line)
        line = ""
      }
      for character in word {
        if TerminalWidth.cells(of: line + String(character)) > room, character != " " {
          parts.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    parts.append(line)
    return parts.map(\.withoutTrailingBlanks)
  }
}

extension StringProtocol {
  /// The text up to its last character that is no blank.
  var withoutTrailingBlanks: String {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
