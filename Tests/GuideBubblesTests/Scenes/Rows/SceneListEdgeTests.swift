import Constraints
import Testing

@testable import GuideScenes

/// Lists where they meet other features.
@Suite struct SceneListEdgeTests {
  @Test func `rows of a hidden list are hidden too, and so is its index`() throws {
    let solution = try solve(
      SceneListTests.scene(
        rows: #"{ "id": "r", "text": "a" }"#, template: #"{ "text": "{text}" }"#,
        keys: #", "hidden": true, "sort": "letters", "header": 20"#,
        steps: """
          { "target": "list[r]", "text": "one" }, { "target": "list.index", "text": "two" },
          { "target": "list.header[1]", "text": "three", "optional": true }
          """))
    #expect(solution.views.allSatisfy(\.isHidden) && solution.steps.isEmpty)
    #expect(
      solution.diagnostics.map(\.message) == [
        "the step '1' explains 'list[r]', which is hidden",
        "the step '2' explains 'list.index', which is hidden",
      ])
  }

  @Test func `a list that does not exist here has no rows to explain or to be tied to`() throws {
    let text = """
      { "screen": { "size": [300, 400] }, "flags": ["late"], "views": [
        { "id": "list", "kind": "list", "when": "late", "frame": [0, 50, 300, 100], "data": [{}],
          "template": {} }, { "id": "a", "frame": [0, 0, 9, 9] }, { "id": "b", "pin": ["leading"] } ],
        "constraints": ["b.top == list[1].bottom", "b.top == 7 @500", "b.width == 5", "b.height == 5"],
        "guide": { "steps": [ { "target": "list[1]", "text": "x", "optional": true },
          { "target": "a", "text": "y" } ] } }
      """
    let without = try solve(text)
    #expect(without.diagnostics.isEmpty && without.steps.map(\.id) == ["2"])
    #expect(frame("b", in: without).y == 7)
    var overrides = SceneOverrides()
    overrides.flags = [SceneFlag(name: SceneName("late"), isOn: true)]
    let with = try solve(text, overrides)
    #expect(with.steps.count == 2 && frame("b", in: with).y == 94)
  }

  @Test func `a list in a page that scrolls moves with it, and so does what names its rows`() throws
  {
    let text = """
      { "screen": { "size": [300, 400], "direction": "rtl" }, "views": [
        { "id": "page", "kind": "scroll", "frame": [0, 0, 300, 400], "offset": [0, 50], "children": [
          { "id": "list", "kind": "list", "pin": ["top", "leading", "trailing"], "data": [{}, {}],
            "template": {} },
          { "id": "badge", "intrinsicSize": [10, 10], "pin": ["bottom"] } ] } ],
        "constraints": ["list.width == page.width", "list.height == 2 * list[1].height",
          "badge.leading == list[2].leading + 4", "badge.top == list[2].bottom + 6"] }
      """
    let solution = try solve(text)
    #expect(solution.diagnostics.isEmpty)
    #expect(frame("list", in: solution) == LayoutRect(x: 0, y: -50, width: 300, height: 88))
    #expect(frame("badge", in: solution) == LayoutRect(x: 286, y: 44, width: 10, height: 10))
  }

  @Test func `a list in a stack keeps its place, however far it is scrolled`() throws {
    let solution = try solve(
      """
      { "screen": { "size": [300, 400] }, "views": [
        { "kind": "stack", "axis": "vertical", "pin": ["top", "leading", "trailing"], "children": [
          { "id": "list", "kind": "list", "intrinsicSize": [null, 100], "offset": [0, 1000],
            "data": [{ "id": "r" }], "template": {} },
          { "id": "end", "intrinsicSize": [null, 20] } ] } ],
        "guide": { "steps": [ { "target": "list", "text": "x" },
          { "target": "list[r]", "text": "y", "optional": true } ] } }
      """)
    #expect(solution.diagnostics.isEmpty && solution.steps.map(\.id) == ["1"])
    #expect(frame("end", in: solution).y == 100 && frame("list[r]", in: solution).y == -1000)
    #expect(solution.views.first { $0.id == "list" }?.list?.separators.isEmpty == true)
  }

  @Test func `section tables in another order of languages are the same section`() throws {
    let rows = """
      { "section": { "en": "New", "de": "Neu" } }, { "section": { "de": "Neu", "en": "New" } },
      { "section": { "de": "Neu", "en": "New", "comment": "still" } }, { "section": { "en": "New" } }
      """
    for (locale, titles) in [("de", ["Neu", "New"]), ("en", ["New", "New"])] {
      var overrides = SceneOverrides()
      overrides.locale = SceneLocale(locale)
      let solution = try solve(SceneListTests.scene(rows: rows, template: "{}"), overrides)
      #expect(solution.views[0].list?.sections.map(\.title) == titles)
    }
  }

  @Test(arguments: ["en", "en+pseudo-accented", "pseudo-long", "en+pseudo-mirrored"])
  func `pseudo-locales change no order and no letter`(_ locale: String) throws {
    var overrides = SceneOverrides()
    overrides.locale = SceneLocale(locale)
    let solution = try solve(
      SceneListTests.scene(
        rows: #"{ "n": "Zoe", "id": "z" }, { "n": "apple", "id": "a" }, { "n": 5, "id": "5" }"#,
        template: #"{ "children": [ { "kind": "label", "text": "{n}" } ] }"#,
        keys: #", "sort": "letters""#), overrides)
    #expect(solution.views[0].list?.sections.map(\.title) == ["A", "Z", "#"])
    let rows = solution.views.filter { $0.parent == 0 && $0.id.hasSuffix("]") }.map(\.id)
    #expect(rows.filter { !$0.contains("header") } == ["list[a]", "list[z]", "list[5]"])
  }

  @Test func `a template cannot be called like a key`() throws {
    let text = SceneListTests.scene(
      rows: #"{ "template": "photo" }, { "template": "text" }"#,
      template: #"{ "photo": { "cornerRadius": 3 }, "text": { "text": "T" } }"#)
    do {
      _ = try solve(text)
      Issue.record("no error")
    } catch let error as SceneDiagnostics {
      #expect(
        error.diagnostics.map(\.message) == [
          "'text' is a key of a template and cannot be the name of one"
        ])
    }
  }
}
