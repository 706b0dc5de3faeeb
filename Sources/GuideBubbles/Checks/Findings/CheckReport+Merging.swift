extension CheckReport {
  /// What keeps two reports from being one.
  public enum MergingFault: Error, Hashable, Sendable {
    /// There is no report at all.
    case nothing
    /// They are about different scenes, lists, rules or fonts: the number of the report that differs, from 0.
    case other(Int)
    /// They leave combinations out: how many.
    case incomplete(Int)
  }

  /// One report of those of all shards, as one run would have made it.
  ///
  /// - Parameter reports: The shards' reports, in any order.
  /// - Throws: Why they are not the parts of one report.
  public init(merging reports: [CheckReport]) throws(MergingFault) {
    guard let first = reports.first else { throw .nothing }
    var covered = CombinationSet()
    var tally = CheckTally()
    for (index, report) in reports.enumerated() {
      guard report.scene == first.scene, report.digest == first.digest,
        report.matrix == first.matrix,
        report.stepCount == first.stepCount
      else { throw .other(index) }
      covered.formUnion(report.covered)
      for finding in report.findings + report.suppressed { tally.add(finding) }
    }
    let missing = first.matrix.count - covered.count
    guard missing == 0 else { throw .incomplete(missing) }
    self = first
    self.covered = covered
    findings = tally.findings
    suppressed = []
  }
}
