import Foundation
import SceneTestSupport
import TestSupport
import Testing

@testable import GuideChecks
@testable import GuideScenes
@testable import guidectl

@Suite struct HTMLReportTests {
  private func page(_ report: CheckReport) throws -> WrittenReport {
    try ReportFormatTests.writer(report).written(.html)
  }

  @Test(arguments: [
    ("report.js", ReportPageFile.script), ("report.css", ReportPageFile.styleSheet),
  ])
  func `the program holds the files as they are`(name: String, text: String) throws {
    let file = Corpora.packageRoot.appendingPathComponent("Sources/guidectl/Reports/\(name)")
    #expect(try String(contentsOf: file, encoding: .utf8) == text + "\n")
  }

  @Test func `the page asks for nothing from elsewhere and runs nothing of a scene`() throws {
    let html = try page(SampleReport.all).text
      .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    for sign in ["http:", "https:", " src=", " href=", "@import", "url(h", "fetch(", "<b>&"] {
      #expect(!html.contains(sign), "\(sign)")
    }
    #expect(
      html.components(separatedBy: "</script>").count
        == html.components(separatedBy: "<script").count)
  }

  @Test func `a picture stands in the page once`() throws {
    let html = try page(SampleReport.all).text
    let count = html.components(separatedBy: "id=\"drawing-").count - 1
    // Two steps and the screen, each in two languages at most.
    #expect(count > 2 && count <= 6)
    let bound = try #require(html.range(of: "\"drawing\":0"))
    #expect(html[bound.upperBound...].contains("\"drawing\":0"))
  }

  @Test func `the worst is beside the base language, or beside one that is kept`() throws {
    let html = try page(SampleReport.all).text
    #expect(
      html.contains(
        "\"title\":\"Base language\",\"name\":\"iPhone SE, en, extraLarge\",\"state\":\"kept\""))
    #expect(html.contains("\"title\":\"Kept\",\"name\":\"iPhone SE, en, large\""))
  }

  @Test func `pictures that would make the page large are left out, the later ones first`() throws {
    let drawn = HTMLReport(
      ReportContent(SampleReport.all),
      limits: HTMLReport.Limits(comfortable: 200_000, most: 300_000)
    ) { _, combination in
      // Forty thousand bytes each, all different.
      let text = String(repeating: "x", count: 40_000) + "\(combination)"
      return Drawing(
        size: LayoutSize(width: 10, height: 10), elements: [.group(DrawingGroup(.part, id: text))])
    }
    let written = try drawn.written()
    let pictures = written.text.components(separatedBy: "id=\"drawing-").count - 1
    #expect(pictures == 3 && written.text.utf8.count < 200_000)
    let lists = written.text.components(separatedBy: "\"pictures\":").dropFirst().map {
      $0.hasPrefix("[{")
    }
    // The last but one is about the screen that an earlier one shows already.
    #expect(
      lists == [true, true, true, false, false, false, false, false, true, false])
    #expect(
      written.warning?.contains(
        " pictures of the later findings are left out, so that the page stays at 0.2 MB") == true)
  }

  @Test func `a page that would be too large is refused with the numbers`() throws {
    let limits = HTMLReport.Limits(comfortable: 100_000, most: 120_000)
    var report = SampleReport.long(60)
    func page() throws(ReportRefusal) -> WrittenReport {
      try HTMLReport(ReportContent(report), limits: limits) { _, _ in nil }.written()
    }
    #expect(try page().warning == nil)
    report.findings[0].help = String(repeating: "long ", count: 9_800)
    #expect(try page().warning?.hasPrefix("the page has 0.1 MB; above 0.1 MB") == true)
    report.findings[0].help = String(repeating: "long ", count: 50_000)
    #expect(
      throws: ReportRefusal(
        reason: "the page would have 0.3 MB for 60 findings, and 0.1 MB is the most; check fewer "
          + "combinations or rules, or use '--report json=FILE'")
    ) { try page() }
    #expect(HTMLReport.Limits() == HTMLReport.Limits(comfortable: 10_000_000, most: 20_000_000))
  }
}
