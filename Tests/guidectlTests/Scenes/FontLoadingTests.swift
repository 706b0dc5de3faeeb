import TestSupport
import Testing

@testable import guidectl

/// What `--font` does, on every command that measures.
@Suite struct FontLoadingTests {
  private static let scene = """
    { "version": 1, "screen": { "size": [320, 480], "scale": 1 },
      "views": [ { "id": "save", "kind": "button", "text": "ab", "font": { "size": 100 } } ],
      "constraints": [ "save.left == screen.left + 20", "save.top == screen.top + 20" ],
      "guide": { "steps": [ { "target": "save", "text": "ab ba" } ] } }
    """

  private func run(
    _ arguments: [String], _ fonts: [String: [UInt8]] = [:]
  ) -> (status: ExitCode, console: MemoryConsole) {
    var console = MemoryConsole(files: ["scene.json": Self.scene])
    for (name, bytes) in fonts { console.files[name] = bytes }
    let status = runGuidectl(arguments, console: &console)
    return (status, console)
  }

  @Test func `solve measures with the fonts given and says so`() {
    let font = SyntheticFont("ab ", advance: 730)
    let (status, console) = run(
      ["solve", "scene.json", "--font", "a.ttf"], ["a.ttf": font.bytes])
    #expect(status == .done, "\(console.errors)")
    #expect(console.output.contains("\"measured\": \"exact\""))
    #expect(console.output.contains("[20, 20, 146,"))
    #expect(run(["solve", "scene.json"]).console.output.contains("\"measured\": \"estimated\""))
  }

  @Test func `fonts are asked in the order given`() {
    let fonts = [
      "a.ttf": SyntheticFont("ab ", advance: 730).bytes,
      "b.ttf": SyntheticFont("ab ", advance: 500).bytes,
    ]
    let arguments = ["solve", "scene.json", "--font", "b.ttf", "--font", "a.ttf"]
    #expect(run(arguments, fonts).console.output.contains("[20, 20, 100,"))
  }

  @Test func `a number chooses a font of a collection`() {
    let fonts = [
      "all.ttc": SyntheticFont.collection([
        SyntheticFont("ab ", advance: 500), SyntheticFont("ab ", advance: 730),
      ])
    ]
    #expect(
      run(["solve", "scene.json", "--font", "all.ttc#1"], fonts).console.output
        .contains("[20, 20, 146,"))
    let (status, console) = run(["solve", "scene.json", "--font", "all.ttc#2"], fonts)
    #expect(status == .badData)
    #expect(console.errors.contains("cannot use the font 'all.ttc#2'"))
    #expect(console.errors.contains("the collection has only 2 fonts, counted from 0"))
  }

  @Test(arguments: ["solve", "render", "preview"])
  func `a font that cannot be read is an error before anything is written`(command: String) {
    let output = command == "solve" ? [] : ["-o", "out"]
    let missing = run([command, "scene.json", "--font", "none.ttf"] + output)
    #expect(missing.status == .cannotRead)
    #expect(missing.console.errors.contains("cannot read 'none.ttf'"))
    var bytes = SyntheticFont("ab").bytes
    bytes.removeLast(20)
    let cut = run([command, "scene.json", "--font", "a.ttf"] + output, ["a.ttf": bytes])
    #expect(cut.status == .badData)
    #expect(
      cut.console.errors.contains("cannot use the font 'a.ttf': the table 'name' is cut off"))
    #expect(cut.console.files.count == 2 && cut.console.output.isEmpty)
  }

  @Test func `what no font has is a warning`() {
    let (status, console) = run(
      ["solve", "scene.json", "--font", "a.ttf"], ["a.ttf": SyntheticFont("a ").bytes])
    #expect(status == .done)
    #expect(console.errors.contains("no font file has U+0062; widths are estimated there"))
    #expect(console.output.contains("\"measured\": \"estimated\""))
  }

  @Test func `a batch measures with the fonts given`() {
    let line = Self.scene.split(separator: "\n").joined(separator: " ")
    var console = MemoryConsole(files: ["lines.jsonl": line + "\n"])
    console.files["a.ttf"] = SyntheticFont("ab ", advance: 730).bytes
    let status = runGuidectl(
      ["solve", "--batch", "lines.jsonl", "--font", "a.ttf"], console: &console)
    #expect(status == .done)
    #expect(console.output.contains("\"measured\":\"exact\""))
  }
}
