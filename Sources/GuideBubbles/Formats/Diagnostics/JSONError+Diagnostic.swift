extension JSONError {
  /// The error as a diagnostic, worded for the author of the file.
  public var diagnostic: Diagnostic {
    var diagnostic = Diagnostic(code: .json, message: message, range: range, help: help)
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
    case .trailingText: "nothing may follow the document's value"
    case .badNumber: "this is no JSON number"
    case .numberOverflow: "this number is too large"
    case .badEscape: "unknown escape in a string"
    case .loneSurrogate: "half a surrogate pair in a string"
    case .controlCharacter(let byte):
      "\(JSONError.name(of: byte)) inside a string must be escaped"
    case .invalidUTF8: "these bytes are no UTF-8"
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
    case .invalidUTF8: "save the file as UTF-8"
    case .unexpectedByte(UInt8(ascii: "/"), _): "JSON has no comments; use a \"comment\" key"
    case .unexpectedByte(UInt8(ascii: "'"), _): "JSON strings stand in double quotation marks"
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
