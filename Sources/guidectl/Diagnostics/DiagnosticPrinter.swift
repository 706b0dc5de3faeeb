internal import GuideBubbles

/// Writes diagnostics as compilers do: place, message, source line, underline, notes, help.
struct DiagnosticPrinter: Sendable {
  /// The file that the diagnostics are about.
  var source: SceneSource
  /// Whether escape sequences for colours are written.
  var isColored = false

  /// Diagnostics in the order of their places; those without one come first.
  func text(for diagnostics: [Diagnostic]) -> String {
    let sorted = diagnostics.enumerated().sorted { left, right in
      let leftStart = left.element.range?.start ?? -1
      let rightStart = right.element.range?.start ?? -1
      return leftStart == rightStart ? left.offset < right.offset : leftStart < rightStart
    }
    var text = ""
    for (_, diagnostic) in sorted { append(diagnostic, to: &text) }
    return text
  }

  /// A message that is about no place: `guidectl: error: …`.
  static func text(forMessage message: String, isColored: Bool) -> String {
    let word = paint("error: ", .error, isColored: isColored)
    return "guidectl: " + word + TerminalText.printable(message) + "\n"
  }

  private func append(_ diagnostic: Diagnostic, to text: inout String) {
    let excerpt = diagnostic.range.map { SourceExcerpt($0, in: source.text) }
    text += TerminalText.printable(source.name)
    if let excerpt { text += ":\(excerpt.lineNumber):\(excerpt.column)" }
    let code = diagnostic.severity == .note ? "" : "[\(diagnostic.code)]"
    text += ": " + paint("\(diagnostic.severity.rawValue)\(code): ", diagnostic.severity)
    text += TerminalText.printable(diagnostic.message) + "\n"
    if let excerpt { append(excerpt, to: &text) }
    for note in diagnostic.notes { append(note, to: &text) }
    if let help = diagnostic.help {
      text += paint("help: ", .note) + TerminalText.printable(help) + "\n"
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
