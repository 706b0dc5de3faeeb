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

  /// A second engine in the same state; inside a transaction, in the state from before.
  ///
  /// - Returns: An engine in which all handles of this one are valid.
  public borrowing func clone() -> LayoutEngine {
    var state = state
    state.undo(to: 0)
    state.journal = nil
    return LayoutEngine(adopting: solver.clone(), state)
  }
}
