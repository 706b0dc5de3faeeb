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
  }
#endif
