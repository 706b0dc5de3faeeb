extension CheckBaseline {
  /// What a baseline does to a report.
  public struct Outcome: Hashable, Sendable {
    /// The report, with what is held moved to ``CheckReport/suppressed``.
    public var report: CheckReport
    /// What has to be pruned: a message for each entry that holds more than happens, with its place in
    /// the baseline's file.
    public var unpruned: [Diagnostic]
    /// The baseline without that, with its reasons.
    public var pruned: CheckBaseline

    /// Whether the check passes: no error is left, and nothing has to be pruned.
    public var passes: Bool { report.passes && unpruned.isEmpty }
  }

  /// Takes what it holds out of a report.
  ///
  /// A finding that happens in more combinations than are held stays, and its message says so. What has to
  /// be pruned is only asked of a whole report, over at least as many combinations as the baseline was
  /// written for: of a shard, or of one device, nothing is known about the others.
  ///
  /// - Parameter report: A report to which no baseline was applied yet.
  /// - Returns: The report without what is held, and what has to be pruned.
  /// - Complexity: O(*n*) for *n* findings and entries.
  public func applied(to report: CheckReport) -> Outcome {
    let positions = self.positions
    var (held, findings) = (report, [CheckFinding]())
    var happening = [Happening](repeating: .nothing, count: entries.count)
    for finding in report.findings {
      guard let position = positions[Key(finding)] else {
        findings.append(finding)
        continue
      }
      let entry = entries[position]
      happening[position] = Happening(finding)
      if finding.level == .note || finding.broken.count > entry.count {
        findings.append(finding.exceeding(entry.count))
      } else {
        held.suppressed.append(finding)
      }
    }
    held.findings = findings
    let isWhole =
      report.covered.count == report.matrix.count
      && report.matrix.count >= combinationCount
    return Outcome(
      report: held, unpruned: isWhole ? messages(happening) : [],
      pruned: isWhole ? pruned(happening, of: report) : self)
  }

  /// What became of an entry.
  private enum Happening {
    /// There is no finding.
    case nothing
    /// It is a note by now.
    case note
    /// In so many combinations the rule is broken, or may be.
    case atMost(Int)

    init(_ finding: CheckFinding) {
      guard finding.level != .note else {
        self = .note
        return
      }
      var all = finding.broken
      all.formUnion(finding.undecided)
      self = .atMost(all.count)
    }
  }

  private func messages(_ happening: [Happening]) -> [Diagnostic] {
    zip(entries, happening).compactMap { entry, happening in
      let held = entry.count == 1 ? "1 combination" : "\(entry.count) combinations"
      let isNow: String
      switch happening {
      case .nothing: isNow = "it happens in none"
      case .note: isNow = "it is a note, and notes are not held"
      case .atMost(let count) where count < entry.count: isNow = "it happens in \(count)"
      case .atMost: return nil
      }
      return Diagnostic(
        code: .unpruned, message: "\(entry.description) is held in \(held), and \(isNow)",
        range: entry.range?.firstByte, help: "take it out with '--prune-baseline'")
    }
  }

  private func pruned(_ happening: [Happening], of report: CheckReport) -> CheckBaseline {
    let kept = zip(entries, happening).compactMap { entry, happening -> Entry? in
      guard case .atMost(let count) = happening, count > 0 else { return nil }
      var kept = entry
      kept.count = min(entry.count, count)
      return kept
    }
    return CheckBaseline(kept, combinationCount: report.matrix.count)
  }
}

extension CheckFinding {
  /// The finding, saying that it is more than is held.
  fileprivate func exceeding(_ held: Int) -> CheckFinding {
    guard level != .note else { return self }
    var finding = self
    finding.message +=
      ", in \(broken.count) combinations where the baseline holds \(held)"
    return finding
  }
}
