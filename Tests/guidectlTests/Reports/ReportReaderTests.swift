import Foundation
import TestSupport
import Testing

@testable import GuideChecks
@testable import guidectl

/// What readers of reports take, and how much of it.
@Suite struct ReportReaderTests {
  private func text(_ report: CheckReport, _ format: ReportFormat) throws -> String {
    try CheckReportWriter(report).written(format).text
  }

  private static let reports = [
    "all": SampleReport.all, "wide": SampleReport.wide, "long": SampleReport.long(60),
  ]

  @Test(arguments: ["all", "wide", "long"])
  func `GitHub is given no more than it keeps, and told the rest`(name: String) throws {
    let report = try #require(Self.reports[name])
    let text = try text(report, .github)
    let commands = text.split(separator: "\n").prefix { !$0.hasPrefix("::group::") }
    var shown = 0
    for kind in ["error", "warning", "notice"] {
      let count = commands.count { $0.hasPrefix("::\(kind) ") }
      #expect(count <= GitHubReport.mostAnnotations)
      shown += count
    }
    #expect(shown == commands.count)
    let rest = report.findings.count - shown
    // The notice about the rest is none of the findings.
    #expect(
      text.contains("title=guidectl check::\(rest + 1) more findings are in the log") == (rest > 0))
  }

  @Test func `no text of a scene is a command in GitHub's log`() throws {
    let lines = try text(SampleReport.all, .github).split(separator: "\n")
    let group = try #require(lines.firstIndex { $0.hasPrefix("::group::") })
    #expect(lines[group + 1].hasPrefix("::stop-commands::guidectl-"))
    let token = "::" + lines[group + 1].dropFirst("::stop-commands::".count) + "::"
    #expect(lines.suffix(2) == [Substring(token), "::endgroup::"])
    #expect(lines.count { $0 == token } == 1)
    let error = try #require(lines.first { $0.contains("scene-message") })
    #expect(
      error.hasPrefix("::warning file=Guides/first tour.json,title=scene-message%3A the scene::"))
    #expect(error.contains("%2525") && !error.dropFirst(20).contains("\u{1B}"))
  }

  @Test func `columns are counted in UTF-16 behind what is not ASCII`() throws {
    var report = SampleReport.clean
    let line = "{ \"ä😀\": 1 }"
    report.findings = [
      SampleReport.finding(
        .conflict, .error, .item("x"), "no", at: (1, line.utf8.count), broken: "0", worst: 0)
    ]
    let source = SceneSource(name: "a b.json", bytes: Array(line.utf8))
    let writer = CheckReportWriter(report, source: source)
    #expect(try writer.written(.github).text.contains("col=\(line.utf16.count),"))
    let sarif = try writer.written(.sarif).text
    #expect(sarif.contains("\"startColumn\": \(line.utf16.count)"))
    #expect(sarif.contains("\"uri\": \"a%20b.json\""))
    #expect(try writer.written(.text).text.contains("a b.json:1:\(line.utf8.count):"))
  }

  @Test func `SARIF has no more results than are kept, errors first`() throws {
    let content = ReportContent(SampleReport.long(60))
    let text = SARIFReport(content, mostResults: 50) { ReportAdvice(usualFor: $0) }.text
    let run = try run(text)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 50 && SARIFReport.mostResults == 5000)
    #expect(results.prefix(9).allSatisfy { $0["level"] as? String == "error" })
    #expect((run["properties"] as? [String: Any])?["omittedResults"] as? Int == 10)
  }

  @Test func `SARIF knows findings again and says what is undecided or held`() throws {
    let results = try #require(
      try run(try text(SampleReport.all, .sarif))["results"] as? [[String: Any]])
    #expect(results.count == 10)
    var fingerprints: Set<String> = []
    for result in results {
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      fingerprints.insert(prints["primaryLocationLineHash"] ?? "")
      let isSure = result["kind"] as? String == "fail"
      #expect(isSure == (result["level"] as? String != "none"))
    }
    #expect(fingerprints.count == 10)
    #expect(results.count { $0["kind"] as? String == "review" } == 1)
    #expect(results.count { $0["suppressions"] != nil } == 1)
  }

  private func run(_ document: String) throws -> [String: Any] {
    let runs = try jsonObject(document)["runs"] as? [[String: Any]]
    return try #require(runs?.first)
  }

  @Test func `JUnit is read by others, and its counts are those of its cases`() throws {
    for report in [SampleReport.all, SampleReport.clean, SampleReport.wide] {
      let text = try text(report, .junit)
      let check = XMLCheck(text)
      #expect(check.refusal == nil)
      let (cases, failures, skipped) = (
        check.elements.count { $0 == "testcase" }, check.elements.count { $0 == "failure" },
        check.elements.count { $0 == "skipped" }
      )
      #expect(cases == report.findings.count + report.suppressed.count + 1)
      #expect(failures == report.count(.error))
      #expect(
        text.contains(
          "tests=\"\(cases)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""))
    }
  }
}
