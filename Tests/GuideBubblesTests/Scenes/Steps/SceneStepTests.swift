import Constraints
import TestSupport
import Testing

@testable import GuideBubbles
@testable import GuideScenes

@Suite struct SceneStepTests {
  static let scene = #"""
    { "screen": { "size": [320, 480] }, "flags": { "vip": false, "late": true }, "views": [
      { "id": "a", "frame": [20, 40, 60, 30] }, { "id": "gone", "frame": [20, 90, 60, 30], "when": "vip" },
      { "id": "box", "frame": [0, 300, 320, 100], "hidden": true, "children": [{ "id": "inner", "frame": [1, 301, 9, 9] }] },
      { "id": "far", "frame": [400, 40, 60, 30] }, { "id": "wall", "frame": [0, 120, 320, 170], "obstacle": true } ],
      "guide": { "steps": [
        { "id": "first", "target": "a", "text": "one" },
        { "id": "maybe", "target": "gone", "text": "two", "optional": true },
        { "id": "vip", "target": "a", "text": "three", "when": "vip" },
        { "id": "hidden", "target": "inner", "text": "four", "optional": true },
        { "target": [160, 20], "text": "five", "when": "late" },
        { "id": "off", "target": "far", "text": "six", "optional": true },
        { "id": "both", "target": ["a", [200, 40, 20, 20]], "text": "seven", "cutout": false, "gap": 3, "side": "below" }
      ] } }
    """#

  @Test func `steps that cannot be shown are left out and the others numbered`() throws {
    let solution = try solve(SceneStepTests.scene)
    #expect(solution.diagnostics.isEmpty)
    #expect(solution.steps.map(\.id) == ["first", "5", "both"])
    #expect(solution.steps.map(\.position) == [1, 5, 7])
    #expect(solution.steps.map(\.shownPosition) == [1, 2, 3])
    #expect(solution.steps.map(\.shownCount) == [3, 3, 3])
  }

  @Test func `flags bring views and steps into being`() throws {
    let flags = [SceneFlag(name: SceneName("vip"), isOn: true), SceneFlag(name: SceneName("late"))]
    let solution = try solve(SceneStepTests.scene, SceneOverrides(flags: flags))
    #expect(solution.steps.map(\.id) == ["first", "maybe", "vip", "both"])
    #expect(solution.views.map(\.id).contains("gone"))
  }

  @Test func `targets, cut-outs and gaps are as asked for`() throws {
    let solution = try solve(SceneStepTests.scene)
    let (first, point, both) = (solution.steps[0], solution.steps[1], solution.steps[2])
    #expect(
      first.cutouts == [
        Cutout(shape: .rounded, frame: LayoutRect(x: 16, y: 36, width: 68, height: 38), radius: 8)
      ])
    #expect(point.targets == [SolvedTarget(id: nil, frame: LayoutRect(x: 160, y: 20))])
    #expect(point.cutouts.map(\.frame) == [LayoutRect(x: 156, y: 16, width: 8, height: 8)])
    #expect(both.targets.map(\.id) == ["a", nil])
    #expect(both.cutouts.isEmpty)
    #expect(both.bubble.frame.minY == 73)
  }

  @Test func `a bubble keeps off obstacles, but not off the view that it explains`() throws {
    let solution = try solve(SceneStepTests.scene)
    let wall = LayoutRect(x: 0, y: 120, width: 320, height: 170)
    #expect(!solution.steps[0].bubble.frame.overlaps(wall))
    let onWall = try solve(
      SceneStepTests.scene.replacing(
        #""target": "a", "text": "one""#, with: #""target": "wall", "text": "one""#))
    #expect(onWall.steps[0].bubble.promises.allSatisfy { $0.isKept })
  }

  @Test func `a target that cannot be seen is an error, and the others are solved`() throws {
    let text = MarkedText(
      SceneStepTests.scene.replacing(
        #""target": "gone", "text": "two", "optional": true"#,
        with: #""target": ①"gone", "text": "two""#
      )
      .replacing(
        #""target": "inner", "text": "four", "optional": true"#,
        with: #""target": ["a", ②"inner"], "text": "four""#
      )
      .replacing(
        #""target": "far", "text": "six", "optional": true"#,
        with: #""target": ③"far", "text": "six""#))
    let solution = try SceneSolver.solve(try Scene(parsing: text.bytes))
    #expect(
      solution.diagnostics.map(\.message) == [
        "the step 'maybe' explains 'gone', which does not exist here",
        "the step 'hidden' explains 'inner', which is hidden",
        "the step 'off' explains 'far', which is off the screen",
      ])
    #expect(solution.diagnostics.map { $0.range?.start } == text.offsets)
    #expect(solution.steps.map(\.id) == ["first", "hidden", "5", "both"])
    #expect(solution.steps[1].targets.map(\.id) == ["a"])
  }

  @Test func `a step's style, text and keys reach the solution`() throws {
    let solution = try solve(
      #"""
      { "screen": { "size": [320, 480], "textSize": "extraLarge" }, "styles": {
        "base": { "fill": "#000000" }, "own": { "font": { "size": 17 }, "textColor": "#ff0000", "arrow": false,
          "textInsets": 5, "maxWidth": "W / 2", "border": { "width": 2, "color": "#00f" } } },
        "views": [{ "id": "a", "frame": [20, 40, 60, 30] }],
        "guide": { "style": "base", "steps": [ { "target": "a", "text": "t" },
          { "target": "a", "text": { "title": "Title", "body": "Body" }, "style": "own", "advance": "target", "passThrough": true } ] } }
      """#)
    let (base, own) = (solution.steps[0], solution.steps[1])
    #expect(base.style.fill == .black && base.style.arrow == BubbleArrow())
    #expect(own.style.font.size == 19 && own.style.arrow == nil)
    let grown: Double = 160 * 19 / 17
    #expect(own.style.maximumWidth == grown)
    #expect(own.style.border?.width == 2)
    #expect(own.bubble.title.lines.map(\.text) == ["Title"])
    #expect(own.bubble.text.lines.map(\.text) == ["Body"])
    #expect(own.advance == .target && own.passesThrough)
  }
}
