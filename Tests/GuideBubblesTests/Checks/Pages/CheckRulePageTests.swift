import Foundation
import GuideChecks
import TestSupport
import Testing

@Suite struct CheckRulePageTests {
  /// What a rule's bad scene has besides, because one follows from the other.
  private static let companions: [CheckRule: [CheckRule]] = [
    // Where the safe area is smaller than the least bubble, its text has no room either.
    .insideSafeArea: [.textUnclipped],
    // What has no height of its own does not show all of its text.
    .unsettled: [.textTruncated],
  ]

  @Test(arguments: CheckRule.allCases)
  func `the bad scene of a page has what the page is about, and nothing worse`(
    rule: CheckRule
  ) throws {
    let found = try rule.page.bad.report(fonts: fonts(for: rule)).findings
    #expect(found.contains { $0.rule == rule && $0.level == rule.usualLevel })
    #expect(Set(found.map(\.rule)).subtracting([rule]) == Set(Self.companions[rule] ?? []))
    #expect(found.allSatisfy { $0.outcome == .broken })
    let worst = try #require(found.map { Self.rank(of: $0.level) }.max())
    #expect(worst == Self.rank(of: rule.usualLevel))
    #expect(found.allSatisfy { $0.help != nil })
    // A language stands in a list that several findings may be about, or on the command line.
    #expect(found.allSatisfy { ($0.place == nil) == (rule == .unknownLocale) })
  }

  @Test(arguments: CheckRule.allCases)
  func `the good scene of a page has nothing at all`(rule: CheckRule) throws {
    let report = try rule.page.good.report(fonts: fonts(for: rule))
    #expect(report.findings.map(\.message) == [])
  }

  @Test(arguments: CheckRule.allCases)
  func `a page says what, why and what to do`(rule: CheckRule) {
    let page = rule.page
    #expect(!page.title.hasSuffix(".") && page.title.count <= 70)
    for text in [page.what, page.why, page.wayOut] {
      #expect(text.hasSuffix(".") && !text.contains("\n") && text.count > 30)
    }
    let markdown = rule.markdown(headingLevel: 3)
    #expect(markdown.hasPrefix("### \(rule.rawValue)\n"))
    // What no font file has is found only with font files.
    #expect(markdown.contains("[\(rule.rawValue)]: ") == (rule != .missingGlyph))
  }

  @Test func `titles are all different`() {
    #expect(Set(CheckRule.allCases.map(\.title)).count == CheckRule.allCases.count)
  }

  @Test func `the article on rules has the pages of all rules`() throws {
    let path = "Sources/GuideBubbles/GuideBubbles.docc/RulesOfACheck.md"
    try expectRecorded(
      CheckRule.article, in: Corpora.packageRoot.appendingPathComponent(path), name: path)
  }

  /// A font with Latin letters only, where a page is about font files.
  private func fonts(for rule: CheckRule) throws -> FontChain {
    guard rule == .missingGlyph else { return FontChain() }
    return FontChain([try FontFile(SyntheticFont("Helo").bytes)])
  }

  private static func rank(of level: CheckLevel) -> Int {
    CheckLevel.allCases.firstIndex(of: level) ?? 0
  }
}
