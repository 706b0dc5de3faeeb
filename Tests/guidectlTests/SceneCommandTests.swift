import Foundation
import TestSupport
import Testing

@testable import guidectl

@Suite struct SceneCommandTests {
  /// A small scene with a step that is shown and one that is not.
  private static let scene = """
    { "version": 1, "screen": "iPhone 15", "flags": ["new"],
      "views": [ { "id": "save", "kind": "button", "text": { "en": "Save", "de": "Sichern" } } ],
      "constraints": [ "save.leading == safeArea.leading + 20", "save.top == safeArea.top + 20" ],
      "guide": { "steps": [
        { "id": "gone", "target": "save", "text": "Never", "when": "new" },
        { "id": "keep", "target": "save", "text": "Keeps <it> & more" } ] },
      "check": { "locales": ["en", "de"] } }
    """

  private func run(
    _ arguments: [String], scene: String = scene
  ) -> (status: ExitCode, console: MemoryConsole) {
    var console = MemoryConsole(files: ["a-scene.json": scene])
    let status = runGuidectl(arguments, console: &console)
    return (status, console)
  }

  private func json(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func `solve prints the frames of views and steps as JSON`() throws {
    let (status, console) = run(["solve", "a-scene.json"])
    #expect(status == .done)
    #expect(console.errors.isEmpty)
    #expect(console.output.hasSuffix("}\n"))
    let steps = try json(console.output)["steps"] as? [[String: Any]]
    #expect(steps?.map { $0["id"] as? String } == ["keep"])
    #expect(steps?.first?["step"] as? Int == 2)
  }

  @Test(arguments: ["2", "keep"])
  func `a step is chosen by its position or its id`(step: String) {
    let (status, console) = run(["solve", "a-scene.json", "--step", step, "--flag", "new"])
    #expect(status == .done)
    #expect(console.output.contains("\"id\": \"keep\""))
    #expect(!console.output.contains("\"id\": \"gone\""))
  }

  @Test func `a pseudo-locale stands on a language, and a misspelt one has the nearest name`() {
    let (status, console) = run(["solve", "a-scene.json", "--locale", "de+pseudo-accented"])
    #expect(status == .done)
    #expect(console.output.contains("\"locale\": \"de+pseudo-accented\""))
    #expect(console.output.contains("⟦Šîçĥéŕñ⟧"))
    let (failed, other) = run(["solve", "a-scene.json", "--locale", "de+pseudo-log"])
    #expect(failed == .usage)
    #expect(other.errors.contains("'--locale' does not know 'pseudo-log'"))
    #expect(other.errors.contains("did you mean 'pseudo-long'?"))
  }

  @Test func `a preview switches between languages and pseudo-locales`() {
    let scene = Self.scene.replacing(
      #"["en", "de"]"#, with: #"["en", "de+pseudo-long", "pseudo-mirrored"]"#)
    let (status, console) = run(["preview", "a-scene.json", "-o", "a.html"], scene: scene)
    #expect(status == .done)
    let page = console.text(of: "a.html")
    for option in ["English", "Deutsch + pseudo-long", "pseudo-mirrored"] {
      #expect(page.contains("<option>\(option)</option>"))
    }
    #expect(!page.contains("+pseudo"))
    #expect(page.contains("Sichern Sichern Sichern"))
  }

  @Test func `a step that is not shown is met with those that are`() {
    let (status, console) = run(["render", "a-scene.json", "--step", "1", "-o", "-"])
    #expect(status == .usage)
    #expect(console.errors.contains("there is no step '1'; shown: 2 (keep)"))
    #expect(console.output.isEmpty)
  }

  @Test func `flags make steps exist, on and off`() {
    let (_, with) = run(["render", "a-scene.json", "-o", "out", "--flag", "new"])
    #expect(with.files.keys.sorted() == ["a-scene.json", "out/step-1.svg", "out/step-2.svg"])
    let (_, without) = run(["render", "a-scene.json", "-o", "out/", "--flag", "!new"])
    #expect(without.files.keys.sorted() == ["a-scene.json", "out/step-2.svg"])
    #expect(without.folders == ["out/"])
  }

  @Test func `render draws a well-formed picture a step, named by what it says`() {
    let (status, console) = run(["render", "a-scene.json", "-o", "out"])
    #expect(status == .done)
    let picture = console.text(of: "out/step-2.svg")
    #expect(XMLCheck(picture).refusal == nil)
    #expect(picture.contains("<title>Step 1 of 1: Keeps &lt;it&gt; &amp; more</title>"))
    let (_, single) = run(["render", "a-scene.json", "--step", "2", "-o", "-"])
    #expect(single.output == picture)
  }

  @Test func `a scene without a guide is drawn as its screen`() {
    let scene = #"{ "version": 1, "screen": "iPhone 15" }"#
    let (status, console) = run(["render", "a-scene.json", "-o", "out"], scene: scene)
    #expect(status == .done)
    #expect(console.files.keys.sorted() == ["a-scene.json", "out/screen.svg"])
  }

  @Test func `the options stand in for the scene's screen`() throws {
    let (_, console) = run([
      "solve", "a-scene.json", "--device", "iPhone SE (1st generation)", "--orientation",
      "landscape", "--direction", "rtl", "--locale", "de", "--text-size", "extraLarge",
    ])
    let screen = try #require(try json(console.output)["screen"] as? [String: Any])
    #expect(screen["size"] as? [Int] == [568, 320])
    #expect(screen["scale"] as? Int == 2)
    #expect(screen["direction"] as? String == "rtl")
    #expect(screen["locale"] as? String == "de")
    #expect(screen["textSize"] as? String == "extraLarge")
  }

  @Test func `a preview has a switch for the languages that check lists`() {
    let (status, console) = run(["preview", "a-scene.json", "-o", "tour.html"])
    #expect(status == .done)
    let page = console.text(of: "tour.html")
    #expect(page.contains("<title>A scene · guide preview</title>"))
    #expect(page.contains("<option>English</option><option>Deutsch</option>"))
    #expect(page.contains(">Sichern</text>"))
    let (_, single) = run(["preview", "a-scene.json", "-o", "-", "--locale", "de"])
    #expect(!single.output.contains("<select"))
    #expect(!single.output.contains(">Save</text>"))
  }

  @Test func `a scene without a screen cannot be drawn until one is chosen`() {
    let scene = #"{ "version": 1, "variables": ["x"], "constraints": ["x == 3"] }"#
    let (status, console) = run(["preview", "a-scene.json", "-o", "t.html"], scene: scene)
    #expect(status == .badData)
    #expect(console.errors.contains("a-scene.json: error[no-screen]: the scene has no screen"))
    #expect(console.text(of: "t.html").isEmpty)
    #expect(
      run(["preview", "a-scene.json", "-o", "t.html", "--size", "320x568"], scene: scene).status
        == .done)
  }

  @Test func `what cannot be satisfied is placed, and the result written all the same`() {
    let scene = """
      { "version": 1, "variables": ["x"], "constraints": [
          "x == 1",
          "x == 2"
      ] }
      """
    let (status, console) = run(["solve", "a-scene.json"], scene: scene)
    #expect(status == .unsatisfied)
    #expect(console.errors.contains("a-scene.json:3:"))
    #expect(console.errors.contains("error[conflict]: "))
    #expect(console.output.contains("\"variables\""))
  }

  @Test func `a broken promise is a warning with its points, and the run ends with 1`() {
    let scene = """
      { "version": 1, "screen": { "size": [60, 40] },
        "views": [ { "id": "a", "frame": [0, 0, 60, 40] } ],
        "guide": { "steps": [ { "target": "a", "text": "Nowhere to go for this long text" } ] } }
      """
    let (status, console) = run(["solve", "a-scene.json"], scene: scene)
    #expect(status == .unsatisfied)
    #expect(console.errors.contains("a-scene.json:3:25: warning[broken-promise]: step '1' breaks "))
    #expect(console.errors.contains("help: shorten the text"))
    #expect(console.output.contains("\"kept\": false"))
  }

  @Test func `render and preview ask where to write`() {
    #expect(run(["render", "a-scene.json"]).status == .usage)
    #expect(run(["preview", "a-scene.json"]).status == .usage)
    #expect(run(["render", "a-scene.json", "-o", "-"]).status == .usage)
  }

  @Test func `a refused write is one clear message`() {
    var console = MemoryConsole(files: ["a-scene.json": Self.scene])
    console.writeFailure = .cannotCreate("t.html", reason: "permission denied")
    let status = runGuidectl(["preview", "a-scene.json", "-o", "t.html"], console: &console)
    #expect(status == .cannotCreate)
    #expect(console.errors == "guidectl: error: cannot create 't.html': permission denied\n")
  }

  @Test func `the same scene gives the same bytes`() {
    for command in [["solve"], ["preview", "-o", "-"], ["render", "--step", "2", "-o", "-"]] {
      let arguments = [command[0], "a-scene.json"] + command.dropFirst()
      #expect(run(arguments).console.output == run(arguments).console.output)
    }
  }
}
