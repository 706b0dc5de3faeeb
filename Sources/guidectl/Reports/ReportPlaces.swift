internal import GuideChecks
internal import GuideFormats

/// Where findings stand, as the readers of reports count.
struct ReportPlaces: Sendable {
  /// The scene's path as messages have it.
  let path: String
  /// What the scene's file says; `nil` when only the report is there.
  private let text: SourceText?

  /// Prepares the places of a report.
  ///
  /// - Parameters:
  ///   - report: The report; its scene's name is the path.
  ///   - source: The scene's file, if there is one.
  init(of report: CheckReport, source: SceneSource?) {
    path = source?.name ?? report.scene
    text = source?.text
  }

  /// `tour.json:14:7`, or the path alone.
  func words(_ place: CheckFinding.Place?) -> String {
    place.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  /// The column in UTF-16 code units, from 1, as SARIF and editors count; without the file, that in
  /// bytes, which differs behind what is not ASCII only.
  func column(_ place: CheckFinding.Place) -> Int {
    guard let text else { return place.column }
    let before = text.bytes(ofLine: place.line).prefix(max(0, place.column - 1))
    return String(decoding: before, as: UTF8.self).utf16.count + 1
  }
}
