internal import GuideChecks

/// A report for people in a terminal: what a step or a view has, one below the other, and at the end what
/// it comes to and what can be done next.
struct TextReport {
  private let report: CheckReport
  private let places: ReportPlaces
  private let isColored: Bool
  private let certain: [ReportedFinding]
  private let undecided: [ReportedFinding]

  /// Makes a report.
  init(_ content: ReportContent, isColored: Bool) {
    (report, places, self.isColored) = (content.report, content.places, isColored)
    let shown = content.findings.filter { !$0.isHeld }
    certain = shown.filter { $0.finding.outcome == .broken }
    undecided = shown.filter { $0.finding.outcome == .undecided }
  }

  /// The text, which ends with a line feed.
  var text: String {
    guard !report.findings.isEmpty else { return cleanText }
    var text = groups(certain)
    if !undecided.isEmpty {
      text += paint("undecided", .undecided) + ": it depends on how wide the letters really are\n\n"
      text += groups(undecided)
    }
    return text + summary + nextSteps
  }

  /// One line that says what was covered.
  private var cleanText: String {
    var text = printable(places.path) + ": nothing found; " + report.coverage
    if !report.suppressed.isEmpty { text += "; the baseline holds \(report.suppressed.count)" }
    return text + "\n"
  }

  /// The findings below the step or view that they are about.
  private func groups(_ findings: [ReportedFinding]) -> String {
    var (text, subject) = ("", CheckSubject?.none)
    for reported in findings {
      if reported.finding.subject != subject {
        if subject != nil { text += "\n" }
        subject = reported.finding.subject
        text += paint(printable(reported.finding.subject.description), .heading) + "\n"
      }
      text += lines(of: reported)
    }
    return findings.isEmpty ? "" : text + "\n"
  }

  private func lines(of reported: ReportedFinding) -> String {
    let finding = reported.finding
    var text = "  " + printable(places.words(finding.place)) + ": "
    text += paint("\(finding.level.rawValue)[\(finding.rule.rawValue)]", Paint(reported)) + ": "
    text += printable(finding.message) + "\n"
    let facts = [reported.frequency] + (reported.worst.map { ["worst: \($0)"] } ?? [])
    let known = facts.filter { !$0.isEmpty }
    if !known.isEmpty { text += "    " + printable(known.joined(separator: "; ")) + "\n" }
    if let help = finding.help { text += "    help: " + printable(help) + "\n" }
    return text
  }

  /// The counts, and what was covered.
  private var summary: String {
    let counts = [
      Self.count(report.count(.error), "error"), Self.count(report.count(.warning), "warning"),
      Self.count(report.count(.note), "note"),
      report.undecidedCount > 0 ? "\(report.undecidedCount) undecided" : nil,
      report.suppressed.isEmpty ? nil : "\(report.suppressed.count) held by the baseline",
    ].compactMap(\.self)
    return paint(counts.joined(separator: ", "), report.passes ? .heading : .error) + "; "
      + report.coverage + "\n"
  }

  private static func count(_ count: Int, _ word: String) -> String? {
    count == 0 ? nil : count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }

  /// What can be done next: commands, each with what it is for.
  private var nextSteps: String {
    let scene = Self.quoted(places.path)
    var rows: [[String]] = []
    let worst = certain.first { $0.finding.level == .error } ?? certain.first ?? undecided.first
    if let rule = worst?.finding.rule.rawValue {
      rows.append(["guidectl explain \(rule)", "what the rule asks for, and how to keep it"])
    }
    rows.append(["guidectl check \(scene) --report html=check.html", "the findings as pictures"])
    if !undecided.isEmpty {
      rows.append(["guidectl check \(scene) --font FILE", "decides what is undecided"])
    }
    if certain.contains(where: { $0.finding.level == .error }) {
      rows.append([
        "guidectl check \(scene) --write-baseline FILE --reason TEXT",
        "lives with what there is, and finds what is new",
      ])
    }
    return "next:\n" + TextTable.text(rows, indentation: "  ")
  }

  /// A path as a shell takes it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard !isPlain || path.isEmpty else { return path }
    let escaped = TerminalText.printable(path).split(
      separator: "'", omittingEmptySubsequences: false)
    return "'" + escaped.joined(separator: "'\\''") + "'"
  }

  private func printable(_ text: String) -> String { TerminalText.message(text) }

  /// What a word is coloured for.
  private enum Paint: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case undecided = "1;35"
    case heading = "1"

    init(_ reported: ReportedFinding) {
      switch (reported.finding.outcome, reported.finding.level) {
      case (.undecided, _): self = .undecided
      case (_, .error): self = .error
      case (_, .warning): self = .warning
      default: self = .note
      }
    }
  }

  private func paint(_ text: String, _ paint: Paint) -> String {
    isColored ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
