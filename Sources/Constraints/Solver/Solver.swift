/// An incremental solver of linear constraints with exact priorities.
public struct Solver: ~Copyable, Sendable {
  /// Makes a solver without variables or constraints.
  public init() {}

  /// Adds an unknown, which stays at its reference value until a constraint moves it.
  public mutating func makeVariable(reference: Double = 0) -> Variable { fatalError() }

  /// Removes an unknown that no constraint in force names.
  public mutating func removeVariable(_ variable: Variable) throws(SolverError) { fatalError() }

  /// Puts a constraint in force.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    fatalError()
  }

  /// Puts a constraint in force that states the size of a view's content.
  @discardableResult
  package mutating func addContentSize(_ constraint: Constraint) throws(SolverError) -> ConstraintID
  { fatalError() }

  /// Takes a constraint out of force.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) { fatalError() }

  /// Changes the constant of a constraint's expression.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    fatalError()
  }

  /// Changes the priority of a constraint.
  public mutating func setPriority(_ priority: LayoutPriority, of id: ConstraintID)
    throws(SolverError)
  { fatalError() }

  /// Lets a variable be suggested values.
  public mutating func beginEditing(_ variable: Variable, priority: LayoutPriority = .defaultHigh)
    throws(SolverError)
  { fatalError() }

  /// Asks for a value of an edited variable.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    fatalError()
  }

  /// Takes the suggestion for a variable back.
  public mutating func endEditing(_ variable: Variable) throws(SolverError) { fatalError() }

  /// Makes many changes that hold as a whole or not at all.
  ///
  /// Inside the body nothing is solved, values are those from before; the solver is checked and
  /// solved once at the end. When the body or the solving throws, nothing has changed.
  public mutating func transaction<Result>(
    _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result { fatalError() }

  /// The value of a variable in the present solution.
  public func value(of variable: Variable) -> Double { fatalError() }

  /// The value of an expression in the present solution.
  public func value(of expression: LinearExpression) -> Double { fatalError() }

  /// By how much a constraint is broken, in the units of its expression; 0 when kept.
  public func violation(of id: ConstraintID) -> Double { fatalError() }

  /// The priorities below required that occur, from strong to weak, each with the sum of its
  /// constraints' violations.
  public var levels: [(priority: LayoutPriority, violation: Double)] { fatalError() }

  /// Whether the constraints leave a variable open, so that only the order of variables decides.
  public func isAmbiguous(_ variable: Variable) -> Bool { fatalError() }

  /// Whether a constraint is in force.
  public func contains(_ id: ConstraintID) -> Bool { fatalError() }

  /// The constraint as it is now.
  public func constraint(_ id: ConstraintID) throws(SolverError) -> Constraint { fatalError() }

  /// The constraints in force, in the order in which they were added.
  public var constraints: [ConstraintID] { fatalError() }

  /// Takes everything out.
  public mutating func removeAll(keepingCapacity: Bool = false) { fatalError() }

  /// A second solver in the same state.
  public borrowing func clone() -> Solver { fatalError() }

  /// The constraints and values as text.
  public var debugDescription: String { fatalError() }
}
