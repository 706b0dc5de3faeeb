import Constraints
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes

/// What GuideBubbles.docc/GuidesInScenes.md says of keys and of errors.
@Suite struct GuideArticleTests {
  private static let article = "Sources/GuideBubbles/GuideBubbles.docc/GuidesInScenes.md"

  private static let keys: [(heading: String, keys: [String])] = [
    ("A guide", GuideKey.allCases.map(\.rawValue)),
    ("A step", StepKey.allCases.map(\.rawValue)),
    ("A step's text", StepTextKey.allCases.map(\.rawValue)),
    ("A step's button", AdvanceKey.allCases.map(\.rawValue)),
    ("A cut-out", CutoutKey.allCases.map(\.rawValue)),
    ("A style", StyleKey.allCases.map(\.rawValue)),
    ("A style's image", ImageKey.allCases.map(\.rawValue)),
    ("A tail", TailKey.allCases.map(\.rawValue)),
  ]

  @Test func `every key of a guide is listed, and no other`() throws {
    var listed: [(heading: String, keys: [String])] = []
    for line in try MarkdownFile(Self.article).text.split(separator: "\n") {
      if line.hasPrefix("### ") { listed.append((String(line.dropFirst(4)), [])) }
      guard line.hasPrefix("| `"), !listed.isEmpty else { continue }
      listed[listed.count - 1].keys.append(String(line.dropFirst(3).prefix { $0 != "`" }))
    }
    #expect(listed.map(\.heading) == Self.keys.map(\.heading))
    for (here, there) in zip(listed, Self.keys) {
      #expect(here.keys.sorted() == there.keys.sorted(), "\(here.heading)")
    }
  }

  @Test(arguments: [
    ("unknown-key", #""target": [9, 9], "text": "a", "txet": "b""#, ""),
    ("duplicate-key", #""target": [9, 9], "text": "a", "text": "b""#, ""),
    ("wrong-type", #""target": [9, 9], "text": 3"#, ""),
    ("bad-value", #""target": [], "text": "a""#, ""),
    ("bad-length", #""target": [9, 9], "text": "a", "gap": "half""#, ""),
    ("missing-key", #""text": "a""#, ""),
    ("missing-key", #""target": [9, 9]"#, ""),
    ("missing-key", #""target": [9, 9], "text": "a", "advance": {}"#, ""),
    ("missing-key", #""target": [9, 9], "text": "a", "cutout": { "shape": "path" }"#, ""),
    ("bad-value", #""target": [9, 9], "text": "a", "cutout": { "viewBox": [0, 0, 1, 1] }"#, ""),
    ("bad-path", #""target": [9, 9], "text": "a", "cutout": { "path": "M0 0 K1" }"#, ""),
    ("unknown-view", #""target": "b", "text": "a""#, ""),
    ("unknown-style", #""target": [9, 9], "text": "a", "style": "b""#, ""),
    ("unknown-flag", #""target": [9, 9], "text": "a", "when": "b""#, ""),
    ("duplicate-id", #""id": "2", "target": [9, 9], "text": "a""#, ""),
    ("bad-value", #""target": [9, 9], "text": "a""#, #""tail": { "edge": "top", "at": 1 }"#),
    ("bad-value", #""target": [9, 9], "text": "a""#, #""mirrors": true"#),
    ("missing-key", #""target": [9, 9], "text": "a""#, #""image": {}"#),
    ("bad-value", #""target": [9, 9], "text": "a""#, #""image": { "file": "../a.png" }"#),
    ("bad-value", #""target": [9, 9], "text": "a""#, #""image": { "file": "a", "rows": [] }"#),
    ("missing-file", #""target": [9, 9], "text": "a""#, #""image": { "file": "b.png" }"#),
    ("bad-image", #""target": [9, 9], "text": "a""#, #""image": { "file": "text" }"#),
    (
      "bad-slices", #""target": [9, 9], "text": "a""#,
      #""image": { "file": "a.png", "capInsets": 99 }"#
    ),
    (
      "large-middle", #""target": [9, 9], "text": "a""#,
      #""image": { "file": "a.png", "capInsets": 1 }"#
    ),
  ])
  func `a wrong key has the code that the article names`(
    code: String, step: String, style: String
  ) throws {
    #expect(diagnostics(step: step, style: style).contains { $0.code.rawValue == code })
    #expect(try MarkdownFile(Self.article).text.contains("`\(code)`"))
  }

  private func diagnostics(step: String, style: String) -> [Diagnostic] {
    let scene = #"""
      { "screen": { "size": [320, 480] }, "styles": { "s": { \#(style) } },
        "guide": { "style": "s",
          "steps": [ { \#(step) }, { "id": "2", "target": [5, 5], "text": "a" } ] } }
      """#
    let files = [
      SceneFile(name: "a.png", content: .bytes(PNGSample.bytes(width: 8, height: 8))),
      SceneFile(name: "text", content: .bytes(Array("text".utf8))),
    ]
    do throws(SceneDiagnostics) {
      return try SceneSolver.solve(
        Scene(parsing: Array(scene.utf8)), with: SceneOverrides(files: files)
      ).diagnostics
    } catch { return error.diagnostics }
  }
}
