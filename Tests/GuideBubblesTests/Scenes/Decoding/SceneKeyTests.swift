import Foundation
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes

/// The decoder's keys against GuideBubbles.docc/SceneReference.md, and against the scenes that use
/// them.
@Suite struct SceneKeyTests {
  private static let article = "Sources/GuideBubbles/GuideBubbles.docc/SceneReference.md"

  /// What the article's sections list, by their headings.
  private static let keys: [(headings: [String], keys: [String])] = [
    (["The scene"], names(FileKey.self)),
    (["A screen"], names(ScreenKey.self)),
    (["A view", "A list"], names(ViewKey.self)),
    (["A template"], names(TemplateKey.self).filter { ViewKey(rawValue: $0) == nil }),
    (["A row"], RowKey.allCases.map(\.rawValue)),
    (["A separator"], names(SeparatorKey.self)),
    (["An index"], names(ListIndexKey.self)),
    (["A style"], names(StyleKey.self)),
    (["An image"], names(ImageKey.self)),
    (["Pixels by scale"], names(ScaleKey.self)),
    (["A tail"], names(TailKey.self)),
    (["A font"], names(FontKey.self)),
    (["A border"], names(BorderKey.self)),
    (["An arrow"], names(ArrowKey.self)),
    (["A constraint"], names(ConstraintKey.self)),
    (["A guide"], names(GuideKey.self)),
    (["A step"], names(StepKey.self)),
    (["A step's text"], names(StepTextKey.self)),
    (["A button that leads on"], names(AdvanceKey.self)),
    (["A cut-out"], names(CutoutKey.self)),
    (["A check"], names(CheckKey.self)),
    (["A rule of a check"], names(RuleKey.self)),
  ]

  private static func names<Key: SceneKey>(_: Key.Type) -> [String] {
    Key.allCases.map(\.rawValue)
  }

  /// The lines of the article up to the codes of messages.
  private static func lines() throws -> ArraySlice<Substring> {
    try MarkdownFile(article).text.split(separator: "\n").prefix { $0 != "## Messages" }
  }

  @Test func `the reference lists every key of the decoder, and no other`() throws {
    var listed: [(heading: String, rows: [String])] = []
    for line in try Self.lines() {
      if line.hasPrefix("### ") { listed.append((String(line.dropFirst(4)), [])) }
      guard line.hasPrefix("| `"), !listed.isEmpty else { continue }
      listed[listed.count - 1].rows.append(String(line))
    }
    #expect(listed.map(\.heading) == Self.keys.flatMap(\.headings))
    for (headings, keys) in Self.keys {
      let rows = listed.filter { headings.contains($0.heading) }.flatMap(\.rows)
      let here = rows.map { $0.dropFirst(3).prefix { $0 != "`" } }.map(String.init)
      #expect(here.sorted() == keys.sorted(), "\(headings)")
    }
  }

  @Test func `the tables of the reference are those of the key tables`() throws {
    let page = try MarkdownFile(Self.article)
    var text = ""
    var rest = page.text[...]
    for table in KeyTable.all {
      let start = try #require(rest.range(of: "### \(table.heading)\n\n"), "\(table.heading)")
      text += rest[..<start.upperBound]
      rest = rest[start.upperBound...]
      let rows = rest.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix { $0.hasPrefix("|") }
      rest = rest[(rows.last?.endIndex ?? rest.startIndex)...].dropFirst()
      text += table.markdown
    }
    let file = Corpora.packageRoot.appendingPathComponent(Self.article)
    try expectRecorded(text + rest, in: file, name: Self.article)
  }

  @Test func `the schema has every key of the decoder, and no other`() throws {
    let tables: [(name: String, keys: [String])] = [
      ("scene", Self.names(FileKey.self)), ("screen", Self.names(ScreenKey.self)),
      ("view", Self.names(ViewKey.self)), ("separator", Self.names(SeparatorKey.self)),
      ("row", RowKey.allCases.map(\.rawValue)), ("index", Self.names(ListIndexKey.self)),
      ("style", Self.names(StyleKey.self)), ("image", Self.names(ImageKey.self)),
      ("slicing", Self.names(ScaleKey.self)), ("tail", Self.names(TailKey.self)),
      ("font", Self.names(FontKey.self)), ("border", Self.names(BorderKey.self)),
      ("arrow", Self.names(ArrowKey.self)), ("constraint", Self.names(ConstraintKey.self)),
      ("guide", Self.names(GuideKey.self)), ("step", Self.names(StepKey.self)),
      ("step-text", Self.names(StepTextKey.self)), ("advance", Self.names(AdvanceKey.self)),
      ("cutout", Self.names(CutoutKey.self)), ("check", Self.names(CheckKey.self)),
      ("rule", Self.names(RuleKey.self)),
    ]
    let definitions = try #require(SceneSchema.json[object: "$defs"])
    for (name, keys) in tables {
      let definition = try #require(definitions[object: name], "\(name)")
      let properties = try #require(definition[object: "properties"])
      let here = properties.members.map(\.0).filter { $0 != "comment" }
      #expect(here.sorted() == keys.sorted(), "\(name)")
      for (key, schema) in properties.members where key != "comment" {
        #expect(schema.members.contains { $0.0 == "description" }, "\(name): \(key)")
      }
    }
    // What a list decides about its rows, a template does not say; it has no list in it.
    let decided = ["id", "pin", "frame", "when", "collapses"]
    let keysOfLists = KeyTable.list.keys.map(\.key)
    let template = try #require(definitions[object: "template"]?[object: "properties"])
    #expect(
      template.members.map(\.0).sorted()
        == (Self.names(TemplateKey.self) + ["comment"])
        .filter { !decided.contains($0) && !keysOfLists.contains($0) }.sorted())
  }

  @Test func `each row of the reference says values, default and meaning`() throws {
    for line in try Self.lines() where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.filter { $0 != " " } }
      #expect(cells.count == 4 && cells.allSatisfy { !$0.isEmpty }, "\(line)")
    }
  }

  @Test func `every key stands in an example or in the scene of all keys`() throws {
    let names = try ExampleFiles.sceneNames()
    #expect(names.count >= 5)
    let files = try names.map { try ExampleFiles.bytes($0) } + [Self.everyKey()]
    var used = UsedKeys()
    for file in files { used.addScene(try JSONParser.parse(file)) }
    #expect(used.missing == [])
  }

  @Test func `the scene of all keys is read and solved without an error`() throws {
    let scene = try Scene(parsing: try Self.everyKey())
    let image = try ExampleFiles.bytes("images/bubble@2x.png")
    let solution = try SceneSolver.solve(
      scene,
      with: SceneOverrides(files: [SceneFile(name: "images/bubble@2x.png", content: .bytes(image))])
    )
    #expect(solution.diagnostics.filter { $0.severity == .error } == [])
    #expect(solution.steps.count == 2)
    #expect(scene.combinations().count == 128)
  }

  private static func everyKey() throws -> [UInt8] {
    Array(try MarkdownFile("Tests/GuideBubblesTests/Scenes/Decoding/every-key.json").text.utf8)
  }
}
