/// A report that is asked for: how it is written, and where it goes.
struct ReportRequest: Equatable, Sendable {
  /// How it is written.
  var format: ReportFormat
  /// The file, or `-` for standard output.
  var path: String

  /// Makes a request.
  init(_ format: ReportFormat, path: String = "-") {
    self.format = format
    self.path = path
  }

  /// Reads what stands behind an option: `sarif=out.sarif`, or `text` for standard output.
  ///
  /// - Throws: That the format is unknown, that the file has no name, or that it is the scene.
  static func parse(
    _ word: String, of option: CommandOption, in arguments: ParsedArguments
  ) throws(CommandFailure) -> ReportRequest {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(rawValue: String(parts[0])) else {
      let known = ReportFormat.allCases.map(\.rawValue)
      throw arguments.failure(
        "'\(option.spelling)' does not know '\(parts[0])'; the formats are "
          + known.joined(separator: ", "), word: String(parts[0]), among: known)
    }
    guard parts.count > 1 else { return ReportRequest(format) }
    guard !parts[1].isEmpty else {
      throw arguments.failure("'\(option.spelling)' names no file in '\(word)'")
    }
    // The scene would be lost.
    guard parts[1] == "-" || parts[1] != arguments.operands.first ?? "" else {
      throw arguments.failure("'\(option.spelling)' is the scene itself: '\(parts[1])'")
    }
    return ReportRequest(format, path: String(parts[1]))
  }
}
