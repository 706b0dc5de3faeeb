/// A decoded JSON string that still knows where its escapes stood.
///
/// An error inside a string (say, at the third name of a constraint) is known as an offset in the
/// decoded text. Without escapes that is the same distance in the file; each escape shifts what
/// follows.
public struct JSONString: Hashable, Sendable {
  /// An escape such as `\n` or `\u00e9`; a surrogate pair is one.
  struct Escape: Hashable, Sendable {
    /// Where its character starts in the decoded text, in UTF-8 bytes.
    var decodedStart: Int
    /// How many bytes the character takes there.
    var decodedLength: Int
    /// Where the backslash stands, in bytes behind the opening quotation mark.
    var sourceStart: Int
    /// How many bytes the escape takes.
    var sourceLength: Int
  }

  /// The text.
  public var text: String
  /// The escapes, in order; empty for a string that stands in no file.
  var escapes: [Escape]

  /// Makes a string without escapes.
  public init(_ text: String) {
    self.text = text
    escapes = []
  }

  init(_ text: String, escapes: [Escape]) {
    self.text = text
    self.escapes = escapes
  }

  /// Where a part of the text stands in the file.
  ///
  /// - Parameters:
  ///   - part: A range of the decoded text, in UTF-8 bytes.
  ///   - string: Where the whole string stands, quotation marks included.
  /// - Returns: The range in the file; a bound inside an escaped character moves to the escape's
  ///   near end, so that an escape is never cut.
  package func range(of part: Range<Int>, in string: SourceRange) -> SourceRange {
    let first = string.start + 1
    let start = first + sourceOffset(part.lowerBound, roundingUp: false)
    let end = first + sourceOffset(part.upperBound, roundingUp: true)
    return SourceRange(start: start, end: max(start, end))
  }

  private func sourceOffset(_ offset: Int, roundingUp: Bool) -> Int {
    var low = 0
    var high = escapes.count
    while low < high {  // the first escape that starts at the offset or behind it
      let middle = (low + high) / 2
      if escapes[middle].decodedStart < offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return offset }
    let escape = escapes[low - 1]
    let past = offset - escape.decodedStart - escape.decodedLength
    if past >= 0 { return escape.sourceStart + escape.sourceLength + past }
    return roundingUp ? escape.sourceStart + escape.sourceLength : escape.sourceStart
  }
}
