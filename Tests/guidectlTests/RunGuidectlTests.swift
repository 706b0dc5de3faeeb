import Testing

@testable import guidectl

@Suite struct RunGuidectlTests {
  @Test func `without arguments the overview goes to standard error`() {
    let (status, console) = runInMemory()
    #expect(status == .usage)
    #expect(console.output.isEmpty)
    #expect(console.errors.contains("Usage: guidectl COMMAND"))
  }

  @Test func `the version is printed alone`() {
    #expect(runInMemory("--version").console.output == "guidectl \(Guidectl.version)\n")
  }

  @Test func `an argument that is no UTF-8 is refused, not repaired`() {
    var console = MemoryConsole(files: ["a.json": "{}"])
    let words = ["solve", "a.json", "-o"].map { Array($0.utf8) }
    #expect(runGuidectl(bytes: words + [[0x62, 0xFF]], console: &console) == .usage)
    #expect(console.files.count == 1 && console.output.isEmpty)
    #expect(
      console.errors.hasPrefix("guidectl: error: argument 4 is no UTF-8: 'b\u{FFFD}'; "),
      "\(console.errors)")
    #expect(runGuidectl(bytes: words + [[0x62]], console: &console) == .done)
    #expect(console.files.count == 2)
  }

  @Test func `a misspelt command is met with the nearest one`() {
    let (status, console) = runInMemory("previw")
    #expect(status == .usage)
    #expect(
      console.errors == """
        guidectl: error: unknown command 'previw'
        help: did you mean 'preview'?
        help: 'guidectl --help' says what is known

        """)
  }

  @Test func `a misspelt option is met with the nearest one`() {
    let (status, console) = runInMemory("preview", "a.json", "--devcie", "x")
    #expect(status == .usage)
    #expect(console.errors.contains("unknown option '--devcie'"))
    #expect(console.errors.contains("did you mean '--device'?"))
    #expect(console.errors.contains("'guidectl preview --help'"))
  }

  @Test func `a closed pipe ends the run without a word`() {
    var console = MemoryConsole()
    console.writeFailure = .closedPipe
    let (status, after) = runInMemory("devices", on: console)
    #expect(status == .cannotWrite)
    #expect(after.errors.isEmpty)
  }

  @Test func `messages are coloured on a terminal only, and never with NO_COLOR`() {
    var console = MemoryConsole()
    #expect(!runInMemory("x", on: console).console.errors.contains("\u{1B}"))
    console.isErrorTerminal = true
    #expect(runInMemory("x", on: console).console.errors.contains("\u{1B}[1;31m"))
    console.environment["NO_COLOR"] = "1"
    #expect(!runInMemory("x", on: console).console.errors.contains("\u{1B}"))
  }

  @Test func `the same scene gives the same bytes`() {
    for command in [["solve"], ["preview", "-o", "-"], ["render", "--step", "2", "-o", "-"]] {
      let arguments = [command[0], "a-scene.json"] + command.dropFirst()
      #expect(runInMemory(arguments).console.output == runInMemory(arguments).console.output)
    }
  }
}
