import TestSupport
import Testing

@testable import guidectl

@Suite struct ExplainCommandTests {
  private static let scene = """
    { "screen": { "size": [300, 400] }, "flags": ["old"],
      "views": [ { "id": "save", "kind": "button", "text": "Save" },
        { "id": "thin", "kind": "label", "text": "Wider than that", "compressionResistance": 200 } ],
      "constraints": [ "save.trailing == safeArea.trailing - 16", "save.top == safeArea.top + 8",
        "thin.left == save.left @400", "thin.width == 20", "thin.width >= 50 @300" ],
      "guide": { "steps": [ { "id": "keep", "target": "save", "text": "Kept", "side": "above" },
        { "id": "gone", "target": "save", "text": "Never", "when": "old" } ] } }
    """

  private func explain(_ words: String...) -> (status: ExitCode, console: MemoryConsole) {
    runInMemory(["explain", "a-scene.json"] + words, scene: Self.scene)
  }

  @Test func `a value is told with what holds it, each with its place and priority`() {
    let (status, console) = explain("save.leading")
    #expect(status == .done && console.errors.isEmpty)
    #expect(
      console.output == """
        save.leading is 245
          held by
            save.trailing == safeArea.trailing - 16    required  a-scene.json:4:21
            'safeArea.trailing' is 300 on this screen            a-scene.json:1:13
            the content of 'save' is 39 wide           @250      a-scene.json:2:56

        """)
  }

  @Test func `what gave way is told with how much, and what is open with how far`() {
    let width = explain("thin.width").console.output
    #expect(width.contains("  gave way\n    thin.width >= 50 @300"))
    #expect(width.contains("      to 'thin.width == 20'"))
    let top = explain("thin.top").console.output
    #expect(
      top.contains(
        "  open\n    any other value is as good; add \"thin.top == screen.top\" to keep it as it is"
      ))
  }

  @Test func `a view alone is told by the four values of its frame`() {
    let output = explain("thin").console.output
    let names = output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map {
      $0.split(separator: " ")[0]
    }
    #expect(names == ["thin.leading", "thin.width", "thin.top", "thin.height"])
  }

  @Test(arguments: [["keep"], ["1"], ["--step", "keep"], ["--step", "1"]])
  func `a step is told by its id or position, with the sides that were tried`(words: [String]) {
    let (status, console) = runInMemory(["explain", "a-scene.json"] + words, scene: Self.scene)
    #expect(status == .done)
    #expect(console.output.hasPrefix("step 1 'keep'  a-scene.json:6:25\n  below 'save', at ["))
    #expect(
      console.output.contains("sides tried, 'above' being asked for\n    above  1 row  breaks "))
    #expect(console.output.contains("\n  > below  1 row  is not the side that is asked for"))
    #expect(console.output.contains("edges, and what holds them\n  top"))
  }

  @Test func `JSON has the same with lines and columns`() throws {
    let value = explain("save.leading", "--format", "json").console.output
    #expect(value.contains("\"line\": 4,") && value.contains("\"kind\": \"content\""))
    let step = try jsonObject(explain("keep", "--format", "json").console.output)
    #expect((step["sides"] as? [Any])?.count ?? 0 >= 2 && step["wantedSide"] as? String == "above")
  }

  @Test(
    arguments: [
      (["sav.width"], "did you mean 'save.width'?"), (["kepp"], "did you mean 'keep'?"),
      (["save.widht"], "did you mean 'save.width'?"), (["--step", "kep"], "did you mean 'keep'?"),
      ([], "'explain' needs to know of what"), (["save", "--step", "1"], "not both"),
    ])
  func `a word that means nothing is refused with the nearest that does`(
    words: [String], message: String
  ) {
    let (status, console) = runInMemory(["explain", "a-scene.json"] + words, scene: Self.scene)
    #expect(status == .usage && console.output.isEmpty)
    #expect(console.errors.contains(message), "\(console.errors)")
  }

  @Test func `a step that is left out says why`() {
    let (status, console) = explain("gone")
    #expect(status == .badData && console.output.isEmpty)
    #expect(console.errors.contains("the step 'gone' is not shown here: its 'when' is false"))
  }

  @Test func `a scene that cannot be satisfied is explained all the same`() {
    let (status, console) = runInMemory(
      ["explain", "a-scene.json", "x"],
      scene: #"{ "variables": ["x"], "constraints": ["x == 1", "x == 2"] }"#)
    #expect(status == .unsatisfied && console.output.hasPrefix("x is 1\n"))
    #expect(console.errors.contains("error[conflict]"))
  }
}
