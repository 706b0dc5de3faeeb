import Constraints
import TestSupport
import Testing

/// The benchmarks' shapes at small sizes, with the sums that a linear program finds.
@Suite struct SolverWorkloadTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let workload: Workload
    /// The sums of violations once built, from strong to weak, and after each operation in turn.
    let expected: [[Double]]

    init(_ name: String, _ workload: Workload, _ expected: [Double]...) {
      (testDescription, self.workload, self.expected) = (name, workload, expected)
    }
  }

  static let cases = [
    Case("chain of 1", .chain(1), [0]),
    Case("chain of 12", .chain(12), [0]),
    Case("tight chain of 1", .chain(1, room: 40), [10]),
    Case("tight chain of 8", .chain(8, room: 40), [80]),
    Case("fill of 10", .fill(10, operations: 6), [0, 0], [0, 0]),
    Case("squeeze of 6", .squeeze(6, operations: 6), [0, 0], [0, 200]),
    Case("squeeze of 12", .squeeze(12, operations: 6), [0, 0], [0, 200]),
    Case(
      "grid of 25", .grid(5, operations: 4), [0, 0, 305], [0, 120, 208.4166666666667]),
    Case("churn of 7", .churn(7, operations: 70), [0]),
    Case("4 independent", .independent(4, operations: 6), [0, 18, 0], [0, 68, 0]),
    Case("degenerate 1", .degenerate(segments: 1), [0, 0, 0]),
    Case("degenerate 3", .degenerate(segments: 3), [0, 0, 1800, 0, 0]),
    Case("degenerate 8", .degenerate(segments: 8), [0, 0, 16800, 0, 0]),
  ]

  @Test(arguments: cases, [false, true]) func `all levels reach their sums`(
    shape: Case, together: Bool
  ) throws {
    var run = try WorkloadRun(shape.workload, together: together)
    check(run, shape.expected[0])
    for (index, operation) in shape.workload.operations.enumerated() {
      // The peers' order of operations begins with the second state.
      try run.perform(operation)
      guard shape.workload.initialRowCount == nil || index.isMultiple(of: 2) == false else {
        continue
      }
      check(run, shape.expected[(index + 1) % shape.expected.count])
    }
  }

  @Test func `a grid of 100 cells reaches its sums, built in one go`() throws {
    var run = try WorkloadRun(.grid(10, operations: 2), together: true)
    check(run, [0, 0, 1018])
    for (operation, sums) in zip(
      Workload.grid(10, operations: 2).operations, [[0, 440, 630.523], [0, 0, 1018]])
    {
      try run.perform(operation)
      check(run, sums, tolerance: 1e-3)
    }
  }

  /// Pulling back and forth leaves no trace: five boxes at least, none by history.
  @Test(arguments: [
    Case("squeeze of 9", .squeeze(9, operations: 11)),
    Case("fill of 6", .fill(6, operations: 11)),
    Case("grid of 16", .grid(4, operations: 5)),
    Case("churn of 9", .churn(9, operations: 41)),
    Case("3 independent", .independent(3, operations: 11)),
  ])
  func `a state does not depend on the states before`(shape: Case) throws {
    let workload = shape.workload
    var run = try WorkloadRun(workload, together: false)
    for operation in workload.operations { try run.perform(operation) }
    var fresh = Solver()
    let variables = run.variables.map { _ in fresh.makeVariable() }
    for id in run.solver.constraints { try fresh.add(run.solver.constraint(id)) }
    for edit in workload.edits {
      var value = edit.value
      for case .suggest(let later, edit.variable) in workload.operations { value = later }
      try fresh.beginEditing(variables[edit.variable], priority: edit.priority)
      try fresh.suggest(value, for: variables[edit.variable])
    }
    for (variable, twin) in zip(run.variables, variables) {
      #expect(isClose(run.solver.value(of: variable), fresh.value(of: twin), tolerance: 1e-9))
    }
  }

  private func check(
    _ run: borrowing WorkloadRun, _ expected: [Double], tolerance: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (levels, required) = run.violations
    #expect(required <= 1e-6, sourceLocation: sourceLocation)
    let isSame =
      levels.count == expected.count
      && zip(levels, expected).allSatisfy { isClose($0, $1, tolerance: tolerance) }
    #expect(isSame, "\(levels) instead of \(expected)", sourceLocation: sourceLocation)
  }
}

/// A real dialog's system, recorded.
@Suite struct SolverDialogCorpusTests {
  @Test(
    .enabled(
      if: Corpora.contains("solver/enaml-like.txt"), "the corpus `solver/enaml-like` is not there"))
  func `a dialog reaches its sums at every window size`() throws {
    let workload = Workload(parsing: try Corpora.text("solver/enaml-like.txt"))
    var run = try WorkloadRun(workload, together: false)
    // The twelve suggestions of one round repeat.
    for operation in workload.operations.prefix(36) { try run.perform(operation) }
    let (levels, required) = run.violations
    #expect(required <= 1e-6)
    #expect(levels.dropFirst() == [0, 544, 1200, 44], "\(levels)")
  }
}
