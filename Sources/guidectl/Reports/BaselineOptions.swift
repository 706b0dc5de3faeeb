internal import GuideChecks
internal import GuideFormats
internal import GuideScenes

/// The options of a check that are about its baseline, and what they do to a report.
enum BaselineOptions {
  static let baseline = CommandOption(
    name: "baseline", value: "FILE",
    summary: "Findings that are lived with: they do not count until there are more of them.")
  static let prune = CommandOption(
    name: "prune-baseline",
    summary: "Takes out of the baseline what happens no more, or in fewer combinations.")
  static let write = CommandOption(
    name: "write-baseline", value: "FILE",
    summary: "Writes all errors and warnings into a baseline; reasons that are there stay.")
  static let reason = CommandOption(
    name: "reason", value: "TEXT", summary: "Why what is new in the baseline is lived with.")

  /// All of them, in the order of help.
  static let all = [baseline, prune, write, reason]

  /// What came of it.
  struct Outcome: Equatable, Sendable {
    /// The report, with what is held moved to ``CheckReport/suppressed``.
    var report: CheckReport
    /// The baseline to write, together with the reports; none in most runs.
    var files: [OutputFile] = []
    /// Whether the check passes: no error is left, and nothing has to be pruned.
    var passes: Bool
  }

  /// Does to a report what the options say; what has to be pruned is said on standard error.
  ///
  /// - Parameters:
  ///   - arguments: The command's arguments.
  ///   - report: A report to which no baseline was applied yet.
  ///   - console: Where the baseline is read and messages go.
  /// - Returns: What came of it; nothing was written yet.
  /// - Throws: That the options do not go together, or that the file cannot be read as a baseline.
  static func apply(
    _ arguments: ParsedArguments, to report: CheckReport, console: inout some Console
  ) throws(CommandFailure) -> Outcome {
    try check(arguments)
    let isWritten = arguments.has(prune) || arguments.has(write)
    guard !isWritten || report.covered.count == report.matrix.count else {
      throw arguments.failure(
        "a baseline is written of all \(report.matrix.count) combinations, not of "
          + "\(report.covered.count): merge the shards first")
    }
    if let path = try arguments.path(of: write) {
      return try written(path, arguments, report, console: &console)
    }
    guard let path = try arguments.path(of: baseline) else {
      return Outcome(report: report, passes: report.passes)
    }
    let (source, held) = try read(path, console: &console)
    let outcome = held.applied(to: report)
    if arguments.has(prune) {
      let pruned = outcome.pruned.text
      let files =
        pruned == held.text ? [] : [OutputFile(path: path, bytes: Array(pruned.utf8))]
      return Outcome(report: outcome.report, files: files, passes: outcome.report.passes)
    }
    if !outcome.unpruned.isEmpty {
      let printer = DiagnosticPrinter(source: source, isColored: console.isErrorColored)
      console.writeError(printer.text(for: outcome.unpruned))
    }
    return Outcome(report: outcome.report, passes: outcome.passes)
  }

  /// Checks that the options go together, before a check that may take a while.
  static func check(_ arguments: ParsedArguments) throws(CommandFailure) {
    let (prunes, writes) = (arguments.has(prune), arguments.has(write))
    if prunes && !arguments.has(baseline) {
      throw arguments.failure("'\(prune.spelling)' needs '\(baseline.spelling)'")
    }
    if prunes && writes {
      throw arguments.failure("'\(prune.spelling)' and '\(write.spelling)' exclude each other")
    }
    let reason = arguments.value(of: reason) ?? ""
    if writes && reason.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
      throw arguments.failure(
        "'\(write.spelling)' needs '\(Self.reason.spelling)': why this is lived with")
    }
    if !writes && arguments.has(Self.reason) {
      throw arguments.failure("'\(Self.reason.spelling)' is for '\(write.spelling)'")
    }
  }

  /// A baseline of all that is found, with the reasons of the one that is there or is named.
  private static func written(
    _ path: String, _ arguments: ParsedArguments, _ report: CheckReport,
    console: inout some Console
  ) throws(CommandFailure) -> Outcome {
    var former: CheckBaseline?
    if let path = try arguments.path(of: baseline) {
      former = try read(path, console: &console).baseline
    } else if console.isThere(path) {
      former = try read(path, console: &console).baseline
    }
    let reason = arguments.value(of: reason) ?? ""
    let baseline = CheckBaseline(of: report, reason: reason, keeping: former)
    let outcome = baseline.applied(to: report)
    return Outcome(
      report: outcome.report, files: [OutputFile(path: path, bytes: Array(baseline.text.utf8))],
      passes: outcome.passes)
  }

  private static func read(
    _ path: String, console: inout some Console
  ) throws(CommandFailure) -> (source: SceneSource, baseline: CheckBaseline) {
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try console.readReplaceableFile(path)
    } catch {
      throw .system(error)
    }
    return try parsed(bytes, path)
  }

  private static func parsed(
    _ bytes: [UInt8], _ path: String
  ) throws(CommandFailure) -> (source: SceneSource, baseline: CheckBaseline) {
    let source = SceneSource(name: path, bytes: bytes)
    do throws(SceneDiagnostics) {
      return (source, try CheckBaseline(parsing: bytes))
    } catch {
      throw .scene(source, error.diagnostics)
    }
  }
}
