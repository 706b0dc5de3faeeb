import Constraints
import TestSupport

/// What is in force according to a script, kept apart from any solver.
struct PropertyModel: Sendable {
  /// The variables by number, in order of declaration, with their references.
  private(set) var variables: [(number: Int, reference: Rational)] = []
  /// The constraints by number, in the order in which they were added.
  private(set) var constraints: [(number: Int, constraint: ReferenceConstraint)] = []
  /// The suggestions by variable.
  private(set) var suggestions: [Int: (value: Rational, priority: LayoutPriority)] = [:]

  func has(variable: Int) -> Bool { variables.contains { $0.number == variable } }
  func has(constraint: Int) -> Bool { constraints.contains { $0.number == constraint } }

  /// Whether an operation names only what is there and may be done.
  func allows(_ operation: PropertyScript.Operation) -> Bool {
    switch operation {
    case .makeVariable(let number, _): !has(variable: number)
    case .removeVariable(let number): has(variable: number) && !isUsed(number)
    case .add(let number, let constraint):
      !has(constraint: number) && constraint.terms.allSatisfy { has(variable: $0.variable) }
    case .remove(let number), .setConstant(let number, _), .setPriority(let number, _):
      has(constraint: number)
    case .beginEditing(let number, _): has(variable: number) && suggestions[number] == nil
    case .suggest(let number, _), .endEditing(let number): suggestions[number] != nil
    }
  }

  private func isUsed(_ variable: Int) -> Bool {
    suggestions[variable] != nil
      || constraints.contains { $0.constraint.terms.contains { $0.variable == variable } }
  }

  /// Does an operation that is allowed.
  ///
  /// - Parameters:
  ///   - operation: What to do.
  ///   - value: The value of a variable before the step; nothing when it was not there.
  mutating func perform(_ operation: PropertyScript.Operation, value: (Int) -> Rational?) {
    switch operation {
    case .makeVariable(let number, let reference): variables.append((number, reference))
    case .removeVariable(let number): variables.removeAll { $0.number == number }
    case .add(let number, let constraint): constraints.append((number, constraint))
    case .remove(let number): constraints.removeAll { $0.number == number }
    case .setConstant(let number, let bound): change(number) { $0.bound = bound }
    case .setPriority(let number, let priority): change(number) { $0.priority = priority }
    case .beginEditing(let number, let priority):
      let reference = variables.first { $0.number == number }?.reference
      suggestions[number] = (value(number) ?? reference ?? .zero, priority)
    case .suggest(let number, let value): suggestions[number]?.value = value
    case .endEditing(let number): suggestions[number] = nil
    }
  }

  private mutating func change(_ number: Int, _ body: (inout ReferenceConstraint) -> Void) {
    for index in constraints.indices where constraints[index].number == number {
      body(&constraints[index].constraint)
    }
  }

  /// The largest number among constants, values and sums of violations; at least 1.
  func size(with solution: ReferenceSolution) -> Double {
    let numbers =
      constraints.map(\.constraint.bound) + suggestions.values.map(\.value) + solution.values
      + solution.levels.map(\.violation)
    return numbers.map(\.double.magnitude).reduce(1, max)
  }

  /// The system in force, its variables numbered by order of declaration.
  var system: ReferenceSystem {
    var all = constraints.map { system($0.constraint) }
    for (place, variable) in variables.enumerated() {
      guard let suggestion = suggestions[variable.number] else { continue }
      all.append(
        ReferenceConstraint(
          [.init(place)], .equal, suggestion.value, priority: suggestion.priority))
    }
    return ReferenceSystem(references: variables.map(\.reference), constraints: all)
  }

  /// A constraint with its variables numbered by order of declaration.
  func system(_ constraint: ReferenceConstraint) -> ReferenceConstraint {
    var constraint = constraint
    for index in constraint.terms.indices {
      let number = constraint.terms[index].variable
      constraint.terms[index].variable = variables.firstIndex { $0.number == number } ?? -1
    }
    return constraint
  }
}
