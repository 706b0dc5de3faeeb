import GuideChecks
import Testing

/// `rules` of a scene's `check`.
@Suite struct CheckRuleSettingTests {
  private func findings(_ rules: String) throws -> [CheckFinding] {
    try CheckedScene(
      steps: #"{ "target": [170, 760, 44, 44], "side": "below", "text": "Shares the picture" }"#,
      check: #""rules": { \#(rules) }"#
    ).report.findings
  }

  @Test(arguments: [CheckLevel.note, .warning, .error])
  func `a scene says how much a rule counts`(level: CheckLevel) throws {
    let found = try findings(#""wanted-side-refused": "\#(level.rawValue)""#)
    #expect(found.map(\.level) == [level])
    let withReason = try findings(
      #""wanted-side-refused": { "level": "\#(level.rawValue)", "reason": "It is known" }"#)
    #expect(withReason == found)
  }

  @Test func `what is off is not looked for`() throws {
    #expect(try findings(#""wanted-side-refused": "off""#) == [])
    #expect(try findings(#""contrast": "off""#).count == 1)
  }

  @Test func `an unknown rule suggests the nearest`() throws {
    let error = try #require(throws: SceneDiagnostics.self) {
      try findings(#""contarst": "off""#)
    }
    let found = try #require(error.diagnostics.first)
    #expect(found.code == .unknownRule && found.message == "unknown rule 'contarst'")
    #expect(found.help?.contains("'contrast'") == true)
  }

  @Test func `a level that is none says which there are`() throws {
    let error = try #require(throws: SceneDiagnostics.self) {
      try findings(#""contrast": "fatal""#)
    }
    let text = error.diagnostics.map { $0.message + " " + ($0.help ?? "") }.joined()
    for level in CheckLevel.allCases { #expect(text.contains(level.rawValue)) }
  }
}
