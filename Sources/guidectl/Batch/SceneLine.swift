internal import GuideFormats
internal import GuideScenes

/// One line of a batch: a scene, or what is meant to be one.
struct SceneLine: Sendable {
  /// The line.
  let line: LineReader.Line
  /// What stands in for the scene's own values.
  let overrides: SceneOverrides
  /// The step to write, by its position in the file or its id; all when there is none.
  let step: String?

  /// What solving a line came to.
  struct Result: Sendable {
    /// One line of JSON, its end included.
    var text: [UInt8]
    /// How a run for this scene alone would end.
    var status: ExitCode
  }

  /// Solves the scene.
  ///
  /// The result depends on nothing but the line and the files that it names, and a line that is no
  /// scene is a result too.
  ///
  /// - Parameters:
  ///   - folder: The folder that those files have to lie in or below.
  ///   - console: Where they are read.
  /// - Returns: One line of JSON.
  func solve(filesIn folder: String, on console: inout some Console) -> Result {
    guard let bytes = line.bytes else { return refusal([Self.tooLong], in: SourceText([])) }
    let source = SceneSource(name: "", text: SourceText(line: bytes, number: line.number))
    do throws(SceneDiagnostics) {
      let scene = try Scene(parsing: bytes)
      var overrides = overrides
      overrides.files = scene.files(inFolder: folder, on: &console)
      var solved = SolvedScene(
        source: source, scene: scene, solution: try SceneSolver.solve(scene, with: overrides))
      if let step {
        guard let found = solved.step(step) else {
          throw SceneDiagnostics([noStep(step, among: solved)])
        }
        solved = solved.narrowed(to: found)
      }
      return Self.result(
        solved.solution.json(source: source.text), solved.isSatisfied ? .done : .unsatisfied)
    } catch {
      return refusal(error.diagnostics, in: source.text)
    }
  }

  /// Whether a line is JSON as far as it goes, but not to the end of a value.
  static func endsEarly(_ line: LineReader.Line) -> Bool {
    guard let bytes = line.bytes else { return false }
    do throws(JSONError) {
      _ = try JSONParser.parse(bytes)
    } catch {
      if case .unexpectedEnd = error.problem { return true }
    }
    return false
  }

  /// Whether a line that ends early goes on in the next one: a scene that was written for people.
  ///
  /// Each line of a batch begins with a brace, so that one before such a line was cut off; but for the
  /// bracket of an array of scenes.
  static func goesOn(_ line: LineReader.Line, in next: LineReader.Line?) -> Bool {
    guard let first = next?.bytes?.first(where: { $0 > 0x20 }) else { return false }
    let isBracket = line.bytes?.allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "[") } ?? false
    return first != UInt8(ascii: "{") || isBracket
  }

  /// What is said about such a line.
  static func refusal(ofBeginning line: LineReader.Line) -> [Diagnostic] {
    [
      Diagnostic(
        code: .json,
        message:
          "the scene goes on behind this line, and with '--batch' each line is a whole scene",
        range: SourceRange(start: 0, end: line.bytes?.count ?? 0),
        help: "leave out '--batch' to solve one scene, or write each on one line, as 'jq -c .' does"
      )
    ]
  }

  private static let tooLong = Diagnostic(
    code: .tooLong, message: "the line is longer than \(LineReader.mostBytes >> 20) MiB",
    help: "solve it as a file of its own")

  private func noStep(_ wanted: String, among solved: SolvedScene) -> Diagnostic {
    Diagnostic(code: .unknownStep, message: solved.refusal(ofStep: wanted))
  }

  /// How many diagnostics a line has at most: one that is no scene at all may have a million.
  private static let mostDiagnostics = 50

  private func refusal(_ diagnostics: [Diagnostic], in source: SourceText) -> Result {
    let shown = Array(diagnostics.prefix(Self.mostDiagnostics))
    let rest = diagnostics.count - shown.count
    var members: [(String, JSONValue)] = [
      ("line", .number(line.number)), ("diagnostics", shown.json(source: source)),
    ]
    if rest > 0 { members.append(("omitted", .number(rest))) }
    return Self.result(.object([("error", .object(members))]), .badData)
  }

  private static func result(_ value: JSONValue, _ status: ExitCode) -> Result {
    var text = Array(JSONWriter.text(value, layout: .compact).utf8)
    text.append(0x0a)
    return Result(text: text, status: status)
  }
}
