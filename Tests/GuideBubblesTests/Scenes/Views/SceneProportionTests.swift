import Constraints
import TestSupport
import Testing

@testable import GuideScenes

@Suite struct SceneProportionTests {
  @Test func `W and H are the screen's width and height in constraints`() throws {
    let text = """
      { "screen": { "size": [320, 568] }, "views": [{ "id": "row", "pin": ["top", "leading"] },
        { "id": "gone", "hidden": true, "collapses": true, "pin": ["leading"] }],
        "constraints": ["row.height == 43 * H/568", { "where": "row.width >= W - 2 * 10" },
          "row.width <= W/2 + H * 0.5", "row.width == 0 @low", "gone.top == row.bottom + H"] }
      """
    let original = try solve(text)
    #expect(original.diagnostics.isEmpty)
    #expect(frame("row", in: original) == LayoutRect(width: 300, height: 43))
    #expect(frame("gone", in: original).y == 43)
    let large = try solve(text, SceneOverrides(size: LayoutSize(width: 640, height: 1136)))
    #expect(frame("row", in: large) == LayoutRect(width: 620, height: 86))
  }

  @Test func `a variable called W or H is that variable`() throws {
    let solution = try solve(
      """
      { "screen": { "size": [320, 568] }, "variables": ["H"],
        "views": [{ "id": "W", "pin": ["top", "leading"] }],
        "constraints": ["H == 7", "W.height == 2 * H", "W.width == W / 4"] }
      """)
    #expect(solution.diagnostics.isEmpty)
    #expect(frame("W", in: solution) == LayoutRect(width: 80, height: 14))
  }

  @Test func `without a screen W and H are an error where they stand`() throws {
    let marked = MarkedText(
      #"{ "variables": ["x"], "constraints": ["x == 2 * ①W", "x + 3 >= ②H / 2"] }"#)
    let scene = try Scene(parsing: marked.bytes)
    let solution = try SceneSolver.solve(scene)
    let errors = solution.diagnostics.filter { $0.severity == .error }
    #expect(
      errors.map(\.message) == [
        "'W' needs a screen, and the scene has none", "'H' needs a screen, and the scene has none",
      ])
    #expect(errors.map { $0.range?.start } == marked.offsets)
    let sized = try SceneSolver.solve(
      scene, with: SceneOverrides(size: LayoutSize(width: 50, height: 100)))
    #expect(sized.variables.map(\.value) == [100])
  }

  @Test func `without a screen no length grows with it`() throws {
    let marked = MarkedText(
      #"{ "views": [{ "frame": [0, 0, ①"W", "H"] }], "styles": { "a": { "maxWidth": "3 * 9" } } }"#)
    let scene = try Scene(parsing: marked.bytes)
    let errors = try SceneSolver.solve(scene).diagnostics
    #expect(errors.map(\.message) == ["'W' and 'H' need a screen, and the scene has none"])
    #expect(errors.map { $0.range?.start } == marked.offsets)
    let size = SceneOverrides(size: LayoutSize(width: 50, height: 100))
    let sized = try SceneSolver.solve(scene, with: size)
    #expect(sized.diagnostics.isEmpty)
    #expect(sized.views.first?.frame == LayoutRect(width: 50, height: 100))
  }

  @Test func `lengths of views, styles, guides and screens grow with the screen`() throws {
    let solution = try solve(
      """
      { "screen": { "size": [300, 600], "keyboard": "H/6", "obstacles": [[0, "H-1", "W", 1]] },
        "styles": { "hint": { "textInsets": "W/100", "maxWidth": "W/2", "arrow": false } },
        "views": [{ "id": "box", "intrinsicSize": ["W/10", "H/10"], "pin": ["top", "leading"] },
          { "id": "label", "kind": "label", "text": "Text", "pin": ["top", "trailing"],
            "textInsets": [1, "W/30", "H/60", 2] }],
        "guide": { "margins": [0, "W/10", 0, 0], "style": "hint", "steps": [
          { "target": "box", "text": "A text that is rather long", "gap": "H/100",
            "cutout": { "padding": "W/150" } }] } }
      """)
    #expect(solution.diagnostics.isEmpty)
    #expect(solution.screen?.keyboard == 100)
    #expect(frame("box", in: solution).size == LayoutSize(width: 30, height: 60))
    let label = try #require(solution.views.last)
    #expect(label.textFrame.x - label.frame.x == 10)
    #expect(label.frame.maxY - label.textFrame.maxY == 10)
    let step = try #require(solution.steps.first)
    #expect(step.style.maximumWidth == 150)
    #expect(step.style.textInsets == DirectionalInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
    #expect(step.cutouts.first?.frame == LayoutRect(x: 0, y: 0, width: 32, height: 62))
    #expect(step.bubble.frame.x == 30)
    #expect(step.bubble.frame.y == 68)
  }

  @Test(arguments: [
    (#""views": [{ "cornerRadius": "W/40" }]"#, "'cornerRadius' must be a number, found a string"),
    (#""views": [{ "font": { "size": "H/20" } }]"#, "'size' must be a number, found a string"),
    (
      #""styles": { "a": { "arrow": { "length": "W/40" } } }"#,
      "'length' must be a number, found a string"
    ),
    (
      #""styles": { "a": { "border": { "width": "W/320" } } }"#,
      "'width' must be a number, found a string"
    ),
    (
      #""guide": { "steps": [{ "target": [1, 2], "text": "a", "cutout": { "radius": "W" } }] }"#,
      "'radius' must be a number, found a string"
    ),
    (#""screen": { "size": ["W", 3] }"#, "'size[0]' must be a number, found a string"),
    (
      #""screen": { "size": [3, 3], "safeArea": ["H/20", 0, 0, 0] }"#,
      "'safeArea[0]' must be a number, found a string"
    ),
  ])
  func `what stays the same on every screen says so`(member: String, message: String) {
    let error = #expect(throws: SceneDiagnostics.self) {
      try Scene(parsing: Array("{ \(member) }".utf8))
    }
    #expect(error?.diagnostics.map(\.message) == [message])
    #expect(error?.diagnostics.first?.help?.contains("without W and H") == true)
  }

  @Test(arguments: [
    #""styles": { "a": { "maxWidth": -1 } }"#, #""views": [{ "intrinsicSize": [-1, 2] }]"#,
    #""screen": { "size": [3, 3], "keyboard": -1 }"#,
    #""guide": { "steps": [{ "target": [1, 2], "text": "a", "cutout": { "padding": -1 } }] }"#,
  ])
  func `sizes below zero are refused`(member: String) {
    let error = #expect(throws: SceneDiagnostics.self) {
      try Scene(parsing: Array("{ \(member) }".utf8))
    }
    #expect(error?.diagnostics.first?.message.hasSuffix("cannot be -1") == true)
  }
}
