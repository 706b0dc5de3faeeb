import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes

@Suite struct SceneDecoderErrorTests {
  /// A scene with mistakes and what must be said at each mark, in order.
  struct Case: CustomTestStringConvertible, Sendable {
    var scene: String
    var messages: [String]
    var helps: [String?] = []
    /// Cut short: one of the scenes has 300 kB.
    var testDescription: String { String(scene.prefix(200)) }
  }

  static let keys: [Case] = [
    Case(
      scene: #"{ ①"screeen": "iPhone X" }"#, messages: ["unknown key 'screeen' in the scene"],
      helps: [
        "did you mean 'screen'? known: version, screen, flags, views, variables, constraints, "
          + "styles, guide, check, $schema"
      ]),
    Case(
      scene: #"{ "views": [{ ①"widht": 80, ②"ID": "a" }] }"#,
      messages: ["unknown key 'widht' in a view", "unknown key 'ID' in a view"]),
    Case(scene: #"{ "comment": [1, { "x": 2 }], "views": [{ "comment": "fine" }] }"#, messages: []),
    Case(
      scene: #"""
        { "screen": { ①"divice": "iPhone 15" }, "constraints": [{ ②"wehre": "a.top == 0" }],
          "styles": { "a": { "image": { ③"flie": "a.png" }, "tail": { ④"egde": "top", "at": 1 } } },
          "guide": { "steps": [{ ⑤"trget": [1, 2], ⑥"txt": "a" },
            { "target": [1, 2], "text": { ⑦"titel": "a" }, "advance": { ⑧"botton": "b" } }] } }
        """#,
      messages: [
        "unknown key 'divice' in a screen", "unknown key 'wehre' in a constraint",
        "unknown key 'flie' in an image", "unknown key 'egde' in a tail",
        "unknown key 'trget' in a step", "unknown key 'txt' in a step",
        "unknown key 'titel' in a step's text", "unknown key 'botton' in 'advance'",
      ]),
    Case(
      scene: #"{ "views": [{ "kind": "label", "placeholder": ①"a" }] }"#,
      messages: ["'placeholder' means nothing to a view of kind 'label'"]),
    Case(scene: #"{ "version": ①2 }"#, messages: ["version 2 is not known to this program"]),
    Case(scene: #"①[]"#, messages: ["'scene' must be an object, found an array"]),
    Case(
      scene: #"{ "views": [{ "sort": ①true, "kind": "label" }] }"#,
      messages: ["'sort' means nothing to a view of kind 'label'"]),
    Case(
      scene: #"{ "views": [{ "axis": ①"vertical", "kind": "view" }] }"#,
      messages: ["'axis' means nothing to a view of kind 'view'"]),
    Case(
      scene: #"{ "views": [{ "kind": "stack", "axis": ①"diagonal", "alignment": ②"middle" }] }"#,
      messages: ["unknown axis 'diagonal'", "unknown alignment 'middle'"]),
  ]

  static let types: [Case] = [
    Case(
      scene: #"{ "views": [{ "id": ①7, "hidden": ②"no", "lineLimit": ③1.5, "frame": ④[1, 2] }] }"#,
      messages: [
        "'id' must be a string, found a number", "'hidden' must be true or false, found a string",
        "'lineLimit' must be a whole number of lines, 0 for no limit, found a number",
        "'frame' must be a rectangle [x, y, width, height], found 2 values",
      ]),
    Case(scene: #"{ "views": ①{} }"#, messages: ["'views' must be an array, found an object"]),
    Case(
      scene: #"{ "views": [①3] }"#, messages: ["'views[0]' must be an object, found a number"]),
    Case(
      scene: #"{ "views": [{ "kind": ①"buton", "textColor": ②"blue", "hugging": ③0 }] }"#,
      messages: ["unknown kind 'buton'", "'textColor' is no colour", "'hugging' cannot be 0"]),
    Case(
      scene: #"{ "views": [{ "frame": [0, "①X", "W ②* H", "H③/0"] }] }"#,
      messages: [
        "expected a number, W or H", "a length cannot multiply W or H by each other",
        "this divides by zero",
      ]),
    Case(
      scene:
        #"{ "constraints": [①7, ②{ "name": "x" }, { "where": "a == 1", "priority": ③1001 }], "variables": ["a"] }"#,
      messages: [
        "'constraints[0]' must be a line of text or an object with 'where', found a number",
        "a constraint needs a 'where'", "'priority' cannot be 1001",
      ]),
  ]

  static let names: [Case] = [
    Case(
      scene: #"{ "views": [{ "id": "a" }, { "children": [{ "id": ①"a" }] }] }"#,
      messages: ["there are two views called 'a'"]),
    Case(
      scene: #"{ "views": [{ "id": ①"safeArea" }], "variables": ["x", ②"x"] }"#,
      messages: [
        "'safeArea' is the name of an item that every screen has",
        "there are two variables called 'x'",
      ]),
    Case(
      scene: #"{ "views": [{ "id": "a" }], "variables": [①"a"] }"#,
      messages: ["'a' is both a view and a variable"]),
    Case(
      scene: #"{ "views": [{ "style": ①"hnt", "when": ②"!vip" }], "styles": { "hint": {} } }"#,
      messages: ["unknown style 'hnt'", "unknown flag 'vip'"],
      helps: ["did you mean 'hint'? known: hint", "none is declared"]),
    Case(
      scene: #"""
        { "views": [{ "id": "save" }], "guide": { "steps": [
          { "target": ①"svae", "text": "t" }, { "target": ["save", ②"x"], "text": "t" },
          ③{ "target": "save" }, { "id": "4", "target": [1, 2], "text": "t", "side": ④"under" } ] } }
        """#,
      messages: [
        "unknown view 'svae'", "unknown view 'x'", "the step '3' has no 'text'",
        "unknown side 'under'",
      ],
      helps: ["did you mean 'save'? known: save"]),
    Case(
      scene: #"{ "screen": ①"iPhone 51" }"#, messages: ["unknown device 'iPhone 51'"]),
    Case(
      scene: #"{ "screen": ①{ "scale": 2 } }"#, messages: ["a screen needs a 'device' or a 'size'"]),
    Case(
      scene: #"{ "screen": { "size": [100, ①0], "locale": ②"e" } }"#,
      messages: ["'size[1]' cannot be 0", "'e' is no language tag"]),
    Case(
      scene: #"{ "check": { "locales": ["de+pseudo-long", ①"de+pseudo-lnog"], "flags": [②"x"] } }"#,
      messages: ["unknown pseudo-locale 'pseudo-lnog'", "unknown flag 'x'"]),
  ]

  static let constraints: [Case] = [
    Case(
      scene: #"""
        { "views": [{ "id": "save" }, { "id": "ab" }], "variables": ["x"], "constraints": [
          "save.top == ①svae.bottom + 8", "save.widht == 3", "x == ③save", "x == ④y", "⑤x.width == 2",
          "H:|-[⑥sav]-⑦|", { "where": "ab.top == ⑧saev.top", "priority": 3 },
          { "where": "x == 3 @4", "priority": ⑨5 }, "keyboard.top <= screen.bottom" ] }
        """#.replacing("save.widht", with: "save.②widht").replacing("⑦", with: ""),
      messages: [
        "unknown view 'svae'", "unknown attribute 'widht'", "'save' is a view, not a number",
        "unknown variable 'y'", "'x' is a variable and has no attributes", "unknown view 'sav'",
        "unknown view 'saev'", "the priority stands in the line and beside it",
      ],
      helps: ["did you mean 'save'? known: save, ab, screen, safeArea, margins, keyboard"])
  ]

  private static let extremes = [
    Case(
      scene: #"""
        { "screen": { "size": [①1e300, 1], "keyboard": ②-1e17, "scale": ③1e-320 },
          "views": [{ "text": ④{ "comment": "none yet" } }] }
        """#,
      messages: [
        "'size[0]' cannot be 1e+300", "'keyboard' cannot be -1e+17", "'scale' cannot be 1e-320",
        "'text' is a table without a language",
      ]),
    Case(
      scene: "{ \"screen\": { \"size\": [1, 1], \"locale\": ①\"\(endlessTag)\" } }",
      messages: ["'\(endlessTag)' is no language tag"]),
  ]
  static let algebra: [Case] = [
    Case(
      scene: #"""
        { "views": [{ "id": "a" }], "variables": ["x", ①"a", ②"x", ③"x y", ④"2x", ⑤"x.y", ⑥"screen", "é_1"],
          "constraints": ["⑦xx == 1", "x + ⑧nan >= 0"] }
        """#,
      messages: [
        "'a' is both a view and a variable", "there are two variables called 'x'",
        "'x y' cannot stand in a constraint", "'2x' cannot stand in a constraint",
        "'x.y' cannot stand in a constraint",
        "'screen' is the name of an item that every screen has", "unknown variable 'xx'",
        "unknown variable 'nan'",
      ], helps: [nil, nil, nil, nil, nil, nil, "did you mean 'x'? known: x, a, é_1", nil]),
    Case(
      scene: #"""
        { "variables": ["x"], "constraints": ["x == ①1e300", "x - 0 * ②1e300 == 0", "x == ③inf",
          "④x / 1e5 / 1e6 == 1", "⑤1e-9 * x * 1e-9 == 1", "⑥x * 1e-13 == 1", "⑦x * x == 1", "x / ⑧0 == 1"] }
        """#,
      messages: [
        "the number 1e300 is out of range", "the number 1e300 is out of range",
        "unknown variable 'inf'", "the number x / 1e5 / 1e6 is out of range",
        "the number 1e-9 * x * 1e-9 is out of range", "the number x * 1e-13 is out of range",
        "two unknowns cannot be multiplied", "cannot divide by zero",
      ], helps: ["numbers are up to 1e15 in size, multipliers 0 or from 1e-10"]),
  ]

  private static let endlessTag = "en" + String(repeating: "-a1", count: 100_000)

  @Test(arguments: keys + types + names + constraints + extremes + algebra)
  func `each mistake is reported where it stands`(_ example: Case) {
    let text = MarkedText(example.scene)
    var found: [Diagnostic] = []
    do throws(SceneDiagnostics) { _ = try Scene(parsing: text.bytes) } catch {
      found = error.diagnostics
    }
    #expect(found.map(\.message) == example.messages)
    #expect(found.map { $0.range?.start } == text.offsets)
    for (diagnostic, help) in zip(found, example.helps) where help != nil {
      #expect(diagnostic.help == help)
    }
  }

  @Test func `a diagnostic has a pointer and says where the first of two stands`() {
    let text = MarkedText(#"{ "views": [{ "id": ①"a" }, { "id": ②"a" }] }"#)
    let error = #expect(throws: SceneDiagnostics.self) { try Scene(parsing: text.bytes) }
    let diagnostic = error?.diagnostics.first
    #expect(pointers([diagnostic?.range], in: text.bytes) == ["/views/1/id"])
    #expect(diagnostic?.range?.start == text.offsets[1])
    #expect(diagnostic?.notes.map { $0.range?.start } == [text.offsets[0]])
    #expect(
      pointers(diagnostic?.notes.map(\.range) ?? [], in: text.bytes) == ["/views/0/id"])
  }

  @Test func `a text that is no JSON gives one diagnostic`() {
    let error = #expect(throws: SceneDiagnostics.self) { try Scene(parsing: Array("{".utf8)) }
    #expect(error?.diagnostics.map(\.code) == [.json])
  }

  @Test func `an optional step may name a view that is not there`() throws {
    let scene = try Scene(
      parsing: Array(
        #"{ "guide": { "steps": [{ "target": "gone", "text": "t", "optional": true }] } }"#.utf8))
    #expect(scene.warnings.map(\.code) == [.unknownView])
    #expect(scene.guide.steps.count == 1)
  }
}
