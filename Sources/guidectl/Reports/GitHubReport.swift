internal import GuideChecks

/// A report for the log of a GitHub workflow: commands that become annotations at lines of the scene, and
/// the whole list, which is not cut.
///
/// GitHub keeps ten annotations of a kind for each step of a workflow and drops the rest without a word.
/// So the first ten errors, ten warnings and nine notices are written, and a tenth notice says how many are
/// in the list only. What is undecided is a notice. The list stands in a group of the log in which commands
/// are switched off, so that no text of a scene can give one.
struct GitHubReport {
  /// How many annotations of a kind are kept for a step.
  static let mostAnnotations = 10

  private let content: ReportContent
  private var places: ReportPlaces { content.places }

  /// Makes a report.
  init(_ content: ReportContent) { self.content = content }

  /// The lines.
  var text: String {
    let all = content.findings.filter { !$0.isHeld }
    var (text, shown) = ("", 0)
    for kind in [Kind.error, .warning, .notice] {
      let some = all.filter { Kind($0) == kind }
      let most = kind == .notice ? Self.mostAnnotations - 1 : Self.mostAnnotations
      for reported in some.prefix(most) { text += annotation(kind, reported) }
      shown += min(some.count, most)
    }
    if shown < all.count { text += rest(all.count - shown) }
    return text + list
  }

  /// The kinds of annotations.
  private enum Kind: String {
    case error, warning, notice

    init(_ reported: ReportedFinding) {
      switch (reported.finding.outcome, reported.finding.level) {
      case (.broken, .error): self = .error
      case (.broken, .warning): self = .warning
      default: self = .notice
      }
    }
  }

  private func annotation(_ kind: Kind, _ reported: ReportedFinding) -> String {
    let finding = reported.finding
    var properties = [("file", places.path)]
    if let place = finding.place {
      properties += [("line", "\(place.line)"), ("col", "\(places.column(place))")]
    }
    let doubt = finding.outcome == .undecided ? " (undecided)" : ""
    properties.append(
      ("title", "\(finding.rule.rawValue): \(finding.subject.description)\(doubt)"))
    let words = properties.map { $0.0 + "=" + Self.escapedProperty($0.1) }
    return "::\(kind.rawValue) \(words.joined(separator: ","))::"
      + Self.escaped(reported.lines.map(TerminalText.printable).joined(separator: "\n")) + "\n"
  }

  private func rest(_ count: Int) -> String {
    let words = count == 1 ? "1 more finding is" : "\(count) more findings are"
    return
      "::notice file=\(Self.escapedProperty(places.path)),title=guidectl check::\(words) in the "
      + "log only: GitHub keeps \(Self.mostAnnotations) annotations of a kind for each step\n"
  }

  /// Everything, where no line is a command.
  private var list: String {
    let lines = TextReport(content, isColored: false).text
    let token = "guidectl-\(Self.hash(lines))"
    return
      "::group::guidectl check\n::stop-commands::\(token)\n\(lines)::\(token)::\n::endgroup::\n"
  }

  /// A word that no text of a scene can foresee, since it depends on all of them: 64-bit FNV-1a.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  /// As the toolkit of GitHub's actions escapes what a command says.
  private static func escaped(_ text: String) -> String {
    replaced(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// The same for the value of a property.
  private static func escapedProperty(_ text: String) -> String {
    replaced(escaped(TerminalText.printable(text))) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func replaced(
    _ text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
