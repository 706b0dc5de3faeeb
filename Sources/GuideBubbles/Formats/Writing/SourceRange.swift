/// A part of a source file, in UTF-8 bytes from its start.
public struct SourceRange: Hashable, Sendable {
  /// The first byte.
  public var start: Int
  /// The byte behind the last one.
  public var end: Int

  /// Makes a range from its bounds.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// The first byte of it: for an object, its brace.
  package var firstByte: SourceRange { SourceRange(start: start, end: start + 1) }
}
