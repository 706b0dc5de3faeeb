import GuideChecks
import Testing

@testable import guidectl

@Suite struct ExplainRuleTests {
  @Test(arguments: CheckRule.allCases)
  func `every rule has a page`(rule: CheckRule) throws {
    let (status, console) = runInMemory("explain", rule.rawValue)
    #expect(status == .done && console.output == rule.markdown())
    let (_, asJSON) = runInMemory("explain", rule.rawValue, "--format", "json")
    let page = try jsonObject(asJSON.output)
    #expect(page["rule"] as? String == rule.rawValue && page["title"] as? String == rule.title)
  }

  @Test func `without an operand all rules are listed`() {
    let (status, console) = runInMemory("explain")
    #expect(status == .done)
    let lines = console.output.split(separator: "\n")
    #expect(lines.count == CheckRule.allCases.count + 1)
    for (rule, line) in zip(CheckRule.allCases, lines.dropFirst()) {
      #expect(line.hasPrefix(rule.rawValue + " ") && line.hasSuffix(rule.title))
      #expect(line.contains(" \(rule.usualLevel.rawValue) "))
    }
  }

  @Test func `an unknown rule suggests the nearest one`() {
    let (status, console) = runInMemory("explain", "contarst")
    #expect(status == .usage && console.output.isEmpty)
    #expect(console.errors.contains("did you mean 'contrast'?"))
  }
}
