import Constraints
import TestSupport
import Testing

@testable import GuideScenes

@Suite struct SceneListTests {
  /// A list of 300 × 200 points at y 40 with rows and keys of its own.
  static func scene(
    rows: String, template: String, keys: String = "", screen: String = "",
    steps: String = ""
  ) -> String {
    """
    { "screen": { "size": [300, 400]\(screen) }, "views": [
      { "id": "list", "kind": "list", "frame": [0, 40, 300, 200], "data": [\(rows)],
        "template": \(template)\(keys) } ], "guide": { "steps": [\(steps)] } }
    """
  }

  /// Twenty-four points around a text that wraps.
  static let message = """
    { "children": [ { "id": "words", "kind": "label", "text": "{text}", "hugging": 750 } ],
      "constraints": ["H:|-10-[words(<=100)]", "V:|-12-[words]-12-|"] }
    """

  @Test func `rows lie below each other, each as high as its text asks`() throws {
    let solution = try solve(
      Self.scene(
        rows: #"{ "text": "Hello" }, { "id": "b", "text": "Hello there, this one wraps" }"#,
        template: Self.message))
    #expect(solution.diagnostics.isEmpty)
    let (first, second) = (frame("list[1]", in: solution), frame("list[b]", in: solution))
    #expect(first.y == 40 && second.y == first.maxY && first.width == 300)
    for row in ["list[1]", "list[b]"] {
      let words = frame(row + ".words", in: solution)
      #expect(frame(row, in: solution).height == words.height + 24)
      #expect(words.x == 10 && words.width <= 100)
    }
    #expect(second.height > first.height)
    #expect(solution.views[0].list?.contentSize.height == first.height + second.height)
  }

  @Test func `a row whose height nothing says is 44 points high`() throws {
    let solution = try solve(
      Self.scene(rows: "{}, {}", template: #"{ "children": [ { "frame": [5, 6, 7, 8] } ] }"#))
    #expect(frame("list[1]", in: solution) == LayoutRect(x: 0, y: 40, width: 300, height: 44))
    #expect(frame("list[2]", in: solution).y == 84)
    #expect(frame("list[2].view#2", in: solution) == LayoutRect(x: 5, y: 90, width: 7, height: 8))
  }

  @Test(arguments: ["list[1]", "list[1].words", "list.header[1]", "list.index"])
  func `what is in a hidden list is hidden`(_ part: String) throws {
    let scene = { (keys: String) in
      Self.scene(
        rows: #"{ "text": "Hello" }"#, template: Self.message,
        keys: #", "sort": "letters", "header": 20"# + keys,
        steps: #"{ "target": "\#(part)", "text": "x" }"#)
    }
    #expect(try solve(scene("")).steps.count == 1)
    let hidden = try solve(scene(#", "hidden": true"#))
    #expect(hidden.steps.isEmpty && hidden.views.allSatisfy(\.isHidden))
    #expect(
      hidden.diagnostics.map(\.message) == ["the step '1' explains '\(part)', which is hidden"])
  }

  @Test func `right to left, rows are mirrored`() throws {
    let solution = try solve(
      Self.scene(
        rows: #"{ "text": "Hello" }"#, template: Self.message, screen: #", "direction": "rtl""#))
    #expect(frame("list[1].words", in: solution).maxX == 290)
  }

  @Test func `an offset moves rows, and what is scrolled out cannot be explained`() throws {
    let rows = Array(repeating: "{}", count: 9).joined(separator: ", ")
    let solution = try solve(
      Self.scene(
        rows: rows, template: "{}", keys: #", "offset": [0, 100]"#,
        steps: """
          { "target": "list[4]", "text": "seen" }, { "target": "list[9]", "text": "below" },
          { "target": "list[1]", "text": "above", "optional": true }
          """))
    #expect(frame("list[4]", in: solution).y == 40 + 3 * 44 - 100)
    #expect(solution.steps.map(\.id) == ["1"])
    #expect(
      solution.diagnostics.map(\.message) == [
        "the step '2' explains 'list[9]', which is scrolled out of 'list'"
      ])
  }

  @Test func `views of rows are obstacles where they say so, but not out of sight`() throws {
    let solution = try solve(
      Self.scene(
        rows: "{}, {}, {}, {}, {}, {}, {}",
        template: #"{ "children": [ { "obstacle": true, "frame": [0, 0, 300, 44] } ] }"#,
        steps: #"{ "target": [100, 300, 10, 10], "text": "clear" }"#))
    #expect(solution.steps[0].bubble.promises.filter { !$0.isKept }.isEmpty)
  }

  @Test func `text in rows never becomes markup, and rows out of sight are not drawn`() throws {
    let rows = (0..<30).map { "{ \"text\": \"<b>&\($0)\" }" }.joined(separator: ",")
    let solution = try solve(Self.scene(rows: rows, template: Self.message))
    let drawing = try #require(DrawingBuilder(solution)).screenDrawing()
    let text = SVGRenderer().document(drawing, title: "list")
    #expect(text.contains("&lt;b&gt;&amp;0") && !text.contains("<b>"))
    #expect(!text.contains("&amp;29"))
  }

  @Test func `texts come in the language solved for`() throws {
    let scene = Self.scene(
      rows: #"{ "text": { "en": "Hi", "de": "Hallo" }, "n": 3 }"#,
      template: """
        { "children": [ { "id": "a", "kind": "label", "text": "{text}" },
          { "id": "b", "kind": "label", "text": { "en": "{text} ({n})", "de": "{n}: {text}" } } ] }
        """)
    for (locale, texts) in [("en", ["Hi", "Hi (3)"]), ("de", ["Hallo", "3: Hallo"])] {
      var overrides = SceneOverrides()
      overrides.locale = SceneLocale(locale)
      let views = try solve(scene, overrides).views
      #expect(views.compactMap { $0.text?.lines.first?.text } == texts)
    }
  }

  /// A list of rows of one text each.
  static func rows(_ count: Int) -> String {
    let rows = (0..<count).map { "{\"id\":\"r\($0)\",\"text\":\"row \($0)\"}" }
    return scene(rows: rows.joined(separator: ","), template: "{ \"text\": \"{text}\" }")
  }

  @Test func `thousands of rows are as high as each asks`() throws {
    let count = Campaign.whole(100_000, brief: 2000)
    let solution = try solve(Self.rows(count))
    #expect(solution.views[0].list?.contentSize.height == Double(44 * count))
  }
}
