/// A check of one scene over its combinations, which several threads can share.
///
/// A combination is looked at by ``inspect(_:)``; what it comes to depends on nothing but the scene and
/// the combination, so that it does not matter who does it, when, or in which order.
/// ``report(_:onSceneNamed:)`` makes a report of any of them.
public struct CheckRun: Sendable {
  /// The combinations.
  public let combinations: SceneCombinations
  /// What varies, by name.
  public let matrix: CheckMatrix
  /// Combinations that come to the same, because devices differ in nothing but their names for example:
  /// one of each is solved.
  public let groups: [[Int]]
  private let inspected: InspectedScene
  private let rules: CheckRules
  private let digest: String

  /// By how much estimated widths of texts may be off, as a share: what is broken only if they are is
  /// undecided.
  ///
  /// The article Text says how far estimates have been found to be off.
  package static let widthError = 0.04

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - source: Its file, by which findings get lines; nothing for a scene that stands in none.
  ///   - check: The lists whose product is covered; nothing for the scene's own.
  ///   - overrides: What is the same in all combinations, with fonts and files.
  ///   - rules: How much each finding counts.
  ///   - part: Which combinations to look at, by their positions; nothing for all.
  /// - Complexity: O(*n*) for *n* combinations; nothing is solved.
  public init(
    _ scene: Scene, in source: SourceText? = nil, over check: SceneCheck? = nil,
    with overrides: SceneOverrides = SceneOverrides(), rules: CheckRules? = nil,
    part: CombinationSet? = nil
  ) {
    combinations = SceneCombinations(check ?? scene.check, with: overrides)
    matrix = CheckMatrix(combinations.valueNames)
    inspected = InspectedScene(scene, source: source)
    let resolved = rules ?? CheckRules(of: scene)
    self.rules = resolved
    covered = part ?? CombinationSet(0..<combinations.count)
    digest = CheckDigest(scene, source, { resolved[$0] }, overrides).text
    var groups: [[Int]] = []
    var known: [Situation: Int] = [:]
    for position in covered.ranges.joined() {
      let situation = Situation(scene, combinations[position].overrides)
      if let group = known[situation] {
        groups[group].append(position)
      } else {
        known[situation] = groups.count
        groups.append([position])
      }
    }
    self.groups = groups
  }

  /// The combinations that are looked at.
  public let covered: CombinationSet

  /// All that a solution depends on besides the scene.
  private struct Situation: Hashable {
    var screen: SolvedScreen?
    var flags: [Bool]

    init(_ scene: Scene, _ overrides: SceneOverrides) {
      screen = SceneSolver.screen(of: scene, with: overrides)
      flags = scene.flags.map { flag in
        overrides.flags.last { $0.name.text == flag.name.text }?.isOn ?? flag.isOn
      }
    }
  }

  /// Solves a group of combinations that come to the same, and looks at it.
  ///
  /// - Parameter group: One of ``groups``.
  /// - Returns: What was found there.
  /// - Throws: What keeps the scene from being solved.
  public func inspect(_ group: [Int]) throws(SceneDiagnostics) -> CheckFindings {
    guard let first = group.first else { return CheckFindings() }
    var work = try SceneWork(inspected.scene, with: combinations[first].overrides)
    var trials = CheckTrials()
    trials.add(inspection(of: work.solution))
    if work.solution.hasEstimatedTexts {
      for scale in [1 + Self.widthError, 1 - Self.widthError] {
        trials.add(
          inspection(of: try work.solution(withEstimatesTimes: scale), isTrial: true))
      }
    }
    var combinations = CombinationSet()
    for position in group { combinations.insert(position) }
    var findings = CheckFindings()
    for (observation, isCertain) in trials.outcomes {
      findings.tally.add(
        finding(observation, isCertain: isCertain, in: combinations, worst: first))
    }
    return findings
  }

  private func inspection(
    of solution: SceneSolution, isTrial: Bool = false
  ) -> [CheckObservation] {
    CombinationInspection(solution, of: inspected, by: rules, isTrial: isTrial).observations
  }

  private func finding(
    _ observation: CheckObservation, isCertain: Bool, in combinations: CombinationSet, worst: Int
  ) -> CheckFinding {
    let place = observation.range.flatMap { range in
      inspected.source.map { source in
        let position = source.position(of: range.start)
        return CheckFinding.Place(
          line: position.line, column: position.column, pointer: inspected.pointer(to: range))
      }
    }
    return CheckFinding(
      rule: observation.rule, level: rules[observation.rule],
      outcome: isCertain ? .broken : .undecided, subject: observation.subject,
      message: observation.message, help: observation.help, place: place,
      amount: observation.amount, worst: worst, marks: observation.marks,
      broken: isCertain ? combinations : CombinationSet(),
      undecided: isCertain ? CombinationSet() : combinations)
  }

  /// A report of what was found.
  ///
  /// - Parameters:
  ///   - findings: What ``inspect(_:)`` gave for every group, joined.
  ///   - scene: What the scene's file is called.
  /// - Returns: The report, with findings in order.
  public func report(_ findings: CheckFindings, onSceneNamed scene: String) -> CheckReport {
    CheckReport(
      scene: scene, digest: digest, matrix: matrix, covered: covered,
      stepCount: inspected.scene.guide.steps.count, findings: findings.tally.findings)
  }
}

/// What some combinations came to.
public struct CheckFindings: Sendable {
  var tally = CheckTally()

  /// Makes findings, none as yet.
  public init() {}

  /// Adds what other combinations came to; the order does not matter.
  public mutating func add(_ other: CheckFindings) { tally.add(other.tally) }
}
