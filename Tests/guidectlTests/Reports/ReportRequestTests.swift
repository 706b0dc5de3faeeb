import Testing

@testable import guidectl

@Suite struct ReportRequestTests {
  private static let option = CommandOption(
    name: "report", value: "FORMAT", repeats: true, summary: "")

  private func parse(_ word: String) throws(CommandFailure) -> ReportRequest {
    var arguments = ParsedArguments(command: "check")
    arguments.append(operand: "tour.json")
    return try ReportRequest.parse(word, of: Self.option, in: arguments)
  }

  private func refusal(_ word: String) -> String {
    do {
      _ = try parse(word)
    } catch {
      return error.text(isColored: false)
    }
    return ""
  }

  @Test func `a report has a format and perhaps a file`() throws {
    #expect(try parse("text") == ReportRequest(.text))
    #expect(try parse("sarif=out/a=b.sarif") == ReportRequest(.sarif, path: "out/a=b.sarif"))
  }

  @Test func `what is no report is refused with a way out`() {
    #expect(
      refusal("sarf=x").contains("'--report' does not know 'sarf'; the formats are text, json"))
    #expect(refusal("sarf=x").contains("did you mean 'sarif'?"))
    #expect(refusal("html=").contains("'--report' names no file in 'html='"))
    #expect(refusal("json=tour.json").contains("'--report' is the scene itself: 'tour.json'"))
  }
}
