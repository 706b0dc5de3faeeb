import Testing

@testable import guidectl

@Suite struct ArgumentParserTests {
  private static let output = CommandOption(name: "output", letter: "o", value: "FILE", summary: "")
  private static let all = CommandOption(name: "all", letter: "a", summary: "")
  private static let flag = CommandOption(name: "flag", value: "NAME", repeats: true, summary: "")
  private static let syntax = CommandSyntax(
    name: "draw", summary: "", operands: ["SCENE"], options: [output, all, flag])

  private func parse(_ arguments: [String]) throws(UsageFailure) -> ParsedArguments {
    try ArgumentParser.parse(arguments[...], as: Self.syntax)
  }

  @Test(arguments: [
    ["s.json", "--output", "x"], ["--output=x", "s.json"], ["-o", "x", "s.json"],
    ["-ox", "s.json"], ["s.json", "-o", "x", "--"], ["-o", "x", "--", "s.json"],
  ])
  func `a value is given in any of the usual ways`(arguments: [String]) throws {
    let parsed = try parse(arguments)
    #expect(parsed.operands == ["s.json"])
    #expect(parsed.value(of: Self.output) == "x")
  }

  @Test func `a lone dash is an operand or a value`() throws {
    let parsed = try parse(["-", "-o", "-"])
    #expect(parsed.operands == ["-"])
    #expect(parsed.value(of: Self.output) == "-")
  }

  @Test func `after two dashes everything is an operand`() throws {
    #expect(try parse(["--", "--all"]).operands == ["--all"])
  }

  @Test func `letters without values may be joined with one that has a value`() throws {
    let parsed = try parse(["-aox", "s"])
    #expect(parsed.has(Self.all))
    #expect(parsed.value(of: Self.output) == "x")
  }

  @Test func `an empty value is a value`() throws {
    #expect(try parse(["s", "--output="]).value(of: Self.output) == "")
  }

  @Test func `an option that repeats keeps all values in order`() throws {
    let parsed = try parse(["s", "--flag", "b", "--flag=a"])
    #expect(parsed.values(of: Self.flag) == ["b", "a"])
  }

  @Test func `help asks for nothing else`() throws {
    #expect(try parse(["--help"]).has(.help))
    #expect(try parse(["-h"]).has(.help))
  }

  private static let mistakes: [([String], String, String?)] = [
    (["s", "--ouptut", "x"], "unknown option '--ouptut'", "--output"),
    (["s", "--zzz"], "unknown option '--zzz'", nil),
    (["s", "-x"], "unknown option '-x'", nil),
    (["s", "--all=yes"], "'--all' takes no value", nil),
    (["s", "--output"], "'--output' needs a value: FILE", nil),
    (["s", "-o"], "'--output' needs a value: FILE", nil),
    (["s", "--all", "-a"], "'--all' is given twice", nil),
    (["s", "t"], "unexpected argument 't'", nil),
    ([], "'draw' needs SCENE", nil),
  ]

  @Test(arguments: mistakes)
  func `what is wrong is named`(
    arguments: [String], message: String, suggestion: String?
  ) throws {
    #expect(throws: UsageFailure(message, suggestion: suggestion, command: "draw")) {
      try parse(arguments)
    }
  }
}
