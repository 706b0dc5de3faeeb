import GuideChecks

/// What a check says about a scene that is written out in a test.
struct CheckedScene {
  let report: CheckReport

  /// Checks a whole scene file.
  init(
    _ text: String, fonts: FontChain = FontChain(), files: [SceneFile] = [],
    part: CombinationSet? = nil
  ) throws {
    let source = SourceText(Array(text.utf8))
    let run = CheckRun(
      try Scene(parsing: source.bytes), in: source,
      with: SceneOverrides(fonts: fonts, files: files), part: part)
    var findings = CheckFindings()
    for group in run.groups { findings.add(try run.inspect(group)) }
    report = run.report(findings, onSceneNamed: "a-scene.json")
  }

  /// Checks a scene of some parts, on an iPhone 15 unless it says otherwise.
  init(
    screen: String = #""iPhone 15""#, views: String = "", steps: String = "", styles: String = "",
    check: String = "", fonts: FontChain = FontChain()
  ) throws {
    try self.init(
      """
      { "version": 1, "screen": \(screen), "views": [\(views)], "styles": { \(styles) },
        "guide": { "steps": [\(steps)] }, "check": { \(check) } }
      """, fonts: fonts)
  }

  /// The findings of a rule.
  subscript(rule: CheckRule) -> [CheckFinding] { report.findings.filter { $0.rule == rule } }

  /// The rules that were broken, in the order of the findings.
  var rules: [CheckRule] { report.findings.map(\.rule) }

  /// What the findings say.
  var messages: [String] { report.findings.map(\.message) }
}
