import Foundation
import SceneTestSupport
import TestSupport
import Testing

@testable import GuideChecks
@testable import GuideScenes
@testable import guidectl

/// Every format as it was recorded, and what holds for all.
@Suite struct ReportFormatTests {
  private static let endings: [ReportFormat: String] = [
    .text: "txt", .json: "json", .junit: "xml", .github: "txt", .sarif: "sarif", .html: "html",
  ]

  private static let reports = [
    ("all", SampleReport.all), ("clean", SampleReport.clean), ("small", SampleReport.small),
    ("wide", SampleReport.wide),
  ]

  static func writer(_ report: CheckReport) -> CheckReportWriter {
    var writer = CheckReportWriter(report)
    writer.draw = { step, combination in
      var solution = ThreeButtons.solution(locale: SceneLocale(combination % 2 == 0 ? "en" : "de"))
      solution.steps = solution.steps.filter { $0.position == step }
      guard let builder = DrawingBuilder(solution) else { return nil }
      return solution.steps.first.map { builder.drawing(for: $0) } ?? builder.screenDrawing()
    }
    return writer
  }

  @Test(arguments: ReportFormat.allCases)
  func `each format is as recorded, and the same again`(format: ReportFormat) throws {
    for (name, report) in Self.reports where format != .html || name == "all" || name == "clean" {
      let text = try Self.writer(report).written(format).text
      if name != "wide" { #expect(try Self.writer(report).written(format).text == text) }
      // What stands in every page is tested as the files that it is.
      let own = text.replacingOccurrences(of: ReportPageFile.script, with: "(script)")
        .replacingOccurrences(of: ReportPageFile.styleSheet, with: "(style)")
        .replacingOccurrences(of: PageScript.source(ReportPageFile.script), with: "(hash)")
        .replacingOccurrences(of: PageScript.source(ReportPageFile.styleSheet), with: "(hash)")
      try expectGolden(own, "\(format.rawValue)/\(name).\(Self.endings[format] ?? "txt")")
    }
  }

  @Test func `a report is read again from its JSON`() throws {
    for (_, report) in Self.reports {
      let text = try Self.writer(report).written(.json).text
      let value = try JSONParser.parse(Array(text.utf8))
      #expect(try CheckReport(value) == report)
    }
  }

  @Test func `no line of a text or of annotations has what moves a cursor`() throws {
    for format in [ReportFormat.text, .github, .junit] {
      let text = try Self.writer(SampleReport.all).written(format).text
      for scalar in text.unicodeScalars where scalar != "\n" {
        #expect(scalar.properties.generalCategory != .control, "\(format) has \(scalar.value)")
        #expect(scalar != "\u{202E}" && scalar != "\u{2028}")
      }
    }
  }

  @Test func `text is coloured when asked only`() throws {
    var writer = CheckReportWriter(SampleReport.all)
    #expect(try !writer.written(.text).text.contains("\u{1B}"))
    writer.isColored = true
    let text = try writer.written(.text).text
    #expect(text.contains("\u{1B}[1;31merror[clear-of-target]\u{1B}[0m"))
  }

  @Test func `files are written together and output follows`() throws {
    var console = MemoryConsole()
    let writer = CheckReportWriter(SampleReport.all)
    try writer.write(
      [ReportRequest(.text), ReportRequest(.json, path: "a.json"), ReportRequest(.sarif)],
      console: &console)
    #expect(try console.text(of: "a.json") == writer.written(.json).text)
    #expect(
      try console.output == writer.written(.text).text + writer.written(.sarif).text)
    console = MemoryConsole()
    console.writeFailure = .cannotWrite("a.json", reason: "disk full")
    #expect(throws: CommandFailure.self) {
      try writer.write([ReportRequest(.json, path: "a.json")], console: &console)
    }
    #expect(console.files.isEmpty && console.output.isEmpty)
  }
}
