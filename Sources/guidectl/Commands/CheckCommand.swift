internal import GuideChecks
internal import GuideFormats

/// `guidectl check`: what is wrong with a tour on any device, in any language, at any text size.
enum CheckCommand {
  private static let format = CommandOption(
    name: "format", value: "WORD", words: ReportFormat.allCases.map(\.rawValue), repeats: true,
    summary: "How to print what is found, as text by default:")
  private static let report = CommandOption(
    name: "report", value: "FORMAT=FILE", repeats: true,
    summary: "Also write a report to a file, such as sarif=check.sarif.")
  private static let output = CommandOption(
    name: "output", letter: "o", value: "FILE",
    summary: "Where to print; '-' is standard output, which is the default.")
  private static let exitZero = CommandOption(
    name: "exit-zero", summary: "End with status 0 whatever is found.")
  private static let merge = CommandOption(
    name: "merge", summary: "Join the JSON reports of shards, which are given in place of SCENE.")
  static let syntax = CommandSyntax(
    name: "check", summary: "Finds what is wrong over devices, languages and text sizes.",
    operands: ["SCENE"], lastOperandRepeats: true,
    options: [format, output, report, exitZero] + CheckOptions.all + [merge]
      + BaselineOptions.all + [.watch],
    examples: [
      "guidectl check scene.json",
      "guidectl check scene.json --device 'iPhone SE (1st generation)' --locale de --locale ar",
      "guidectl check scene.json --report html=check.html --report sarif=check.sarif",
      "guidectl check scene.json --shard 2/8 --report json=part-2.json",
      "guidectl check --merge part-*.json",
    ])

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    let requests = try requests(arguments)
    try BaselineOptions.check(arguments)
    let (found, scene) = try found(arguments, for: requests, console: &console)
    let held = try BaselineOptions.apply(arguments, to: found, console: &console)
    var writer = CheckReportWriter(held.report, source: scene?.loaded.source)
    writer.isColored =
      console.isOutputColored && requests.contains { $0.format == .text && $0.path == "-" }
      && requests.count { $0.format == .text } == 1
    writer.advice = { rule in
      ReportAdvice(summary: rule.title + ".", help: rule.markdown())
    }
    if let scene { writer.draw = scene.draw }
    try writer.write(requests, with: held.files, console: &console)
    return held.passes || arguments.has(exitZero) ? .done : .unsatisfied
  }

  /// What was found, and in what: a scene that reports were merged for need not be there.
  private static func found(
    _ arguments: ParsedArguments, for requests: [ReportRequest], console: inout some Console
  ) throws(CommandFailure) -> (report: CheckReport, scene: CheckedScene?) {
    guard arguments.has(merge) else {
      guard arguments.operands.count == 1 else {
        throw arguments.failure(
          "'check' takes one scene; several are the reports of shards, for '--merge'")
      }
      let scene = try CheckedScene(arguments.operands[0], arguments, console: &console)
      return (try scene.report(console: &console), scene)
    }
    guard !arguments.has(CheckOptions.shard) else {
      throw arguments.failure("'--merge' makes one report of all shards: leave '--shard' out")
    }
    guard !arguments.has(CheckOptions.rule) else {
      throw arguments.failure("'--merge' joins what the shards have found: give '--rule' to them")
    }
    let report = try ShardReports.merged(arguments.operands, arguments, console: &console)
    do throws(CommandFailure) {
      let scene = try CheckedScene(report.scene, arguments, console: &console)
      guard scene.run.matrix == report.matrix else {
        throw arguments.failure(
          "'\(report.scene)' has other combinations than the reports: give the options that the "
            + "shards had")
      }
      return (report, scene)
    } catch {
      // Only pictures cannot do without it.
      guard !requests.contains(where: { $0.format == .html }) else { throw error }
      return (report, nil)
    }
  }

  /// The reports that are asked for: one is printed, the others go to files.
  private static func requests(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> [ReportRequest] {
    var requests: [ReportRequest] = []
    let path = try arguments.path(of: output) ?? "-"
    for word in arguments.values(of: format) {
      var request = try ReportRequest.parse(word, of: format, in: arguments)
      if request.path == "-" { request.path = path }
      requests.append(request)
    }
    if requests.isEmpty { requests.append(ReportRequest(.text, path: path)) }
    for word in arguments.values(of: report) {
      guard word.contains("=") else {
        // Whoever names a file alone mostly says by its ending what it is to be.
        let ending = word.split(separator: ".").last.map(String.init) ?? ""
        let isFile = word.contains(".") && ReportFormat(rawValue: ending) != nil
        throw arguments.failure(
          "'--report' needs a format and a file: --report "
            + (isFile ? "\(ending)=\(word)" : "\(word)=FILE"))
      }
      requests.append(try ReportRequest.parse(word, of: report, in: arguments))
    }
    for (index, request) in requests.enumerated()
    where requests[..<index].contains(where: { $0.path == request.path }) {
      throw arguments.failure(
        request.path == "-"
          ? "only one report can be printed; give the others a file with '--report'"
          : "two reports go to '\(request.path)'")
    }
    return requests
  }
}
