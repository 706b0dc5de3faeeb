import Constraints
import Testing

@Suite struct NotationReportTests {
  static let reports: [(text: String, report: String)] = [
    (
      "save.widht == 44",
      """
      unknown attribute 'widht'
        save.widht == 44
             ^~~~~
      did you mean 'width'?
      """
    ),
    (
      "保存é.widht == 44",
      """
      unknown attribute 'widht'
        保存é.widht == 44
              ^~~~~
      did you mean 'width'?
      """
    ),
    (
      "x ==\n\t",
      """
      expected a number, 'view.attribute', a variable or '(' here
        x ==\("  ")
            ^
      """
    ),
    (
      "x == \u{202E}3",
      """
      expected a number, 'view.attribute', a variable or '(', found '\u{202E}'
        x == \u{FFFD}3
             ^
      """
    ),
  ]

  @Test(arguments: reports) func `an error shows its place`(
    text: String, report: String
  ) throws {
    let error = try #require(throws: NotationError.self) { try ConstraintNotation.parse(text) }
    #expect(error.report(in: text) == report)
  }

  @Test func `of a long text the part around the place is shown`() throws {
    let text = String(repeating: "x + ", count: 50) + "1 = " + String(repeating: "y + ", count: 50)
    let error = try #require(throws: NotationError.self) { try ConstraintNotation.parse(text) }
    let lines = error.report(in: text).split(separator: "\n").map { String($0) }
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix("  …"))
    #expect(lines[1].hasSuffix("…"))
    #expect(lines[1].unicodeScalars.count == 2 + 1 + 60 + 1 + 60 + 1)
    #expect(lines[2] == String(repeating: " ", count: 2 + 1 + 60) + "^")
  }

  @Test func `a place that is not in the text does no harm`() {
    let error = NotationError(.divisionByZero, at: 100..<200)
    #expect(error.report(in: "x") == "cannot divide by zero\n  x\n   ^")
  }
}
