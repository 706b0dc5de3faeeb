import Testing

@testable import guidectl

@Suite struct TapCommandTests {
  private let tour = """
    { "version": 1, "screen": "iPhone 15", "flags": ["new"],
      "views": [ { "id": "save", "kind": "button", "text": "Save" } ],
      "constraints": [ "save.leading == safeArea.leading + 20", "save.top == safeArea.top + 20",
        "save.width == 60", "save.height == 44" ],
      "guide": { "steps": [
        { "id": "gone", "target": "save", "text": "Never", "when": "new" },
        { "id": "keep", "target": "save", "text": "Keeps it", "advance": "target",
          "passThrough": true },
        { "id": "last", "target": "save", "text": "Ends it", "advance": { "button": "Done" } } ] } }
    """

  private func events(_ arguments: String...) throws -> [[String: Any]] {
    let (status, console) = runInMemory(["tap", "a-scene.json"] + arguments, scene: tour)
    #expect(status == .done)
    #expect(console.errors.isEmpty)
    return try #require(try jsonObject(console.output)["events"] as? [[String: Any]])
  }

  @Test func `each tap says what it hit, whether the app gets it and where the tour is`() throws {
    let events = try events("--at", "300,700", "--at", "50,100.5", "--at", "50,100.5")
    #expect(events.map { $0["on"] as? String } == ["keep", "keep", "last"])
    #expect(events.map { $0["hit"] as? String } == ["outside", "target", "target"])
    #expect(events.map { $0["action"] as? String } == ["none", "advance", "none"])
    #expect(events.map { $0["passesThrough"] as? Bool } == [false, true, false])
    #expect(events.map { $0["moved"] as? Bool } == [false, true, false])
    let after = try #require(events[1]["after"] as? [String: Any])
    #expect(after["step"] as? String == "last")
    #expect(after["shown"] as? Int == 2 && after["of"] as? Int == 2)
  }

  @Test func `taps and keys happen in the order in which they are given`() throws {
    let events = try events(
      "--key", "arrowRight", "--at", "300,700", "--key=enter", "--at", "300,700")
    #expect(events.map { $0["key"] as? String } == ["arrowRight", nil, "enter", nil])
    #expect(events.map { $0["on"] as? String } == ["keep", "last", "last", nil])
    let phases = events.map { ($0["after"] as? [String: Any])?["phase"] as? String }
    #expect(phases == ["showing", "showing", "completed", "completed"])
    #expect(events[3]["passesThrough"] as? Bool == true)
  }

  @Test func `the start and the steps that are left out are told`() throws {
    let arguments = ["tap", "a-scene.json", "--key", "escape", "--start", "3"]
    let (status, console) = runInMemory(arguments, scene: tour)
    #expect(status == .done)
    let replay = try jsonObject(console.output)
    #expect((replay["start"] as? [String: Any])?["step"] as? String == "last")
    let skipped = try #require(replay["skipped"] as? [[String: Any]])
    #expect(skipped.map { $0["id"] as? String } == ["gone"])
    let events = try #require(replay["events"] as? [[String: Any]])
    let after = try #require(events[0]["after"] as? [String: Any])
    #expect(after["phase"] as? String == "skipped" && after["step"] as? String == "last")
  }

  @Test func `a table says the same to people`() {
    let arguments = [
      "tap", "a-scene.json", "--at", "50,100", "--key", "enter", "--key", "enter", "--format",
      "table",
    ]
    #expect(
      runInMemory(arguments, scene: tour).console.output == """
        EVENT       ON    HIT     ASKS FOR  REACHES THE APP  THEN
        start                                                1/2 keep
        tap 50,100  keep  target  advance   yes              2/2 last
        key enter   last                                     completed
        key enter                                            unchanged

        """)
  }

  @Test(arguments: [
    (["--at", "40"], "'--at' needs two numbers such as 40,80, not '40'"),
    (["--at", "1,2,3"], "'--at' needs two numbers such as 40,80, not '1,2,3'"),
    (["--at", "nan,2"], "'--at' needs two numbers such as 40,80, not 'nan,2'"),
    (["--at", "393,2"], "'--at 393,2' is not on the screen, which is 393 x 852 points"),
    (["--at", "-1,2"], "'--at -1,2' is not on the screen, which is 393 x 852 points"),
    (["--key", "entr"], "'--key' does not know 'entr'"), (["--key", "entr"], "'enter'"),
    ([], "'tap' needs '--at' or '--key'"),
    (["--key", "end", "--start", "9"], "there is no step '9'; shown: 2 (keep), 3 (last)"),
  ])
  func `what cannot be replayed is named`(arguments: [String], message: String) {
    let (status, console) = runInMemory(["tap", "a-scene.json"] + arguments, scene: tour)
    #expect(status == .usage)
    #expect(console.output.isEmpty)
    #expect(console.errors.contains(message))
  }

  @Test func `a scene without a screen has no place to tap`() {
    let (status, console) = runInMemory(
      ["tap", "a-scene.json", "--at", "1,1"], scene: #"{ "version": 1, "variables": ["x"] }"#)
    #expect(status == .badData)
    #expect(console.errors.contains("the scene has no screen to draw"))
  }

  @Test func `a broken promise ends with 1, the replay written all the same`() throws {
    let scene = tour.replacing("Keeps it", with: String(repeating: "long ", count: 900))
    let (status, console) = runInMemory(["tap", "a-scene.json", "--at", "1,1"], scene: scene)
    #expect(status == .unsatisfied)
    #expect(try jsonObject(console.output)["version"] as? Int == 1)
    #expect(console.errors.contains("step 'keep' breaks "))
  }
}
