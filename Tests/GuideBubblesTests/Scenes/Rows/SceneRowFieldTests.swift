import Constraints
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes

/// Kinds of views in rows that take something else than a text from a field.
@Suite struct SceneRowFieldTests {
  private func view(_ id: String, in solution: SceneSolution) throws -> SolvedView {
    try #require(solution.views.first { $0.id == id })
  }

  @Test func `a field without a text shows its placeholder in grey`() throws {
    let solution = try solve(
      SceneListTests.scene(
        rows: #"{ "x": "typed", "h": 1 }, { "x": "", "h": 2 }, { "h": 3 }, { "x": null, "h": 4 }"#,
        template: """
          { "children": [ { "id": "a", "kind": "field", "text": "{x}", "placeholder": "Type {h}",
            "textColor": "#ff0000", "frame": [0, 0, 90, 34] } ] }
          """))
    #expect(solution.diagnostics.isEmpty)
    let views = try (1...4).map { try view("list[\($0)].a", in: solution) }
    #expect(
      views.map { $0.text?.lines.first?.text } == ["typed", "Type 2", "Type 3", "Type 4"])
    let (red, grey) = (DrawingColor(hex: "#ff0000"), DrawingPalette.placeholder)
    #expect(views.map(\.look.textColor) == [red, grey, grey, grey])
  }

  @Test func `a page of each row is its own, and is not looked through for fields`() throws {
    let solution = try solve(
      SceneListTests.scene(
        rows: #"{ "html": "<p>One</p>" }, { "html": "<b>Two</b> {html}" }, {}"#,
        template: """
          { "children": [ { "id": "a", "kind": "web", "text": "{html}", "frame": [0, 0, 90, 40] },
            { "id": "b", "kind": "web", "text": "<i>{html}</i>", "frame": [90, 0, 200, 40] } ] }
          """))
    #expect(solution.diagnostics.isEmpty)
    let pages = try (1...3).map { try view("list[\($0)].a", in: solution).page }
    #expect(pages == ["<p>One</p>", "<b>Two</b> {html}", nil])
    #expect(try view("list[2].b", in: solution).page == "<i><b>Two</b> {html}</i>")
    #expect(try view("list[2].b", in: solution).text?.lines.map(\.text) == ["Two {html}"])
  }

  @Test func `switches and buttons take their state from fields`() throws {
    let solution = try solve(
      SceneListTests.scene(
        rows: #"{ "on": true, "s": false }, { "on": false, "s": true }, {}"#,
        template: """
          { "children": [ { "id": "a", "kind": "switch", "on": "{on}", "frame": [0, 0, 51, 31] },
            { "id": "b", "kind": "button", "selected": "{s}", "frame": [60, 0, 30, 30] } ] }
          """))
    #expect(try (1...3).map { try view("list[\($0)].a", in: solution).isOn } == [true, false, nil])
    #expect(
      try (1...3).map { try view("list[\($0)].b", in: solution).isSelected } == [false, true, nil])
    #expect(throws: SceneDiagnostics.self) {
      _ = try solve(
        SceneListTests.scene(
          rows: #"{ "on": "yes" }"#,
          template: #"{ "children": [ { "kind": "switch", "on": "{on}" } ] }"#))
    }
  }

  @Test func `an image object takes its file from a field`() throws {
    let text = SceneListTests.scene(
      rows: #"{ "x": "a.png" }, { "x": "b.png" }, {}"#,
      template: """
        { "children": [ { "id": "a", "kind": "image", "frame": [0, 0, 30, 30],
          "image": { "file": "{x}", "capInsets": 2 } } ] }
        """)
    let scene = try Scene(parsing: Array(text.utf8))
    #expect(scene.fileNames == ["a.png", "b.png"])
    var overrides = SceneOverrides()
    overrides.files = scene.fileNames.map {
      SceneFile(name: $0, content: .bytes(PNGSample.bytes(width: 10, height: 10)))
    }
    let solution = try SceneSolver.solve(scene, with: overrides)
    #expect(
      try (1...3).map { try view("list[\($0)].a", in: solution).image != nil } == [
        true, true, false,
      ])
  }

  @Test func `files of headers and footers are known before they are laid out`() throws {
    let text = SceneListTests.scene(
      rows: #"{ "section": "A" }, { "section": "B" }, { "section": "A", "i": "row.png" }"#,
      template: #"{ "children": [ { "kind": "image", "image": "{i}" } ] }"#,
      keys: """
        , "header": [ { "children": [ { "kind": "image", "image": "first.png" } ] },
          { "children": [ { "kind": "image", "image": "{section}.png" } ] } ],
        "footer": { "children": [ { "kind": "image", "image": { "file": "foot.png" } } ] }
        """)
    let names = try Scene(parsing: Array(text.utf8)).fileNames
    #expect(names == ["row.png", "first.png", "A.png", "B.png", "foot.png"])
  }

  @Test func `files of headers of letters are known too`() throws {
    let text = SceneListTests.scene(
      rows: #"{ "text": { "en": "bee", "de": "Ameise" } }, { "text": "z", "sortKey": "c" }"#,
      template: "{}",
      keys: """
        , "sort": "letters",
        "header": { "children": [ { "kind": "image", "image": "letters/{section}.png" } ] }
        """)
    let names = try Scene(parsing: Array(text.utf8)).fileNames
    #expect(names == ["letters/A.png", "letters/B.png", "letters/C.png"])
  }
}
