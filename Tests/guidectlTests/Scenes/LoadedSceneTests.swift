import Testing

@testable import guidectl

@Suite struct LoadedSceneTests {
  @Test(arguments: ["solve", "render", "preview"])
  func `a missing file is one clear message`(command: String) {
    let (status, console) = runInMemory(command, "none.json", "-o", "out")
    #expect(status == .cannotRead)
    #expect(
      console.errors
        == "guidectl: error: cannot read 'none.json': no such file or directory\n")
    #expect(console.files.isEmpty)
  }

  @Test func `bad JSON is placed in the file, and nothing is written`() {
    let console = MemoryConsole(files: ["a.json": "{\n  \"version\": 1,\n  oops\n}\n"])
    let (status, after) = runInMemory("preview", "a.json", "-o", "tour.html", on: console)
    #expect(status == .badData)
    #expect(after.errors.hasPrefix("a.json:3:3: error["))
    #expect(after.errors.contains("\n   3 |   oops\n     |   ^"))
    #expect(after.output.isEmpty)
    #expect(after.files.keys.sorted() == ["a.json"])
  }

  @Test func `a scene from standard input is called so`() {
    var console = MemoryConsole()
    console.input = Array("[".utf8)
    let (status, after) = runInMemory("solve", "-", on: console)
    #expect(status == .badData)
    #expect(after.errors.hasPrefix("<stdin>:1:"))
  }
}
