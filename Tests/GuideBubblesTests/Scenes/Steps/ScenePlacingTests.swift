import Constraints
import TestSupport
import Testing

@testable import GuideBubbles
@testable import GuideScenes

/// Where bubbles are put, in small scenes with the values that geometry gives.
@Suite struct ScenePlacingTests {
  private static let sentence =
    #""text": "Use at least 8 characters. You can change it later in Settings.""#

  private static func box(_ id: String, _ frame: [Double], _ more: String = "") -> String {
    ##"{ "id": "\##(id)", "fill": "#336699", "frame": \##(frame)\##(more) }"##
  }

  /// Whether a tip lies within what is meant along the edge that it points at.
  private static func isOnTarget(_ step: SolvedStep) -> Bool {
    guard let tip = step.bubble.arrow?.tip, let frame = step.targets.first?.frame else {
      return false
    }
    return step.bubble.side == .above || step.bubble.side == .below
      ? tip.x >= frame.minX && tip.x <= frame.maxX : tip.y >= frame.minY && tip.y <= frame.maxY
  }

  @Test(arguments: ["ltr", "rtl"], [1, 2, 3])
  func `in corners a tip stays within the target's own span`(direction: String, scale: Int) throws {
    let screen =
      #""size": [375, 667], "safeArea": [20, 0, 0, 0], "direction": "\#(direction)", "scale": \#(scale)"#
    let frames: [[Double]] = [
      [351, 300, 24, 24], [0, 300, 24, 24], [345, 637, 30, 30], [0, 20, 20, 20],
      [355, 20, 20, 20], [0, 637, 30, 30],
    ]
    for side in [nil, "below", "above", "leading", "trailing"] {
      for frame in frames {
        let wish = side.map { #", "side": "\#($0)""# } ?? ""
        let step = try SmallScene(
          screen: screen, views: [Self.box("a", frame)],
          steps: [#""target": "a", "text": "Opens the menu with everything else"\#(wish)"#]
        ).step()
        #expect(Self.isOnTarget(step), "\(frame) \(side ?? "auto")")
        #expect(step.broken.isEmpty, "\(frame) \(side ?? "auto")")
      }
    }
  }

  @Test func `an obstacle without area is in nobody's way`() throws {
    let step = try SmallScene(
      screen: #""size": [320, 568], "obstacles": [[160, 20, 0, 60]]"#,
      views: [Self.box("a", [100, 90, 120, 40])],
      steps: [#""target": "a", "text": "Says what it is", "side": "above""#]
    ).step()
    #expect(step.bubble.frame.minX < 160 && step.bubble.frame.maxX > 160)
    #expect(step.bubble.promises.allSatisfy { $0.isKept })
  }

  @Test func `beside a notch the tip is on the target, or another side is taken`() throws {
    let step = try SmallScene(
      screen: #""size": [852, 393], "scale": 3, "safeArea": [0, 59, 21, 59]"#,
      views: [#"{ "id": "on", "kind": "switch", "frame": [769, 75, 51, 31] }"#],
      steps: [
        #""target": "on", "text": "Turn this on and we tell you when somebody answers.""#
      ]
    ).step()
    #expect(step.broken.isEmpty)
    #expect(Self.isOnTarget(step))
  }

  @Test func `a tip aims at what is seen, not at the middle of a circle that is cut`() throws {
    for isMirrored in [false, true] {
      let x = isMirrored ? 4.0 : 289
      let step = try SmallScene(
        screen: #""size": [393, 852], "direction": "\#(isMirrored ? "rtl" : "ltr")""#,
        views: [Self.box("card", [x, 139, 100, 100], #", "cornerRadius": 12"#)],
        steps: [#""target": "card", "text": "Your card", "cutout": { "shape": "circle" }"#]
      ).step()
      #expect(step.bubble.arrow?.tip.x == x + 50)
      #expect(step.broken.isEmpty)
    }
  }

  @Test(arguments: [
    (#""cornerRadius": 30, "frame": [40, 100, 60, 60]"#, "{}", 34.0, 68.0),
    (#""cornerRadius": 16, "frame": [40, 100, 200, 44]"#, "{}", 20, 208),
    (#""cornerRadius": 500, "frame": [40, 100, 60, 60]"#, #"{ "padding": 10 }"#, 40.0, 80.0),
    (#""cornerRadius": 16, "frame": [40, 100, 200, 44]"#, #"{ "radius": 3 }"#, 3.0, 208.0),
    (#""frame": [40, 100, 100, 50]"#, "{}", 8, 108),
    (#""frame": [40, 100, 100, 50]"#, #"{ "shape": "rect", "padding": 0 }"#, 0.0, 100.0),
    (#""cornerRadius": 30, "frame": [40, 100, 60, 60]"#, #"{ "shape": "circle" }"#, 34.0, 68.0),
    (#""cornerRadius": 30, "frame": [40, 100, 60, 60]"#, #"{ "shape": "capsule" }"#, 34.0, 68.0),
    (
      #""cornerRadius": 8, "frame": [40, 100, 60, 60]"#, #"{ "padding": [9, 2, 5, 7] }"#, 10.0, 69.0
    ),
  ])
  func `a hole follows the corners of its target`(
    look: String, cutout: String, radius: Double, width: Double
  ) throws {
    let hole = try #require(
      try SmallScene(
        views: [##"{ "id": "a", "fill": "#cc0000", \##(look) }"##],
        steps: [#""target": "a", "cutout": \#(cutout)"#]
      ).step().cutouts.first)
    #expect(hole.radius == radius && hole.frame.width == width)
    #expect(hole.ownOutline == nil)
  }

  // MARK: Obstacles and controls

  @Test(arguments: ["ltr", "rtl"])
  func `another side is taken before a text is squeezed`(direction: String) throws {
    let step = try SmallScene(
      screen: #""size": [393, 852], "scale": 3, "direction": "\#(direction)""#,
      views: [
        #"{ "id": "password", "kind": "field", "frame": [16, 259, 361, 34] }"#,
        #"{ "id": "login", "kind": "button", "obstacle": true, "frame": [172, 317, 49, 22] }"#,
      ], steps: [#""target": "password", \#(Self.sentence)"#]
    ).step()
    #expect(step.bubble.side == .above)
    #expect(step.bubble.text.lines.count == 2)
    #expect(isClose(step.bubble.frame.midX, 196.5, tolerance: 1.0 / 3))
    #expect(isClose(step.bubble.frame.maxY, 247))
    #expect(step.broken.isEmpty)
  }

  @Test func `a side that covers a control is left unless it is asked for`() throws {
    let views = [
      #"{ "id": "password", "kind": "field", "frame": [16, 259, 361, 34] }"#,
      #"{ "id": "login", "kind": "button", "frame": [172, 317, 49, 22] }"#,
    ]
    func step(_ more: String) throws -> SolvedStep {
      try SmallScene(views: views, steps: [#""target": "password", \#(Self.sentence)"# + more])
        .step()
    }
    let (free, wanted) = (try step(""), try step(#", "side": "below""#))
    #expect(free.bubble.side == .above && free.coveredControls.isEmpty)
    #expect(wanted.bubble.side == .below && wanted.coveredControls == ["login"])
  }

  @Test(arguments: ["false", #"{ "padding": 0 }"#])
  func `a point that is explained besides is kept clear of`(cutout: String) throws {
    let step = try SmallScene(
      views: [Self.box("a", [100, 300, 100, 50])],
      steps: [#""target": ["a", [150, 370]], "cutout": \#(cutout)"#]
    ).step()
    #expect(step.broken.isEmpty && step.bubble.arrow != nil)
  }

  // MARK: Without an arrow

  @Test(arguments: ["ltr", "rtl"])
  func `nothing is squeezed for an arrow that cannot be drawn`(direction: String) throws {
    let isMirrored = direction == "rtl"
    let scene = SmallScene(
      screen:
        #""size": [390, 844], "scale": 2, "safeArea": [47, 0, 34, 0], "direction": "\#(direction)""#,
      views: [
        Self.box("row", [16, 300, 358, 80]),
        Self.box("star", [isMirrored ? 38 : 320, 324, 32, 32]),
      ],
      steps: [
        #""target": ["star", "row"], "text": "A star keeps the whole row at the top""#,
        #""target": ["row", "star"], "text": "A star keeps the whole row at the top""#,
      ])
    let steps = try scene.solved().steps
    let first = try #require(steps.first?.bubble.frame)
    #expect(
      (isMirrored ? first.mirrored(in: 390) : first)
        == LayoutRect(x: 216, y: 392, width: 166, height: 52))
    #expect(steps.first?.bubble.arrow == nil)
    #expect(steps.first?.shortfall(.clearOfTarget) == 0)
    #expect(steps.last?.broken == [])
  }

  @Test(arguments: [(320, 568), (375, 667), (568, 320)])
  func `words stay whole and the gap stays`(width: Int, height: Int) throws {
    for isDrawerFirst in [false, true] {
      let targets = isDrawerFirst ? #"["drawer", "rocket"]"# : #"["rocket", "drawer"]"#
      let step = try SmallScene(
        screen: #""size": [\#(width), \#(height)], "scale": 2, "safeArea": [20, 0, 0, 0]"#,
        views: [
          Self.box("rocket", [12, 32, 28, 28]), Self.box("drawer", [0, 91, 220, 200]),
        ],
        steps: [
          #""target": \#(targets), "text": "Everything you can launch is in this drawer""#
        ]
      ).step()
      let words = step.bubble.text.lines.flatMap { $0.text.split(separator: " ") }
      #expect(words.joined(separator: " ") == "Everything you can launch is in this drawer")
      #expect(step.shortfall(.clearOfTarget) == 0 && step.shortfall(.insideSafeArea) == 0)
      // An arrow asks for the gap to its own target, a bubble without one for that to all.
      let apart = Array(repeating: step.bubble.arrow == nil ? 12.0 : 4, count: 4)
      for target in step.targets {
        #expect(step.bubble.frame.way(outOf: target.frame.grown(apart)) < 1e-6)
      }
    }
  }

  @Test(arguments: [
    "large", "extraExtraExtraLarge", "accessibilityLarge",
    "accessibilityExtraExtraExtraLarge",
  ])
  func `a word is not cut while the screen has room`(textSize: String) throws {
    for orientation in [#""size": [393, 852]"#, #""size": [852, 393]"#] {
      let step = try SmallScene(
        screen: orientation + #", "scale": 3, "locale": "de", "textSize": "\#(textSize)""#,
        views: [#"{ "id": "on", "kind": "switch", "frame": [326, 123, 51, 31] }"#],
        steps: [#""target": "on", "text": "Einstellungen""#]
      ).step()
      #expect(step.bubble.text.lines.map(\.text) == ["Einstellungen"])
      #expect(step.shortfall(.textUnclipped) == 0 && step.shortfall(.insideSafeArea) == 0)
    }
  }

  // MARK: Round holes that are cut

  @Test func `a tip stays on what is seen where that lies in a hole's round corner`() throws {
    let scroll = """
      { "kind": "scroll", "frame": [23, 262, 102, 158], "children": [
        { "id": "a", "kind": "switch", "frame": [121, 320, 63, 67] } ] }
      """
    let step = try SmallScene(
      views: [scroll], steps: [#""target": "a", "side": "below", "cutout": { "shape": "capsule" }"#]
    ).step()
    #expect(step.bubble.arrow?.tip.x == 125)
    #expect(step.broken == [.targetVisible])
  }

  @Test func `a tip comes as near as it can to where a round hole faces the bubble`() throws {
    let step = try SmallScene(
      screen: #""size": [375, 667], "scale": 2"#,
      views: [Self.box("a", [351, 469, 170, 130], #", "cornerRadius": 20"#)],
      steps: [#""target": "a", "side": "above", "cutout": { "shape": "capsule" }"#]
    ).step()
    // The margin leaves the bubble's straight edge up to 357.
    #expect(step.bubble.side == .above && step.bubble.arrow?.tip.x == 357)
  }

  @Test func `of several visible parts the same is explained in a mirror`() throws {
    func frame(isMirrored: Bool) throws -> LayoutRect {
      let cover = LayoutRect(x: 30, y: 489, width: 133, height: 103)
      let place = isMirrored ? cover.mirrored(in: 390) : cover
      return try SmallScene(
        screen: #""size": [390, 844], "scale": 2, "direction": "\#(isMirrored ? "rtl" : "ltr")""#,
        views: [
          ##"{ "id": "a", "frame": [0, 583, 390, 261], "fill": "#ffffff7f" }"##,
          ##"{ "frame": [\##(place.x), 489, 133, 103], "fill": "#ffffff80" }"##,
        ],
        steps: [
          #""target": "a", "alignment": "start", "gap": 4, "cutout": { "shape": "circle" }"#
        ]
      ).step().bubble.frame
    }
    #expect(try frame(isMirrored: false).mirrored(in: 390) == frame(isMirrored: true))
  }
}
