import Constraints

extension Workload {
  /// Reads the form in which the dialog's system is recorded; lines of an unknown kind are nothing.
  init(parsing text: String) {
    self.init()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "V": variableCount = Int(words[1]) ?? 0
      case "C": addRow(words)
      case "E":
        edits.append(
          Edit(
            variable: Int(words[1]) ?? 0, priority: Workload.priority(words[2]),
            value: Double(words[3]) ?? .nan))
      case "O":
        operations.append(.suggest(Double(words[3]) ?? .nan, variable: Int(words[2]) ?? 0))
      default: break
      }
    }
  }

  private mutating func addRow(_ words: [String]) {
    let relation: Constraint.Relation =
      switch words[1] {
      case "GE": .greaterThanOrEqual
      case "LE": .lessThanOrEqual
      default: .equal
      }
    let numbers = words[5...].map { Double($0) ?? .nan }
    let terms = stride(from: 0, to: numbers.count - 1, by: 2).map {
      (numbers[$0 + 1], Int(numbers[$0]))
    }
    add(terms, Double(words[3]) ?? .nan, relation, Workload.priority(words[2]))
  }

  /// The peers' weights keep their order.
  private static func priority(_ strength: String) -> LayoutPriority {
    switch strength {
    case "R": .required
    case "S": .defaultHigh
    case "M": .medium
    case "W": .defaultLow
    case "=100000": 600
    default: 550
    }
  }
}
