import Testing

@testable import guidectl

@Suite struct SceneOptionsTests {
  private static let mistakes: [([String], String)] = [
    (["--size", "320"], "'--size' needs two lengths such as 320x568, not '320'"),
    (["--size", "0x5"], "'--size' needs"), (["--scale", "nan"], "'--scale' needs a number"),
    (["--device", "iPhone 15 Por"], "did you mean 'iPhone 15 Pro'?"),
    (["--direction", "left"], "known: ltr, rtl"), (["--locale", "e"], "'--locale' needs"),
    (["--text-size", "lage"], "did you mean 'large'?"), (["--flag", "x"], "has no flag 'x'"),
    (["--orientation", "potrait"], "did you mean 'portrait'?"),
    (["--flag", "x=maybe"], "'--flag' is true or false, not 'x=maybe'"),
    (["--output", ""], "'--output' is empty"),
    (["-o", "a.json"], "'--output' is the scene itself: 'a.json'"),
    (["--locale", "en-" + String(repeating: "a1-", count: 5_000) + "b"], "'--locale' needs"),
    (["--step", "7"], "there is no step '7'"), (["--format", "xml"], "does not know 'xml'"),
  ]

  @Test(arguments: mistakes)
  func `a bad option value is named`(options: [String], message: String) {
    var console = MemoryConsole(files: ["a.json": "{ \"version\": 1 }"])
    let status = runGuidectl(["solve", "a.json"] + options, console: &console)
    #expect(status == .usage)
    #expect(console.errors.contains(message), "\(console.errors)")
    #expect(console.output.isEmpty)
  }

  @Test func `a suggested name cannot drive the terminal`() {
    let scene = "{ \"flags\": [\"red\\u001b[31m\"] }"
    let (status, console) = runInMemory(
      "solve", "a.json", "--flag", "red\u{1B}[31", on: MemoryConsole(files: ["a.json": scene]))
    #expect(status == .usage)
    #expect(console.errors.contains("did you mean 'red"))
    #expect(!console.errors.contains("\u{1B}"))
  }

  @Test func `the options stand in for the scene's screen`() throws {
    let (_, console) = runInMemory([
      "solve", "a-scene.json", "--device", "iPhone SE (1st generation)", "--orientation",
      "landscape", "--direction", "rtl", "--locale", "de", "--text-size", "extraLarge",
    ])
    let screen = try #require(try jsonObject(console.output)["screen"] as? [String: Any])
    #expect(screen["size"] as? [Int] == [568, 320])
    #expect(screen["scale"] as? Int == 2)
    #expect(screen["direction"] as? String == "rtl")
    #expect(screen["locale"] as? String == "de")
    #expect(screen["textSize"] as? String == "extraLarge")
  }

  @Test func `a pseudo-locale stands on a language, and a misspelt one has the nearest name`() {
    let (status, console) = runInMemory(["solve", "a-scene.json", "--locale", "de+pseudo-accented"])
    #expect(status == .done)
    #expect(console.output.contains("\"locale\": \"de+pseudo-accented\""))
    #expect(console.output.contains("⟦Šîçĥéŕñ⟧"))
    let (failed, other) = runInMemory(["solve", "a-scene.json", "--locale", "de+pseudo-log"])
    #expect(failed == .usage)
    #expect(other.errors.contains("'--locale' does not know 'pseudo-log'"))
    #expect(other.errors.contains("did you mean 'pseudo-long'?"))
  }

  @Test func `flags make steps exist, on and off`() {
    let (_, with) = runInMemory(["render", "a-scene.json", "-o", "out", "--flag", "new"])
    #expect(with.files.keys.sorted() == ["a-scene.json", "out/step-1.svg", "out/step-2.svg"])
    let (_, without) = runInMemory(["render", "a-scene.json", "-o", "out/", "--flag", "!new"])
    #expect(without.files.keys.sorted() == ["a-scene.json", "out/step-2.svg"])
    #expect(without.folders == ["out/"])
  }
}
