/// A page's text with what of its looks can be drawn without a browser.
package struct WebPageText: Hashable, Sendable {
  /// How a line begins that the page, not its width, begins.
  package struct Line: Hashable, Sendable {
    /// Where it begins, in UTF-8 bytes.
    package var start: Int
    /// How many lists it stands in.
    package var depth: Int
    /// How long the mark of an item at its start is, in UTF-8 bytes with the space behind it; 0 for
    /// none.
    package var markLength = 0
  }

  /// The text; line feeds begin new lines.
  package var text: String
  /// Its lines with something on them, in order.
  package var lines: [Line]
  /// What is bold, in UTF-8 bytes, in order.
  package var bold: [Range<Int>]
}
