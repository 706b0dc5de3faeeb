import Testing

@testable import guidectl

/// What is said beside a result, though nothing is wrong.
@Suite struct RemarkTests {
  private static let withoutSteps = #"{ "screen": "iPhone 15" }"#
  private static let note = """
    a-scene.json: note: the scene has no steps: only its screen is shown
    help: write "guide": { "steps": [ { "target": …, "text": … } ] }

    """

  @Test(arguments: [["preview", "-o", "a.html"], ["render", "-o", "out"]])
  func `a scene without steps is shown with a note`(command: [String]) {
    let arguments = [command[0], "a-scene.json"] + command.dropFirst()
    let (status, console) = runInMemory(arguments, scene: Self.withoutSteps)
    #expect(status == .done)
    #expect(console.errors == Self.note)
  }

  @Test func `a guide of which no step is shown has a note of its own`() {
    let scene = """
      { "screen": "iPhone 15", "flags": ["new"], "guide": { "steps": [
        { "target": [9, 99], "text": "t", "when": "new" } ] } }
      """
    let (_, console) = runInMemory(["render", "a-scene.json", "-o", "out"], scene: scene)
    #expect(
      console.errors == """
        a-scene.json: note: no step of the guide is shown, only the screen
        help: set the flags that their 'when' asks for with '--flag'

        """)
  }

  @Test(arguments: ["{}", #"{ "variables": ["x"], "constraints": ["x == 3"] }"#, withoutSteps])
  func `solving asks for no guide`(scene: String) {
    let (status, console) = runInMemory(["solve", "a-scene.json"], scene: scene)
    #expect(status == .done && console.errors.isEmpty)
  }

  @Test func `a side that was asked for and not granted is told at its place`() {
    let scene = """
      { "screen": "iPhone 15", "views": [ { "id": "a", "frame": [100, 70, 40, 40] } ],
        "guide": { "steps": [
          { "target": "a", "text": "Keeps it", "side": "above" },
          { "target": "a", "text": "Keeps it", "side": "below" },
          { "target": "a", "text": "Keeps it" } ] } }
      """
    let (status, console) = runInMemory(["solve", "a-scene.json"], scene: scene)
    #expect(status == .done)
    #expect(
      console.errors == """
        a-scene.json:3:50: note: step '1' asks for 'above', its bubble lies 'below', where it keeps \
        all of its promises
           3 |     { "target": "a", "text": "Keeps it", "side": "above" },
             |                                                  ^~~~~~~
        help: shorten the text to have it there, or write "side": "auto"

        """)
  }

  @Test func `pictures that an earlier run has left are named and stay`() {
    let others = [
      "out/step-9.svg", "out/screen.svg", "out/step-x.svg", "out/notes.txt", "step-8.svg",
    ]
    var console = MemoryConsole(files: ["a-scene.json": SmallScene.text])
    for name in others { console.files[name] = [] }
    for folder in ["out", "out/"] {
      console.errors = ""
      #expect(
        runGuidectl(["render", "a-scene.json", "-o", folder], console: &console) == .done)
      #expect(
        console.errors
          == "guidectl: warning: '\(folder)' also has pictures that this scene does not draw: "
          + "screen.svg, step-9.svg; remove what an earlier run has left\n")
    }
    #expect(others.allSatisfy { console.files[$0] == [] })
  }

  @Test func `a page and a picture make the folders that they lie in`() {
    let (_, page) = runInMemory(["preview", "a-scene.json", "-o", "new/folder/x.html"])
    #expect(page.folders == ["new/folder"] && page.files["new/folder/x.html"] != nil)
    let (_, flat) = runInMemory(["preview", "a-scene.json", "-o", "x.html"])
    #expect(flat.folders.isEmpty)
    let (_, root) = runInMemory(["solve", "a-scene.json", "-o", "/x.json"])
    #expect(root.folders.isEmpty && root.files["/x.json"] != nil)
  }

  @Test(arguments: [
    "{\n  \"screen\": \"iPhone 15\",\n  \"views\": []\n}\n", "\n{ \"views\": [\n] }\n",
  ])
  func `a scene over several lines is refused once by a batch`(scene: String) {
    let (status, console) = runInMemory(
      ["solve", "--batch", "a-scene.json", "-o", "out.jsonl"], scene: scene)
    #expect(status == .badData)
    let lines = console.errors.split(separator: "\n")
    #expect(lines.count == 4, "\(console.errors)")
    #expect(
      lines[0].hasSuffix(
        ":1: error[json]: the scene goes on behind this line, and with '--batch' each line is a whole "
          + "scene"))
    #expect(
      lines[3]
        == "help: leave out '--batch' to solve one scene, or write each on one line, as 'jq -c .' does"
    )
    #expect(console.files["out.jsonl"] == nil && console.output.isEmpty)
  }

  @Test func `a first line that was cut off costs itself only`() {
    let (status, console) = runInMemory(
      ["solve", "--batch", "a-scene.json"], scene: "{ \"views\": [\n{ \"version\": 1 }\n")
    #expect(status == .badData)
    #expect(console.output.split(separator: "\n").count == 2)
    #expect(console.errors.contains("1 of 2 lines is no scene"))
  }

  @Test func `a device that nobody has is met with the nearest one of its family`() {
    let (status, console) = runInMemory(["solve", "a-scene.json", "--device", "iPhone 18"])
    #expect(status == .usage)
    #expect(
      console.errors == """
        guidectl: error: '--device' does not know 'iPhone 18'; 'guidectl devices' lists all that are \
        known
        help: did you mean 'iPhone 17'?
        help: 'guidectl solve --help' says what is known

        """)
  }

  @Test func `the text sizes stand in the help and in the error`() {
    let (_, help) = runInMemory("solve", "--help")
    let (status, console) = runInMemory(["solve", "a-scene.json", "--text-size", "big"])
    #expect(status == .usage)
    let sizes = SceneOptions.textSize.words
    #expect(sizes.count == 12)
    for size in sizes {
      #expect(help.output.contains(size))
      #expect(console.errors.contains(size))
    }
  }
}
