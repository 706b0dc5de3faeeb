import Constraints
import TestSupport
import Testing

@testable import GuideScenes

@Suite struct SceneTemplateTests {
  typealias Case = SceneDecoderErrorTests.Case

  private static func list(_ rows: String, _ template: String, _ more: String = "") -> String {
    #"{ "views": [ { "id": "l", "kind": "list", "data": ["# + rows + #"], "template": "#
      + template + " }\(more) ] }"
  }

  static let cases: [Case] = [
    Case(
      scene: #"{ "views": [ { "kind": "list", "data": ①[{}] } ] }"#,
      messages: ["a list with 'data' needs a 'template'"]),
    Case(
      scene: list(#"{ "text": "a" }"#, #"{ "text": "①{tezt}" }"#),
      messages: ["unknown field 'tezt'"], helps: ["did you mean 'text'? known: text"]),
    Case(
      scene: list("", #"{ "children": [ { "kind": ①"list" } ] }"#),
      messages: ["a template has no list in it"]),
    Case(
      scene: list("", #"{ "children": [ { "id": ①"row" } ], "pin": ②["top"] }"#),
      messages: [
        "'row' is the name of an item that every template has",
        "'pin' means nothing to the row of a template",
      ]),
    Case(
      scene: list(
        "", #"{ "children": [ { "id": "a" } ], "constraints": ["a.top == ①nav.bottom"] }"#),
      messages: ["unknown view 'nav'"], helps: ["did you mean 'a'? known: a, row, screen"]),
    Case(
      scene: list("", #"{ "constraints": ["row.height == ①screen.top"] }"#),
      messages: ["a row is laid out by itself and cannot name 'screen.top'"]),
    Case(
      scene: list(#"{ "fill": ①"blue" }, { "fill": "blue" }"#, #"{ "fill": "{fill}" }"#),
      messages: ["'fill' is no colour"]),
    Case(
      scene: list(
        #"{ "id": "a" }, { "id": ①"a" }, { "id": ②4 }, { "id": ③"[" }, { "section": ④true }"#, "{}"),
      messages: [
        "there are two rows called 'a'", "'data[2].id' must be a string, found a number",
        "'[' cannot be the id of a row",
        "'data[4].section' must be a title (a string or a table by language), or a number for a "
          + "section without one, found true",
      ]),
    Case(
      scene: list(
        #"{ "template": ①"sant" }, ②{}"#, #"{ "sent": { "text": "x" }, "got": { "text": "y" } }"#),
      messages: ["unknown template 'sant'", "'data[1]' has no 'template'"],
      helps: ["did you mean 'sent'? known: sent, got", "known: sent, got"]),
    Case(
      scene: list(#"{ "h": "x" }"#, #"{ "constraints": ["row.height == ①{h}"] }"#),
      messages: ["unknown variable 'x'"]),
    Case(
      scene: list(
        #"{ "id": "m1" }, {}"#, #"{ "children": [ { "id": "bubble" } ] }"#,
        """
        ], "screen": { "size": [9, 9], "obstacles": [①"l[m2]", "l[m1].bubble"] },
          "guide": { "steps": [ { "target": [②"l[3]", "l[2]", ③"l[1].buble", "l.header[1]"],
            "text": "x" }, { "target": ④"l.index", "text": "x" } ] }, "variables": [
        """),
      messages: [
        "'l' has no row 'm2'", "there is no row 3: 'l' has 2 rows",
        "the template has no view 'buble'", "'l' has no index",
      ],
      helps: ["did you mean 'm1'? known: m1", nil, "did you mean 'bubble'? known: bubble", nil]),
    Case(
      scene: list(
        "{}", "{}",
        #"], "screen": { "size": [9, 9], "obstacles": ["l[1]", ①"l[+1]", ②"l[01]"] }, "variables": ["#
      ),
      messages: ["'l' has no row '+1'", "'l' has no row '01'"]),
    Case(
      scene: list(#"{ "a": { "en": "x" } }"#, #"{ "constraints": ["row.height == 4{a}"] }"#)
        .replacing(#""a": {"#, with: #""a": ①{"#),
      messages: ["'a' is an object, which cannot stand inside a text here"]),
    Case(
      scene: #"{ "views": [ { "kind": "list", "header": ①-5, "footer": [2, ②-1] } ] }"#,
      messages: ["'header' cannot be -5", "'footer[1]' cannot be -1"]),
    Case(
      scene: #"{ "views": [ { "kind": "list", "index": ①{} } ] }"#,
      messages: ["only a list in sections of letters has an 'index'"]),
  ]

  @Test func `a field can be the file of an image and the line of a constraint, or leave them out`()
    throws
  {
    let solution = try solve(
      SceneListTests.scene(
        rows: #"{ "file": "a.png", "line": "row.height == 30" }, {}"#,
        template: """
          { "children": [ { "frame": [0, 0, 9, 9], "image": { "file": "{file}" } } ],
            "constraints": [{ "where": "{line}", "name": "high" }] }
          """))
    #expect(
      solution.diagnostics.map(\.message) == ["the image 'a.png' was not given to the solver"])
    #expect(solution.views.filter { $0.parent == 0 }.map(\.frame.height) == [30, 44])
  }

  @Test(arguments: ["list[\(Int.min)]", "list.header[\(Int.min)]", "list.footer[\(Int.min)].a"])
  func `no number of a row or section is too low to be refused`(_ name: String) throws {
    for isOptional in [false, true] {
      let scene = SceneListTests.scene(
        rows: "{}", template: "{}",
        steps: #"{ "target": "\#(name)", "text": "x", "optional": \#(isOptional) }"#)
      if isOptional {
        #expect(try solve(scene).steps.isEmpty)
      } else {
        #expect(throws: SceneDiagnostics.self) { try Scene(parsing: Array(scene.utf8)) }
      }
    }
  }

  @Test(arguments: cases)
  func `mistakes are named where they stand`(_ example: Case) throws {
    let marked = MarkedText(example.scene)
    let error = try #require(throws: SceneDiagnostics.self) {
      try Scene(parsing: marked.bytes)
    }
    #expect(error.diagnostics.map(\.message) == example.messages)
    #expect(error.diagnostics.map { $0.range?.start } == marked.offsets)
    for (diagnostic, help) in zip(error.diagnostics, example.helps) {
      if let help { #expect(diagnostic.help == help) }
    }
  }

  private func texts(_ rows: String, _ template: String) throws -> [String] {
    let solution = try solve(SceneListTests.scene(rows: rows, template: template))
    #expect(!solution.diagnostics.contains { $0.severity == .error })
    return solution.views.compactMap { $0.text?.lines.first?.text }
  }

  @Test func `fields keep their type, are text inside text, and are not looked through`() throws {
    #expect(
      try texts(
        #"{ "text": "{n} { n } {}", "n": 2.5 }, { "text": "b" }, { "n": 1, "text": null }"#,
        #"{ "children": [ { "kind": "label", "text": "{text}" }, { "kind": "label", "text": "<{n}>" } ] }"#
      ) == ["{n} { n } {}", "<2.5>", "b", "<>", "<1>"])
    let solution = try solve(
      SceneListTests.scene(
        rows: #"{ "box": [1, 2, 3, 4], "h": 50 }, { "h": 60 }"#,
        template: """
          { "children": [ { "id": "a", "frame": "{box}" } ],
            "constraints": ["row.height == {h} + 1", "V:|-5-[a(7)]", "H:|-5-[a(8)]"] }
          """))
    #expect(frame("list[1].a", in: solution).width == 3)
    #expect(frame("list[2].a", in: solution).width == 8)
    #expect(frame("list[2]", in: solution).height == 61)
  }

  @Test func `a condition asks whether a field is true`() throws {
    let rows = #"{ "vip": true }, { "vip": false }, {}, { "vip": "yes" }, { "vip": 0 }"#
    let template = """
      { "children": [ { "kind": "label", "text": "VIP", "when": "{vip}" },
        { "kind": "label", "text": "plain", "when": "!{vip}" } ] }
      """
    #expect(try texts(rows, template) == ["VIP", "plain", "plain", "VIP", "plain"])
  }

  @Test func `rows wear the template that they name`() throws {
    let solution = try solve(
      SceneListTests.scene(
        rows: #"{ "template": "b" }, { "template": "a" }"#,
        template: """
          { "a": { "constraints": ["row.height == 10"] }, "comment": "two",
            "b": { "constraints": ["row.height == 20"] } }
          """))
    #expect([1, 2].map { frame("list[\($0)]", in: solution).height } == [20, 10])
  }

  @Test func `a contradiction and what is open are said once`() throws {
    let solution = try solve(
      SceneListTests.scene(
        rows: #"{ "t": "a" }, { "t": "b" }, { "t": "" }"#,
        template: """
          { "children": [ { "id": "x" } , { "kind": "label", "text": "{t}" } ],
            "constraints": ["row.height == 10", "row.height == 20", "H:|[x]|", "x.height == 3"] }
          """))
    #expect(solution.diagnostics.count { $0.code == .conflict } == 1)
    #expect(solution.diagnostics.contains { $0.message == "the constraints leave 'x.top' open" })
    #expect(Set(solution.diagnostics).count == solution.diagnostics.count)
  }
}
