import TestSupport
import Testing

@testable import GuideScenes

@Suite struct SceneWorkTrialTests {
  /// Examples without lists, whose texts are measured anew on the layout that is there.
  private static let scenes = ["three-buttons.json", "welcome.json", "album.json", "services.json"]

  @Test(arguments: scenes, [0.9, 0.96, 1.04, 1.2])
  func `other widths give what solving anew gives`(name: String, scale: Double) throws {
    let scene = try Scene(parsing: try ExampleFiles.bytes(name))
    for device in ["iPhone SE (1st generation)", "iPad mini"] {
      for locale in ["en", "ar", "pseudo-long"] as [SceneLocale] {
        var overrides = SceneOverrides(device: Device.named(device), locale: locale)
        var work = try SceneWork(scene, with: overrides)
        // What was measured in between leaves nothing behind.
        _ = try work.solution(withEstimatesTimes: 1.5)
        let again = try work.solution(withEstimatesTimes: scale)
        overrides.estimateScale = scale
        let anew = try SceneSolver.solve(scene, with: overrides)
        #expect(again.views == anew.views, "\(device) \(locale.tag)")
        #expect(again.steps == anew.steps, "\(device) \(locale.tag)")
        #expect(again.skipped == anew.skipped)
      }
    }
  }
}
