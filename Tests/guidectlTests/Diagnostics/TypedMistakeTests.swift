import Testing

@testable import guidectl

/// What people really type, each with the whole message, its place and its underline.
@Suite struct TypedMistakeTests {
  private static let straight = "JSON strings stand between straight quotation marks: write '\"'"

  static let json = [
    TypedMistake(
      "{ \"views\": [ { \"id\": \"a\" }‹,› ] }", "json", "nothing follows this comma but ']'",
      help: "remove the comma"),
    TypedMistake(
      "{\n  \"screen\": \"iPhone 15\"‹,›\n}", "json", "nothing follows this comma but '}'",
      help: "remove the comma"),
    TypedMistake(
      "{\n  \"version\": 1‹›\n  \"screen\": \"iPhone 15\"\n}", "json",
      "a comma is missing here, between two values", help: "write ',' behind the value"),
    TypedMistake(
      "{ \"flags\": [ \"a\"‹› \"b\" ] }", "json", "a comma is missing here, between two values",
      help: "write ',' behind the value"),
    TypedMistake(
      "{\n  \"screen\": ‹\"›iPhone 15,\n  \"version\": 1\n}", "json", "this string is not closed",
      help: "close it with '\"'; a line end inside of a string is written \\n"),
    TypedMistake(
      "{ \"screen\": ‹\"›iPhone 15 }", "json", "this string is not closed",
      help: "close it with '\"'; a line end inside of a string is written \\n"),
    TypedMistake(
      "{ \"flags\": [\"save, \"‹quick›\"] }", "json", "expected ',' or ']', found 'q'",
      help: "a quotation mark is missing before it, or stands in a text, where it is written \\\""),
    TypedMistake(
      "{ ‹“›version”: 1 }", "json",
      "expected a key in quotation marks or '}', found '“', a curly quotation mark",
      help: straight),
    TypedMistake(
      "{ \"screen\": ‹„›iPhone 15“ }", "json",
      "expected a value, found '„', a curly quotation mark",
      help: straight),
    TypedMistake(
      "{ \"screen\": ‹«›iPhone 15» }", "json",
      "expected a value, found '«', a curly quotation mark",
      help: straight),
    TypedMistake(
      "{ \"screen\": ‹\"›iPhone 15”\n}", "json", "this string is not closed",
      help: "it ends in '”', which closes nothing: write '\"'"),
    TypedMistake("{ \"screen\": ‹→› }", "json", "expected a value, found '→'"),
    TypedMistake(
      "{ \"views\": [ { \"cornerRadius\": ‹12px› } ] }", "json", "'12px' is no JSON number",
      help: "numbers have no unit, lengths are points: write 12"),
    TypedMistake(
      "{ \"views\": [ { \"cornerRadius\": ‹-1.5dp› } ] }", "json", "'-1.5dp' is no JSON number",
      help: "numbers have no unit, lengths are points: write -1.5"),
    TypedMistake(
      "{ \"views\": [ { \"cornerRadius\": ‹50%› } ] }", "json", "'50%' is no JSON number",
      help: "a share of the screen is a text of its width or height: \"0.5 * W\""),
    TypedMistake(
      "{ \"views\": [ { \"cornerRadius\": ‹1e› } ] }", "json", "this is no JSON number",
      help: "numbers look like 12, -0.5 or 1e3"),
  ]

  static let numbers = [
    TypedMistake(
      "{ \"version\": ‹\"1\"› }", "wrong-type", "'version' must be a number, found a string",
      help: "write 1, without quotation marks"),
    TypedMistake(
      "{ \"views\": [ { \"cornerRadius\": ‹\"4 pt\"› } ] }", "wrong-type",
      "'cornerRadius' must be a number, found a string", help: "lengths are points: write 4"),
    TypedMistake(
      "{ \"views\": [ { \"cornerRadius\": ‹\"4%\"› } ] }", "wrong-type",
      "'cornerRadius' must be a number, found a string", help: "write a number without unit"),
    TypedMistake(
      "{ \"views\": [ { \"textInsets\": \"12‹px›\" } ] }", "bad-length",
      "'px' is no part of a length", help: "lengths are points: leave out 'px'"),
    TypedMistake(
      "{ \"views\": [ { \"textInsets\": \"1.5 ‹rem›\" } ] }", "bad-length",
      "'rem' is no part of a length",
      help: "lengths are points: write how many, without 'rem'"),
    TypedMistake(
      "{ \"views\": [ { \"textInsets\": \"50‹%›\" } ] }", "bad-length",
      "'%' is no part of a length",
      help: "write a share as a factor of what it is a share of: '0.5 * W'"),
  ]

  private static func line(_ line: String, _ message: String, help: String) -> TypedMistake {
    TypedMistake(
      "{ \"screen\": \"iPhone 15\", \"views\": [ { \"id\": \"a\" } ],\n  \"constraints\": [\"\(line)\"] }",
      "constraint", message, help: help)
  }

  private static let relation = "expected '==', '<=', '>=' or an operator"
  private static let end = "expected an operator, '@' or the end"
  private static let oneRelation =
    "a constraint has one relation: write 'a <= b <= c' as two, 'a <= b' and 'b <= c'"

  static let constraints = [
    line(
      "a.width ‹>› 44", "\(relation), found '>'",
      help: "write '>=': a constraint that holds may hold with equality"),
    line(
      "a.width ‹<› 44", "\(relation), found '<'",
      help: "write '<=': a constraint that holds may hold with equality"),
    line("a.width ‹=› 44", "\(relation), found '='", help: "write '=='"),
    line("a.width ‹===› 44", "\(relation), found '==='", help: "write '=='"),
    line(
      "a.width ‹=>› 44", "\(relation), found '=>'",
      help: "write '>=': a constraint that holds may hold with equality"),
    line(
      "a.width ‹!=› 44", "\(relation), found '!='",
      help: "a difference cannot be asked for: say which side is larger"),
    line("44 <= a.width ‹<=› 88", "\(end), found '<='", help: oneRelation),
    line("a.top == a.bottom ‹==› 88", "\(end), found '=='", help: oneRelation),
    line("a.width == 44‹px›", "\(end), found 'px'", help: "lengths are points: leave out 'px'"),
    line("a.width == 44 ‹pt›", "\(end), found 'pt'", help: "lengths are points: leave out 'pt'"),
    line("a.width == 44‹dp›", "\(end), found 'dp'", help: "lengths are points: leave out 'dp'"),
    line(
      "a.width == 50‹%›", "\(end), found '%'",
      help: "write a share as a factor of what it is a share of: '0.5 * W'"),
    line(
      "H:[a(44‹px›)]", "expected ')', found 'px'", help: "lengths are points: leave out 'px'"),
    line(
      "H:|-8‹px›-[a]", "expected '-' behind the distance, found 'px'",
      help: "lengths are points: leave out 'px'"),
    line("a.‹start› == 8", "unknown attribute 'start'", help: "'start' is called 'leading' here"),
    line("a.‹maxY› == 8", "unknown attribute 'maxY'", help: "'maxY' is called 'bottom' here"),
    TypedMistake(
      "{ \"views\": [ { \"id\": \"a\" } ],\n  \"constraints\": [\"a.top == ‹superview›.top\"] }",
      "unknown-view", "unknown view 'superview'",
      help: "name the view by its 'id'; what all views are in is called 'screen' or 'safeArea'"),
  ]

  private static func step(_ member: String, _ message: String, help: String? = nil)
    -> TypedMistake
  {
    TypedMistake(
      "{ \"guide\": { \"steps\": [\n  { \(member) } ] } }", "wrong-type", message, help: help)
  }

  static let shapes = [
    step(
      "\"text\": \"t\", \"target\": ‹5›",
      "'target' must be a view's id, a point [x, y], a rectangle [x, y, width, height] or an array "
        + "of these, found a number"),
    step(
      "\"text\": \"t\", \"target\": [1, 2], \"cutout\": ‹\"capsule\"›",
      "'cutout' must be true, false, or an object such as { \"shape\": \"capsule\", \"padding\": 6 "
        + "}, found a string"),
    step(
      "\"text\": \"t\", \"target\": [1, 2], \"advance\": ‹true›",
      "'advance' must be 'anywhere', 'target', 'bubble', 'outside' or a button, { \"button\": "
        + "\"Next\" }, found true"),
    TypedMistake(
      "{ \"views\": [ { \"font\": ‹17› } ] }", "wrong-type",
      "'font' must be an object such as { \"size\": 17 } or { \"textStyle\": \"body\" }, found a "
        + "number"),
    TypedMistake(
      "{ \"views\": [ { \"border\": ‹1› } ] }", "wrong-type",
      "'border' must be an object such as { \"width\": 1, \"color\": \"#000000\" }, found a number"),
    TypedMistake(
      "{ \"views\": [ { \"pin\": ‹0› } ] }", "wrong-type",
      "'pin' must be an edge such as 'top', or an array of edges, found a number"),
    TypedMistake(
      "{ \"screen\": ‹15› }", "wrong-type",
      "'screen' must be a device's name, or an object with a 'device' or a 'size', found a number"),
    TypedMistake(
      "{ \"styles\": { \"a\": { \"arrow\": ‹8› } } }", "wrong-type",
      "'arrow' must be true, false, or an object such as { \"length\": 8, \"width\": 16 }, found a "
        + "number"),
  ]

  private static func key(
    _ key: String, of holder: String, _ marked: String, help: String
  ) -> TypedMistake {
    TypedMistake(
      marked.replacing("KEY", with: "‹\"\(key)\"›"), "unknown-key",
      "unknown key '\(key)' in \(holder)",
      help: help)
  }

  private static func view(_ theirs: String, _ help: String) -> TypedMistake {
    key(theirs, of: "a view", "{ \"views\": [\n  { KEY: 1 } ] }", help: help)
  }

  private static func called(_ theirs: String, _ ours: String) -> TypedMistake {
    view(theirs, "'\(theirs)' is called '\(ours)' here")
  }

  private static func style(_ theirs: String, _ ours: String) -> TypedMistake {
    key(
      theirs, of: "a style", "{ \"styles\": { \"a\": { KEY: 1 } } }",
      help: "'\(theirs)' is called '\(ours)' here")
  }

  private static func stepKey(_ theirs: String, _ help: String) -> TypedMistake {
    key(
      theirs, of: "a step",
      "{ \"guide\": { \"steps\": [\n  { \"target\": [1, 2], \"text\": \"t\", KEY: 1 } ] } }",
      help: help)
  }

  private static let place =
    "a place is a constraint, such as \"save.top == safeArea.top + 8\"; or write 'pin' or 'frame'"
  private static let size =
    "a size is a constraint, such as \"save.width >= 44\"; or write 'intrinsicSize' or 'frame'"

  static let keys =
    [
      called("color", "textColor"), called("backgroundColor", "fill"), called("background", "fill"),
      called("background-color", "fill"), called("title", "text"), called("position", "frame"),
      called("numberOfLines", "lineLimit"), called("borderRadius", "cornerRadius"),
      called("name", "id"), called("type", "kind"), called("subviews", "children"),
      called("padding", "textInsets"), called("corner-radius", "cornerRadius"),
      called("isHidden", "hidden"), called("ID", "id"),
    ] + ["top", "left", "bottom", "right", "start", "end"].map { view($0, place) }
    + ["width", "height"].map { view($0, size) } + [
      view("superview", "a view stands in the 'children' of the one that it is in"),
      view("constraints", "constraints stand at the top of the scene, beside 'views'"),
      style("color", "textColor"), style("backgroundColor", "fill"), style("width", "maxWidth"),
      stepKey("placement", "'placement' is called 'side' here"),
      stepKey("position", "'position' is called 'side' here"),
      stepKey("element", "'element' is called 'target' here"),
      stepKey("message", "'message' is called 'text' here"),
      stepKey(
        "title",
        "a heading stands in the text: \"text\": { \"title\": \"Save\", \"body\": \"Keeps it\" }"),
      stepKey("backgroundColor", "looks stand in 'styles', and a step names one with 'style'"),
      key(
        "steps", of: "the scene", "{ KEY: [] }",
        help: "steps stand in the guide: \"guide\": { \"steps\": [ … ] }"),
      key("tour", of: "the scene", "{ KEY: {} }", help: "'tour' is called 'guide' here"),
    ]

  private static func word(
    _ kind: String, _ theirs: String, _ ours: String, _ marked: String
  ) -> TypedMistake {
    TypedMistake(
      marked.replacing("WORD", with: "‹\"\(theirs)\"›"), "bad-value", "unknown \(kind) '\(theirs)'",
      help: "'\(theirs)' is called '\(ours)' here")
  }

  private static func kind(_ theirs: String, _ ours: String) -> TypedMistake {
    word("kind", theirs, ours, "{ \"views\": [\n  { \"kind\": WORD } ] }")
  }

  private static func side(_ theirs: String, _ ours: String) -> TypedMistake {
    word(
      "side", theirs, ours,
      "{ \"guide\": { \"steps\": [\n  { \"target\": [1, 2], \"text\": \"t\", \"side\": WORD } ] } }"
    )
  }

  static let words = [
    kind("textField", "field"), kind("UITextField", "field"), kind("UILabel", "label"),
    kind("imageView", "image"), kind("tableView", "list"), kind("WKWebView", "web"),
    kind("toggle", "switch"), kind("div", "view"), side("top", "above"), side("bottom", "below"),
    side("left", "leading"), side("right", "trailing"), side("start", "leading"),
    side("end", "trailing"),
    word(
      "alignment", "left", "leading", "{ \"views\": [\n  { \"textAlignment\": WORD } ] }"),
    word(
      "alignment", "left", "start",
      "{ \"guide\": { \"steps\": [\n  { \"target\": [1, 2], \"text\": \"t\", \"alignment\": WORD } ] } }"
    ),
    word("edge", "start", "leading", "{ \"views\": [\n  { \"pin\": [WORD] } ] }"),
  ]

  private static func device(_ theirs: String, _ ours: String) -> TypedMistake {
    TypedMistake(
      "{ \"screen\": ‹\"\(theirs)\"› }", "unknown-device", "unknown device '\(theirs)'",
      help: "did you mean '\(ours)'? 'guidectl devices' lists all that are known")
  }

  static let devices = [
    device("iPhone SE", "iPhone SE (3rd generation)"), device("iPhone 18", "iPhone 17"),
    device("iPhone 18 Pro", "iPhone 17 Pro"), device("iPad Pro", "iPad Pro 13-inch (M5)"),
    device("iPhone 15 Por", "iPhone 15 Pro"), device("Pixel 8", "Pixel 9"),
    TypedMistake(
      "{ \"screen\": ‹\"Nokia\"› }", "unknown-device", "unknown device 'Nokia'",
      help: "'guidectl devices' lists all that are known"),
  ]

  static let kinds = [
    // Of what a slider has, nothing is known: no more is said about this view, but about others.
    TypedMistake(
      "{ \"views\": [\n  { \"kind\": ‹\"slider\"›, \"value\": 3, \"axis\": \"vertical\", \"on\": true } ] }",
      "bad-value", "unknown kind 'slider'",
      help: "known: view, label, button, image, field, switch, bar, tabs, stack, scroll, list, web"),
    TypedMistake(
      "{ \"views\": [ { \"kind\": \"list\", \"data\": [{}], \"template\":\n"
        + "  { \"children\": [{ \"kind\": ‹\"slider\"›, \"axis\": 1, \"value\": 2 }] } } ] }",
      "bad-value", "unknown kind 'slider'",
      help: "known: view, label, button, image, field, switch, bar, tabs, stack, scroll, list, web"),
  ]

  @Test(
    arguments: json + numbers + constraints + shapes + keys + words + devices + kinds
  )
  func `a mistake is named at its place, with the way out`(mistake: TypedMistake) {
    let (status, console) = runInMemory(["solve", "a-scene.json"], scene: mistake.scene)
    #expect(status == .badData)
    #expect(console.errors == mistake.printed)
    #expect(console.output.isEmpty)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE], false), ([0xFE, 0xFF], true), ([], false), ([], true),
    ] as [([UInt8], Bool)])
  func `a file in UTF-16 is named, with its mark and without`(mark: [UInt8], isBig: Bool) {
    let units = "{ \"version\": 1 }".utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBig ? bytes : bytes.reversed()
    }
    var console = MemoryConsole()
    console.files["a.json"] = mark + units
    #expect(runGuidectl(["solve", "a.json"], console: &console) == .badData)
    #expect(
      console.errors
        == "a.json: error[json]: the file is in UTF-16, not in UTF-8\nhelp: save the file as UTF-8\n"
    )
  }

  @Test func `a byte order mark of UTF-8 is passed over`() {
    var console = MemoryConsole()
    console.files["a.json"] = [0xEF, 0xBB, 0xBF] + Array("{ \"version\": 1 }".utf8)
    #expect(runGuidectl(["solve", "a.json"], console: &console) == .done)
    #expect(console.errors.isEmpty)
  }
}
