/// The files beside this one that the build puts into the program, as they stand in a page.
enum PreviewFile {
  /// The page's style sheet, `preview.css`.
  static let styleSheet = text(PackageResources.preview_css)

  /// The page's script, `preview.js`: which step shows, and which event leads to which.
  static let script = text(PackageResources.preview_js)

  /// A file without the end of its last line.
  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
