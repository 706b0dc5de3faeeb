internal import GuideFormats
internal import GuideText

/// The line of a source file around a place, cut to the width of a terminal, with its underline.
struct SourceExcerpt: Equatable, Sendable {
  /// The line's number, from 1.
  var lineNumber: Int
  /// The place's column in UTF-8 bytes, from 1.
  var column: Int
  /// The line as printed: tabs are two blanks, long ends are cut with an ellipsis.
  var text: String
  /// Blanks, then `^~~~` under the place.
  var underline: String

  /// How many columns of a line are printed at most.
  static let widest = 100

  /// How many bytes of a line are looked at on either side of a place: more than are printed, and
  /// no more in a line of a megabyte than in a short one.
  private static let reach = 1000

  /// Looks a place up; what reaches beyond the end of its line is not underlined.
  init(_ range: SourceRange, in source: SourceText) {
    let bytes = source.bytes
    let position = source.position(of: range.start)
    let line = source.bytes(ofLine: position.line)
    let start = min(max(range.start, line.startIndex), line.endIndex)
    let end = min(max(range.end, start), line.endIndex)
    lineNumber = position.line
    column = position.column
    // Only so much is looked at, cut between characters, and made printable before it is measured.
    let left = Self.character(in: line, at: start - Self.reach)
    let right = Self.character(in: line, at: start + Self.reach)
    let before = Self.shown(bytes[left..<start])
    let place = Self.shown(bytes[start..<min(end, right)])
    let after = Self.shown(bytes[min(end, right)..<right])
    // What stands in front of the place gets half of the width, the place and the rest what is left.
    let lead = Self.trimmedStart(
      before, toCells: Self.widest / 2, isCut: left > line.startIndex)
    let room = Self.widest - TerminalWidth.cells(of: lead)
    let tail = Self.trimmedEnd(place + after, toCells: room, isCut: right < line.endIndex)
    text = lead + tail
    let marked = min(TerminalWidth.cells(of: place), TerminalWidth.cells(of: tail))
    underline =
      String(repeating: " ", count: TerminalWidth.cells(of: lead)) + "^"
      + String(repeating: "~", count: max(marked - 1, 0))
  }

  /// Where the character begins that an offset lies in; an offset outside the line counts as its
  /// nearest end.
  private static func character(in line: ArraySlice<UInt8>, at offset: Int) -> Int {
    var start = min(max(offset, line.startIndex), line.endIndex)
    while start > line.startIndex, start < line.endIndex, line[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(separator: "\t", omittingEmptySubsequences: false)
      .map(TerminalText.printable).joined(separator: "  ")
  }

  /// The end of a text that fits, behind an ellipsis when something was cut.
  private static func trimmedStart(
    _ text: String, toCells limit: Int, isCut: Bool
  ) -> String {
    guard isCut || TerminalWidth.cells(of: text) > limit else { return text }
    return "…" + String(prefix(of: text.reversed(), cells: limit - 1).reversed())
  }

  /// The start of a text that fits, before an ellipsis when something was cut.
  private static func trimmedEnd(
    _ text: String, toCells limit: Int, isCut: Bool
  ) -> String {
    guard isCut || TerminalWidth.cells(of: text) > limit else { return text }
    return String(prefix(of: Array(text), cells: limit - 1)) + "…"
  }

  private static func prefix(of characters: [Character], cells limit: Int) -> [Character] {
    var used = 0
    return Array(
      characters.prefix { character in
        used += TerminalWidth.cells(of: character)
        return used <= limit
      })
  }
}
