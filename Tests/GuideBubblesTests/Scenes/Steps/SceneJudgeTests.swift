import Constraints
import TestSupport
import Testing

@testable import GuideBubbles
@testable import GuideScenes

/// Random scenes before a judge that shares no code with what finds targets, holes and places.
@Suite struct SceneJudgeTests {
  private static let seeds: Range<UInt64> = 0..<1_000
  /// The best places are searched for in some of them.
  private static let fewSeeds: Range<UInt64> = 20_000..<20_200

  private static func judge(_ scene: JudgedScene) throws -> SceneJudge? {
    SceneJudge(scene, try SceneSolver.solve(try Scene(parsing: Array(scene.description.utf8))))
  }

  /// Prints what was judged and expects that enough was: so many of each thousand scenes.
  private static func expect(_ tally: [String: Int], atLeast least: [(String, Int)], of scenes: Int)
  {
    let counts = tally.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("judged \(scenes) scenes: \(counts.joined(separator: ", "))")
    for (what, share) in least {
      let wanted = share * scenes / 1_000
      #expect(
        tally[what, default: 0] >= wanted, "\(what): only \(tally[what, default: 0]) of \(wanted)")
    }
  }

  /// Judges random scenes until one is at fault.
  private static func judgeAll(
    _ seeds: Range<UInt64>, atLeast least: [(String, Int)],
    faults: (JudgedScene, SceneJudge, inout [String: Int]) throws -> [String]
  ) throws {
    var tally: [String: Int] = [:]
    try forAll(seeds: seeds, generate: { JudgedScene(&$0) }, shrink: { $0.smaller }) { scene in
      guard let judge = try judge(scene) else { return false }
      let faults = try faults(scene, judge, &tally)
      if !faults.isEmpty { print("fault: \(faults.joined(separator: "; "))") }
      return faults.isEmpty
    }
    expect(tally, atLeast: least, of: Campaign.extended(seeds).count)
  }

  @Test func `what is said of targets, holes and promises follows from the frames`() throws {
    try Self.judgeAll(
      Self.seeds,
      atLeast: [
        ("steps", 1_000), ("targets cut", 300), ("targets unseen", 200),
        ("points of holes", 20_000), ("broken clearOfTarget", 20), ("broken clearOfObstacles", 10),
        ("broken arrowOnTarget", 20), ("broken targetVisible", 200),
      ]
    ) { _, judge, tally in
      tally.merge(judge.tally, uniquingKeysWith: +)
      return judge.faults + judge.controlFaults()
    }
  }

  @Test func `no place keeps more, or is cheaper by the table`() throws {
    try Self.judgeAll(
      Self.fewSeeds, atLeast: [("searched", 300), ("compared", 150), ("within margins", 150)]
    ) { _, judge, tally in
      // What is left open may be something that a bubble had better not cover.
      guard !judge.targets.contains(where: { $0.contains { $0.isSeen == nil } }) else { return [] }
      return judge.placedSteps().flatMap { asked, promises -> [String] in
        let controls = judge.controls(beside: promises.targets).map(\.frame)
        guard let search = ReferenceBestPlace(asked, promises, controls: controls),
          !promises.step.bubble.candidates.contains(where: \.isSearchCutShort)
        else { return [] }
        tally["searched", default: 0] += 1
        return search.faults(&tally)
      }
    }
  }

  @Test func `a scene in a mirror has its answers in the mirror`() throws {
    try Self.judgeAll(Self.seeds, atLeast: [("mirrored", 1_000)]) { scene, judge, tally in
      guard let mirrored = scene.mirrored, let other = try Self.judge(mirrored) else { return [] }
      tally["mirrored", default: 0] += judge.solution.steps.count
      return SceneJudge.differences(judge, other)
    }
  }
}
