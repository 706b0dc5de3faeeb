internal import GuideChecks

/// What every format is made from: the report, its findings with their words, and where they stand.
struct ReportContent: Sendable {
  /// The report.
  let report: CheckReport
  /// The findings in the report's order, those that a baseline holds at the end.
  let findings: [ReportedFinding]
  /// Where they stand.
  let places: ReportPlaces

  /// Finds the words for all findings, once for all formats.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - source: The scene's file, if there is one.
  init(_ report: CheckReport, source: SceneSource? = nil) {
    self.report = report
    findings = report.reported
    places = ReportPlaces(of: report, source: source)
  }

  /// The findings in order of how much they count: failures first.
  var byWeight: [ReportedFinding] {
    findings.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
  }
}
