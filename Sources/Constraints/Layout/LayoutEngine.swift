/// Lays out rectangles by constraints, in the words of Auto Layout.
///
/// An engine holds items and the constraints that are active between them. Each item is an origin
/// and an extent along either axis; an engine of views declares its unknowns in the order left,
/// width, top, height, item after item. What the constraints leave open stays at 0, earlier
/// declared unknowns first: a view of which only the right edge is known begins at 0 and is as wide
/// as it takes.
///
/// Every change is solved before the call returns, frames are read without solving. To make many
/// changes with one solve, wrap them in `transaction(_:)`; `activate(_:)` is one by itself.
///
///     var engine = LayoutEngine()
///     let screen = engine.addItem(named: "screen", frame: LayoutRect(width: 320, height: 568))
///     let save = engine.addItem(named: "save")
///     try engine.setIntrinsicContentSize(IntrinsicContentSize(width: 36, height: 22), of: save)
///     try engine.activate([
///       save.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
///       save.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
///     ])
///     engine.frame(of: save)  // x 268, y 20, width 36, height 22
public struct LayoutEngine: ~Copyable, Sendable {
  internal var solver: Solver
  internal var state: LayoutState
  /// The names given since the outermost transaction began; nothing outside of one.
  internal var added: Set<ConstraintID>?

  /// Makes an engine without items.
  ///
  /// - Parameter layoutDirection: Which of left and right is leading.
  public init(layoutDirection: UserInterfaceLayoutDirection = .leftToRight) {
    solver = Solver()
    state = LayoutState(direction: layoutDirection)
  }

  private init(adopting solver: consuming Solver, _ state: LayoutState) {
    self.solver = solver
    self.state = state
  }

  /// Which of left and right is leading.
  public var layoutDirection: UserInterfaceLayoutDirection { state.direction }

  /// A second engine in the same state.
  ///
  /// - Returns: An engine in which all handles of this one are valid.
  public borrowing func clone() -> LayoutEngine {
    LayoutEngine(adopting: solver.clone(), state)
  }

  /// Makes many changes that hold as a whole or not at all, with one solve at the end.
  ///
  /// Inside the body frames are those from before.
  ///
  /// - Parameter body: Changes the engine that it is given. An error that it throws takes all of
  ///   its changes back.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, or `LayoutError.unsatisfiable` when its changes contradict
  ///   each other or what was there. The engine is unchanged.
  public mutating func transaction<Result>(
    _ body: (inout LayoutEngine) throws(LayoutError) -> Result
  ) throws(LayoutError) -> Result {
    guard added == nil else { return try body(&self) }
    let before = state
    var inner = LayoutEngine(layoutDirection: state.direction)
    swap(&inner.state, &state)
    inner.added = []
    var failure: LayoutError?
    do throws(SolverError) {
      let result = try solver.transaction { (solver: inout Solver) throws(SolverError) -> Result in
        swap(&inner.solver, &solver)
        defer { swap(&inner.solver, &solver) }
        do throws(LayoutError) {
          let result = try body(&inner)
          try inner.guardSizes()
          return result
        } catch {
          failure = error
          throw SolverError.beyondPrecision  // any: makes the solver take everything back
        }
      }
      swap(&inner.state, &state)
      return result
    } catch {
      let reason = failure ?? inner.layoutError(error, in: Batch())
      state = before
      state.nextGeneration = inner.state.nextGeneration
      throw reason
    }
  }

  /// Makes one change: at once inside a transaction, else as a transaction of its own.
  ///
  /// The body works on the solver and notes what it removed and added; the state follows when the
  /// solver has agreed. Sizes of new items are kept from being negative on the way.
  internal mutating func change<Result>(
    _ body: (inout Solver, inout Batch) throws(SolverError) -> Result
  ) throws(LayoutError) -> Result {
    var batch = Batch()
    do throws(SolverError) {
      let result: Result
      if added == nil {
        let guards = state.guards()
        result = try solver.transaction { (solver: inout Solver) throws(SolverError) -> Result in
          try Self.add(guards, to: &solver, &batch)
          return try body(&solver, &batch)
        }
        state.unguarded.removeAll(keepingCapacity: true)
      } else {
        result = try body(&solver, &batch)
        for entry in batch.added { added?.insert(entry.id) }
      }
      state.apply(batch)
      return result
    } catch {
      let reason = layoutError(error, in: batch)
      if added != nil {
        for entry in batch.added.reversed() { try? solver.remove(entry.id) }
      }
      throw reason
    }
  }

  private mutating func guardSizes() throws(LayoutError) {
    let guards = state.guards()
    try change { (solver, batch) throws(SolverError) in
      try Self.add(guards, to: &solver, &batch)
    }
    state.unguarded.removeAll(keepingCapacity: true)
  }

  private static func add(
    _ guards: [(Constraint, LayoutConstraintSource)], to solver: inout Solver, _ batch: inout Batch
  ) throws(SolverError) {
    for (constraint, source) in guards {
      batch.added.append(.init(id: try solver.add(constraint), source: source))
    }
  }
}
