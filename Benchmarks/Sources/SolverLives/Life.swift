import Constraints
public import ExactJudge

/// The life of one solver: what is added, changed and removed, judged at the end.
public struct Life: ~Copyable {
  /// A constraint in force; a suggestion has no name.
  struct Member {
    var id: ConstraintID?
    var line: JudgedConstraint
    /// The variable that is edited.
    var edited: Int?
  }

  /// What stands against the solver.
  public internal(set) var verdict = Verdict()
  /// How many calls threw `beyondPrecision`.
  public internal(set) var refusals = 0
  /// What was done and how it ended, line by line, when that is kept.
  public internal(set) var log: [String] = []

  let judge: Judge
  let keepsLog: Bool
  let writer: LineWriter
  let references: [WrittenNumber]
  var random: Decisions
  var solver = Solver()
  var variables: [Variable] = []
  var members: [Member] = []

  /// Lives a life.
  ///
  /// - Parameters:
  ///   - numbers: What its systems are made of.
  ///   - decisions: What decides on everything else.
  ///   - judge: Who judges it.
  ///   - keepsLog: Whether to tell it line by line.
  public init(_ numbers: NumberClass, _ decisions: Decisions, judge: Judge, keepsLog: Bool = false)
  {
    var random = decisions
    let count = Int.random(in: 2...8, using: &random)
    self.judge = judge
    self.keepsLog = keepsLog
    writer = LineWriter(numbers: numbers, variableCount: count)
    var references: [WrittenNumber] = []
    for _ in 0..<count {
      references.append(random.oneIn(4) ? numbers.constant(&random) : WrittenNumber(0))
    }
    self.references = references
    self.random = random
    for reference in references {
      variables.append(solver.makeVariable(reference: reference.double))
    }
    live()
  }

  private mutating func live() {
    var lines: [JudgedConstraint] = []
    for _ in 0..<Int.random(in: 3...14, using: &random) {
      lines.append(writer.line(besides: lines, &random))
    }
    let manner = Int.random(in: 0..<3, using: &random)
    // All in one transaction, unless they contradict each other.
    if manner == 1 || !attempt(lines.map { .add($0) }) {
      for line in lines { attempt([.add(line)]) }
    }
    if manner == 2 {
      for _ in 0..<Int.random(in: 3...10, using: &random) {
        attempt(
          (0..<(random.oneIn(2) ? 1 : Int.random(in: 2...5, using: &random))).map { _ in
            operation()
          })
      }
    }
    let answer = JudgedAnswer(solver, variables, ids: members.map(\.id))
    let final = members.map(\.line)
    if keepsLog { logEnd(answer, final) }
    verdict.join(judge.verdict(on: answer, to: final))
    compareWithFresh(answer)
  }

  /// Makes changes together; whether they were taken.
  @discardableResult
  mutating func attempt(_ operations: [Operation]) -> Bool {
    let former = members
    let before = variables.map { solver.value(of: $0) }
    var after = members
    do throws(SolverError) {
      let handles = variables
      try solver.transaction { (solver) throws(SolverError) in
        for operation in operations {
          try Self.perform(operation, on: &solver, handles, &after)
        }
      }
      members = after
      if keepsLog { log.append(Self.describe(operations, former) + ": taken") }
      return true
    } catch {
      if keepsLog { log.append(Self.describe(operations, former) + ": \(Self.name(of: error))") }
      judgeRefusal(error, wanted: Self.wanted(operations, former))
      if zip(before, variables).contains(where: { $0 != solver.value(of: $1) }) {
        verdict.note("changed", .wrong, "a call that threw has changed values")
      }
      return false
    }
  }
}
