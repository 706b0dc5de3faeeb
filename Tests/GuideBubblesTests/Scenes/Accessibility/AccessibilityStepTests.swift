import Constraints
import GuideScenes
import SceneTestSupport
import TestSupport
import Testing

@Suite struct AccessibilityStepTests {
  private static let readable = ContrastRatio(
    text: .white, on: .black, over: .white, font: TextFont())
  private static let faint = ContrastRatio(
    text: .white, on: DrawingColor(red: 0x77, green: 0x77, blue: 0x77), over: .white,
    font: TextFont())

  private func step(_ advance: AdvanceMode, side: Double = 44) -> GuideStep {
    GuideStep(
      id: "keep", advance: advance, bubble: LayoutRect(x: 0, y: 100, width: 200, height: side),
      targets: [LayoutRect(width: 36, height: 36), LayoutRect(x: 80, y: 0, width: 50, height: 50)],
      cutouts: [
        Cutout(
          shape: .rounded, frame: LayoutRect(x: -4, y: -4, width: side, height: side), radius: 8)
      ],
      buttons: [
        GuideButton(text: "Next", frame: LayoutRect(x: 100, y: 100, width: side, height: side)),
        GuideButton(
          text: "Skip", frame: LayoutRect(x: 0, y: 100, width: 60, height: side), action: .skip),
      ])
  }

  @Test func `title, text, buttons, then targets are read`() {
    let data = StepAccessibility(
      of: step(.anywhere), title: "Keep", text: "On this phone", targetLabels: ["Save", "Share"],
      contrast: Self.readable, position: "Step 1 of 3")
    #expect(
      data.elements.map(\.label) == ["Keep", "On this phone", "Next", "Skip", "Save", "Share"])
    #expect(data.elements.map(\.role) == [.title, .text, .button, .button, .target, .target])
    #expect(data.elements[2].frame == LayoutRect(x: 100, y: 100, width: 44, height: 44))
    #expect(data.label == "Keep\nOn this phone")
    #expect(data.announcement == "Step 1 of 3\nKeep\nOn this phone")
    #expect(data.focusFrame == LayoutRect(x: 0, y: 100, width: 200, height: 44))
    #expect(data.warnings.isEmpty)
  }

  @Test func `what says nothing is not read`() {
    let data = StepAccessibility(
      of: step(.anywhere), text: "On this phone", targetLabels: ["", "Share"],
      contrast: Self.readable)
    #expect(data.elements.map(\.label) == ["On this phone", "Next", "Skip", "Share"])
    #expect(data.announcement == "On this phone")
  }

  @Test func `small tap areas are warned of where a tap has to hit them`() {
    func small(_ advance: AdvanceMode) -> [TapOutcome.Hit] {
      StepAccessibility(of: step(advance, side: 43.5), text: "x", contrast: Self.readable).warnings
        .compactMap { if case .smallTapArea(let hit, _) = $0 { hit } else { nil } }
    }
    let buttons = [TapOutcome.Hit.button("Next"), .button("Skip")]
    #expect(small(.anywhere) == buttons)
    #expect(small(.outside) == buttons)
    #expect(small(.button("Next")) == buttons)
    #expect(small(.button("Done")) == buttons + [.bubble])
    #expect(small(.bubble) == buttons + [.bubble])
    #expect(small(.target) == buttons + [.target])
  }

  @Test func `a hole makes its target's tap area larger`() {
    let data = StepAccessibility(of: step(.target), text: "x", contrast: Self.readable)
    #expect(data.warnings.isEmpty)
    var bare = step(.target)
    bare.cutouts = []
    let warnings = StepAccessibility(of: bare, text: "x", contrast: Self.readable).warnings
    #expect(warnings == [.smallTapArea(.target, size: LayoutSize(width: 36, height: 36))])
    #expect(
      warnings.first?.description
        == "a target is 36 × 36 points and should be 44 at least both ways; enlarge it, or let a "
        + "tap anywhere lead on")
  }

  @Test func `faint text is warned of first, with a ratio that is not rounded up`() {
    let data = StepAccessibility(of: step(.anywhere, side: 40), text: "x", contrast: Self.faint)
    #expect(data.warnings.count == 3)
    #expect(data.warnings.first == .lowContrast(Self.faint))
    #expect(
      data.warnings.first?.description
        == "the text's contrast is 4.47:1 and should be 4.5:1; darken one colour or lighten the "
        + "other")
  }

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `a step of a scene has its texts in both directions alike`(
    direction: UserInterfaceLayoutDirection
  ) {
    var solution = ThreeButtons.solution()
    solution.screen?.direction = direction
    let step = solution.steps[1]
    let data = StepAccessibility(of: step, in: solution, over: .white)
    #expect(data.elements.map(\.role) == [.text, .target])
    #expect(data.label.hasPrefix("Sends the picture to a friend, in full size"))
    #expect(data.announcement == "Step 2 of 3\n" + data.label)
    #expect(data.elements[1].label == "Share")
    let chinese = StepAccessibility(of: step, in: solution, over: .white) { "第 \($0) 步，共 \($1) 步" }
    #expect(chinese.announcement.hasPrefix("第 2 步，共 3 步\n"))
  }
}
