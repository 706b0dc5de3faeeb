import TestSupport
import Testing

@testable import GuideScenes

/// What rows put into the holes of templates, in whatever place these stand.
@Suite struct SceneTemplateHoleTests {
  typealias Case = SceneDecoderErrorTests.Case

  private static func list(_ rows: String, _ template: String) -> String {
    #"{ "screen": { "size": [300, 400] }, "views": [ { "id": "l", "kind": "list", "#
      + #""frame": [0, 0, 300, 200], "data": [\#(rows)], "template": \#(template) } ] }"#
  }

  static let cases: [Case] = [
    // What a view is, and what depends on that.
    Case(
      scene: list(
        #"{ "k": "field" }"#, #"{ "children": [ { "kind": "{k}", "placeholder": ①"x" } ] }"#),
      messages: ["'placeholder' means nothing to a view of kind 'view'"]),
    Case(
      scene: list(
        #"{ "k": "tabs" }, {}"#,
        #"{ "children": [ { "kind": "{k}", "children": [ { "kind": "label", "selected": ①true } ] } ] }"#
      ),
      messages: ["'selected' means nothing to a view of kind 'label' outside of tabs"]),
    // Views and ids from the data.
    Case(
      scene: list(
        #"{ "kids": [ { "kind": "label", "fill": ①"blu", "text": "{a}" } ] }"#,
        #"{ "children": "{kids}" }"#),
      messages: ["'fill' is no colour"]),
    Case(
      scene: list(#"{ "kid": ①7 }"#, #"{ "children": [ "{kid}", ②5 ] }"#).replacing(
        "②", with: "②③"),
      messages: [
        "'children[0]' must be an object, found a number",
        "'children[0]' must be an object, found a number",
        "'children[1]' must be an object, found a number",
      ]),
    Case(
      scene: list(#"{ "n": "p" }"#, #"{ "children": [ { "id": "{n}" }, { "id": ①"p" } ] }"#),
      messages: ["there are two views called 'p'"]),
    // Constraints.
    Case(
      scene: list(
        #"{ "o": ①"nope" }"#,
        #"{ "constraints": [ { "where": "row.height ==②", "owner": "{o}" } ] }"#),
      messages: [
        "unknown view 'nope'",
        "expected a number, 'view.attribute', a variable or '(' here",
      ], helps: ["known: row, screen", nil]),
    // Keys of the row itself, and keys that no view has, only where a row puts something there.
    Case(
      scene: list(#"{ "p": ①"top" }, {}"#, #"{ "pin": "{p}", "when": ②"!{p}" }"#),
      messages: [
        "'pin' means nothing to the row of a template",
        "'when' means nothing to the row of a template",
      ]),
    Case(
      scene: list(
        #"{ "c": "x" }, {}"#, #"{ ①"colour": "{c}", "children": [ { ②"colour": "{c}" } ] }"#),
      messages: ["unknown key 'colour' in a template", "unknown key 'colour' in a view"]),
    // Values of several parts.
    Case(
      scene: list(#"{ "x": 1 }"#, #"{ "children": [ { "frame": [①"{x}", 0, 1, 1] } ] }"#),
      messages: ["'frame[0]' must be a length in points, found null"]),
    Case(
      scene: list(
        #"{ "i": "a.png" }, {}"#,
        """
        { "children": [ { "image": "{i}", "contentMode": "center" },
          { "image": { "file": "{i}", "capInsets": 3 }, "contentMode": ①"center" } ] }
        """),
      messages: ["'a.png' is drawn in slices, which fill the view"]),
  ]

  @Test(arguments: cases)
  func `mistakes are named where they stand`(_ example: Case) throws {
    let marked = MarkedText(example.scene)
    let error = try #require(throws: SceneDiagnostics.self) { try Scene(parsing: marked.bytes) }
    #expect(error.diagnostics.map(\.message) == example.messages)
    #expect(error.diagnostics.map { $0.range?.start } == marked.offsets)
    for (diagnostic, help) in zip(error.diagnostics, example.helps) {
      if let help { #expect(diagnostic.help == help) }
    }
  }

  @Test func `what a row lacks is left out`() throws {
    let solution = try solve(
      Self.list(
        #"{ "edge": "left", "c": null, "line": null }, {}"#,
        """
        { "colour": "{c}", "children": [
          { "id": "p", "pin": ["top", "{edge}"], "intrinsicSize": [10, 20] } ],
          "constraints": ["p.left == row.left + 7 @900", "row.height == 44", "{line}", { "where": "{line}" }] }
        """))
    #expect(solution.diagnostics.isEmpty)
    #expect([1, 2].map { frame("l[\($0)].p", in: solution).x } == [0, 7])
  }

  @Test func `what comes from the data has no holes itself`() throws {
    let solution = try solve(
      Self.list(
        #"{ "kids": [ { "kind": "label", "text": "{a}" }, { "when": "{a}" } ], "a": "x" }"#,
        #"{ "children": "{kids}" }"#))
    #expect(solution.views.compactMap { $0.text?.lines.first?.text } == ["{a}"])
    #expect(solution.views.map(\.id) == ["l", "l[1]", "l[1].label#2"])
  }

  @Test func `messages point at the template where a value of the row takes part`() throws {
    let text = Self.list(
      #"{ "much": 1000 }"#,
      """
      { "children": [ { "id": "p", "kind": "label", "text": "Some words", "pin": ["top", "left"],
        "compressionResistance": "{much}" } ], "constraints": ["p.width == 10", "row.height == 44"] }
      """)
    let conflict = try #require(try solve(text).diagnostics.first)
    #expect(
      pointers(conflict.notes.map(\.range), in: Array(text.utf8)).contains(
        "/views/0/template/children/0/compressionResistance"))
  }

  @Test func `every key of a view but those of its name and content is in one part of it`() {
    let keys = ViewPart.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(Set(keys).union([.id, .kind, .children]) == Set(ViewKey.allCases))
  }

  @Test func `the usual header of a section is read without a mistake`() {
    let (shape, diagnostics) = SceneTemplate.usualHeader.filled(
      with: SceneRow(["section": "A"]), naming: SceneNames())
    #expect(diagnostics.isEmpty && shape.constraints.count == 4)
    #expect(shape.row.children.map(\.text?.hasFields) == [true])
  }
}
