import GuideFormats
import TestSupport
import Testing

/// The codes of messages against GuideBubbles.docc/SceneReference.md.
@Suite struct DiagnosticCodeTests {
  private static let article = "Sources/GuideBubbles/GuideBubbles.docc/SceneReference.md"

  @Test func `the reference lists every code with its summary, and no other`() throws {
    let lines = try MarkdownFile(Self.article).text.split(separator: "\n")
    let rows = lines.drop { $0 != "## Messages" }.filter { $0.hasPrefix("| `") }
    #expect(
      rows.map(String.init)
        == DiagnosticCode.allCases.map { "| `\($0.rawValue)` | \($0.summary) |" })
  }

  @Test func `codes are words in lower case, listed in their order, each with its own summary`() {
    let codes = DiagnosticCode.allCases.map(\.rawValue)
    #expect(codes == codes.sorted())
    #expect(codes.allSatisfy { $0.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0.isLetter } })
    #expect(codes.allSatisfy { $0 == $0.lowercased() })
    let summaries = Set(DiagnosticCode.allCases.map(\.summary))
    #expect(summaries.count == codes.count && !summaries.contains { $0.hasSuffix(".") })
  }
}
