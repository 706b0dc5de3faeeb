/// A source file whose byte offsets can be turned into lines and columns.
public struct SourceText: Hashable, Sendable {
  /// A place as editors and compilers count it.
  public struct Position: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in UTF-8 bytes.
    public var column: Int
  }

  /// The file's bytes.
  public let bytes: [UInt8]
  /// The number of the first line; above 1 for a part of a longer file.
  public let firstLine: Int
  /// Where each line starts.
  private let lineStarts: [Int]

  /// Makes a source text and finds its lines, which end with LF, CR LF or CR.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - firstLine: The number of its first line.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ bytes: [UInt8], firstLine: Int = 1) {
    self.bytes = bytes
    self.firstLine = firstLine
    var starts = [0]
    for index in bytes.indices {
      let endsLine =
        bytes[index] == 0x0a
        || bytes[index] == 0x0d && (index + 1 == bytes.count || bytes[index + 1] != 0x0a)
      if endsLine { starts.append(index + 1) }
    }
    lineStarts = starts
  }

  /// Makes the text of one line of a longer file, which has been cut at LF alone: a CR in it is a byte
  /// like others, and what follows stands in the same line.
  ///
  /// - Parameters:
  ///   - bytes: The line in UTF-8, without its end.
  ///   - number: Its number.
  package init(line bytes: [UInt8], number: Int) {
    self.bytes = bytes
    firstLine = number
    lineStarts = [0]
  }

  /// The line and column of a byte; an offset outside the file counts as its nearest end.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  public func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return Position(line: low - 1 + firstLine, column: offset - lineStarts[low - 1] + 1)
  }

  /// The bytes of a line, counted from `firstLine`, without its end; empty for a line that does not
  /// exist.
  public func bytes(ofLine number: Int) -> ArraySlice<UInt8> {
    let line = number - firstLine + 1
    guard line >= 1, line <= lineStarts.count else { return [] }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0a || bytes[end - 1] == 0x0d { end -= 1 }
    return bytes[start..<end]
  }

  /// The text of a line, counted from `firstLine`; bytes that are no UTF-8 become U+FFFD.
  public func text(ofLine line: Int) -> String {
    String(decoding: bytes(ofLine: line), as: UTF8.self)
  }
}
