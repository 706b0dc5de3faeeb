internal import GuideFormats

/// Writes diagnostics as compilers do: place, message, source line, underline, notes, help.
struct DiagnosticPrinter: Sendable {
  /// The file that the diagnostics are about.
  var source: SceneSource
  /// Whether escape sequences for colours are written.
  var isColored = false

  /// How many diagnostics are printed at most: nobody reads a hundred before fixing the first.
  static let most = 50
  /// How many notes are printed at most, of all diagnostics together: contradictions come in crowds, and
  /// each may have many members.
  static let mostNotes = 200

  /// Diagnostics in the order of their places; those without one come first.
  ///
  /// When there are too many, errors are printed before warnings, and the rest is counted.
  func text(for diagnostics: [Diagnostic]) -> String {
    let sorted = Self.inOrder(diagnostics)
    let urgent =
      sorted.filter { $0.severity == .error } + sorted.filter { $0.severity != .error }
    var text = ""
    var noteCount = 0
    // Those that are printed stand in the order of the file again.
    for diagnostic in Self.inOrder(Array(urgent.prefix(Self.most))) {
      let hasRoom = noteCount + diagnostic.notes.count <= Self.mostNotes
      if hasRoom { noteCount += diagnostic.notes.count }
      append(diagnostic, withNotes: hasRoom, to: &text)
    }
    let rest = diagnostics.count - Self.most
    if rest > 0 {
      text += TerminalText.message(source.name) + ": " + paint("note: ", .note)
      text += rest == 1 ? "1 more message is not shown\n" : "\(rest) more messages are not shown\n"
    }
    return text
  }

  private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let sorted = diagnostics.enumerated().sorted { left, right in
      let leftStart = left.element.range?.start ?? -1
      let rightStart = right.element.range?.start ?? -1
      return leftStart == rightStart ? left.offset < right.offset : leftStart < rightStart
    }
    return sorted.map(\.element)
  }

  /// A message that is about no place: `guidectl: error: …`.
  static func text(
    forMessage message: String, severity: Diagnostic.Severity = .error, isColored: Bool
  ) -> String {
    let word = paint("\(severity.rawValue): ", severity, isColored: isColored)
    return "guidectl: " + word + TerminalText.message(message) + "\n"
  }

  /// A warning that is about no place: `guidectl: warning: …`.
  static func text(forWarning message: String, isColored: Bool) -> String {
    let word = paint("warning: ", .warning, isColored: isColored)
    return "guidectl: " + word + TerminalText.message(message) + "\n"
  }

  private func append(
    _ diagnostic: Diagnostic, withNotes hasNotes: Bool = true, to text: inout String
  ) {
    let excerpt = diagnostic.range.map { SourceExcerpt($0, in: source.text) }
    text += TerminalText.message(source.name)
    if let excerpt { text += ":\(excerpt.lineNumber):\(excerpt.column)" }
    let code = diagnostic.severity == .note ? "" : "[\(diagnostic.code.rawValue)]"
    text += ": " + paint("\(diagnostic.severity.rawValue)\(code): ", diagnostic.severity)
    text += TerminalText.message(diagnostic.message) + "\n"
    if let excerpt { append(excerpt, to: &text) }
    if hasNotes {
      for note in diagnostic.notes { append(note, to: &text) }
    } else {
      let count = diagnostic.notes.count
      text += TerminalText.message(source.name) + ": " + paint("note: ", .note)
      text += count == 1 ? "1 note more is not shown\n" : "\(count) notes more are not shown\n"
    }
    if let help = diagnostic.help {
      text += paint("help: ", .note) + TerminalText.message(help) + "\n"
    }
  }

  private func append(_ excerpt: SourceExcerpt, to text: inout String) {
    let number = String(excerpt.lineNumber)
    let margin = String(repeating: " ", count: max(4 - number.count, 0))
    let blank = String(repeating: " ", count: margin.count + number.count)
    text += "\(margin)\(number) | \(excerpt.text)\n"
    text += "\(blank) | \(paint(excerpt.underline, .error))\n"
  }

  private func paint(_ text: String, _ severity: Diagnostic.Severity) -> String {
    Self.paint(text, severity, isColored: isColored)
  }

  private static func paint(
    _ text: String, _ severity: Diagnostic.Severity, isColored: Bool
  ) -> String {
    guard isColored else { return text }
    let color =
      switch severity {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      }
    return "\u{1B}[\(color)m\(text)\u{1B}[0m"
  }
}
