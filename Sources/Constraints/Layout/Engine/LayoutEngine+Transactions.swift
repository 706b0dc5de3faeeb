extension LayoutEngine {
  /// Makes many changes that hold as a whole or not at all, with one solve at the end.
  ///
  /// Inside the body frames are those from before. A transaction inside a transaction belongs to the
  /// outer one, but its changes alone are taken back when its body throws.
  ///
  /// - Parameter body: Changes the engine that it is given. An error that it throws takes all of
  ///   its changes back.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, or `LayoutError.unsatisfiable` when its changes contradict
  ///   each other or what was there. The engine is unchanged.
  /// - Complexity: About what changes and moves, however much else there is; and the items whose
  ///   margins or safe areas constraints or guides use, for what they inherit is found anew.
  public mutating func transaction<Result>(
    _ body: (inout LayoutEngine) throws(LayoutError) -> Result
  ) throws(LayoutError) -> Result {
    let start = begin()
    do throws(LayoutError) {
      if start.solver.isOutermost { try guardSizes() }
      let result = try body(&self)
      if start.solver.isOutermost {
        try solveInheriting()
        commit()
      }
      return result
    } catch {
      takeBack(to: start)
      throw error
    }
  }

  /// Makes one change: at once inside a transaction, else as a transaction of its own.
  internal mutating func change<Result>(
    _ body: (inout LayoutEngine) throws(SolverError) -> Result
  ) throws(LayoutError) -> Result {
    try transaction { (engine) throws(LayoutError) in
      do throws(SolverError) {
        return try body(&engine)
      } catch {
        throw engine.layoutError(error)
      }
    }
  }

  /// Whether changes are being collected.
  internal var isInTransaction: Bool { solver.isInTransaction }
}

/// The steps of a transaction.
extension LayoutEngine {
  /// Where a transaction began.
  internal struct Savepoint {
    fileprivate var solver: Solver.Savepoint
    fileprivate var steps: Int
  }

  private mutating func begin() -> Savepoint {
    if state.journal == nil { state.journal = [] }
    return Savepoint(solver: solver.begin(), steps: state.journal?.count ?? 0)
  }

  /// Solves the changes collected so far; what follows can still take them back.
  internal mutating func solve() throws(LayoutError) {
    try shareOut()
    try guardSizes()
    do throws(SolverError) {
      try solver.solve()
    } catch {
      throw layoutError(error)
    }
  }

  private mutating func commit() {
    solver.commit()
    state.journal = nil
    state.unguarded.removeAll(keepingCapacity: true)
  }

  private mutating func takeBack(to start: Savepoint) {
    solver.takeBack(to: start.solver)
    state.undo(to: start.steps)
    if start.solver.isOutermost { state.journal = nil }
  }

  /// Keeps the sizes of new items from being negative.
  private mutating func guardSizes() throws(LayoutError) {
    guard !state.unguarded.isEmpty else { return }
    let unguarded = state.unguarded
    try change { (engine) throws(SolverError) in
      for item in unguarded
      where engine.state.isLive(item) && !engine.state.record(item).isGuarded {
        for axis in LayoutAxis.allCases {
          guard let extent = engine.state.record(item).shape.extent(along: axis) else { continue }
          _ = try engine.enforce(extent >= 0, as: .nonnegativeSize(axis, of: item))
        }
        engine.state.edit(item) { $0.isGuarded = true }
      }
    }
  }
}
