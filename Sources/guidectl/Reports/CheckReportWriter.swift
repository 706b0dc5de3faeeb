internal import GuideChecks
internal import GuideFormats
internal import GuideScenes

/// Writes what a check came to, in every format; the same report gives the same bytes.
struct CheckReportWriter {
  /// What was found, with its words.
  private let content: ReportContent
  /// What a rule asks for, in a sentence, and how to keep it.
  var advice: (CheckRule) -> ReportAdvice = { ReportAdvice(usualFor: $0) }
  /// Whether text is coloured.
  var isColored = false
  /// Draws a step, by its position in the file from 1, or the screen without a guide, in a combination;
  /// `nil` where nothing can be drawn.
  var draw: (_ step: Int?, _ combination: Int) -> Drawing? = { _, _ in nil }

  /// Makes a writer of a report.
  ///
  /// - Parameters:
  ///   - report: What was found, after a baseline took out what it holds.
  ///   - source: The scene's file, as far as it is there: reports of shards are merged without it.
  init(_ report: CheckReport, source: SceneSource? = nil) {
    content = ReportContent(report, source: source)
  }

  /// The report in a format.
  ///
  /// - Returns: The file, and what its reader should know about it.
  /// - Throws: That it would be larger than readers take.
  func written(_ format: ReportFormat) throws(ReportRefusal) -> WrittenReport {
    switch format {
    case .text: WrittenReport(TextReport(content, isColored: isColored).text)
    case .json: WrittenReport(JSONWriter.text(content.report.json) + "\n")
    case .junit: WrittenReport(JUnitReport(content).text)
    case .github: WrittenReport(GitHubReport(content).text)
    case .sarif: WrittenReport(SARIFReport(content, advice: advice).text)
    case .html: try HTMLReport(content, draw: draw).written()
    }
  }

  /// Writes reports: the files all or none, then what goes to standard output.
  ///
  /// - Parameters:
  ///   - requests: The reports.
  ///   - others: Files that belong to them, such as a baseline.
  ///   - console: Where they go.
  /// - Throws: That a report would be too large, or what the system refuses; then no file was written.
  func write(
    _ requests: [ReportRequest], with others: [OutputFile] = [], console: inout some Console
  ) throws(CommandFailure) {
    var (files, output) = (others, "")
    for request in requests {
      let report: WrittenReport
      do throws(ReportRefusal) {
        report = try written(request.format)
      } catch {
        throw .system(.cannotCreate(request.path, reason: error.reason))
      }
      if let warning = report.warning {
        let name = TerminalText.message(request.path)
        console.writeError("guidectl: warning: '\(name)': \(warning)\n")
      }
      if request.path == "-" {
        output += report.text
      } else {
        files.append(OutputFile(path: request.path, bytes: Array(report.text.utf8)))
      }
    }
    do throws(SystemFailure) {
      if !files.isEmpty { try console.writeFiles(files, makingFolder: nil) }
      if !output.isEmpty { try console.writeOutput(Array(output.utf8)) }
    } catch {
      throw .system(error)
    }
  }
}

/// A report as it goes into its file.
struct WrittenReport: Equatable, Sendable {
  /// What the file holds.
  var text: String
  /// What whoever asked for it should know; `nil` for nothing.
  var warning: String?

  /// Makes it of its text.
  init(_ text: String, warning: String? = nil) {
    self.text = text
    self.warning = warning
  }
}

/// Why a report is not written.
struct ReportRefusal: Error, Equatable, Sendable {
  /// Why, with the numbers and a way out.
  var reason: String
}

/// What a rule asks for, and how to keep it.
struct ReportAdvice: Equatable, Sendable {
  /// What it asks for, in a sentence with a period.
  var summary: String
  /// What it is for and how to keep it, in Markdown.
  var help: String

  /// Makes it of its parts.
  init(summary: String, help: String) {
    self.summary = summary
    self.help = help
  }

  /// What is said of a rule of which only the name is known.
  init(usualFor rule: CheckRule) {
    summary = "The rule \(rule.rawValue)."
    help = "`guidectl explain \(rule.rawValue)` says what the rule asks for and how to keep it."
  }
}
