internal import Constraints

/// The unknowns of a candidate: the bubble's frame on both axes and the tip of its arrow.
struct PlacementVariables: Sendable {
  /// Where the bubble begins on the main axis.
  let near: Variable
  /// The bubble's extent along the main axis.
  let length: Variable
  /// Where the bubble begins on the cross axis.
  let start: Variable
  /// The bubble's extent along the cross axis.
  let breadth: Variable
  /// The tip's position on the cross axis.
  let tip: Variable

  init(in solver: inout Solver) {
    near = solver.makeVariable()
    length = solver.makeVariable()
    start = solver.makeVariable()
    breadth = solver.makeVariable()
    tip = solver.makeVariable()
  }
}
