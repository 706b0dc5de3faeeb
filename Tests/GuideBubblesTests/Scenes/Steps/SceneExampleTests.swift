import Constraints
import Foundation
import TestSupport
import Testing

@testable import GuideScenes

/// The three buttons of Examples/Scenes, held to the promises of a placed bubble on each screen.
///
/// Everything is worked out here from the geometry; what the placement reports is not believed.
@Suite struct SceneExampleTests {
  /// A screen with a direction and a language.
  struct Case: CustomTestStringConvertible, Sendable {
    var screen: String
    var overrides: SceneOverrides
    var testDescription: String {
      "\(screen) \(overrides.direction == .rightToLeft ? "rtl" : "ltr") \(overrides.locale?.tag ?? "")"
    }
  }

  static let screens: [(String, SceneOverrides)] = [
    ("320x568", SceneOverrides(size: LayoutSize(width: 320, height: 568), scale: 2)),
    ("390x844", SceneOverrides(size: LayoutSize(width: 390, height: 844), scale: 3)),
    ("844x390", SceneOverrides(size: LayoutSize(width: 844, height: 390), scale: 1)),
    ("iPhone SE", SceneOverrides(device: Device.named("iPhone SE (1st generation)"))),
    ("iPhone 14", SceneOverrides()),
    ("iPhone 14 landscape", SceneOverrides(orientation: .landscape)),
  ]

  static let cases: [Case] = screens.flatMap { name, overrides in
    [UserInterfaceLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
      ["en", "zh-Hans"].map { locale in
        var overrides = overrides
        overrides.direction = direction
        overrides.locale = SceneLocale(locale)
        return Case(screen: name, overrides: overrides)
      }
    }
  }

  @Test(arguments: cases) func `all three bubbles keep every promise`(_ example: Case) throws {
    let solution = try solve(example)
    #expect(solution.diagnostics.isEmpty, "\(solution.diagnostics.map(\.message))")
    #expect(solution.steps.map(\.id) == ["share", "album", "save"])
    #expect(solution.steps.map(\.shownPosition) == [1, 2, 3])
    let screen = try #require(solution.screen)
    for step in solution.steps {
      let promises = IndependentPromises(step, on: screen)
      #expect(promises.broken.isEmpty, "\(step.id): \(promises.broken)")
      #expect(step.bubble.arrow != nil)
      #expect(step.bubble.promises.allSatisfy { $0.isKept })
    }
  }

  @Test(arguments: cases) func `a short text takes one line, a long one several`(_ example: Case)
    throws
  {
    let steps = try solve(example).steps.map(\.bubble)
    #expect(steps[0].text.lines.count == 1)
    #expect(steps[1].text.lines.count >= 3)
    #expect(steps[2].text.lines.count == 2)
    #expect(steps[0].frame.width < steps[1].frame.width)
    #expect(steps.allSatisfy { $0.frame.width <= 253 })
    #expect(steps[2].side == .above)
  }

  @Test(arguments: cases) func `the screen looks like one`(_ example: Case) throws {
    let solution = try solve(example)
    let screen = try #require(solution.screen)
    let frame = { (id: String) in
      solution.views.first { $0.id == id }?.frame ?? LayoutRect(width: -1)
    }
    let column = ["nav", "photo", "title", "caption", "album", "save"].map(frame)
    for (upper, lower) in zip(column, column.dropFirst()) { #expect(upper.maxY < lower.minY) }
    let safe = screen.frame.inset(by: screen.safeArea)
    for id in ["share", "photo", "title", "caption", "album", "save"] {
      #expect(safe.union(frame(id)) == safe.union(safe), "\(id) lies in the safe area")
      #expect(frame(id).width > 20 && frame(id).height > 15, "\(id) can be seen")
    }
    #expect(frame("nav") == LayoutRect(width: screen.size.width, height: 44 + screen.safeArea.top))
    #expect(frame("nav").intersection(frame("share")) == frame("share"))
    let isLeftToRight = screen.direction == .leftToRight
    #expect((frame("share").midX > screen.size.width / 2) == isLeftToRight)
    #expect((frame("album").midX < screen.size.width / 2) == isLeftToRight)
    #expect(solution.views.allSatisfy { $0.text?.isTruncated != true })
  }

  private func solve(_ example: Case) throws -> SceneSolution {
    let file = Corpora.packageRoot.appendingPathComponent("Examples/Scenes/three-buttons.json")
    let scene = try Scene(parsing: [UInt8](try Data(contentsOf: file)))
    return try SceneSolver.solve(scene, with: example.overrides)
  }
}
