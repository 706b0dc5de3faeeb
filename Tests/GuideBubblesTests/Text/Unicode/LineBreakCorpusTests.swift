import GuideText
import TestSupport
import Testing

/// Unicode's own cases: `÷` stands where a line may end, `×` where not, scalars between.
@Suite struct LineBreakCorpusTests {
  @Test(.enabled(if: !LineBreakCorpusTests.files.isEmpty, "no text/LineBreakTest*.txt"))
  func `every case of the Unicode line break test holds`() throws {
    var total = 0
    var failures: [String] = []
    for file in Self.files {
      for line in try Corpora.text(file).split(separator: "\n") where !line.hasPrefix("#") {
        total += 1
        if Self.marked(line) != Self.found(line) { failures.append(String(line)) }
      }
    }
    print("corpus linebreak: \(total - failures.count) of \(total)")
    for line in failures.prefix(20) {
      Issue.record("expected \(line)\n   found \(Self.found(line[...]))")
    }
    #expect(failures.isEmpty)
    #expect(total > 0)
  }

  private static let files = Corpora.files(in: "text", prefix: "LineBreakTest", suffix: ".txt")

  /// The case without a comment, single spaces between its parts.
  private static func marked(_ line: Substring) -> String {
    line.prefix { $0 != "#" }.split(separator: " ").joined(separator: " ")
  }

  /// The same case, as the breaker sees it.
  private static func found(_ line: Substring) -> String {
    let codes = line.prefix { $0 != "#" }.split(separator: " ").compactMap { UInt32($0, radix: 16) }
    let scalars = codes.compactMap(Unicode.Scalar.init)
    let text = String(String.UnicodeScalarView(scalars))
    let offsets = Set(LineBreaker().opportunities(in: text).map(\.offset))
    var offset = 0
    var parts = ["×"]
    for scalar in scalars {
      offset += UTF8.width(scalar)
      let hex = String(scalar.value, radix: 16, uppercase: true)
      parts.append(String(repeating: "0", count: max(0, 4 - hex.count)) + hex)
      parts.append(offset == text.utf8.count || offsets.contains(offset) ? "÷" : "×")
    }
    return parts.joined(separator: " ")
  }
}
