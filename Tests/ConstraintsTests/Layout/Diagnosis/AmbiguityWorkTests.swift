#if COUNTED_WORK
  import Constraints
  import TestSupport
  import Testing

  @Suite struct AmbiguityWorkTests {
    /// Beside each change of a copy there is a logarithm of their number.
    @Test func `twice as many rows that say too little are told in twice the work`() throws {
      try expectLinearWork(
        from: 50, ratio: 2.5, "ambiguous rows", prepare: LayoutAmbiguityTests.openRows,
        work: { _ = $0.ambiguities() })
    }

    /// One place settles all of them, which a look at the whole tells at once.
    @Test func `a chain that is twice as long is told open in twice the work`() throws {
      try expectLinearWork(
        from: 200, ratio: 2.5, "a chain of open variables", prepare: { try Self.openChain($0) },
        work: { _ = $0.ambiguities() })
    }

    private static func openChain(_ count: Int) throws -> LayoutEngine {
      var engine = LayoutEngine()
      let variables = (0..<count).map { _ in engine.makeVariable() }
      _ = try engine.activate(
        zip(variables, variables.dropFirst()).map { before, next in
          LayoutConstraint(
            terms: [
              LayoutTerm(.variable(next)), LayoutTerm(.variable(before), coefficient: -1),
            ], .equal, constant: 1)
        })
      return engine
    }
  }
#endif
