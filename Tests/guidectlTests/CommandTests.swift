import Testing

@testable import guidectl

@Suite struct CommandTests {
  private func run(
    _ arguments: String..., console: MemoryConsole = MemoryConsole()
  ) -> (status: ExitCode, console: MemoryConsole) {
    var console = console
    let status = runGuidectl(arguments, console: &console)
    return (status, console)
  }

  @Test func `without arguments the overview goes to standard error`() {
    let (status, console) = run()
    #expect(status == .usage)
    #expect(console.output.isEmpty)
    #expect(console.errors.contains("Usage: guidectl COMMAND"))
  }

  @Test(arguments: ["--help", "-h", "help"])
  func `help lists every command`(argument: String) {
    let (status, console) = run(argument)
    #expect(status == .done)
    for command in Command.allCases { #expect(console.output.contains("  \(command) ")) }
  }

  @Test(arguments: Command.allCases)
  func `every command has help`(command: Command) {
    let (status, console) = run(command.rawValue, "--help")
    #expect(status == .done)
    #expect(console.output.contains("Usage: guidectl \(command.rawValue)"))
    #expect(run("help", command.rawValue).console.output == console.output)
    for option in command.syntax.options { #expect(console.output.contains(option.spelling)) }
  }

  @Test func `the version is printed alone`() {
    #expect(run("--version").console.output == "guidectl \(Guidectl.version)\n")
  }

  @Test func `a misspelt command is met with the nearest one`() {
    let (status, console) = run("previw")
    #expect(status == .usage)
    #expect(
      console.errors == """
        guidectl: error: unknown command 'previw'
        help: did you mean 'preview'?
        help: 'guidectl --help' says what is known

        """)
  }

  @Test func `a misspelt option is met with the nearest one`() {
    let (status, console) = run("preview", "a.json", "--devcie", "x")
    #expect(status == .usage)
    #expect(console.errors.contains("unknown option '--devcie'"))
    #expect(console.errors.contains("did you mean '--device'?"))
    #expect(console.errors.contains("'guidectl preview --help'"))
  }

  @Test(arguments: ["solve", "render", "preview"])
  func `a missing file is one clear message`(command: String) {
    let (status, console) = run(command, "none.json", "-o", "out")
    #expect(status == .cannotRead)
    #expect(
      console.errors
        == "guidectl: error: cannot read 'none.json': no such file or directory\n")
    #expect(console.files.isEmpty)
  }

  @Test func `bad JSON is placed in the file, and nothing is written`() {
    let console = MemoryConsole(files: ["a.json": "{\n  \"version\": 1,\n  oops\n}\n"])
    let (status, after) = run("preview", "a.json", "-o", "tour.html", console: console)
    #expect(status == .badData)
    #expect(after.errors.hasPrefix("a.json:3:3: error["))
    #expect(after.errors.contains("\n   3 |   oops\n     |   ^"))
    #expect(after.output.isEmpty)
    #expect(after.files.keys.sorted() == ["a.json"])
  }

  @Test func `a scene from standard input is called so`() {
    var console = MemoryConsole()
    console.input = Array("[".utf8)
    let (status, after) = run("solve", "-", console: console)
    #expect(status == .badData)
    #expect(after.errors.hasPrefix("<stdin>:1:"))
  }

  @Test func `devices are listed in columns`() {
    let (status, console) = run("devices")
    #expect(status == .done)
    let lines = console.output.split(separator: "\n")
    #expect(lines.contains { $0.contains("iPhone 15 ") && $0.contains("393x852") })
  }

  private static let mistakes: [([String], String)] = [
    (["--size", "320"], "'--size' needs two lengths such as 320x568, not '320'"),
    (["--size", "0x5"], "'--size' needs"), (["--scale", "nan"], "'--scale' needs a number"),
    (["--device", "iPhone 15 Por"], "did you mean 'iPhone 15 Pro'?"),
    (["--direction", "left"], "known: ltr, rtl"), (["--locale", "e"], "'--locale' needs"),
    (["--text-size", "lage"], "did you mean 'large'?"), (["--flag", "x"], "has no flag 'x'"),
    (["--orientation", "potrait"], "did you mean 'portrait'?"),
    (["--step", "7"], "there is no step '7'"), (["--format", "xml"], "does not know 'xml'"),
  ]

  @Test(arguments: mistakes)
  func `a bad option value is named`(options: [String], message: String) {
    var console = MemoryConsole(files: ["a.json": "{ \"version\": 1 }"])
    let status = runGuidectl(["solve", "a.json"] + options, console: &console)
    #expect(status == .usage)
    #expect(console.errors.contains(message), "\(console.errors)")
    #expect(console.output.isEmpty)
  }

  @Test func `a closed pipe ends the run without a word`() {
    var console = MemoryConsole()
    console.writeFailure = .closedPipe
    let (status, after) = run("devices", console: console)
    #expect(status == .cannotWrite)
    #expect(after.errors.isEmpty)
  }

  @Test func `messages are coloured on a terminal only, and never with NO_COLOR`() {
    var console = MemoryConsole()
    #expect(!run("x", console: console).console.errors.contains("\u{1B}"))
    console.isErrorTerminal = true
    #expect(run("x", console: console).console.errors.contains("\u{1B}[1;31m"))
    console.environment["NO_COLOR"] = "1"
    #expect(!run("x", console: console).console.errors.contains("\u{1B}"))
  }
}
