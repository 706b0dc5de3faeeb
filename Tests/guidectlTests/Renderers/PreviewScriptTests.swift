import Constraints
import Foundation
import GuideScenes
import SceneTestSupport
import TestSupport
import Testing

@testable import guidectl

/// Replays random events to the page's script and to the state machine: they have to agree.
@Suite struct PreviewScriptTests {
  private enum Event {
    case tap(LayoutPoint)
    case press(TourKey)
    case button(String)
    case variant(Int)
  }

  private struct Run {
    var solutions: [SceneSolution]
    var events: [Event]
  }

  private static let scriptFile = "Sources/guidectl/Renderers/preview.js"

  @Test(arguments: [
    (scriptFile, PreviewFile.script),
    ("Sources/guidectl/Renderers/preview.css", PreviewFile.styleSheet),
  ])
  func `the program holds the files as they are`(path: String, text: String) throws {
    let file = Corpora.packageRoot.appendingPathComponent(path)
    #expect(try String(contentsOf: file, encoding: .utf8) == text + "\n")
  }

  @Test(.enabled("node is not installed") { try Shell.output(of: "command -v node") != "" })
  func `the page's script does what the state machine does`() throws {
    let seeds = Campaign.seeds(200)
    let runs = seeds.map { seed in
      var random = SplitMix64(seed: seed)
      return Self.randomRun(&random)
    }
    let found = try Self.replay(runs)
    let wanted = runs.map { Self.expected($0) }
    #expect(found.count == wanted.count)
    for (index, (found, wanted)) in zip(found, wanted).enumerated() {
      #expect(found == wanted, "seed \(Array(seeds)[index]): \(runs[index].events)")
    }
  }

  private static func randomRun(_ random: inout SplitMix64) -> Run {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let direction: UserInterfaceLayoutDirection = number(0...1) == 0 ? .leftToRight : .rightToLeft
    let solutions = (0..<2).map { _ in
      var solution = ThreeButtons.solution()
      solution.screen?.direction = direction
      let ids = ["a", "b", "c", "d"].filter { _ in number(0...3) > 0 }
      solution.steps = ids.enumerated().map { index, id in
        randomStep(solution.steps[0], id: id, shown: index + 1, of: ids.count, &random)
      }
      return solution
    }
    let events: [Event] = (0..<12).map { _ in
      switch number(0...9) {
      case 0...5:
        .tap(LayoutPoint(x: Double(number(-2...66)) / 2, y: Double(number(-2...66)) / 2))
      case 6, 7: .press(TourKey.allCases[number(0...TourKey.allCases.count - 1)])
      case 8: .button(["back", "next", "skip", "restart"][number(0...3)])
      default: .variant(number(0...1))
      }
    }
    return Run(solutions: solutions, events: events.filter { !isOnArc($0, of: solutions) })
  }

  /// Whether a tap is on the very edge of an arc, where the digits of its radius decide.
  private static func isOnArc(_ event: Event, of solutions: [SceneSolution]) -> Bool {
    guard case .tap(let point) = event else { return false }
    let areas = solutions.flatMap(\.steps).flatMap { GuideStep($0).hitMap.areas }
    return areas.flatMap { $0.outline?.segments ?? [] }.compactMap(\.circle).contains { circle in
      let (x, y) = (point.x - circle.center.x, point.y - circle.center.y)
      return isClose((x * x + y * y).squareRoot(), circle.radius)
    }
  }

  private static func randomStep(
    _ step: SolvedStep, id: String, shown: Int, of: Int, _ random: inout SplitMix64
  ) -> SolvedStep {
    func rect() -> LayoutRect {
      let numbers = (0..<4).map { _ in Double(Int.random(in: 0...20, using: &random)) }
      return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    let modes: [AdvanceMode] = [.anywhere, .target, .bubble, .outside, .button("Next")]
    var step = step
    (step.id, step.shownPosition, step.shownCount) = (id, shown, of)
    step.bubble.text.lines = Array(step.bubble.text.lines.prefix(1))
    step.bubble.text.lines[0].text = id
    step.bubble.frame = rect()
    step.targets = [SolvedTarget(id: nil, frame: rect())]
    let hole = rect()
    // A screen that cuts some of the holes gives them outlines of their own.
    let screen = LayoutRect(x: 3, y: 3, width: 14, height: 14)
    let shape = Cutout.Shape.allCases.randomElement(using: &random) ?? .capsule
    let path = try? CutoutPath(svgData: "M0 0 L9 1 Q20 5 8 12 L1 3 L7 8 L0 9 Z")
    step.cutouts =
      HighlightTarget(frame: hole, padding: 1, shape: shape, radius: 3, path: path)
      .cutouts(on: screen)
    step.advance = modes[Int.random(in: 0..<modes.count, using: &random)]
    return step
  }

  /// What the state machine shows at first and after each event.
  private static func expected(_ run: Run) -> [String] {
    let tours = run.solutions.map { GuideTour($0) }
    var progress = TourProgress(tours[0])
    progress.start()
    func picture() -> String {
      switch progress.phase {
      case .notStarted: ""
      case .showing:
        "\(progress.shownPosition ?? 0) of \(progress.shownCount) \(progress.step?.id ?? "")"
      case .finished(.completed): "Finished "
      case .finished(.skipped): "Skipped "
      }
    }
    return [picture()]
      + run.events.map { event in
        switch event {
        case .tap(let point): progress.tap(at: point)
        case .press(let key): progress.press(key)
        case .button("back"): progress.goBack()
        case .button("next"): progress.advance()
        case .button("skip"): progress.skip()
        case .button: progress.restart()
        case .variant(let index): progress.continueIn(tours[index])
        }
        return picture()
      }
  }

  /// What the script shows at first and after each event, in a page that is only pretended.
  private static func replay(_ runs: [Run]) throws -> [[String]] {
    let data = JSONValue.array(
      try runs.map { run in
        let variants = try run.solutions.map { solution in
          PreviewVariant(solution: solution, builder: try #require(DrawingBuilder(solution))).data
        }
        let tour = JSONValue.object([("variants", .array(variants))])
        return .object([
          ("tour", .string(JSONWriter.text(tour, layout: .compact))),
          ("events", .array(run.events.map(json))),
        ])
      })
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("preview-runs-\(UUID().uuidString).json")
    try JSONWriter.text(data, layout: .compact).write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let page = "Tests/guidectlTests/Renderers/pretended-page.js"
    let output = try Shell.output(of: "node \(page) \(scriptFile) '\(file.path)'")
    return try JSONDecoder().decode([[String]].self, from: Data(output.utf8))
  }

  private static func json(_ event: Event) -> JSONValue {
    switch event {
    case .tap(let point): .object([("x", .number(point.x)), ("y", .number(point.y))])
    case .press(.space): .object([("key", .string(" "))])
    case .press(let key):
      .object([("key", .string(key.rawValue.prefix(1).uppercased() + key.rawValue.dropFirst()))])
    case .button(let id): .object([("button", .string(id))])
    case .variant(let index): .object([("variant", .number(index))])
    }
  }
}
