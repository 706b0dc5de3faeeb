import Constraints
import Foundation
import TestSupport
import Testing

@testable import GuideScenes
@testable import GuideText

extension SolvedView {
  /// Its name in the template that it comes from.
  var name: String {
    id.split(separator: ".").last.map(String.init) ?? id
  }
}

/// One of the described screens, solved, with what its formulas are checked by.
///
/// Formulas give frames before they are moved to the screen's pixels; `pixels(_:)` moves them.
struct DescribedScene {
  let solution: SceneSolution
  let screen: SolvedScreen
  let scene: Scene
  let overrides: SceneOverrides

  /// A screen of that size in points without bars, whatever device the scene is for.
  init(
    _ name: String, width: Double, height: Double, scale: Double = 2, statusBar: Double = 20,
    locale: String = "en"
  ) throws {
    // In place of the line that names the device; the order of all keys stays what it is.
    let text = String(decoding: try ExampleFiles.bytes(name + ".json"), as: UTF8.self)
    let line = try #require(
      text.split(separator: "\n").first { $0.hasPrefix("  \"screen\": ") })
    let screen = """
        "screen": { "size": [\(width), \(height)], "scale": \(scale),
          "safeArea": [\(statusBar), 0, 0, 0], "locale": "\(locale)" },
      """
    let bytes = Array(text.replacing(line, with: screen).utf8)
    try self.init(Scene(parsing: bytes), SceneOverrides())
  }

  /// The scene as it stands, on a device if one is given.
  init(_ name: String, device: String? = nil, locale: String = "en") throws {
    let overrides = SceneOverrides(
      device: device.flatMap { Device.named($0) }, locale: SceneLocale(locale))
    try self.init(Scene(parsing: ExampleFiles.bytes(name + ".json")), overrides)
  }

  private init(_ scene: Scene, _ overrides: SceneOverrides) throws {
    var overrides = overrides
    overrides.files = scene.fileNames.map { name in
      SceneFile(
        name: name,
        content: (try? ExampleFiles.bytes(name)).map { .bytes($0) }
          ?? .unreadable(reason: "not there"))
    }
    self.scene = scene
    self.overrides = overrides
    solution = try SceneSolver.solve(scene, with: overrides)
    screen = try #require(solution.screen)
  }

  /// The frame of a view, absolute, on the screen's pixels.
  func frame(_ id: String) throws -> LayoutRect { try view(id).frame }

  /// A view by its id.
  func view(_ id: String) throws -> SolvedView {
    try #require(solution.views.first { $0.id == id }, "there is a view '\(id)'")
  }

  /// A frame that a formula gives, on the screen's pixels.
  func pixels(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height).snapped(toScale: screen.scale)
  }

  /// The size of a text in the system's font.
  func textSize(
    _ text: String, size: Double, weight: TextFont.Weight = .regular, width: Double? = nil
  ) -> LayoutSize {
    TextMeasurer(scale: screen.scale).layout(
      text, font: TextFont(size: size, weight: weight), maximumWidth: width
    ).size
  }

  /// Holds a view's frame to a formula.
  func expect(
    _ id: String, at x: Double, _ y: Double, _ width: Double, _ height: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let frame = try frame(id)
    let expected = pixels(x, y, width, height)
    let error = max(
      (frame.x - expected.x).magnitude, (frame.y - expected.y).magnitude,
      (frame.width - expected.width).magnitude, (frame.height - expected.height).magnitude)
    #expect(error < 1e-6, "\(id) is \(frame), not \(expected)", sourceLocation: sourceLocation)
  }
}
