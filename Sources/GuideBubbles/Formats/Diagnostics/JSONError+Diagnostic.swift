extension JSONError {
  /// The error as a diagnostic, worded for the author of the file.
  public var diagnostic: Diagnostic {
    var diagnostic = Diagnostic(code: .json, message: message, range: range, help: help)
    // Of another encoding no line can be shown.
    if case .otherEncoding = problem { diagnostic.range = nil }
    if case .duplicateKey(let key, let first) = problem {
      diagnostic.code = .duplicateKey
      diagnostic.notes = [
        Diagnostic(.note, code: .firstUse, message: "'\(key)' stands here first", range: first)
      ]
    }
    return diagnostic
  }

  private var message: String {
    switch problem {
    case .unexpectedEnd(let expected): "the file ends where \(expected) was expected"
    case .unexpectedByte(let byte, let expected):
      "expected \(expected), found \(JSONError.name(of: byte))"
    case .unexpectedCharacter(let scalar, let expected):
      "expected \(expected), found '\(scalar)'"
        + (scalar.isCurlyQuotationMark ? ", a curly quotation mark" : "")
    case .trailingComma(let bracket):
      "nothing follows this comma but '\(Character(Unicode.Scalar(bracket)))'"
    case .missingComma: "a comma is missing here, between two values"
    case .trailingText: "nothing may follow the document's value"
    case .badNumber: "this is no JSON number"
    case .numberWithUnit(let number, let unit): "'\(number)\(unit)' is no JSON number"
    case .numberOverflow: "this number is too large"
    case .unclosedString: "this string is not closed"
    case .badEscape: "unknown escape in a string"
    case .loneSurrogate: "half a surrogate pair in a string"
    case .controlCharacter(let byte):
      "\(JSONError.name(of: byte)) inside a string must be escaped"
    case .invalidUTF8: "these bytes are no UTF-8"
    case .otherEncoding(let name): "the file is in \(name), not in UTF-8"
    case .duplicateKey(let key, _): "the key '\(key)' stands twice in this object"
    case .tooDeep: "nested more than \(JSONParser.maximumDepth) deep"
    }
  }

  private var help: String? {
    switch problem {
    case .badNumber: "numbers look like 12, -0.5 or 1e3"
    case .badEscape:
      "the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits"
    case .loneSurrogate: "write both halves, such as \\ud83d\\ude00, or the character itself"
    case .controlCharacter: "write a line feed as \\n and a tab as \\t"
    case .trailingComma: "remove the comma"
    case .missingComma: "write ',' behind the value"
    case .numberWithUnit(_, unit: "%"):
      "a share of the screen is a text of its width or height: \"0.5 * W\""
    case .numberWithUnit(let number, _): "numbers have no unit, lengths are points: write \(number)"
    case .unclosedString(let curly?): "it ends in '\(curly)', which closes nothing: write '\"'"
    case .unclosedString: "close it with '\"'; a line end inside of a string is written \\n"
    case .unexpectedCharacter(let scalar, _) where scalar.isCurlyQuotationMark:
      "JSON strings stand between straight quotation marks: write '\"'"
    case .invalidUTF8, .otherEncoding: "save the file as UTF-8"
    case .unexpectedByte(UInt8(ascii: "/"), _): "JSON has no comments; use a \"comment\" key"
    case .unexpectedByte(UInt8(ascii: "'"), _): "JSON strings stand in double quotation marks"
    case .unexpectedByte(let byte, "',' or ']'") where byte.isLetter,
      .unexpectedByte(let byte, "',' or '}'") where byte.isLetter:
      "a quotation mark is missing before it, or stands in a text, where it is written \\\""
    default: nil
    }
  }

  private static func name(of byte: UInt8) -> String {
    switch byte {
    case 0x0a: "a line end"
    case 0x09: "a tab"
    case 0x21..<0x7f: "'\(Character(Unicode.Scalar(byte)))'"
    case 0x20: "a space"
    case 0x80...: "a character outside ASCII"
    default: "a control character"
    }
  }
}
