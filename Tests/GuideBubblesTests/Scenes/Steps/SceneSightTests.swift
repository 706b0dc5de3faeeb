import Constraints
import Testing

@testable import GuideBubbles
@testable import GuideFormats
@testable import GuideScenes

/// What is seen of a target, in small scenes with the values that geometry gives.
@Suite struct SceneSightTests {
  private static func box(_ id: String, _ frame: [Int], _ more: String = "") -> String {
    ##"{ "id": "\##(id)", "fill": "#336699", "frame": \##(frame)\##(more) }"##
  }

  // MARK: Keyboard and screen

  @Test(arguments: [
    (#""size": [390, 844]"#, 336, [100, 600, 80, 44], false),
    (#""size": [390, 844]"#, 336, [100, 507, 80, 44], true),
    (#""size": [390, 844]"#, 336, [100, 508, 80, 44], false),
    (#""size": [844, 390], "scale": 3"#, 200, [100, 300, 80, 44], false),
    (#""size": [390, 844], "direction": "rtl""#, 336, [100, 600, 80, 44], false),
  ])
  func `what lies behind the keyboard is unseen`(
    screen: String, keyboard: Int, frame: [Int], isSeen: Bool
  ) throws {
    let scene = SmallScene(
      screen: screen + #", "keyboard": \#(keyboard)"#, views: [Self.box("a", frame)],
      steps: [#""target": "a""#])
    let solution = try scene.solved()
    #expect(solution.steps.count == (isSeen ? 1 : 0))
    #expect(solution.diagnostics.contains { $0.code == .unseenTarget } == !isSeen)
    #expect(solution.skipped.map(\.reason) == (isSeen ? [] : [.targetBehindKeyboard]))
  }

  @Test(arguments: [
    ([380, 100, 39, 22], 29.0, LayoutPoint(x: 29, y: 0)),
    ([-29, 100, 39, 22], 29.0, LayoutPoint(x: -29, y: 0)),
    ([100, 834, 39, 22], 12.0, LayoutPoint(x: 0, y: 12)),
    ([100, -12, 39, 22], 12.0, LayoutPoint(x: 0, y: -12)),
  ])
  func `a target that an edge cuts tells how much is missing`(
    frame: [Int], hidden: Double, scroll: LayoutPoint
  ) throws {
    for scale in [1, 2, 3] {
      let step = try SmallScene(
        screen: #""size": [390, 844], "scale": \#(scale)"#, views: [Self.box("a", frame)],
        steps: [#""target": "a""#]
      ).step()
      #expect(step.shortfall(.targetVisible) == hidden)
      #expect(step.bubble.promises.last?.scroll?.distance == scroll)
      #expect(step.broken == [.targetVisible])
    }
  }

  // MARK: What lies over it

  @Test func `what bars cover is neither lit nor explained`() throws {
    for mirror in [false, true] {
      let scene = SmallScene(
        screen: #""size": [375, 667], "scale": 2, "direction": "\#(mirror ? "rtl" : "ltr")""#,
        views: [
          Self.box("r7", [0, 540, 375, 44]), Self.box("r8", [0, 596, 375, 40]),
          Self.box("r9", [0, 636, 375, 31]),
          #"{ "id": "tabs", "kind": "tabs", "pin": ["leading", "bottom", "trailing"] }"#,
        ], steps: [#""target": "r7""#, #""target": "r8""#, #""target": "r9""#])
      let solution = try scene.solved()
      #expect(solution.steps.map(\.id) == ["1", "2"])
      #expect(solution.steps.last?.cutouts.map(\.frame.maxY) == [618])
      #expect(solution.steps.last?.shortfall(.targetVisible) == 18)
      #expect(solution.skipped.map(\.reason) == [.targetCovered])
    }
  }

  @Test(arguments: [("80", true), ("7f", false), ("00", false), ("ff", true)])
  func `half of a fill's opacity hides`(alpha: String, hides: Bool) throws {
    let scene = SmallScene(
      views: [
        Self.box("a", [100, 100, 80, 40]),
        ##"{ "id": "sheet", "fill": "#ffffff\##(alpha)", "frame": [0, 90, 390, 754] }"##,
      ], steps: [#""target": "a""#])
    #expect(try scene.solved().steps.isEmpty == hides)
  }

  @Test func `a bar whose own fill lets it through hides nothing`() throws {
    let bar = ##"{ "kind": "bar", "fill": "#ffffff40", "frame": [0, 0, 390, 44] }"##
    let scene = SmallScene(
      views: [Self.box("a", [100, 10, 80, 20]), bar], steps: [#""target": "a""#])
    #expect(try scene.step().shortfall(.targetVisible) == 0)
  }

  @Test func `what is in a sheet lies over what is behind it, and is seen itself`() throws {
    let sheet = """
      { "id": "sheet", "frame": [0, 300, 390, 544], "children": [
        { "id": "inner", "frame": [10, 310, 370, 500], "children": [
          { "id": "card", "fill": "#ffffff", "frame": [20, 320, 200, 100], "children": [
            { "id": "ok", "kind": "button", "text": "OK", "frame": [40, 340, 60, 30] } ] } ] } ] }
      """
    let scene = SmallScene(
      views: [Self.box("a", [100, 300, 80, 40]), Self.box("b", [210, 330, 40, 40]), sheet],
      steps: [#""target": "a""#, #""target": "b""#, #""target": "ok""#])
    let solution = try scene.solved()
    #expect(solution.steps.map { $0.shortfall(.targetVisible) } == [20, 10, 0])
    #expect(solution.steps.first?.cutouts.map(\.frame.maxY) == [320])
  }

  @Test func `what stands within a target hides nothing, what cuts it through does`() throws {
    let card = Self.box("card", [50, 200, 200, 100])
    func hidden(_ frame: [Int], kind: String = "view") throws -> Double {
      let over = ##"{ "kind": "\##(kind)", "fill": "#ffffff", "frame": \##(frame) }"##
      return try SmallScene(views: [card, over], steps: [#""target": "card""#]).step()
        .shortfall(.targetVisible)
    }
    #expect(try hidden([100, 230, 40, 30]) == 0)
    #expect(try hidden([50, 200, 40, 30]) == 0)
    #expect(try hidden([40, 200, 40, 30]) == 30)
    #expect(try hidden([50, 280, 200, 20]) == 20)
    #expect(try hidden([50, 240, 200, 20]) == 20)
    #expect(try hidden([40, 240, 220, 20]) == 20)
    #expect(try hidden([100, 230, 40, 30], kind: "bar") == 30)
  }

  // MARK: Containers

  @Test(arguments: [1, 2, 3])
  func `only what a scroll view shows is lit and pointed at`(scale: Int) throws {
    let scroll = """
      { "id": "sv", "kind": "scroll", "frame": [40, 200, 310, 40], "children": [
        { "id": "c3", "fill": "#0000aa", "frame": [300, 200, 120, 40] },
        { "id": "c4", "fill": "#aaaa00", "frame": [430, 200, 120, 40] } ] }
      """
    let solution = try SmallScene(
      screen: #""size": [390, 844], "scale": \#(scale)"#, views: [scroll],
      steps: [#""target": "c3""#, #""target": "c4", "optional": true"#]
    ).solved()
    let step = try #require(solution.steps.first)
    #expect(
      solution.steps.count == 1 && solution.diagnostics.allSatisfy { $0.code != .unseenTarget })
    #expect(step.cutouts.map(\.frame) == [LayoutRect(x: 296, y: 196, width: 54, height: 48)])
    #expect(step.bubble.arrow?.tip.x == 325)
    #expect(step.shortfall(.targetVisible) == 70)
    #expect(step.bubble.promises.last?.scroll?.container == "sv")
    #expect(step.bubble.promises.last?.scroll?.distance == LayoutPoint(x: 70, y: 0))
  }

  @Test func `a container in a container shows what both show`() throws {
    let views = """
      { "id": "outer", "kind": "scroll", "frame": [0, 100, 200, 300], "children": [
        { "id": "inner", "kind": "scroll", "frame": [50, 300, 300, 200], "children": [
          { "id": "a", "fill": "#aa0000", "frame": [150, 380, 100, 60] },
          { "id": "b", "fill": "#00aa00", "frame": [210, 320, 50, 50] } ] } ] }
      """
    let solution = try SmallScene(
      views: [views], steps: [#""target": "a""#, #""target": "b", "optional": true"#]
    ).solved()
    let step = try #require(solution.steps.first)
    #expect(solution.skipped.map(\.reason) == [.targetOffScreen])
    #expect(
      step.targets.first?.visibleParts == [LayoutRect(x: 150, y: 380, width: 50, height: 20)])
    #expect(
      step.cutouts.map(\.frame) == [LayoutRect(left: 146, top: 376, right: 200, bottom: 400)])
    #expect(step.shortfall(.targetVisible) == 50)
  }

  @Test func `a row that its list cuts is explained as far as it shows`() throws {
    let list = """
      { "id": "list", "kind": "list", "frame": [0, 100, 390, 110], "offset": [0, 20],
        "data": [{}, {}, {}, {}],
        "template": { "constraints": ["row.height == 50"] } }
      """
    let solution = try SmallScene(
      views: [list],
      steps: [1, 2, 3, 4].map { #""target": "list[\#($0)]", "optional": true"# }
    ).solved()
    #expect(solution.steps.map { $0.shortfall(.targetVisible) } == [20, 0, 20])
    #expect(
      solution.steps.map { $0.bubble.promises.last?.scroll?.distance.y } == [-20, nil, 20])
    #expect(solution.skipped.map(\.position) == [4])
  }

  @Test func `of an obstacle only what its container shows counts`() throws {
    let scroll = """
      { "kind": "scroll", "frame": [0, 300, 390, 40], "children": [
        { "id": "ad", "obstacle": true, "fill": "#aa0000", "frame": [0, 310, 390, 300] } ] }
      """
    let step = try SmallScene(
      views: [scroll, Self.box("a", [150, 400, 90, 40])], steps: [#""target": "a""#]
    ).step()
    #expect(step.bubble.side == .below)
    #expect(step.broken.isEmpty)
  }

  @Test func `a circle that reaches far lights no bar`() throws {
    let views = [
      Self.box("a", [100, 88, 122, 14]),
      #"{ "kind": "bar", "frame": [0, 0, 390, 44] }"#,
    ]
    let step = try SmallScene(
      views: views, steps: [#""target": "a", "cutout": { "shape": "circle", "padding": 0 }"#]
    ).step()
    #expect(step.cutouts.map(\.frame.minY) == [44])
    #expect(step.shortfall(.targetVisible) == 0)
  }
}
