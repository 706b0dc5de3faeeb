import Testing

@testable import guidectl

@Suite struct InitCommandTests {
  @Test func `init writes a scene that is solved without a word`() {
    let (status, console) = runInMemory("init")
    #expect(status == .done)
    #expect(console.errors.isEmpty && console.output.isEmpty)
    #expect(console.files.keys.sorted() == ["scene.json"])
    for command in [["solve"], ["preview", "-o", "tour.html"], ["render", "-o", "out"]] {
      let arguments = [command[0], "a-scene.json"] + command.dropFirst()
      let (status, told) = runInMemory(arguments, scene: console.text(of: "scene.json"))
      #expect(status == .done, "\(command)")
      #expect(told.errors.isEmpty, "\(told.errors)")
    }
  }

  @Test(arguments: ["iPhone SE (1st generation)", "iPhone 15", "iPad mini"])
  func `its guide keeps its promises on every device that its check names`(device: String) {
    for orientation in ["portrait", "landscape"] {
      let (status, console) = runInMemory(
        ["solve", "a-scene.json", "--device", device, "--orientation", orientation],
        scene: FirstScene.text)
      #expect(status == .done && console.errors.isEmpty, "\(console.errors)")
    }
    #expect(FirstScene.text.contains("\"\(device)\""))
  }

  @Test func `a file is named, its folder is made, and '-' is standard output`() {
    let (_, console) = runInMemory("init", "tours/welcome.json")
    #expect(console.text(of: "tours/welcome.json") == FirstScene.text)
    #expect(console.folders == ["tours"])
    let (_, printed) = runInMemory("init", "-")
    #expect(printed.output == FirstScene.text && printed.files.isEmpty)
  }

  @Test func `what is there is never overwritten`() {
    let (status, console) = runInMemory("init", on: MemoryConsole(files: ["scene.json": "mine"]))
    #expect(status == .cannotCreate)
    #expect(console.text(of: "scene.json") == "mine")
    #expect(
      console.errors
        == "guidectl: error: cannot create 'scene.json': it is there already, and is not overwritten\n"
    )
    #expect(runInMemory("init", "").status == .usage)
  }
}
