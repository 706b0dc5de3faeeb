import Constraints
import TestSupport
import Testing

/// A solver whose variables have names and whose constraints are written as text.
///
/// The peers' strengths are written `@low` (weak), `@500` (medium) and `@high` (strong).
struct PeerSolver: ~Copyable {
  var solver = Solver()
  private var variables: [String: Variable] = [:]

  /// Declares variables in the order given: names, each with a reference if not 0, as `x y=5`.
  init(_ names: String) {
    for part in names.split(separator: " ") {
      let halves = part.split(separator: "=").map(String.init)
      let reference = halves.count > 1 ? Double(halves[1]) ?? .nan : 0
      variables[halves[0]] = solver.makeVariable(reference: reference)
    }
  }

  subscript(name: String) -> Variable {
    guard let variable = variables[name] else { preconditionFailure("no variable \(name)") }
    return variable
  }

  /// Adds one constraint.
  @discardableResult
  mutating func add(_ line: String) throws -> ConstraintID { try solver.add(constraint(line)) }

  /// Adds constraints one by one.
  mutating func add(_ lines: [String]) throws { for line in lines { try add(line) } }

  /// Adds constraints in one transaction.
  mutating func addTogether(_ lines: String...) throws {
    var constraints: [Constraint] = []
    for line in lines { constraints.append(try constraint(line)) }
    try solver.transaction { (solver) throws(SolverError) in
      for constraint in constraints { try solver.add(constraint) }
    }
  }

  /// Adds a constraint that must be refused, with nothing changed and a minimal conflict.
  ///
  /// - Returns: The conflict.
  @discardableResult
  mutating func expectRefusal(
    of line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [Constraint] {
    let before = solver.debugDescription
    let constraint = try constraint(line)
    var members: [Constraint] = []
    do {
      try solver.add(constraint)
      Issue.record("`\(line)` was taken", sourceLocation: sourceLocation)
    } catch .unsatisfiable(let conflict) {
      members = conflict.map(\.constraint)
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
    #expect(solver.debugDescription == before, sourceLocation: sourceLocation)
    #expect(members.contains(constraint), sourceLocation: sourceLocation)
    #expect(isMinimal(members), sourceLocation: sourceLocation)
    return members
  }

  /// Holds variables to values.
  func expect(
    _ values: KeyValuePairs<String, Double>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (name, expected) in values {
      let value = solver.value(of: self[name])
      #expect(isClose(value, expected), "\(name) is \(value)", sourceLocation: sourceLocation)
    }
  }

  func value(_ name: String) -> Double { solver.value(of: self[name]) }

  mutating func edit(_ name: String, _ priority: LayoutPriority = .defaultHigh) throws {
    try solver.beginEditing(self[name], priority: priority)
  }

  mutating func suggest(_ value: Double, _ name: String) throws {
    try solver.suggest(value, for: self[name])
  }

  mutating func end(_ name: String) throws { try solver.endEditing(self[name]) }

  /// A constraint written as text.
  func constraint(_ line: String) throws -> Constraint {
    let notated = try ConstraintNotation.parse(line)
    let expression = expression(notated.left) - expression(notated.right)
    return Constraint(expression, notated.relation, priority: notated.priority)
  }

  private func expression(_ notated: NotatedExpression) -> LinearExpression {
    var terms: [LinearTerm] = []
    for term in notated.terms {
      guard case .variable(let name) = term.quantity else { continue }
      terms.append(LinearTerm(self[name], coefficient: term.coefficient))
    }
    return LinearExpression(terms: terms, constant: notated.constant)
  }

  /// Whether constraints contradict each other, and would not without any one of them.
  private func isMinimal(_ members: [Constraint]) -> Bool {
    guard !isSatisfiable(members) else { return false }
    for index in members.indices {
      var others = members
      others.remove(at: index)
      guard isSatisfiable(others) else { return false }
    }
    return true
  }

  private func isSatisfiable(_ members: [Constraint]) -> Bool {
    var fresh = solver.clone()
    for id in fresh.constraints { try? fresh.remove(id) }
    do {
      for member in members { try fresh.add(member) }
    } catch { return false }
    return true
  }
}
