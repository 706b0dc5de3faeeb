import GuideChecks
import TestSupport
import Testing

@Suite struct CheckMergingTests {
  /// Scenes with findings of several kinds in several combinations.
  private static let scenes = [
    "album-broken.json", "message-thread.json", "messenger-contacts.json",
  ]

  @Test(arguments: scenes)
  func `any parts in any order are joined to what one run says`(name: String) throws {
    let text = String(decoding: try ExampleFiles.bytes(name), as: UTF8.self)
    let whole = try CheckedScene(text).report
    #expect(!whole.findings.isEmpty)
    let expected = JSONWriter.text(whole.json)
    for seed in UInt64(1)...(Campaign.isWhole ? 8 : 1) {
      var random = SplitMix64(seed: seed)
      let count = 1 + Int(random.next() % 5)
      var parts = [CombinationSet](repeating: CombinationSet(), count: count)
      for position in 0..<whole.matrix.count {
        parts[Int(random.next() % UInt64(count))].insert(position)
      }
      var reports: [CheckReport] = []
      for part in parts {
        let report = try CheckedScene(text, part: part).report
        let read = try CheckReport(
          try JSONParser.parse(Array(JSONWriter.text(report.json).utf8)))
        #expect(read == report)
        reports.insert(read, at: Int(random.next() % UInt64(reports.count + 1)))
      }
      #expect(JSONWriter.text(try CheckReport(merging: reports).json) == expected)
    }
  }

  @Test(arguments: CheckRule.allCases)
  func `a report that was read from JSON is the one that was written`(rule: CheckRule) throws {
    let report = try rule.page.bad.report()
    #expect(
      try CheckReport(try JSONParser.parse(Array(JSONWriter.text(report.json).utf8))) == report)
  }

  @Test func `parts that leave something out, or are of another scene, are refused`() throws {
    let text = String(decoding: try ExampleFiles.bytes("three-buttons.json"), as: UTF8.self)
    let first = try CheckedScene(text, part: CombinationSet(0..<7)).report
    #expect(throws: CheckReport.MergingFault.incomplete(11)) {
      try CheckReport(merging: [first])
    }
    var other = try CheckedScene(text, part: CombinationSet(7..<18)).report
    #expect(try CheckReport(merging: [other, first]).covered == CombinationSet(0..<18))
    other.scene = "another.json"
    #expect(throws: CheckReport.MergingFault.other(1)) {
      try CheckReport(merging: [first, other])
    }
    #expect(throws: CheckReport.MergingFault.nothing) { try CheckReport(merging: []) }
  }
}
