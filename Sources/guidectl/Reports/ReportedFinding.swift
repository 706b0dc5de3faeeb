internal import GuideChecks
internal import GuideFormats

/// A finding with what all formats say of it in the same words.
struct ReportedFinding: Sendable {
  /// The finding.
  let finding: CheckFinding
  /// Whether a baseline holds it.
  let isHeld: Bool
  /// Where it happens: `in 37 of 480: only in de and ru`; empty where only one combination was looked at.
  let frequency: String
  /// The name of the worst combination; `nil` where the frequency names the only one.
  let worst: String?

  /// Finds the words for a finding of a report.
  init(_ finding: CheckFinding, of report: CheckReport, isHeld: Bool) {
    self.finding = finding
    self.isHeld = isHeld
    let (count, all) = (finding.combinations.count, report.covered.count)
    guard all > 1 else {
      (frequency, worst) = ("", nil)
      return
    }
    func words(_ extent: String) -> String { extent.isEmpty ? "" : ": " + extent }
    var text = "in \(count) of \(all)" + words(report.extent(of: finding))
    if finding.outcome == .broken, !finding.undecided.isEmpty {
      text +=
        "; perhaps in \(finding.undecided.count) more"
        + words(report.extent(of: finding.undecided))
    }
    frequency = text
    worst = count > 1 ? report.matrix.name(of: finding.worst) : nil
  }

  /// The word for how much it counts: the level, or that it is undecided or held.
  var word: String {
    if isHeld { return "held" }
    return finding.outcome == .undecided ? "undecided" : finding.level.rawValue
  }

  /// All that there is to say, a line each: the message, where, the worst, the help.
  var lines: [String] {
    var lines = [finding.message]
    if !frequency.isEmpty { lines.append(frequency) }
    if let worst { lines.append("worst: \(worst)") }
    if let help = finding.help { lines.append("help: \(help)") }
    return lines
  }
}

extension ReportedFinding {
  /// What comes first where not all fit: failures.
  var rank: Int {
    if isHeld { return 4 }
    switch (finding.outcome, finding.level) {
    case (.broken, .error): return 0
    case (.broken, .warning): return 1
    case (.undecided, _): return 2
    default: return 3
    }
  }
}

extension CheckReport {
  /// The findings with their words, those that a baseline holds at the end.
  var reported: [ReportedFinding] {
    findings.map { ReportedFinding($0, of: self, isHeld: false) }
      + suppressed.map { ReportedFinding($0, of: self, isHeld: true) }
  }

  /// What was covered: `10 steps in 480 combinations: 10 devices × 6 locales × 8 textSizes`.
  var coverage: String {
    let steps = stepCount == 1 ? "1 step" : "\(stepCount) steps"
    guard matrix.count > 1 else { return "\(steps) in one combination" }
    let axes = CheckMatrix.Axis.allCases.filter { matrix[$0].count > 1 }.map { axis in
      "\(matrix[axis].count) \(axis.plural)"
    }
    var text = "\(steps) in \(covered.count) combinations"
    if covered.count < matrix.count { text += " of \(matrix.count)" }
    return text + ": " + axes.joined(separator: " × ")
  }
}

extension CheckMatrix.Axis {
  /// What several of its values are called in a sentence.
  var plural: String {
    switch self {
    case .devices: "devices"
    case .orientations: "orientations"
    case .locales: "languages"
    case .textSizes: "text sizes"
    case .directions: "directions"
    case .keyboards: "keyboards"
    case .flags: "settings of flags"
    }
  }
}
