#if COUNTED_WORK
  import Constraints
  import TestSupport
  import Testing

  @testable import GuideBubbles
  @testable import GuideScenes

  @Suite struct SceneWorkTests {
    private func expectLinear(
      from size: Int, ratio: Double = 2.2, _ name: String, scene: (Int) -> String
    ) throws {
      try expectLinearWork(
        from: size, ratio: ratio, name, prepare: { Array(scene($0).utf8) },
        work: { _ = try SceneSolver.solve(try Scene(parsing: $0)) })
    }

    /// Each is held against all lines of its variable, which soon is most of the work.
    @Test func `twice as many conflicts are told in less than four times the work`() throws {
      try expectLinear(
        from: 100, ratio: 3.3, "conflicts", scene: SceneSolverDiagnosticTests.conflicts)
    }

    @Test func `twice as many equal lines are solved in twice the work`() throws {
      try expectLinear(from: 500, "equal lines", scene: SceneAlgebraTests.equalLines)
    }

    @Test func `twice as large a circle of equalities is solved in twice the work`() throws {
      try expectLinear(from: 400, "circles", scene: SceneAlgebraTests.circle)
    }

    @Test func `twice as many rows are laid out in twice the work`() throws {
      try expectLinear(from: 500, "rows", scene: SceneListTests.rows)
    }

    @Test func `twice as many rows that give way are told in twice the work`() throws {
      try expectLinear(from: 300, "rows that give way", scene: SceneRowViolationTests.rows)
    }

    /// Each may cross each.
    @Test func `twice as many holes over each other are united in four times the work`() throws {
      try expectLinearWork(
        from: 50, ratio: 4.6, "holes", prepare: CutoutUnionTests.holes,
        work: { _ = CutoutUnionTests.dimming($0) })
    }
  }
#endif
