import Constraints
import TestSupport

/// How closely numbers have to agree.
struct PropertyTolerance: Sendable {
  /// With the exact optimum.
  var exact = 1e-6
  /// With a fresh solver: 0 for bit for bit.
  var history = 1e-9
  /// Whether both are relative to the largest number in the system.
  var isRelative = false

  /// For small whole numbers and vertices at whole numbers.
  static let bitForBit = PropertyTolerance(history: 0)
  /// For systems that magnify errors a thousand times.
  static let loose = PropertyTolerance(history: 1e-6, isRelative: true)
}

/// A random life of a solver: steps that are each taken as a whole or refused as a whole.
///
/// Operations name variables and constraints by numbers that are never used twice; one that names
/// something absent does nothing, so that any part of a script is a script.
struct PropertyScript: Sendable {
  enum Operation: Hashable, Sendable {
    case makeVariable(Int, reference: Rational)
    case removeVariable(Int)
    case add(Int, ReferenceConstraint)
    case remove(Int)
    case setConstant(Int, Rational)
    case setPriority(Int, LayoutPriority)
    case beginEditing(Int, LayoutPriority)
    case suggest(Int, Rational)
    case endEditing(Int)
  }

  var steps: [[Operation]]
  var tolerance = PropertyTolerance()
  /// Whether what is open and what is determined is judged too.
  var checksAmbiguity = false

  /// Scripts with one step or one operation less, larger cuts first.
  var shrunk: [PropertyScript] {
    var scripts: [PropertyScript] = []
    for share in [2, 4] where steps.count >= share {
      scripts.append(with(Array(steps.dropLast(steps.count / share))))
      scripts.append(with(Array(steps.dropFirst(steps.count / share))))
    }
    for index in steps.indices.reversed() {
      var fewer = steps
      fewer.remove(at: index)
      scripts.append(with(fewer))
    }
    for index in steps.indices where steps[index].count > 1 {
      for operation in steps[index].indices {
        var fewer = steps
        fewer[index].remove(at: operation)
        scripts.append(with(fewer))
      }
    }
    return scripts
  }

  private func with(_ steps: [[Operation]]) -> PropertyScript {
    PropertyScript(steps: steps, tolerance: tolerance, checksAmbiguity: checksAmbiguity)
  }
}

extension PropertyScript: CustomStringConvertible {
  var description: String {
    let lines = steps.map { $0.map(Self.describe).joined(separator: "; ") }
    let failure = PropertyReplay.failure(of: self).map { "\n=> \($0)" } ?? ""
    return "\n" + lines.joined(separator: "\n") + failure
  }

  private static func describe(_ operation: Operation) -> String {
    switch operation {
    case .makeVariable(let number, let reference): "make x\(number) at \(reference)"
    case .removeVariable(let number): "drop x\(number)"
    case .add(let number, let constraint): "add c\(number): \(describe(constraint))"
    case .remove(let number): "remove c\(number)"
    case .setConstant(let number, let bound): "c\(number) to \(bound)"
    case .setPriority(let number, let priority): "c\(number) @\(priority.rawValue)"
    case .beginEditing(let number, let priority): "edit x\(number) @\(priority.rawValue)"
    case .suggest(let number, let value): "suggest \(value) for x\(number)"
    case .endEditing(let number): "end x\(number)"
    }
  }

  private static func describe(_ constraint: ReferenceConstraint) -> String {
    let terms = constraint.terms.map { "\($0.coefficient) x\($0.variable)" }
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let content = constraint.isContentSize ? " content" : ""
    return "\(terms.joined(separator: " + ")) \(relation) \(constraint.bound) "
      + "@\(constraint.priority.rawValue)\(content)"
  }
}
