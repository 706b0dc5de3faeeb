import Testing

@testable import guidectl

@Suite struct WatchTests {
  private static let one = #"{ "version": 1, "variables": ["x"], "constraints": ["x == 1"] }"#
  private static let two = #"{ "version": 1, "variables": ["x"], "constraints": ["x == 22"] }"#

  private func run(
    _ arguments: [String] = ["solve", "s.json", "--watch"], saves: [[String: String?]],
    prepare: (inout MemoryConsole) -> Void = { _ in }
  ) -> (status: ExitCode, console: MemoryConsole) {
    var console = MemoryConsole(files: ["s.json": Self.one])
    console.saves = saves
    prepare(&console)
    let status = runGuidectl(arguments, console: &console)
    return (status, console)
  }

  private func values(_ console: MemoryConsole) -> [String] {
    console.output.split(separator: "\"value\": ").dropFirst().map { text in
      String(text.prefix { $0.isNumber })
    }
  }

  @Test func `a saved scene is solved again, and each run has its line`() {
    let (status, console) = run(saves: [[:], ["s.json": Self.two], [:], [:]])
    #expect(status == .done)
    #expect(values(console) == ["1", "22"])
    let line = "guidectl: 'solve' ran, status 0; waits for a change of 's.json'\n"
    #expect(console.errors == line + line)
  }

  @Test func `nothing runs again unless something is saved`() {
    #expect(values(run(saves: [[:], [:], [:], [:]]).console) == ["1"])
  }

  @Test func `a file that is being written is waited for`() {
    let saves: [[String: String?]] = [
      ["s.json": nil], [:], ["s.json": ""], [:], ["s.json": "{ \"ver"], ["s.json": Self.two],
      [:], [:],
    ]
    let (_, console) = run(saves: saves)
    #expect(values(console) == ["1", "22"])
    #expect(!console.errors.contains("error"))
  }

  @Test func `errors do not end it`() {
    let saves: [[String: String?]] = [["s.json": "{"], [:], ["s.json": Self.two], [:]]
    let (status, console) = run(saves: saves)
    #expect(status == .done)
    #expect(values(console) == ["1", "22"])
    #expect(console.errors.contains("s.json:1:"))
    #expect(console.errors.contains("'solve' ran, status 65; waits"))
  }

  @Test func `a scene that is not there yet is waited for`() {
    let (status, console) = run(saves: [["s.json": Self.two], [:]]) { $0.files = [:] }
    #expect(status == .done)
    #expect(console.errors.contains("cannot read 's.json'"))
    #expect(values(console) == ["22"])
  }

  @Test func `files that the scene names are watched too, also those that are missing`() {
    let scene = """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "a", "kind": "image", "image": "a.png" } ],
        "constraints": [ "a.leading == 0", "a.top == 0" ] }
      """
    let (_, console) = run(saves: [["a.png": "no picture"], [:]]) {
      $0.files["s.json"] = Array(scene.utf8)
    }
    #expect(console.errors.contains("waits for a change of 's.json' and 1 more\n"))
    #expect(console.errors.split(separator: "waits for").count == 3)
  }

  @Test func `on a terminal a result takes the place of the former one`() {
    let clear = "\u{1B}[H\u{1B}[2J\u{1B}[3J"
    let (_, console) = run(saves: [["s.json": Self.two], [:]]) {
      $0.isOutputTerminal = true
      $0.isErrorTerminal = true
    }
    #expect(!console.output.hasPrefix(clear))
    #expect(console.output.split(separator: clear).count == 2)
    #expect(console.errors.contains(" ms, status 0; waits for a change of 's.json'; Ctrl-C ends"))
    #expect(!run(saves: [["s.json": Self.two], [:]]).console.output.contains(clear))
  }

  @Test func `render and preview write their files again`() {
    for arguments in [["render", "s.json", "-o", "out"], ["preview", "s.json", "-o", "out"]] {
      let other = SmallScene.text.replacing("Keeps", with: "Leaves")
      let (status, console) = run(arguments + ["--watch"], saves: [["s.json": other], [:]]) {
        $0.files["s.json"] = Array(SmallScene.text.utf8)
      }
      #expect(status == .done)
      let written = console.files.filter { $0.key.hasPrefix("out") }.map(\.key)
      #expect(written.count == 1)
      #expect(written.allSatisfy { console.text(of: $0).contains("Leaves") })
    }
  }

  @Test(arguments: [
    (["solve", "-", "--watch"], "standard input is none"),
    (["solve", "s.json", "--batch", "--watch"], "'--batch' answers lines as they come"),
    (["solve", "s.json", "--format", "x", "--watch"], "'--format' does not know 'x'"),
    (["solve", "s.json", "--flag", "x", "--watch"], "the scene has no flag 'x'"),
  ])
  func `a wrong command line is not tried again`(arguments: [String], message: String) {
    let (status, console) = run(arguments, saves: [["s.json": Self.two], [:]])
    #expect(status == .usage)
    #expect(console.errors.contains(message))
    #expect(!console.errors.contains("waits for"))
    #expect(console.saves.count == 2)
  }

  @Test func `nobody to write to ends it`() {
    let (status, console) = run(saves: [["s.json": Self.two], [:]]) {
      $0.writeFailure = .closedPipe
    }
    #expect(status == .cannotWrite)
    #expect(console.saves.count == 2)
  }
}
