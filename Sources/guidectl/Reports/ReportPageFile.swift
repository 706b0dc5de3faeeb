/// The files beside this one that the build puts into the program, as they stand in a report's page.
enum ReportPageFile {
  /// The page's style sheet, `report.css`.
  static let styleSheet = text(PackageResources.report_css)

  /// The page's script, `report.js`: filters, the grid, and pictures of what is opened.
  static let script = text(PackageResources.report_js)

  /// A file without the end of its last line.
  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
