import Foundation
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes
@testable import guidectl

@Suite struct BatchTests {
  private static let good = #"{"variables":["x"],"constraints":["x == 3"]}"#
  private static let conflicting = #"{"variables":["x"],"constraints":["x == 3","x == 4"]}"#
  private static let wrong = #"{"variables":["x"],"constraints":["z == 3"]}"#

  private func run(
    _ text: String, _ options: [String] = []
  ) -> (status: ExitCode, lines: [String], console: MemoryConsole) {
    var console = MemoryConsole(files: ["b.jsonl": text])
    let status = runGuidectl(["solve", "--batch", "b.jsonl"] + options, console: &console)
    return (status, lines(console.output), console)
  }

  private func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.popLast() == "", "the output ends with a line end")
    return lines
  }

  /// What each line came to: the value of its only variable, or the code of its first error.
  private func outcome(_ line: String) throws -> String {
    let object = try jsonObject(line)
    if let error = object["error"] as? [String: Any] {
      let diagnostics = try #require(error["diagnostics"] as? [[String: Any]])
      return try #require(diagnostics.first?["code"] as? String)
    }
    let variables = try #require(object["variables"] as? [[String: Any]])
    return try #require(variables.first?["value"] as? NSNumber).stringValue
  }

  @Test func `each line is a scene and each result a line, in order`() throws {
    let scenes = (0..<300).map { #"{"variables":["x"],"constraints":["x == \#($0)"]}"# }
    let (status, lines, console) = run(scenes.joined(separator: "\n"))
    #expect(status == .done)
    #expect(console.errors.isEmpty)
    #expect(try lines.map(outcome) == (0..<300).map { "\($0)" })
  }

  @Test func `a bad line is a result, and the rest goes on`() throws {
    let (status, lines, console) = run([Self.good, "{", "", Self.wrong, Self.good].joined("\n"))
    #expect(status == .badData)
    #expect(try lines.map(outcome) == ["3", "json", "unknown-variable", "3"])
    #expect(
      lines[2]
        == #"{"error":{"line":4,"diagnostics":[{"severity":"error","code":"unknown-variable","#
        + #""message":"unknown variable 'z'","line":4,"column":36,"pointer":"/constraints/0","#
        + #""help":"known: x"}]}}"#)
    #expect(
      console.errors == "b.jsonl:2: error: 2 of 4 lines are no scenes; the first stands here\n")
  }

  @Test func `images lie beside the file of lines, or in the current folder for its input`() throws
  {
    let scene =
      #"{"screen":{"size":[320,480]},"styles":{"p":{"image":{"file":"i/a.png"}}},"#
      + #""guide":{"style":"p","steps":[{"target":[9,9,9,9],"text":"Text"}]}}"#
    let image = PNGSample.bytes(width: 9, height: 9)
    var beside = MemoryConsole(files: ["f/b.jsonl": scene])
    beside.files["f/i/a.png"] = image
    #expect(runGuidectl(["solve", "--batch", "f/b.jsonl"], console: &beside) == .done)
    var piped = MemoryConsole()
    piped.files["i/a.png"] = image
    piped.input = Array(scene.utf8)
    #expect(runGuidectl(["solve", "--batch", "-"], console: &piped) == .done)
    #expect(piped.output == beside.output && !beside.output.isEmpty)
    beside.files["f/i/a.png"] = nil
    beside.output = ""
    #expect(runGuidectl(["solve", "--batch", "f/b.jsonl"], console: &beside) == .unsatisfied)
    #expect(beside.output.contains("cannot read the image 'i/a.png'"))
  }

  @Test func `a result says the same as a run for the scene alone`() throws {
    for scene in [Self.good, Self.conflicting, try exampleScene()] {
      var console = MemoryConsole(files: ["a.json": scene])
      let status = runGuidectl(["solve", "a.json"], console: &console)
      let (batchStatus, lines, _) = run(scene)
      #expect(status == batchStatus)
      #expect(lines.count == 1)
      let alone = try JSONParser.parse(Array(console.output.utf8))
      let result = try JSONParser.parse(Array(lines[0].utf8))
      #expect(JSONWriter.text(alone, layout: .compact) == JSONWriter.text(result, layout: .compact))
    }
  }

  private func exampleScene() throws -> String {
    let file = Corpora.packageRoot.appendingPathComponent("Examples/Scenes/first-steps.json")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").joined()
  }

  @Test func `the run ends as the worst scene does`() {
    #expect(run("").status == .done)
    #expect(run([Self.good, Self.good].joined("\n")).status == .done)
    let (status, _, console) = run([Self.good, Self.conflicting].joined("\n"))
    #expect(status == .unsatisfied)
    #expect(
      console.errors
        == "b.jsonl:2: warning: 1 of 2 lines breaks a promise or contradicts itself; it stands here\n"
    )
    #expect(run([Self.conflicting, "7", Self.good].joined("\n")).status == .badData)
  }

  @Test func `blank lines give nothing, and line ends may be of any kind`() throws {
    let text = "\n  \n\(Self.good)\r\n\t\r\n\(Self.wrong)\r\n\(Self.good)"
    let (_, lines, _) = run(text)
    #expect(try lines.map(outcome) == ["3", "unknown-variable", "3"])
    #expect(lines[1].contains(#""error":{"line":5,"#))
  }

  @Test func `any number of threads gives the same bytes`() {
    var random = SplitMix64(seed: 7)
    // More than the 32 results for each of 2 threads that may wait for one that takes longer.
    let scenes = (0..<(Campaign.isRunning ? 400 : 120)).map { index in
      switch Int.random(in: 0..<8, using: &random) {
      case 0: Self.wrong
      case 1: Self.conflicting
      case 2: ""
      case 3:  // takes much longer than the others
        "{\"variables\":[\"x\"],\"constraints\":["
          + (0..<200).map { "\"x >= \($0)\"" }.joined(separator: ",") + "]}"
      default: #"{"variables":["x"],"constraints":["x == \#(index)"]}"#
      }
    }
    let alone = batch(scenes.joined("\n"), workers: 1)
    #expect(alone.tally.total == scenes.filter { !$0.isEmpty }.count)
    for workers in [2, 3, 8] {
      let together = batch(scenes.joined("\n"), workers: workers)
      #expect(alone.console.output == together.console.output, "\(workers) threads")
      #expect(alone.tally == together.tally, "\(workers) threads")
    }
  }

  private func batch(
    _ text: String, workers: Int, on console: MemoryConsole = MemoryConsole()
  ) -> BatchOutput<MemoryConsole> {
    var console = console
    console.input = Array(text.utf8)
    return Batch(
      from: ConsoleInput(name: "-", descriptor: -1), to: ConsoleOutput(path: "-"), on: console,
      filesIn: ".", overrides: SceneOverrides(), step: nil, patience: .zero
    ).run(workers: workers)
  }

  @Test func `a file that cannot be read to its end gives the results so far`() throws {
    var console = MemoryConsole(files: ["b.jsonl": Self.good + "\n" + Self.good + "\n"])
    console.readFailure = .cannotRead("b.jsonl", reason: "input/output error")
    let status = runGuidectl(["solve", "--batch", "b.jsonl"], console: &console)
    #expect(status == .cannotRead)
    #expect(console.output.isEmpty == false)
    #expect(console.errors == "guidectl: error: cannot read 'b.jsonl': input/output error\n")
  }

  @Test func `a reader that has gone ends the run`() {
    var console = MemoryConsole()
    console.writeFailure = .closedPipe
    let scenes = Array(repeating: Self.good, count: 10_000).joined("\n")
    let result = batch(scenes, workers: 2, on: console)
    #expect(result.failure == .closedPipe)
    #expect(result.tally.total < 200)
  }

  @Test func `results go to a file whole or not at all`() {
    let (status, _, console) = run("", [])
    #expect(status == .done && console.output.isEmpty)
    var writer = MemoryConsole(files: ["b.jsonl": Self.good, "r": "old"])
    #expect(runGuidectl(["solve", "--batch", "b.jsonl", "-o", "r"], console: &writer) == .done)
    #expect(writer.text(of: "r").hasPrefix(#"{"version":1,"#))
    var reader = MemoryConsole(files: ["b.jsonl": Self.good, "r": "old"])
    reader.readFailure = .cannotRead("b.jsonl", reason: "input/output error")
    let failed = runGuidectl(["solve", "--batch", "b.jsonl", "-o", "r"], console: &reader)
    #expect(failed == .cannotRead)
    #expect(reader.text(of: "r") == "old" && reader.pending.isEmpty)
  }

  @Test func `a step is chosen in each scene`() throws {
    let scene = try exampleScene()
    let (status, lines, _) = run([scene, Self.good].joined("\n"), ["--step", "keep"])
    #expect(status == .badData)
    #expect(lines[0].contains(#""steps":[{"id":"keep""#))
    #expect(try outcome(lines[1]) == "unknown-step")
    #expect(run(scene, ["--format", "table"]).status == .usage)
    #expect(run(scene, ["--size", "big"]).status == .usage)
  }

  @Test func `progress is told to a person at a terminal only`() {
    let text = [Self.good, Self.good].joined("\n")
    var console = MemoryConsole()
    console.isErrorTerminal = true
    let shown = batch(text, workers: 1, on: console).console
    #expect(shown.errors.hasPrefix("1 scenes solved\r\u{1B}[K"))
    #expect(shown.errors.hasSuffix("\r\u{1B}[K"))
    console.environment["TERM"] = "dumb"
    #expect(batch(text, workers: 1, on: console).console.errors.isEmpty)
    #expect(batch(text, workers: 1).console.errors.isEmpty)
  }
}

extension [String] {
  fileprivate func joined(_ separator: String) -> String { joined(separator: separator) }
}
