internal import GuideChecks

/// The baseline that the arguments of `check` name: findings that a team lives with.
struct BaselineFile {
  private static let baseline = CommandOption(
    name: "baseline", value: "FILE", summary: "Hold the findings that FILE lists.")
  private static let writeBaseline = CommandOption(
    name: "write-baseline", value: "FILE", summary: "Write all findings to FILE, to be held.")
  private static let reason = CommandOption(
    name: "reason", value: "TEXT", summary: "Why what is new in the baseline is held.")
  private static let pruneBaseline = CommandOption(
    name: "prune-baseline", summary: "Take what no longer happens out of the baseline.")

  /// The options, in the order of help.
  static let options = [baseline, writeBaseline, reason, pruneBaseline]

  /// What is held already, with its file; nothing without one.
  private let known: (baseline: CheckBaseline, source: SceneSource)?
  /// Where all findings are to be written, and why new ones are held.
  private let target: (path: String, reason: String)?
  private let prunes: Bool

  /// Reads what the arguments name.
  init(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) {
    known = try Self.known(arguments, console: &console)
    prunes = arguments.has(Self.pruneBaseline)
    guard !prunes || known != nil else {
      throw arguments.failure("'--prune-baseline' needs '--baseline' with the file to prune")
    }
    guard let path = try arguments.path(of: Self.writeBaseline) else {
      guard !arguments.has(Self.reason) else {
        throw arguments.failure("'--reason' goes with '--write-baseline'")
      }
      target = nil
      return
    }
    guard let reason = arguments.value(of: Self.reason), !reason.isEmpty else {
      throw arguments.failure(
        "'--write-baseline' needs '--reason' with a few words on why these findings are held")
    }
    guard !prunes, !arguments.has(CheckOptions.shard) else {
      throw arguments.failure(
        prunes
          ? "'--write-baseline' writes only what happens: there is nothing to prune"
          : "a baseline holds the findings of all shards: write it with '--merge'")
    }
    target = (path, reason)
  }

  /// What a baseline made of a report.
  struct Held {
    /// The report, without what is held.
    var report: CheckReport
    /// The baselines to write.
    var files: [OutputFile] = []
    /// Whether all that is held happens.
    var isPruned = true
  }

  /// Takes out of a report what is held, and says what should be held no longer.
  func applied(
    to report: CheckReport, console: inout some Console
  ) throws(CommandFailure) -> Held {
    if let target {
      let baseline = CheckBaseline(of: report, reason: target.reason, keeping: known?.baseline)
      return Held(
        report: baseline.applied(to: report).report,
        files: [OutputFile(path: target.path, bytes: Array(baseline.text.utf8))])
    }
    guard let known else { return Held(report: report) }
    let outcome = known.baseline.applied(to: report)
    if prunes {
      let text = outcome.pruned.text
      return Held(
        report: outcome.report,
        files: [OutputFile(path: known.source.name, bytes: Array(text.utf8))])
    }
    if !outcome.unpruned.isEmpty {
      let printer = DiagnosticPrinter(source: known.source, isColored: console.isErrorColored)
      console.writeError(printer.text(for: outcome.unpruned))
    }
    return Held(report: outcome.report, isPruned: outcome.unpruned.isEmpty)
  }

  private static func known(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> (CheckBaseline, SceneSource)? {
    guard let path = arguments.value(of: baseline) else { return nil }
    let source: SceneSource
    do throws(SystemFailure) {
      source = SceneSource(name: path, bytes: try console.readFile(path))
    } catch {
      throw .system(error)
    }
    do throws(SceneDiagnostics) {
      return (try CheckBaseline(parsing: source.text.bytes), source)
    } catch {
      throw .scene(source, error.diagnostics)
    }
  }
}
