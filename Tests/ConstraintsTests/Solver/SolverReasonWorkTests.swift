#if COUNTED_WORK
  import Constraints
  import TestSupport
  import Testing

  /// What it costs to say what gave way to what, told by how often code runs.
  @Suite struct SolverReasonWorkTests {
    /// Wishes of three terms at many priorities over a few variables, most of which give way.
    private struct Wishes: ~Copyable {
      var solver = Solver()
      var broken: [ConstraintID] = []

      init(count: Int) throws {
        var random = SplitMix64(seed: 7)
        let variables = (0..<10).map { _ in solver.makeVariable() }
        let ids = try solver.transaction { (solver) throws(SolverError) in
          var ids: [ConstraintID] = []
          for _ in 0..<count {
            var sum = LinearExpression(constant: Double(Int.random(in: -99...99, using: &random)))
            for _ in 0..<3 {
              let factor = Double(Int.random(in: 1...9, using: &random))
              let variable = variables[Int.random(in: 0..<10, using: &random)]
              sum.terms.append(LinearTerm(variable, coefficient: factor))
            }
            let priority = LayoutPriority(rawValue: Double(Int.random(in: 1...99, using: &random)))
            ids.append(try solver.add((sum == 0).priority(priority ?? .defaultLow)))
          }
          return ids
        }
        broken = Array(ids.filter { solver.violation(of: $0) > 0 }.suffix(10))
      }
    }

    @Test func `twice as many wishes are told apart in twice the work`() throws {
      try expectLinearWork(
        from: 100, ratio: 2.6, "what ten wishes gave way to", prepare: { try Wishes(count: $0) },
        work: { _ = $0.solver.reasons(forViolationsOf: $0.broken) })
    }
  }
#endif
