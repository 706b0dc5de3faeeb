import Constraints
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes

@Suite struct SceneSolverTests {
  @Test func `the contract's sample comes out as the contract says`() throws {
    let solution = try solve(SceneDecoderTests.sample, constraints: ["save.top == nav.bottom + 8"])
    #expect(frame("nav", in: solution) == LayoutRect(width: 393, height: 103))
    let save = frame("save", in: solution)
    #expect(save.maxX == 377 && save.minY == 111 && save.height == 22)
    let step = try #require(solution.steps.first)
    #expect(step.cutouts.map(\.frame) == [grown(save)])
    #expect(step.bubble.side == .below)
    #expect(step.bubble.frame.minY == 145 && step.bubble.frame.height == 34)
    let tip = (save.midX * 3).rounded() / 3  // the middle's pixel
    #expect(step.bubble.arrow?.tip == LayoutPoint(x: tip, y: 137))
  }

  @Test func `a label is as wide as its text and wraps when it is not`() throws {
    let scene = #"""
      { "screen": { "size": [300, 400] }, "views": [
        { "id": "one", "kind": "label", "text": "Two words here", "pin": ["top", "leading"] },
        { "id": "two", "kind": "label", "text": "Two words here", "pin": ["leading", "bottom"] } ],
        "constraints": ["two.width == 50"] }
      """#
    let solution = try solve(scene)
    #expect(solution.diagnostics.isEmpty)
    let one = solution.views[0]
    let two = solution.views[1]
    let text = try #require(one.text)
    #expect(text.lines.count == 1)
    #expect(one.frame.size == text.size)
    #expect(two.frame.width == 50)
    #expect(two.text?.lines.count == 3)
    #expect(two.frame.height > 2.9 * one.frame.height - 3 && two.frame.maxY == 400)
  }

  @Test func `bars grow by the safe area that they touch`() throws {
    let scene = #"""
      { "screen": "iPhone X", "views": [
        { "id": "nav", "kind": "bar", "pin": ["top", "leading", "trailing"] },
        { "id": "low", "kind": "bar", "pin": ["leading", "trailing"] },
        { "id": "tabs", "kind": "tabs", "pin": ["bottom", "leading", "trailing"] } ],
        "constraints": ["low.top == nav.bottom"] }
      """#
    let solution = try solve(scene)
    #expect(frame("nav", in: solution) == LayoutRect(width: 375, height: 88))
    #expect(frame("low", in: solution) == LayoutRect(y: 88, width: 375, height: 44))
    #expect(frame("tabs", in: solution) == LayoutRect(y: 729, width: 375, height: 83))
    let turned = try solve(scene, SceneOverrides(orientation: .landscape))
    #expect(frame("nav", in: turned) == LayoutRect(width: 812, height: 44))
    #expect(frame("tabs", in: turned) == LayoutRect(y: 305, width: 812, height: 70))
  }

  @Test func `every screen has its items`() throws {
    let views = ["screen", "safeArea", "margins", "keyboard"].map { item in
      (
        #"{ "id": "\#(item)Copy" }"#,
        ["left", "top", "width", "height"].map { #""\#(item)Copy.\#($0) == \#(item).\#($0)""# }
      )
    }
    let scene = """
      { "screen": { "size": [300, 500], "safeArea": [20, 5, 30, 10], "keyboard": 200 },
        "views": [\(views.map(\.0).joined(separator: ","))],
        "constraints": [\(views.flatMap(\.1).joined(separator: ","))] }
      """
    let open = try solve(scene)
    #expect(open.diagnostics.isEmpty)
    #expect(frame("screenCopy", in: open) == LayoutRect(width: 300, height: 500))
    #expect(frame("safeAreaCopy", in: open) == LayoutRect(x: 5, y: 20, width: 285, height: 450))
    #expect(frame("marginsCopy", in: open) == LayoutRect(x: 21, y: 36, width: 253, height: 418))
    #expect(frame("keyboardCopy", in: open) == LayoutRect(y: 300, width: 300, height: 200))
    let hidden = try solve(scene, SceneOverrides(keyboard: 0))
    #expect(frame("keyboardCopy", in: hidden) == LayoutRect(y: 470, width: 300, height: 30))
  }

  @Test func `frames are absolute, proportional and not mirrored`() throws {
    let scene = #"""
      { "screen": { "size": [320, 568], "direction": "rtl" }, "views": [
        { "id": "box", "frame": [10, 20, 100, 200], "children": [
          { "id": "cell", "frame": [12, "30 * H/568", "W / 4", "43 * H/568"] },
          { "id": "tag", "kind": "switch", "pin": ["leading", "bottom"] } ] } ] }
      """#
    let solution = try solve(scene)
    #expect(frame("cell", in: solution) == LayoutRect(x: 12, y: 30, width: 80, height: 43))
    #expect(frame("tag", in: solution) == LayoutRect(x: 59, y: 189, width: 51, height: 31))
    let tall = try solve(scene, SceneOverrides(size: LayoutSize(width: 400, height: 1136)))
    #expect(frame("cell", in: tall) == LayoutRect(x: 12, y: 60, width: 100, height: 86))
    #expect(tall.views.map(\.parent) == [nil, 0, 0])
  }

  @Test func `Visual Format lines know their common parent`() throws {
    let scene = #"""
      { "screen": { "size": [300, 400] }, "views": [
        { "id": "box", "frame": [100, 100, 150, 80], "children": [{ "id": "a" }, { "id": "b" }] } ],
        "constraints": ["H:|-[a(==b)]-[b]-|", "V:|-10-[a(20)]", "V:|[b]|"] }
      """#
    let solution = try solve(scene)
    #expect(solution.diagnostics.isEmpty)
    #expect(frame("a", in: solution) == LayoutRect(x: 108, y: 110, width: 63, height: 20))
    #expect(frame("b", in: solution) == LayoutRect(x: 179, y: 100, width: 63, height: 80))
  }

  @Test func `a scene without a screen is pure algebra`() throws {
    let scene = #"""
      { "variables": ["x", "y"], "constraints": ["x + y == 10", "x - 2 * y == 1", "x >= 0"] }
      """#
    let solution = try solve(scene)
    #expect(solution.screen == nil && solution.diagnostics.isEmpty)
    #expect(solution.variables.map(\.name) == ["x", "y"])
    #expect(isClose(solution.variables[0].value, 7) && isClose(solution.variables[1].value, 3))
  }

  @Test func `right to left mirrors what constraints place`() throws {
    let scene = #"""
      { "screen": { "size": [300, 400] }, "views": [
        { "id": "a", "kind": "switch", "pin": "top" }, { "id": "b", "kind": "switch", "pin": "top" } ],
        "constraints": ["a.leading == screen.leading + 8", "b.leading == a.trailing + 10"] }
      """#
    let plain = try solve(scene)
    let mirrored = try solve(scene, SceneOverrides(locale: "ar"))
    #expect(mirrored.screen?.direction == .rightToLeft)
    for (one, other) in zip(plain.views, mirrored.views) {
      #expect(isClose(one.frame.minX, 300 - other.frame.maxX))
    }
  }

  @Test func `baselines line up texts of different sizes`() throws {
    let scene = #"""
      { "screen": { "size": [300, 400], "scale": 3 }, "views": [
        { "id": "big", "kind": "label", "text": "Big", "font": { "size": 40 }, "pin": ["top", "left"] },
        { "id": "small", "kind": "button", "text": "Small", "font": { "size": 12 }, "pin": ["right"] } ],
        "constraints": ["small.firstBaseline == big.lastBaseline"] }
      """#
    let views = try solve(scene).views
    let baselines = try views.map { view in
      let text = try #require(view.text)
      let line = try #require(text.lines.first)
      return text.baseline(of: line, in: view.textFrame)
    }
    #expect(isClose(baselines[0], baselines[1], tolerance: 0.34))
    #expect(views[1].frame.minY > 10)
  }

  @Test func `text sizes and languages change what is measured`() throws {
    let scene = #"""
      { "screen": { "size": [300, 400] }, "views": [ { "id": "a", "kind": "label", "pin": ["top", "left"],
        "text": { "en": "W", "de": "WWWW" } } ] }
      """#
    let widths = try [
      SceneOverrides(), SceneOverrides(locale: "de-AT"),
      SceneOverrides(textSize: .accessibilityLarge),
    ].map { try frame("a", in: solve(scene, $0)).width }
    #expect(widths[1] > 3 * widths[0] && widths[2] > 1.8 * widths[0])
  }

  @Test func `the same scene gives the same bytes`() throws {
    let scene = try Scene(parsing: Array(SceneDecoderTests.sample.utf8))
    let texts = try [nil, SceneOverrides(locale: "zh-Hans"), nil].map { overrides in
      JSONWriter.text(
        try SceneSolver.solve(scene, with: overrides ?? SceneOverrides()).json())
    }
    #expect(texts[0] == texts[2] && texts[0] != texts[1])
  }

  private func grown(_ frame: LayoutRect) -> LayoutRect {
    LayoutRect(x: frame.x - 4, y: frame.y - 4, width: frame.width + 8, height: frame.height + 8)
  }
}

/// Reads and solves a scene, with more constraint lines than it has.
func solve(
  _ text: String, _ overrides: SceneOverrides = SceneOverrides(), constraints: [String] = []
) throws -> SceneSolution {
  var scene = try Scene(parsing: Array(text.utf8))
  for line in constraints {
    scene.constraints.append(try SceneConstraint(parsing: JSONString(line)))
  }
  return try SceneSolver.solve(scene, with: overrides)
}

/// The frame of a view; nowhere when there is none.
func frame(_ id: String, in solution: SceneSolution) -> LayoutRect {
  solution.views.first { $0.id == id }?.frame ?? LayoutRect(x: -1, y: -1, width: -1, height: -1)
}
