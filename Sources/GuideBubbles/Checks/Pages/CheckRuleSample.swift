/// A small scene on a rule's page.
public struct CheckRuleSample: Hashable, Sendable {
  /// The scene file.
  public let text: String
  /// The files that it names.
  public let files: [SceneFile]

  /// Makes a sample from its parts.
  init(_ text: String, files: [SceneFile] = []) {
    self.text = text + "\n"
    self.files = files
  }

  /// What a check says about the scene now, over all its combinations.
  ///
  /// It is found when it is asked for, so that a page shows nothing but what the tool says.
  ///
  /// - Parameter fonts: The font files that texts are measured with.
  /// - Throws: What keeps the scene from being solved.
  /// - Returns: The report.
  public func report(fonts: FontChain = FontChain()) throws(SceneDiagnostics) -> CheckReport {
    let source = SourceText(Array(text.utf8))
    let run = CheckRun(
      try Scene(parsing: source.bytes), in: source,
      with: SceneOverrides(fonts: fonts, files: files))
    var findings = CheckFindings()
    for group in run.groups { findings.add(try run.inspect(group)) }
    return run.report(findings, onSceneNamed: "scene.json")
  }
}

extension SceneFile {
  /// A file that is not there.
  static func unreadable(_ name: String) -> SceneFile {
    SceneFile(name: name, content: .unreadable(reason: "no such file or directory"))
  }

  /// A photograph as cameras write it, as far as anybody reads it here.
  static func photograph(_ name: String) -> SceneFile {
    SceneFile(name: name, content: .bytes([0xff, 0xd8, 0xff, 0xe0]))
  }

  /// A picture of 40 by 40 pixels, as far as anybody reads it here: the head of a PNG file.
  static func picture(_ name: String) -> SceneFile {
    SceneFile(
      name: name,
      content: .bytes([
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49,
        0x48, 0x44, 0x52, 0x00, 0x00, 0x00, 0x28, 0x00, 0x00, 0x00, 0x28, 0x08, 0x06,
        0x00, 0x00, 0x00, 0x8c, 0xfe, 0xb8, 0x6d,
      ]))
  }
}
