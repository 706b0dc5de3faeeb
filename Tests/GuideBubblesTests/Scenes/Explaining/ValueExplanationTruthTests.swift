import Constraints
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes

/// What an explanation says against what happens when a constraint is taken away.
@Suite struct ValueExplanationTruthTests {
  private static let attributes: [LayoutAttribute] = [.left, .width]

  private func isSame(_ one: ValueExplanation, _ other: ValueExplanation) -> Bool {
    (one.value - other.value).magnitude < 1e-6
  }

  /// Whether an explanation is true of a value; nothing is asked of open ones.
  private func isTrue(_ scene: ExplainedScene, _ attribute: LayoutAttribute, _ view: String) throws
    -> Bool
  {
    let decoded = try Scene(parsing: Array(scene.text().utf8))
    guard let told = try scene.explanation(of: attribute, of: view), told.open == nil else {
      return true
    }
    guard !told.holds.contains(where: { $0.kind == .nothing }) else { return false }
    let holding = scene.lines(at: told.holds.map(\.range), in: decoded)
    let named = holding.union(
      scene.lines(
        at: told.gaveWay.flatMap { [$0.range] + $0.reasons.map(\.range) }, in: decoded))
    if !holding.isEmpty {
      // Without all of them the value moves, or could.
      guard let without = try scene.explanation(of: attribute, of: view, without: holding) else {
        return false
      }
      if without.open == nil, isSame(told, without) { return false }
    }
    for line in scene.lines.indices {
      guard let without = try scene.explanation(of: attribute, of: view, without: [line]) else {
        return false
      }
      if !named.contains(line) {
        // What is not named takes no part in the value, which does not follow it.
        let nudged = try scene.nudged(line).explanation(of: attribute, of: view)
        guard let nudged, isSame(told, nudged), nudged.open == nil else { return false }
      } else if holding.contains(line), isSame(told, without), without.open == nil {
        // Something that was not told of has to hold it in its place.
        let texts = told.holds.map(\.text)
        guard without.holds.contains(where: { !texts.contains($0.text) }) else { return false }
      }
    }
    return true
  }

  @Test func `what is said to hold a value does, and what is not named does not`() throws {
    try forAll(seeds: 0..<(Campaign.isWhole ? 60 : 20), generate: { ExplainedScene(&$0) }) {
      scene in
      for view in ExplainedScene.views {
        for attribute in Self.attributes where try !isTrue(scene, attribute, view) { return false }
      }
      return true
    }
  }

  @Test func `every value between the bounds of an open one is as good, and none beyond`() throws {
    var openCount = 0
    try forAll(seeds: 1000..<(Campaign.isWhole ? 1040 : 1010), generate: { ExplainedScene(&$0) }) {
      scene in
      var scene = scene
      scene.lines.removeFirst()
      for attribute in Self.attributes {
        guard let told = try scene.explanation(of: attribute, of: "a"), let open = told.open else {
          continue
        }
        openCount += 1
        /// What is broken at each priority with the value at another place.
        func broken(_ value: Double) throws -> [String] {
          var fixed = scene
          let base = attribute.isLocation ? "screen.left + " : ""
          fixed.lines.append(
            "a.\(attribute.rawValue) == \(base)\(NumberText.text(value, decimals: 9))")
          let work = try SceneWork(
            Scene(parsing: Array(fixed.text().utf8)), with: SceneOverrides())
          if !work.solution.diagnostics.allSatisfy({ $0.severity != .error }) {
            return ["conflict"]
          }
          var sums: [Double: Double] = [:]
          for violation in work.layout.engine.violations() {
            sums[violation.priority.rawValue, default: 0] += violation.amount
          }
          return sums.sorted { $0.key < $1.key }.map { "\($0.key): \(NumberText.text($0.value))" }
        }
        let now = try broken(told.value)
        for bound in [open.lower, open.upper].compactMap({ $0 }) {
          guard try broken(bound) == now else { return false }
          guard try broken(bound + (bound == open.lower ? -1 : 1)) != now else { return false }
        }
      }
      return true
    }
    #expect(openCount > 5)
  }
}
