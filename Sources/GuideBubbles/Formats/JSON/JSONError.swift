/// Why a text is not JSON, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Problem: Hashable, Sendable {
    /// The text ends early; the value says what was expected.
    case unexpectedEnd(expected: String)
    /// A byte that cannot stand here; the value says what was expected.
    case unexpectedByte(UInt8, expected: String)
    /// A character outside ASCII that cannot stand here; the value says what was expected.
    case unexpectedCharacter(Unicode.Scalar, expected: String)
    /// A comma behind which nothing follows but the bracket.
    case trailingComma(bracket: UInt8)
    /// A value follows another one without a comma between them.
    case missingComma
    /// Something follows the document.
    case trailingText
    /// A number that JSON does not know, such as `01`, `+1`, `.5`, `1.` or `NaN`.
    case badNumber
    /// A number with something at its end that is no part of it, such as `12px`; both as written.
    case numberWithUnit(String, unit: String)
    /// A number too large for a double.
    case numberOverflow
    /// A string that its line, or the file, ends in; with the curly quotation mark in it, if any.
    case unclosedString(curly: Unicode.Scalar?)
    /// A backslash followed by something else than JSON's escapes.
    case badEscape
    /// Half a surrogate pair.
    case loneSurrogate
    /// A control character that must be escaped inside a string.
    case controlCharacter(UInt8)
    /// Bytes that are no UTF-8.
    case invalidUTF8
    /// The whole text is in another encoding, by its name.
    case otherEncoding(String)
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
