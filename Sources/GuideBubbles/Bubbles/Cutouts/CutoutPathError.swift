/// Why a text is no path, and where in it.
public struct CutoutPathError: Error, Hashable, Sendable {
  /// What is wrong, as a sentence without a period.
  public var message: String
  /// Where, in UTF-8 bytes of the text.
  public var range: Range<Int>

  /// Makes an error from what is wrong and where.
  package init(message: String, range: Range<Int>) {
    self.message = message
    self.range = range
  }
}
