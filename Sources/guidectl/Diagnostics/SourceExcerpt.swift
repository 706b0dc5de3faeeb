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

  /// Looks a place up.
  ///
  /// - Parameters:
  ///   - start: The first byte of the place; one beyond the end stands for the end.
  ///   - end: The byte behind the place; the underline stops at the line's end all the same.
  ///   - bytes: The whole file.
  init(start: Int, end: Int, in bytes: [UInt8]) {
    let start = min(max(start, 0), bytes.count)
    let lineStart = (bytes[..<start].lastIndex(of: 0x0A) ?? -1) + 1
    let lineEnd = Self.lineEnd(from: start, in: bytes)
    lineNumber = 1 + bytes[..<start].count { $0 == 0x0A }
    column = start - lineStart + 1
    let placeEnd = min(max(end, start), lineEnd)
    let before = Self.shown(bytes[lineStart..<min(start, lineEnd)])
    let place = Self.shown(bytes[min(start, lineEnd)..<placeEnd])
    let after = Self.shown(bytes[placeEnd..<lineEnd])
    let lead = Self.trimmedStart(before, toCells: Self.widest / 2)
    let room = Self.widest - TerminalText.cells(of: lead)
    let tail = Self.trimmedEnd(place + after, toCells: room)
    text = lead + tail
    let marked = min(TerminalText.cells(of: place), TerminalText.cells(of: tail))
    underline =
      String(repeating: " ", count: TerminalText.cells(of: lead)) + "^"
      + String(repeating: "~", count: max(marked - 1, 0))
  }

  /// Where the line that holds an offset ends, before its line end.
  private static func lineEnd(from start: Int, in bytes: [UInt8]) -> Int {
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    return end > start && bytes[end - 1] == 0x0D ? end - 1 : end
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(separator: "\t", omittingEmptySubsequences: false)
      .map(TerminalText.printable).joined(separator: "  ")
  }

  /// The end of a text that fits, behind an ellipsis when something was cut.
  private static func trimmedStart(_ text: String, toCells limit: Int) -> String {
    guard TerminalText.cells(of: text) > limit else { return text }
    return "…" + String(prefix(of: text.reversed(), cells: limit - 1).reversed())
  }

  /// The start of a text that fits, before an ellipsis when something was cut.
  private static func trimmedEnd(_ text: String, toCells limit: Int) -> String {
    guard TerminalText.cells(of: text) > limit else { return text }
    return String(prefix(of: Array(text), cells: limit - 1)) + "…"
  }

  private static func prefix(of characters: [Character], cells limit: Int) -> [Character] {
    var used = 0
    return Array(
      characters.prefix { character in
        used += TerminalText.cells(of: character)
        return used <= limit
      })
  }
}
