import Constraints
import GuideBubbles
import GuideFormats
import TestSupport
import Testing

@testable import GuideScenes

@Suite struct SceneExplainerTests {
  private func explainer(_ text: String) throws -> SceneExplainer {
    try SceneExplainer(Scene(parsing: Array(text.utf8)))
  }

  private static let wrapping = #"""
    { "screen": { "size": [300, 400] }, "variables": ["half"],
      "views": [
        { "id": "title", "kind": "label", "text": "Several words that need lines", "pin": ["top", "left"] },
        { "id": "badge", "frame": [10, 200, 30, 30] },
        { "id": "row", "kind": "stack", "pin": ["left"], "spacing": 6, "children": [
          { "id": "one", "intrinsicSize": [30, 20] }, { "id": "two", "intrinsicSize": [40, 20] } ] },
        { "id": "loose", "intrinsicSize": [20, null] } ],
      "constraints": [ "title.width == 80", "2 * half == title.width", "half == 10 @ 100",
        "row.top == title.bottom + 4", "loose.top == row.bottom", "loose.left == screen.left" ] }
    """#

  @Test func `what holds a value is told beside what it leans on`() throws {
    let explainer = try explainer(Self.wrapping)
    func texts(_ view: String, _ attribute: LayoutAttribute) -> [String] {
      explainer.values(of: .view(view, attribute)).flatMap(\.holds).map(\.text)
    }
    #expect(
      texts("title", .left) == [
        "'title' is pinned to the left edge", "'screen.left' is 0 on this screen",
      ])
    #expect(
      texts("title", .height) == [
        "the content of 'title' is 82 high: 4 lines, broken for a width of 80", "title.width == 80",
      ])
    #expect(texts("badge", .width) == ["'badge.width' is 30 by its 'frame'"])
    let two = explainer.values(of: .view("two", .left)).flatMap(\.holds)
    #expect(two.contains { $0.kind == .stack && $0.text.hasPrefix("the stack 'row' requires") })
    #expect(two.contains { $0.kind == .content && $0.text == "the content of 'one' is 30 wide" })
    let height = explainer.values(of: .view("title", .height))[0].holds
    #expect(height.map(\.through) == [nil, "title.width"])
  }

  @Test func `a variable tells what gave way, by how much and to what`() throws {
    let explainer = try explainer(Self.wrapping)
    let halves = explainer.values(of: .variable("half"))
    let half = try #require(halves.first)
    #expect(half.value == 40)
    #expect(half.holds.map(\.effect) == [0.5, 0.5])
    #expect(half.gaveWay.map(\.constraint) == ["half == 10 @ 100"])
    #expect(half.gaveWay.map(\.amount) == [30])
    #expect(half.gaveWay[0].reasons.map(\.text).contains("'title.width == 80'"))
  }

  @Test func `what is open says how far, and what would settle it`() throws {
    let explainer = try explainer(Self.wrapping)
    let height = explainer.values(of: .view("loose", .height))[0]
    #expect(height.open == LayoutOpenRange(lower: 0, upper: nil))
    #expect(height.settlingLine == "loose.height == 0")
    let others = [LayoutAttribute.left, .trailing].map {
      explainer.values(of: .view("loose", $0))[0].open
    }
    #expect(others == [nil, nil])
  }

  @Test func `a value in a row is told with the lines of its template and where the row begins`()
    throws
  {
    let explainer = try explainer(
      #"""
      { "screen": { "size": [300, 400] }, "views": [ { "id": "thread", "kind": "list", "frame": [20, 10, 200, 300],
          "data": [ { "id": "m1", "text": "x" }, { "id": "m2", "text": "y" } ],
          "template": { "children": [ { "id": "bubble", "kind": "label", "text": "{text}" } ],
            "constraints": [ "bubble.left == row.left + 7", "bubble.width == 0.5 * row.width",
              "bubble.top == row.top + 3", "row.height == 50" ] } } ] }
      """#)
    let width = explainer.values(of: .view("thread[m2].bubble", .width))[0]
    #expect(width.value == 100)
    #expect(
      width.holds.map(\.text) == [
        "bubble.width == 0.5 * row.width", "'row' is as wide as its list, 200 points",
      ])
    let top = explainer.values(of: .view("thread[m2].bubble", .top))[0]
    #expect(top.value == 63)
    #expect(
      top.holds.last?.text == "'thread[m2]' begins at 60, behind what is before it in its list")
    let all = explainer.values(of: .view("thread[m2].bubble", nil)).map(\.value)
    let views = explainer.solution.views
    let frame = try #require(views.first { $0.id == "thread[m2].bubble" }?.frame)
    #expect(all == [frame.x, frame.width, frame.y, frame.height])
  }

  @Test func `a word is a step first, then a view, a value of one, a variable`() throws {
    let explainer = try explainer(
      #"""
      { "screen": { "size": [300, 400] }, "variables": ["x"], "constraints": ["x == 1"],
        "views": [ { "id": "save", "frame": [9, 9, 50, 20] }, { "id": "a.b", "frame": [0, 0, 1, 1] } ],
        "guide": { "steps": [ { "id": "save", "target": "save", "text": "Hi" } ] } }
      """#)
    let words = ["save", "1", "save.centerX", "a.b", "safeArea.top", "x", "2", "save.middle"]
    let subjects = words.map { explainer.subject(named: $0) }
    #expect(
      subjects == [
        .step(1), .step(1), .view("save", .centerX), .view("a.b", nil), .view("safeArea", .top),
        .variable("x"), nil, nil,
      ])
    let names = explainer.names(near: "save.widht")
    #expect(names.contains("save.width"))
  }

  @Test func `a bubble tells the sides that were tried, and what holds its edges`() throws {
    let explainer = try explainer(
      #"""
      { "screen": { "size": [300, 400] },
        "views": [ { "id": "low", "frame": [100, 360, 60, 30] }, { "id": "wall", "obstacle": true, "frame": [0, 0, 300, 40] },
          { "id": "by", "kind": "button", "text": "By", "frame": [0, 200, 40, 30] } ],
        "guide": { "steps": [ { "target": "low", "text": "Up here", "gap": 11 } ] } }
      """#)
    let (explanation, other) = (explainer.explanation(ofStep: 1), explainer.explanation(ofStep: 2))
    let told = try #require(explanation)
    #expect(told.step.bubble.side == .above && told.gap == 11)
    #expect(told.step.bubble.candidates.map(\.side) == [.below, .above])
    #expect(told.untriedSides == [.trailing, .leading])
    let below = told.step.bubble.candidates[0].breaches
    #expect((below.first?.demand.priority ?? 0.5) >= PlacementDemand.arrow.priority)
    #expect(told.chosen?.breaches.map(\.demand) == [.sideOrder])
    #expect(told.step.bubble.bindings.contains { $0.edge == .bottom && $0.source == .gap })
    #expect(told.obstacles.map(\.name) == ["wall"] && told.controls.map(\.name) == ["by"])
    #expect(other == nil)
  }

  @Test func `each demand of a place has a priority of its own, in order`() {
    let priorities = PlacementDemand.allCases.map(\.priority)
    #expect(Set(priorities).count == priorities.count)
  }

  @Test func `every view of every example can be explained, and has the value that is solved`()
    throws
  {
    for name in try ExampleFiles.sceneNames() {
      let explainer = try SceneExplainer(Scene(parsing: ExampleFiles.bytes(name)))
      // Some of each screen, and all of them where tests go on to the end.
      let views = explainer.solution.views
      for index in stride(from: 0, to: views.count, by: Campaign.isWhole ? 1 : 1 + views.count / 8)
      {
        let view = views[index]
        let told = explainer.values(of: .view(view.id, nil))
        #expect(told.count == 4)
        #expect(told.allSatisfy { !$0.holds.isEmpty || $0.open != nil }, "\(name) \(view.id)")
        #expect((told[1].value - view.frame.width).magnitude < 1, "\(name) \(view.id)")
        #expect((told[2].value - view.frame.y).magnitude < 1, "\(name) \(view.id)")
      }
    }
  }
}
