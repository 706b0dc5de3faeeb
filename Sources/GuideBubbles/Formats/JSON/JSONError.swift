/// Why a text is not JSON, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Problem: Hashable, Sendable {
    /// The text ends early; the value says what was expected.
    case unexpectedEnd(expected: String)
    /// A byte that cannot stand here; the value says what was expected.
    case unexpectedByte(UInt8, expected: String)
    /// Something follows the document.
    case trailingText
    /// A number that JSON does not know, such as `01`, `+1`, `.5`, `1.` or `NaN`.
    case badNumber
    /// A number too large for a double.
    case numberOverflow
    /// A backslash followed by something else than JSON's escapes.
    case badEscape
    /// Half a surrogate pair.
    case loneSurrogate
    /// A control character that must be escaped inside a string.
    case controlCharacter(UInt8)
    /// Bytes that are no UTF-8.
    case invalidUTF8
    /// A key that the object has already, first at the place given.
    case duplicateKey(String, first: SourceRange)
    /// Arrays and objects nested more deeply than `JSONParser.maximumDepth`.
    case tooDeep
  }

  /// What is wrong.
  package var problem: Problem
  /// Where; never beyond the text, empty at its end.
  public var range: SourceRange

  /// Makes an error from what is wrong and where.
  package init(_ problem: Problem, range: SourceRange) {
    self.problem = problem
    self.range = range
  }
}
