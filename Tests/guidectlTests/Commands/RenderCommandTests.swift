import TestSupport
import Testing

@testable import guidectl

@Suite struct RenderCommandTests {
  @Test func `render draws a well-formed picture a step, named by what it says`() {
    let (status, console) = runInMemory(["render", "a-scene.json", "-o", "out"])
    #expect(status == .done)
    let picture = console.text(of: "out/step-2.svg")
    #expect(XMLCheck(picture).refusal == nil)
    #expect(picture.contains("<title>Step 1 of 1: Keeps &lt;it&gt; &amp; more</title>"))
    let (_, single) = runInMemory(["render", "a-scene.json", "--step", "2", "-o", "-"])
    #expect(single.output == picture)
  }

  @Test func `a scene without a guide is drawn as its screen`() {
    let scene = #"{ "version": 1, "screen": "iPhone 15" }"#
    let (status, console) = runInMemory(["render", "a-scene.json", "-o", "out"], scene: scene)
    #expect(status == .done)
    #expect(console.files.keys.sorted() == ["a-scene.json", "out/screen.svg"])
  }

  @Test func `a step that is not shown is met with those that are`() {
    let (status, console) = runInMemory(["render", "a-scene.json", "--step", "1", "-o", "-"])
    #expect(status == .usage)
    #expect(console.errors.contains("there is no step '1'; shown: 2 (keep)"))
    #expect(console.output.isEmpty)
  }

  @Test(arguments: [["-o", ""], ["--output="], ["-o"]])
  func `an output without a name writes nothing anywhere`(output: [String]) {
    var console = MemoryConsole(files: ["a.json": "{ \"screen\": \"iPhone 14\" }"])
    #expect(runGuidectl(["render", "a.json"] + output, console: &console) == .usage)
    #expect(console.files.keys.sorted() == ["a.json"])
  }

  @Test func `render asks where to write`() {
    #expect(runInMemory(["render", "a-scene.json"]).status == .usage)
    #expect(runInMemory(["render", "a-scene.json", "-o", "-"]).status == .usage)
  }
}
