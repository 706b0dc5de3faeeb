/// Messages that are said in several places, each worded once.
extension Diagnostic {
  /// A name that nothing has: of what kind, such as "view", and where if that is not plain, such as "a
  /// template".
  package static func unknown(
    _ kind: String, _ name: String, code: DiagnosticCode, in owner: String? = nil,
    severity: Severity = .error, at range: SourceRange?, help: String
  ) -> Diagnostic {
    Diagnostic(
      severity, code: code,
      message: "unknown \(kind) '\(name)'" + (owner.map { " in \($0)" } ?? ""), range: range,
      help: help)
  }

  /// A value of another kind than what is wanted.
  package static func wrongType(
    _ name: String, wanted: String, found: String, at range: SourceRange?, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      code: .wrongType, message: "'\(name)' must be \(wanted), found \(found)", range: range,
      help: help)
  }

  /// A name that something of its kind has already, first at the place given.
  package static func duplicate(
    _ kind: String, _ name: String, at range: SourceRange?, first: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      code: .duplicateID, message: "there are two \(kind)s called '\(name)'", range: range,
      notes: first.map { [theFirstOne(.duplicateID, at: $0)] } ?? [])
  }

  /// The note on what was there first.
  package static func theFirstOne(_ code: DiagnosticCode, at range: SourceRange) -> Diagnostic {
    Diagnostic(.note, code: code, message: "the first one", range: range)
  }

  /// An object, such as "an image", without a key.
  package static func missingKey(
    _ key: String, of owner: String, at range: SourceRange?, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      code: .missingKey, message: "\(owner) has no '\(key)'", range: range, help: help)
  }

  /// A key of which its owner, such as "a view of kind 'label'", makes nothing.
  package static func meansNothing(
    _ key: String, to owner: String, at range: SourceRange?, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      code: .badValue, message: "'\(key)' means nothing to \(owner)", range: range, help: help)
  }

  /// Two keys of which one excludes the other: "a font has a 'size' or a 'textStyle'".
  package static func notBoth(
    _ choice: String, at range: SourceRange?, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(code: .badValue, message: "\(choice), not both", range: range, help: help)
  }

  /// A number that is of the right kind, but out of bounds.
  package static func outOfRange(
    _ name: String, _ number: String, at range: SourceRange?, help: String
  ) -> Diagnostic {
    Diagnostic(
      code: .badValue, message: "'\(name)' cannot be \(number)", range: range, help: help)
  }

  /// A text that stands where a language is named.
  package static func notALanguage(_ text: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      code: .badValue, message: "'\(text)' is no language tag", range: range,
      help: "tags look like en, zh-Hans or pt-BR")
  }

  /// The name of an item that every owner, such as "screen", has anyway.
  package static func taken(
    _ name: String, byEvery owner: String, at range: SourceRange?, help: String
  ) -> Diagnostic {
    Diagnostic(
      code: .badValue, message: "'\(name)' is the name of an item that every \(owner) has",
      range: range, help: help)
  }

  /// What needs a screen where there is none, with its verb: "'pin' needs".
  package static func noScreen(
    _ subject: String, at range: SourceRange?,
    help: String? = "add a \"screen\", such as \"iPhone 15\""
  ) -> Diagnostic {
    Diagnostic(
      code: .noScreen, message: "\(subject) a screen, and the scene has none", range: range,
      help: help)
  }
}
