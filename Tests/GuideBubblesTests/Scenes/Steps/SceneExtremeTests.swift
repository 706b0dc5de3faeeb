import Constraints
import Testing

@testable import GuideBubbles
@testable import GuideScenes

/// Numbers at the language's limits: what is reported follows from the frames that are reported.
@Suite struct SceneExtremeTests {
  @Test(arguments: [1_000, 1_000_000, 10_000_000])
  func `a hole with huge padding is the whole screen`(padding: Int) throws {
    for screen in [#""size": [390, 844]"#, #""size": [844, 390], "direction": "rtl""#] {
      for shape in ["rounded", "rect", "capsule", "circle"] {
        let solution = try SmallScene(
          screen: screen + #", "scale": 3"#,
          views: [##"{ "id": "a", "fill": "#cc0000", "frame": [100, 300, 60, 60] }"##],
          steps: [
            #""target": "a", "cutout": { "shape": "\#(shape)", "padding": \#(padding) }"#
          ]
        ).solved()
        let (step, size) = (
          try #require(solution.steps.first), try #require(solution.screen?.size)
        )
        // A capsule that reaches far is square on the screen, too.
        #expect(step.cutouts.first?.frame == LayoutRect(width: size.width, height: size.height))
        #expect(step.shortfall(.clearOfTarget) > 0)
        #expect(step.shortfall(.insideSafeArea) == 0)
        #expect(step.bubble.arrow == nil)
      }
    }
  }

  @Test func `insets that leave nothing of the screen are named, or broken by how far`() throws {
    let (a, steps) = (
      ##"{ "id": "a", "fill": "#cc0000", "frame": [100, 30, 60, 60] }"##, [#""target": "a""#]
    )
    #expect(throws: SceneDiagnostics.self) {
      try SmallScene(
        screen: #""size": [390, 844], "safeArea": [24, 0, 1000, 0]"#, views: [a], steps: steps
      ).solved()
    }
    let step = try SmallScene(
      screen: #""size": [390, 844], "safeArea": [200, 0, 0, 0], "keyboard": 700"#, views: [a],
      steps: steps
    ).step()
    let frame = step.bubble.frame
    #expect(step.shortfall(.insideSafeArea) == max(200 - frame.minY, frame.maxY - 144))
    #expect(step.shortfall(.insideSafeArea) > 0)
    #expect(step.shortfall(.textUnclipped) == step.bubble.text.size.height + 16 - frame.height)
  }

  @Test(arguments: [1e5, 1e6, 4e6])
  func `a target far larger than the screen is hidden by what the screen does not show`(
    reach: Double
  ) throws {
    let step = try SmallScene(
      views: [
        ##"{ "id": "a", "fill": "#cc0000", "frame": [\##(-reach), 100, \##(2 * reach), 50] }"##
      ], steps: [#""target": "a""#]
    ).step()
    #expect(step.targets.first?.frame.width == 2 * reach)
    #expect(step.shortfall(.targetVisible) == 2 * reach - 390)
  }
}
