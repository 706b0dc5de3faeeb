import Constraints
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes

/// The described screens as they were when somebody looked at them.
@Suite struct DescribedGoldenTests {
  static let names = [
    "three-buttons", "bubble-view", "message-thread", "messenger-discover", "messenger-me",
    "messenger-contacts", "services", "detail-page", "feed",
  ]
  static let locales = ["en", "zh-Hans", "ar"]

  @Test(arguments: names, locales) func `solutions are the recorded ones`(
    _ name: String, locale: String
  ) throws {
    let scene = try DescribedScene(name, locale: locale)
    #expect(scene.solution.diagnostics.isEmpty, "\(scene.solution.diagnostics.map(\.message))")
    let source = try SourceText(ExampleFiles.bytes(name + ".json"))
    try expectGolden(
      JSONWriter.text(scene.solution.json(source: source)),
      "\(name)/\(locale)/solution.json")
  }

  @Test(arguments: names, locales) func `pictures are the recorded ones`(
    _ name: String, locale: String
  ) throws {
    let scene = try DescribedScene(name, locale: locale)
    let builder = try #require(DrawingBuilder(scene.solution))
    for step in scene.solution.steps {
      let document = SVGRenderer().document(builder.drawing(for: step), title: name)
      #expect(XMLCheck(document).refusal == nil)
      try expectGolden(document, "\(name)/\(locale)/step-\(step.position).svg")
    }
  }

  /// A scene with one of the devices and languages that its `check` names.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var device: String
    var locale: String
    var testDescription: String { "\(name), \(device), \(locale)" }
  }

  static let cases = names.flatMap { name in
    devices(of: name).flatMap { device in
      locales.map { Case(name: name, device: device, locale: $0) }
    }
  }

  /// The devices that a scene's `check` names.
  private static func devices(of name: String) -> [String] {
    let bytes = (try? ExampleFiles.bytes(name + ".json")) ?? []
    return (try? Scene(parsing: bytes))?.check.devices.map(\.name) ?? []
  }

  @Test(arguments: Campaign.sample(cases)) func `every step keeps every promise`(_ example: Case)
    throws
  {
    let scene = try DescribedScene(
      example.name, device: example.device, locale: example.locale)
    #expect(scene.solution.diagnostics.isEmpty, "\(scene.solution.diagnostics.map(\.message))")
    #expect(scene.solution.steps.count == scene.scene.guide.steps.count)
    for (step, described) in zip(scene.solution.steps, scene.scene.guide.steps)
    where step.bubble.side != .over {
      let padding = described.cutout.map { $0.padding.top.resolved(for: scene.screen.size) }
      let target = scene.solution.views.first { $0.id == step.targets[0].id }
      let promises = IndependentPromises(
        step, on: scene.screen, padding: padding ?? 0,
        cornerRadius: target?.look.cornerRadius ?? 0)
      #expect(promises.broken.isEmpty, "\(step.id): \(promises.broken)")
      #expect(step.bubble.promises.allSatisfy { $0.isKept }, "\(step.id)")
    }
  }
}
