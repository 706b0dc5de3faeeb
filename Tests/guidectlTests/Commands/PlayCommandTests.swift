import Testing

@testable import guidectl

@Suite struct PlayCommandTests {
  private func console(_ reports: [TerminalReport] = []) -> MemoryConsole {
    var console = MemoryConsole(files: ["a-scene.json": SmallScene.text])
    console.isInputTerminal = true
    console.isOutputTerminal = true
    console.environment["TERM"] = "xterm-256color"
    console.terminalReports = reports.map { ($0, nil) }
    return console
  }

  private func keys(_ text: String) -> TerminalReport { .bytes(Array(text.utf8)) }

  private static let left = "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"

  @Test(arguments: ["q", "\u{1B}[C\r", " ", ""])
  func `the terminal is given back however the tour ends`(text: String) {
    let (status, after) = runInMemory(
      "play", "a-scene.json", on: console(text.isEmpty ? [] : [keys(text), keys("q")]))
    #expect(status == .done)
    #expect(after.terminalCount == 1 && after.leavingTerminal == nil)
    #expect(after.output.hasPrefix("\u{1B}[?1049h"))
    #expect(after.output.hasSuffix(Self.left))
    #expect(after.errors.isEmpty)
  }

  @Test func `it is given back when nothing can be written to it`() {
    var broken = console([keys(" ")])
    broken.writeFailure = .cannotWrite("standard output", reason: "input/output error")
    let (status, after) = runInMemory("play", "a-scene.json", on: broken)
    #expect(status == .cannotWrite)
    #expect(after.terminalCount == 1 && after.leavingTerminal == nil)
  }

  @Test func `an escape is a key once nothing follows it`() {
    let (status, after) = runInMemory(
      "play", "a-scene.json", on: console([keys("\u{1B}"), .silence, keys("never heard")]))
    #expect(status == .done)
    #expect(after.terminalReports.count == 1)
  }

  @Test func `a change of size is drawn in the new size`() {
    var resized = console([.changed, keys("q")])
    resized.terminalReports[0].1 = TerminalSize(columns: 100, rows: 50)
    let (_, after) = runInMemory("play", "a-scene.json", on: resized)
    #expect(after.output.contains("\u{1B}[50;1H"))
    #expect(
      !runInMemory("play", "a-scene.json", on: console([.changed, keys("q")])).console.output
        .contains("\u{1B}[50;1H"))
  }

  @Test func `without a terminal the ways out are named`() {
    for (input, output) in [(false, true), (true, false)] {
      var without = console()
      (without.isInputTerminal, without.isOutputTerminal) = (input, output)
      let (status, after) = runInMemory("play", "a-scene.json", on: without)
      #expect(status == .usage)
      #expect(after.errors.contains("standard \(input ? "output" : "input") is none"))
      #expect(
        after.errors.contains("'guidectl tap'") && after.errors.contains("'guidectl preview'"))
      #expect(after.output.isEmpty)
    }
    for term in ["dumb", ""] {
      var dumb = console()
      dumb.environment["TERM"] = term
      let (status, after) = runInMemory("play", "a-scene.json", on: dumb)
      #expect(status == .usage && after.output.isEmpty)
      #expect(after.errors.contains("TERM is '\(term)'"))
    }
    let (status, after) = runInMemory("play", "-", on: console())
    #expect(status == .usage && after.errors.contains("the scene needs a file"))
  }

  @Test func `broken promises are told when the terminal is given back`() {
    var broken = console([keys("q")])
    let long = SmallScene.text.replacing(
      "Keeps <it> & more", with: String(repeating: "long ", count: 900))
    broken.files["a-scene.json"] = Array(long.utf8)
    let (status, after) = runInMemory("play", "a-scene.json", on: broken)
    #expect(status == .unsatisfied)
    #expect(after.errors.contains("step 'keep' breaks "))
    #expect(after.output.contains("broken promise"))
  }

  @Test func `a hostile text reaches no terminal`() {
    var hostile = console([keys("q")])
    let text = SmallScene.text.replacing("Keeps <it> & more", with: #"\u001b]0;x\u0007\u009b2J"#)
      .replacing("\"keep\"", with: #""k\u001b[2J""#)
    hostile.files["a-scene.json"] = Array(text.utf8)
    let (_, after) = runInMemory("play", "a-scene.json", on: hostile)
    #expect(after.terminalCount == 1)
    #expect(!after.output.contains("\u{1B}]") && !after.output.contains("\u{7}"))
    #expect(!after.output.contains("\u{9B}"))
    #expect(after.output.split(separator: "\u{1B}[2J", omittingEmptySubsequences: false).count == 2)
  }
}
