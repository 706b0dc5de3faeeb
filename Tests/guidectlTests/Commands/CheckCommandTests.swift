import Testing

@testable import guidectl

@Suite struct CheckCommandTests {
  /// A step whose text is missing in one of three languages, on two devices.
  private static let scene = """
    { "version": 1, "screen": "iPhone 15", "flags": ["new"],
      "views": [ { "id": "save", "kind": "button", "text": { "en": "Save", "de": "Sichern", "fr": "Enregistrer" } } ],
      "constraints": [ "save.leading == safeArea.leading + 20", "save.top == safeArea.top + 20" ],
      "guide": { "steps": [
        { "id": "keep", "target": "save", "text": { "en": "Keeps it", "de": "Behält es" } } ] },
      "check": { "devices": ["iPhone SE (1st generation)", "iPhone 15"], "locales": ["en", "de", "fr"] } }
    """

  private func check(
    _ arguments: String..., in console: MemoryConsole? = nil
  ) -> (status: ExitCode, console: MemoryConsole) {
    var console = console ?? MemoryConsole(files: ["a.json": Self.scene])
    let status = runGuidectl(["check"] + arguments, console: &console)
    return (status, console)
  }

  @Test func `an error ends with status 1, and is said once over all combinations`() {
    let (status, console) = check("a.json")
    #expect(status == .unsatisfied)
    #expect(console.errors.isEmpty)
    let lines = console.output.split(separator: "\n")
    #expect(lines.count { $0.contains("missing-translation") && $0.contains("a.json:") } == 1)
    #expect(console.output.contains("in 2 of 6: only in fr"))
  }

  @Test func `levels decide about the status`() {
    #expect(check("a.json", "--rule", "missing-translation=warning").status == .done)
    let (status, console) = check("a.json", "--rule=missing-translation=off")
    #expect(status == .done)
    #expect(
      console.output == "a.json: nothing found; 1 step in 6 combinations: 2 devices × 3 languages\n"
    )
    #expect(check("a.json", "--exit-zero").status == .done)
  }

  @Test func `options stand in for the lists of the scene`() {
    #expect(check("a.json", "--locale", "en", "--locale", "de").status == .done)
    let (_, console) = check("a.json", "--device", "iPad mini", "--format", "json")
    #expect(console.output.contains(#""devices": ["iPad mini"]"#))
    #expect(console.output.contains(#""combinations": 3"#))
    #expect(
      check("a.json", "--keyboard", "0", "--keyboard", "300", "--flags", "new", "--flags", "!new")
        .console.output.contains("24 combinations"))
  }

  @Test(arguments: [
    (["--rule", "contrst=off"], "did you mean 'contrast'?"),
    (["--rule", "contrast"], "contrast=warning"),
    (["--rule", "contrast=loud"], "contrast=warning"),
    (["--shard", "3/2"], "needs a part such as 2/8"),
    (["--shard", "0/2"], "needs a part such as 2/8"),
    (["--format", "xml"], "--format"),
    (["--format", "json", "--format", "text"], "only one report can be printed"),
    (["--report", "json"], "--report json=FILE"),
    (["--report", "check.html"], "--report html=check.html"),
    (["--report", "json=x", "--report", "html=x"], "two reports go to 'x'"),
    (["--flags", "old"], "the scene has no flag 'old'"),
    (["--write-baseline", "b.json"], "'--reason'"),
    (["--prune-baseline"], "needs '--baseline'"),
    (["--reason", "so"], "is for '--write-baseline'"),
    (["--locale", "e"], "language tag"), (["b.json"], "'--merge'"),
  ])
  func `what is wrong with a command line is said with the way out`(
    arguments: [String], expected: String
  ) {
    var console = MemoryConsole(files: ["a.json": Self.scene])
    #expect(runGuidectl(["check", "a.json"] + arguments, console: &console) == .usage)
    #expect(console.errors.contains(expected), "\(console.errors)")
    #expect(console.output.isEmpty && console.files.keys.sorted() == ["a.json"])
  }

  @Test(arguments: ["text", "json", "junit", "github", "sarif"])
  func `shards in any order make the report of one run`(format: String) {
    let whole = check("a.json", "--format", format).console.output
    var console = MemoryConsole(files: ["a.json": Self.scene])
    for part in 1...4 {
      (_, console) = check(
        "a.json", "--shard", "\(part)/4", "--report", "json=\(part)", in: console)
    }
    console.output = ""
    let (status, merged) = check("--merge", "3", "1", "4", "2", "--format", format, in: console)
    #expect(status == .unsatisfied)
    #expect(merged.output == whole)
  }

  @Test func `reports that are no parts of one check are refused`() {
    var console = MemoryConsole(files: ["a.json": Self.scene, "b": "{}", "c": "["])
    (_, console) = check("a.json", "--shard", "1/2", "--report", "json=1", in: console)
    (_, console) = check("a.json", "--locale", "en", "--report", "json=2", in: console)
    let incomplete = check("--merge", "1", in: console)
    #expect(incomplete.status == .usage)
    #expect(incomplete.console.errors.contains("3 of 6 combinations are in none of these reports"))
    let others = check("--merge", "1", "2", in: console)
    #expect(
      others.console.errors.contains(
        "'2' is about another scene, other lists, rules or fonts than '1'"))
    #expect(check("--merge", "b", in: console).status == .badData)
    #expect(check("--merge", "c", in: console).status == .badData)
    #expect(check("--merge", "d", in: console).status == .cannotRead)
  }

  @Test func `a baseline holds what is known, and only that`() {
    var console = MemoryConsole(files: ["a.json": Self.scene])
    var status: ExitCode
    (status, console) = check(
      "a.json", "--write-baseline", "held.json", "--reason", "French comes in May", in: console)
    #expect(status == .done)
    #expect(console.text(of: "held.json").contains("French comes in May"))
    console.output = ""
    (status, console) = check("a.json", "--baseline", "held.json", in: console)
    #expect(status == .done)
    #expect(console.output.contains("the baseline holds 1"))
    // More than is held is not held.
    (status, _) = check(
      "a.json", "--baseline", "held.json", "--locale", "fr", "--locale", "it", in: console)
    #expect(status == .unsatisfied)
    // What no longer happens has to be pruned.
    let mended = Self.scene.replacing(
      #""de": "Behält es" }"#, with: #""de": "Behält es", "fr": "Le garde" }"#)
    console.files["a.json"] = Array(mended.utf8)
    (status, console) = check("a.json", "--baseline", "held.json", in: console)
    #expect(status == .unsatisfied)
    #expect(console.errors.contains("held.json:"))
    #expect(console.errors.contains("--prune-baseline"))
    (status, console) = check("a.json", "--baseline", "held.json", "--prune-baseline", in: console)
    #expect(status == .done)
    #expect(!console.text(of: "held.json").contains("French"))
  }

  @Test func `parts of two versions of a scene, or of other rules, are no parts of one check`()
    throws
  {
    var console = MemoryConsole(files: ["a.json": Self.scene])
    (_, console) = check("a.json", "--shard", "1/2", "--report", "json=1", in: console)
    (_, console) = check(
      "a.json", "--shard", "2/2", "--rule", "contrast=off", "--report", "json=2", in: console)
    console.files["a.json"] = Array(Self.scene.replacing("Keeps it", with: "Keeps this").utf8)
    (_, console) = check("a.json", "--shard", "2/2", "--report", "json=3", in: console)
    #expect(check("--merge", "1", "2", in: console).status == .usage)
    #expect(check("--merge", "1", "3", in: console).status == .usage)
    let leveled = check("--merge", "1", "2", "--rule", "contrast=off", in: console)
    #expect(leveled.console.errors.contains("give '--rule' to them"))
  }

  @Test func `a scene that is none ends with status 65`() {
    let console = MemoryConsole(files: [
      "a.json": #"{ "version": 1, "check": { "rules": { "contrst": "off" } } }"#
    ])
    let (status, after) = check("a.json", in: console)
    #expect(status == .badData)
    #expect(after.errors.contains("did you mean 'contrast'?"))
  }

  @Test func `files are written all or none`() {
    var console = MemoryConsole(files: ["a.json": Self.scene])
    console.writeFailure = .cannotWrite("x", reason: "no space left on device")
    let (status, after) = check(
      "a.json", "--report", "json=x", "--report", "sarif=y", in: console)
    #expect(status == .cannotWrite)
    #expect(after.files.keys.sorted() == ["a.json"])
    #expect(after.output.isEmpty)
  }
}
