internal import GuideChecks
internal import GuideFormats
internal import GuideScenes

/// A report as one page.
struct HTMLReport {
  private let report: CheckReport
  private let places: ReportPlaces
  private let draw: (Int?, Int) -> Drawing?

  /// Makes a report.
  init(
    _ report: CheckReport, places: ReportPlaces, draw: @escaping (Int?, Int) -> Drawing?
  ) {
    (self.report, self.places, self.draw) = (report, places, draw)
  }

  /// The page.
  func written() throws(ReportRefusal) -> WrittenReport {
    throw ReportRefusal(reason: "pages are not written yet")
  }
}
