import Constraints
import TestSupport

@testable import GuideBubbles
@testable import GuideScenes

/// Judges a solved scene by the geometry of its solution and what the scene asked for: no code that
/// finds targets, holes or places takes part.
struct SceneJudge {
  let scene: JudgedScene
  let solution: SceneSolution
  let screen: SolvedScreen
  /// What is wrong, in words.
  private(set) var faults: [String] = []
  /// How often what was judged.
  private(set) var tally: [String: Int] = [:]
  /// The targets of each step that is shown.
  private(set) var targets: [[ReferenceTarget]] = []

  /// Judges a solution; nothing without a screen.
  init?(_ scene: JudgedScene, _ solution: SceneSolution) {
    guard let screen = solution.screen else { return nil }
    (self.scene, self.solution, self.screen) = (scene, solution, screen)
    count("scenes")
    for index in scene.steps.indices { judge(step: index) }
  }

  private mutating func count(_ what: String) { tally[what, default: 0] += 1 }

  private mutating func require(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  private mutating func judge(step index: Int) {
    let asked = scene.steps[index]
    let all = asked.targets.map {
      ReferenceTarget($0, hole: asked.hole, in: solution, on: screen)
    }
    let solved = solution.steps.first { $0.position == index + 1 }
    defer { if solved != nil { targets.append(all.compactMap { $0 }) } }
    let seen = all.map { $0.map(\.isSeen) ?? false }
    guard !seen.contains(nil) else { return count("targets left open") }
    let missing = seen.filter { $0 == false }.count
    tally["targets unseen", default: 0] += missing
    let told = solution.diagnostics.filter {
      $0.code == .unseenTarget && $0.message.hasPrefix("the step '\(index + 1)' ")
    }.count
    require(
      told == (asked.isOptional ? 0 : missing),
      "step \(index + 1): \(told) targets unseen, found \(missing)")
    require(
      (solved?.targets.count ?? 0) == seen.count - missing,
      "step \(index + 1): \(solved?.targets.count ?? 0) targets, found \(seen.count - missing)")
    guard let solved, solved.targets.count == seen.count - missing else { return }
    let targets = zip(all, seen).compactMap { $1 == true ? $0 : nil }
    count("steps")
    for (target, reported) in zip(targets, solved.targets) { judge(target, as: reported, index) }
    judgeHoles(solved, asked, targets, index)
    judgePromises(solved, asked, targets, index)
  }

  // MARK: Targets and holes

  private mutating func judge(
    _ target: ReferenceTarget, as reported: SolvedTarget, _ index: Int
  ) {
    count("targets")
    let all = target.sights.map(\.frame)
    require(
      reported.frames == all || all.count > 1, "step \(index + 1): frame \(reported.frames)")
    if target.sights.contains(where: { $0.hidden.lowerBound > 0 }) { count("targets cut") }
    let least = target.sights.reduce(0) { $0 + $1.least.area }
    let most = target.sights.reduce(0) { $0 + $1.most.area }
    let area = reported.visibleParts.reduce(0) { $0 + $1.width * $1.height }
    let slack = 1e-6 * max(1, most)
    require(
      area >= least - slack && area <= most + slack,
      "step \(index + 1): visible \(area) of \(least)...\(most)")
    for part in reported.visibleParts {
      require(
        target.sights.contains { $0.most.bounds.map { part.reach(beyond: $0) < 1e-6 } ?? true },
        "step \(index + 1): \(part) is not seen")
    }
  }

  private mutating func judgeHoles(
    _ solved: SolvedStep, _ asked: JudgedScene.Step, _ targets: [ReferenceTarget], _ index: Int
  ) {
    guard asked.hole != nil else {
      return require(solved.cutouts.isEmpty, "step \(index + 1): a hole that is not wanted")
    }
    guard targets.allSatisfy({ $0.holes.allSatisfy(\.isKnown) }) else { return }
    let outlines = solved.cutouts.map { ReferenceOutline($0) }
    let views = targets.flatMap { Array(zip($0.sights, $0.holes)) }.filter { $0.0.isSeen == true }
    for point in samplePoints(views) {
      // A point is judged where all around it is alike.
      let around = [(0.0, 0.0), (0.08, 0.08), (-0.08, 0.08), (0.08, -0.08), (-0.08, -0.08)].map {
        LayoutPoint(x: point.x + $0.0, y: point.y + $0.1)
      }
      let isLit = around.map { point in outlines.contains { $0.holds(point) } }
      guard Set(isLit).count == 1 else { continue }
      count("points of holes")
      let isWanted = around.allSatisfy { point in
        views.contains { Self.isLit(point, $0.0, $0.1, mayBe: false) }
      }
      let isAllowed = around.contains { point in
        views.contains { Self.isLit(point, $0.0, $0.1, mayBe: true) }
      }
      require(isLit[0] || !isWanted, "step \(index + 1): \(point) is seen, but not lit")
      require(!isLit[0] || isAllowed, "step \(index + 1): \(point) is lit")
      if !faults.isEmpty { return }
    }
  }

  /// Whether a hole must light a point, or may.
  private static func isLit(
    _ point: LayoutPoint, _ sight: ReferenceVisibility, _ hole: ReferenceHole, mayBe: Bool
  ) -> Bool {
    guard sight.screen.holds(point), hole.holds(point) else { return false }
    if !mayBe { return sight.least.cells.contains { $0.holds(point) } }
    guard !sight.covers.contains(where: { $0.bars.contains { $0.holds(point) } }) else {
      return false
    }
    // Padding is lit beside what is seen.
    let near = LayoutPoint(
      x: min(max(point.x, sight.frame.minX), sight.frame.maxX),
      y: min(max(point.y, sight.frame.minY), sight.frame.maxY))
    return sight.most.cells.isEmpty || sight.most.cells.contains { $0.holds(near, slack: 1e-6) }
  }

  /// Points in and around holes: the middles of all that edges part, a number of them at most.
  private func samplePoints(
    _ views: [(ReferenceVisibility, ReferenceHole)]
  ) -> [LayoutPoint] {
    views.flatMap { sight, hole -> [LayoutPoint] in
      let area = hole.outline.grown([6, 6, 6, 6]).cut(to: sight.screen.grown([9, 9, 9, 9]))
      let quarter = hole.outline.grown(
        [-1, -1, -1, -1].map { $0 * min(hole.outline.width, hole.outline.height) / 6 })
      let edges = [sight.frame, sight.window, hole.outline, quarter, sight.screen]
      let cells = ReferenceGrid(over: area, edges: edges + sight.covers.map(\.frame)) { _ in true }
        .cells
      return stride(from: 0, to: cells.count, by: 1 + cells.count / 90).map {
        LayoutPoint(x: cells[$0].midX, y: cells[$0].midY)
      }
    }
  }

  // MARK: Promises

  private mutating func judgePromises(
    _ solved: SolvedStep, _ asked: JudgedScene.Step, _ targets: [ReferenceTarget], _ index: Int
  ) {
    let promises = ReferencePromises(
      step: solved, screen: screen, targets: targets, obstacles: obstacles(of: asked),
      gap: asked.gap ?? solved.style.arrow?.length ?? 0)
    let expected = promises.expected()
    require(
      expected.map(\.promise) == solved.bubble.promises.map(\.promise),
      "step \(index + 1): other promises")
    for ((promise, points), report) in zip(expected, solved.bubble.promises) {
      let slack = 1e-3 + 1e-9 * report.shortfall
      if !report.isKept { count("broken \(promise)") }
      let isKept = report.isKept && points.lowerBound <= 1e-6
      let isBroken =
        !report.isKept && report.shortfall >= points.lowerBound - slack
        && report.shortfall <= points.upperBound + slack
      require(
        isKept || isBroken,
        "step \(index + 1): \(promise) by \(report.shortfall), found \(points)")
    }
    require(
      solved.bubble.arrow != nil || solved.style.arrow == nil || solved.bubble.side == .over
        || solved.bubble.promises.contains {
          [.arrowOnTarget, .arrowOnStraightEdge].contains($0.promise) && !$0.isKept
        }, "step \(index + 1): no arrow, and nothing said")
  }

  /// What a step's bubble is to keep off: what is declared, as far as its containers show it.
  func obstacles(of step: JudgedScene.Step) -> [LayoutRect] {
    let declared = Set(
      scene.views.flatMap(\.withDescendants).filter(\.isObstacle).map(\.id))
    let explained = step.targets.compactMap { target -> String? in
      if case .view(let id) = target { id } else { nil }
    }
    let shown = solution.views.indices.compactMap { index -> LayoutRect? in
      let view = solution.views[index]
      guard declared.contains(view.id), !view.isHidden, !explained.contains(view.id) else {
        return nil
      }
      let frame =
        ReferenceVisibility.containers(of: index, solution.views).map { view.frame.cut(to: $0) }
        ?? view.frame
      return frame.width > 0 && frame.height > 0 ? frame : nil
    }
    return shown
      + step.obstacles.map {
        func pixel(_ number: Double) -> Double {
          (number * screen.scale).rounded(.toNearestOrAwayFromZero) / screen.scale
        }
        return LayoutRect(
          left: pixel($0.minX), top: pixel($0.minY), right: pixel($0.maxX),
          bottom: pixel($0.maxY))
      }
  }
}
