internal import Constraints

/// The constraint system of one candidate: the bubble's frame and the tip of its arrow.
struct PlacementSystem {
  /// The start and the size of the frame on one axis.
  struct Axis {
    let start: Variable
    let size: Variable
    var end: LinearExpression { start + size }
  }

  private let problem: PlacementProblem
  private let main: Axis
  private let cross: Axis
  /// The tip's position on the cross axis.
  private let tip: Variable

  /// Puts the constraints of a candidate in force in an empty solver, all at once.
  init(_ problem: PlacementProblem, in solver: inout Solver) throws(SolverError) {
    self.problem = problem
    main = Axis(start: solver.makeVariable(), size: solver.makeVariable())
    cross = Axis(start: solver.makeVariable(), size: solver.makeVariable())
    tip = solver.makeVariable()
    let system = self
    try solver.transaction { (solver: inout Solver) throws(SolverError) in
      try system.addContainment(system.main, along: problem.mainAxis, to: &solver)
      try system.addContainment(system.cross, along: problem.crossAxis, to: &solver)
      try system.addSize(system.main, along: problem.mainAxis, atLeast: 0, to: &solver)
      try system.addSize(
        system.cross, along: problem.crossAxis, atLeast: problem.arrow?.edgeLength ?? 0,
        to: &solver)
      try system.addDistance(to: &solver)
      try system.addAlignment(to: &solver)
      if let arrow = problem.arrow { try system.addArrow(arrow, to: &solver) }
    }
  }

  /// The bubble's frame in the present solution.
  func frame(in solver: borrowing Solver) -> LayoutRect {
    let (mainStart, mainSize) = (solver.value(of: main.start), solver.value(of: main.size))
    let (crossStart, crossSize) = (solver.value(of: cross.start), solver.value(of: cross.size))
    return LayoutRect(
      AxisSpan(min: mainStart, max: mainStart + max(0, mainSize)), along: problem.mainAxis,
      other: AxisSpan(min: crossStart, max: crossStart + max(0, crossSize)))
  }

  /// Puts the constraint in force that the bubble lies on one side of a rectangle.
  func separate(
    from avoided: AvoidedRect, towards side: PhysicalSide, in solver: inout Solver
  ) throws(SolverError) -> ConstraintID {
    let axis = side.mainAxis == problem.mainAxis ? main : cross
    let span = avoided.frame.span(along: side.mainAxis)
    let constraint = side.isBefore ? axis.end <= span.min : axis.start >= span.max
    return try solver.add(constraint.priority(avoided.priority))
  }

  /// Inside the safe area, and inside its margins.
  private func addContainment(
    _ axis: Axis, along direction: LayoutAxis, to solver: inout Solver
  ) throws(SolverError) {
    let safe = problem.safe.span(along: direction)
    let inner = problem.inner.span(along: direction)
    try solver.add((axis.start >= safe.min).priority(PlacementPriority.insideSafeArea))
    try solver.add((axis.end <= safe.max).priority(PlacementPriority.insideSafeArea))
    try solver.add((axis.start >= inner.min).priority(PlacementPriority.margins))
    try solver.add((axis.end <= inner.max).priority(PlacementPriority.margins))
  }

  /// Large enough for the text and the arrow, and no larger.
  private func addSize(
    _ axis: Axis, along direction: LayoutAxis, atLeast edge: Double, to solver: inout Solver
  ) throws(SolverError) {
    let text = problem.textLength(along: direction)
    try solver.add(axis.size >= 0)
    try solver.add(axis.size <= max(text, edge))
    try solver.add((axis.size >= text).priority(PlacementPriority.textUnclipped))
    try solver.add((axis.size <= text).priority(PlacementPriority.hugging))
    if edge > 0 { try solver.add((axis.size >= edge).priority(PlacementPriority.arrow)) }
  }

  /// Clear of the target and at the wanted distance from it; over it for `over`.
  private func addDistance(to solver: inout Solver) throws(SolverError) {
    let target = problem.target.span(along: problem.mainAxis)
    guard problem.side != .over else {
      let middle = main.start + main.end
      return try addPreference(middle == 2 * target.mid, PlacementPriority.alignment, to: &solver)
    }
    let near = problem.side.isBefore ? target.min - main.end : main.start - target.max
    let gapPriority =
      problem.arrow == nil ? PlacementPriority.margins : PlacementPriority.arrow
    try addPreference(near >= 0, PlacementPriority.clearOfTarget, to: &solver)
    try addPreference(near == problem.gap, gapPriority, to: &solver)
  }

  /// In line with the target on the cross axis.
  private func addAlignment(to solver: inout Solver) throws(SolverError) {
    let target = problem.target.span(along: problem.crossAxis)
    let wish =
      switch problem.alignment {
      case .min: cross.start == target.min
      case .mid: cross.start + cross.end == 2 * target.mid
      case .max: cross.end == target.max
      }
    try addPreference(wish, PlacementPriority.alignment, to: &solver)
  }

  /// The tip within the target's span and over the straight part of the edge, so far from its ends
  /// that the arrow stands upright; aimed at the target's middle.
  private func addArrow(_ arrow: ArrowNeeds, to solver: inout Solver) throws(SolverError) {
    let target = problem.target.span(along: problem.crossAxis)
    let upright = arrow.inset + arrow.width / 2
    try addPreference(tip >= target.min, PlacementPriority.arrow, to: &solver)
    try addPreference(tip <= target.max, PlacementPriority.arrow, to: &solver)
    try addPreference(tip >= cross.start + arrow.inset, PlacementPriority.arrow, to: &solver)
    try addPreference(tip <= cross.end - arrow.inset, PlacementPriority.arrow, to: &solver)
    try addPreference(tip >= cross.start + upright, PlacementPriority.uprightArrow, to: &solver)
    try addPreference(tip <= cross.end - upright, PlacementPriority.uprightArrow, to: &solver)
    try addPreference(tip == target.mid, PlacementPriority.aim, to: &solver)
  }

  private func addPreference(
    _ constraint: Constraint, _ priority: LayoutPriority, to solver: inout Solver
  ) throws(SolverError) {
    try solver.add(constraint.priority(priority))
  }
}
