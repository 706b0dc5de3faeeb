import Constraints
import Testing

@testable import GuideBubbles
@testable import GuideFormats
@testable import GuideScenes
@testable import GuideText

@Suite struct SceneDecoderTests {
  /// SCENE.md's first sample, without the picture style, which is not supported yet.
  static let sample = #"""
    {
      "version": 1,
      "screen": "iPhone 15",
      "views": [
        { "id": "nav",   "kind": "bar", "text": "Photos", "pin": ["top", "leading", "trailing"] },
        { "id": "save",  "kind": "button", "text": "Save", "font": { "size": 17 } },
        { "id": "share", "kind": "button", "text": "Share" },
        { "id": "grid",  "kind": "view" }
      ],
      "constraints": [
        "save.trailing == safeArea.trailing - 16",
        { "where": "share.width >= 44", "priority": 900, "name": "tap target" }
      ],
      "styles": {
        "hint":  { "font": { "size": 15 }, "textColor": "#ffffff", "fill": "#2f6fed", "cornerRadius": 10,
                   "textInsets": [8, 12, 8, 12], "maxWidth": 253, "arrow": { "length": 8, "width": 16 } }
      },
      "guide": {
        "style": "hint",
        "steps": [
          { "id": "keep", "target": "save", "text": "Keeps the picture on this phone", "side": "below" },
          { "target": "share", "text": { "en": "Send it to a friend", "zh-Hans": "发送给朋友" }, "advance": "target" },
          { "target": ["save", "share"], "text": "Both are always here", "cutout": { "shape": "capsule", "padding": 6 } }
        ]
      },
      "check": { "devices": ["iPhone SE (1st generation)", "iPhone 15", "iPad mini"], "orientations": ["portrait", "landscape"],
                 "locales": ["en", "zh-Hans", "en+pseudo-long"], "textSizes": ["large", "accessibilityExtraExtraExtraLarge"] }
    }
    """#

  @Test func `the sample of the contract reads as written`() throws {
    let scene = try decode(SceneDecoderTests.sample)
    #expect(scene.warnings.isEmpty)
    #expect(scene.screen?.device?.size == LayoutSize(width: 393, height: 852))
    #expect(scene.views.map(\.name) == ["nav", "save", "share", "grid"])
    #expect(scene.views.map(\.kind) == [.bar, .button, .button, .view])
    #expect(scene.views[0].pin == [.top, .leading, .trailing])
    #expect(scene.views[1].look.font == SceneFont(size: .points(17)))
    #expect(scene.constraints.map(\.line.text).first == "save.trailing == safeArea.trailing - 16")
    #expect(scene.constraints[1].priority == 900)
    #expect(scene.constraints[1].name == "tap target")
    let hint = try #require(scene.style(named: "hint"))
    #expect(hint.look.fill == DrawingColor(red: 0x2f, green: 0x6f, blue: 0xed))
    #expect(hint.maximumWidth == SceneLength(253))
    #expect(hint.arrow == .shaped(BubbleArrow(length: 8, width: 16)))
    #expect(scene.guide.style?.text == "hint")
    #expect(scene.guide.steps.map(\.id) == ["keep", "2", "3"])
    #expect(scene.guide.steps[0].side == .below)
    #expect(scene.guide.steps[1].advance == .target)
    #expect(scene.guide.steps[1].text.resolved(for: LocaleTag("zh-Hans-CN")) == "发送给朋友")
    #expect(scene.guide.steps[2].targets.count == 2)
    #expect(scene.guide.steps[2].cutout == SceneCutout(shape: .capsule, padding: SceneInsets(6)))
    #expect(scene.check.devices.map(\.name).last == "iPad mini")
    #expect(scene.check.locales == ["en", "zh-Hans", "en+pseudo-long"])
  }

  @Test func `a screen can be spelt out`() throws {
    let scene = try decode(
      #"""
      { "screen": { "size": [320, 480], "scale": 2, "safeArea": [20, 0, 10, 0], "orientation": "portrait",
        "direction": "rtl", "locale": "he", "textSize": "small", "keyboard": "H / 2",
        "obstacles": ["a", [0, 0, 10, 20]] }, "views": [{ "id": "a" }] }
      """#)
    let screen = try #require(scene.screen)
    #expect(screen.size == LayoutSize(width: 320, height: 480))
    #expect(screen.safeArea == LayoutInsets(top: 20, bottom: 10))
    #expect(screen.direction == .rightToLeft)
    #expect(screen.textSize == .small)
    #expect(screen.keyboard?.resolved(for: LayoutSize(width: 1, height: 480)) == 240)
    #expect(screen.obstacles.count == 2)
  }

  @Test func `a view can say everything about itself`() throws {
    let scene = try decode(
      #"""
      { "flags": { "vip": true, "new": false }, "styles": { "s": { "arrow": false } }, "views": [
        { "kind": "label", "text": { "en": "a", "zh": "b" }, "font": { "textStyle": "title1", "weight": "semibold" },
          "textColor": "#f00", "textAlignment": "center", "lineLimit": 2, "intrinsicSize": [10, null],
          "hugging": 251, "compressionResistance": [1000, 749.5], "pin": "left",
          "frame": [1, 2, "W / 4", "43 * H/568"], "hidden": true, "obstacle": true, "style": "s",
          "fill": "#00000080", "cornerRadius": 3, "border": { "width": 2, "color": "#fff" }, "when": "!new",
          "children": [{ "kind": "field", "placeholder": "p" }] } ] }
      """#)
    let view = try #require(scene.views.first)
    #expect(view.name == "label#1")
    #expect(view.children.map(\.name) == ["field#2"])
    #expect(view.look.font == SceneFont(size: .style(.title1), weight: .bold))
    #expect(view.look.textColor == DrawingColor(red: 255, green: 0, blue: 0))
    #expect(view.look.fill == DrawingColor(red: 0, green: 0, blue: 0, alpha: 128))
    #expect(view.look.lineLimit == 2)
    #expect(view.intrinsicSize == SceneIntrinsicSize(width: SceneLength(10), height: nil))
    #expect(view.hugging == ScenePriorities(251))
    #expect(view.compressionResistance == ScenePriorities(horizontal: 1000, vertical: 749.5))
    let frame = view.frame?.resolved(for: LayoutSize(width: 320, height: 568))
    #expect(frame == LayoutRect(x: 1, y: 2, width: 80, height: 43))
    #expect(view.isHidden && view.isObstacle)
    #expect(
      view.condition
        == SceneCondition(flag: SceneName("new", range: view.condition?.flag.range), wanted: false))
    #expect(scene.flags.map(\.isOn) == [true, false])
    #expect(scene.styles.first?.arrow == .absent)
  }

  @Test func `targets come in every shape`() throws {
    let scene = try decode(
      #"""
      { "views": [{ "id": "W" }, { "id": "b" }], "guide": { "margins": [1, 2, 3, 4], "steps": [
        { "target": [10, 20], "text": "t" }, { "target": ["W/2", 20, 1, 1], "text": "t" },
        { "target": ["W", "b"], "text": "t" }, { "target": [[1, 2, 3, 4], [5, 6, 7, 8]], "text": "t" },
        { "target": "b", "text": { "title": "T", "body": { "en": "B" } }, "cutout": false, "side": "auto" } ] } }
      """#)
    let targets = scene.guide.steps.map(\.targets)
    #expect(targets[0] == [.point(x: SceneLength(10), y: SceneLength(20))])
    guard case .rect(let rect) = targets[1].first else {
      Issue.record("no rectangle: \(targets[1])")
      return
    }
    #expect(rect.x == SceneLength(0, widthFactor: 0.5))
    #expect(targets[2].count == 2 && targets[3].count == 1)
    guard case .lines(let lines) = targets[3].first else {
      Issue.record("no lines: \(targets[3])")
      return
    }
    #expect(lines.map(\.x) == [SceneLength(1), SceneLength(5)])
    let last = try #require(scene.guide.steps.last)
    #expect(last.text.resolved(for: LocaleTag("de")) == "T\nB")
    #expect(last.cutout == nil && last.side == nil)
    #expect(scene.guide.margins == SceneInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  private func decode(_ text: String) throws(SceneDiagnostics) -> Scene {
    try Scene(parsing: Array(text.utf8))
  }
}
