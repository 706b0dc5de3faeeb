import Testing

@testable import guidectl

@Suite struct HelpCommandTests {
  @Test(arguments: ["--help", "-h", "help"])
  func `help lists every command`(argument: String) {
    let (status, console) = runInMemory(argument)
    #expect(status == .done)
    for command in Command.allCases { #expect(console.output.contains("  \(command.rawValue) ")) }
  }

  @Test(arguments: Command.allCases)
  func `every command has help`(command: Command) {
    let (status, console) = runInMemory(command.rawValue, "--help")
    #expect(status == .done)
    #expect(console.output.contains("Usage: guidectl \(command.rawValue)"))
    #expect(runInMemory("help", command.rawValue).console.output == console.output)
    for option in command.syntax.options { #expect(console.output.contains(option.spelling)) }
  }
}
