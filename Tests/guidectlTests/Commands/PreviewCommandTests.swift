import Testing

@testable import guidectl

@Suite struct PreviewCommandTests {
  @Test func `a preview has a switch for the languages that check lists`() {
    let (status, console) = runInMemory(["preview", "a-scene.json", "-o", "tour.html"])
    #expect(status == .done)
    let page = console.text(of: "tour.html")
    #expect(page.contains("<title>A scene · guide preview</title>"))
    #expect(page.contains("<option>English</option><option>Deutsch</option>"))
    #expect(page.contains(">Sichern</text>"))
    let (_, single) = runInMemory(["preview", "a-scene.json", "-o", "-", "--locale", "de"])
    #expect(!single.output.contains("<select"))
    #expect(!single.output.contains(">Save</text>"))
  }

  @Test func `a preview switches between languages and pseudo-locales`() {
    let scene = SmallScene.text.replacing(
      #"["en", "de"]"#, with: #"["en", "de+pseudo-long", "pseudo-mirrored"]"#)
    let (status, console) = runInMemory(["preview", "a-scene.json", "-o", "a.html"], scene: scene)
    #expect(status == .done)
    let page = console.text(of: "a.html")
    for option in ["English", "Deutsch + pseudo-long", "pseudo-mirrored"] {
      #expect(page.contains("<option>\(option)</option>"))
    }
    #expect(!page.contains("+pseudo"))
    #expect(page.contains("Sichern Sichern Sichern"))
  }

  @Test func `a language that is listed twice is one choice`() {
    let scene = """
      { "screen": "iPhone 14", "check": { "locales": ["en", "de", "en", "de"] } }
      """
    let (_, console) = runInMemory(
      "preview", "a.json", "-o", "b.html", on: MemoryConsole(files: ["a.json": scene]))
    #expect(console.text(of: "b.html").split(separator: "<option>").count == 3)
  }

  @Test func `a scene without a screen cannot be drawn until one is chosen`() {
    let scene = #"{ "version": 1, "variables": ["x"], "constraints": ["x == 3"] }"#
    let (status, console) = runInMemory(["preview", "a-scene.json", "-o", "t.html"], scene: scene)
    #expect(status == .badData)
    #expect(console.errors.contains("a-scene.json: error[no-screen]: the scene has no screen"))
    #expect(console.text(of: "t.html").isEmpty)
    #expect(
      runInMemory(["preview", "a-scene.json", "-o", "t.html", "--size", "320x568"], scene: scene)
        .status
        == .done)
  }

  @Test func `a refused write is one clear message`() {
    var console = MemoryConsole(files: ["a-scene.json": SmallScene.text])
    console.writeFailure = .cannotCreate("t.html", reason: "permission denied")
    let status = runGuidectl(["preview", "a-scene.json", "-o", "t.html"], console: &console)
    #expect(status == .cannotCreate)
    #expect(console.errors == "guidectl: error: cannot create 't.html': permission denied\n")
  }

  @Test func `preview asks where to write`() {
    #expect(runInMemory(["preview", "a-scene.json"]).status == .usage)
  }
}
