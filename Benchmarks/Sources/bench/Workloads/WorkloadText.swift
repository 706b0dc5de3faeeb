import Constraints

/// Workloads as text, so that drivers in other languages read the same systems.
///
/// A line each: `V n` variables; `C op strength k nt (v c)*` a built row and `D …` a spare one;
/// `E v strength value` an edit; `O s v x` a suggestion, `O S v x` one after which all variables are
/// up to date, `O R i` and `O A i` removal and adding of a row. `op` is `LE`, `EQ` or `GE`, strength
/// `R`, `S`, `M`, `W` or `=weight`.
extension Workload {
  /// The workload as text.
  var text: String {
    var text = "V \(variableCount)\n"
    for (number, row) in rows.enumerated() {
      text += number < builtCount ? "C " : "D "
      text += "\(row.relation.word) \(row.strength.word) \(row.constant) \(row.terms.count)"
      for term in terms[row.terms] { text += " \(term.variable) \(term.coefficient)" }
      text += "\n"
    }
    for edit in edits { text += "E \(edit.variable) \(edit.strength.word) \(edit.value)\n" }
    for operation in operations {
      switch operation {
      case .suggest(let variable, let value, let solves):
        text += "O \(solves ? "S" : "s") \(variable) \(value)\n"
      case .remove(let row): text += "O R \(row)\n"
      case .add(let row): text += "O A \(row)\n"
      }
    }
    return text
  }

  /// Reads a workload.
  ///
  /// - Throws: `BenchError.malformed` with the number of the line.
  init(text: String) throws {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      guard readLine(line.split(separator: " ")) else {
        throw BenchError.malformed(line: number + 1)
      }
    }
  }

  private mutating func readLine(_ words: [Substring]) -> Bool {
    switch words.first {
    case "V" where words.count == 2:
      guard let count = Int(words[1]) else { return false }
      variableCount = count
      return true
    case "C", "D": return readRow(words)
    case "E" where words.count == 4:
      guard let variable = Int(words[1]), let strength = Strength(word: words[2]),
        let value = Double(words[3]), variable < variableCount
      else { return false }
      edits.append(WorkloadEdit(variable: variable, strength: strength, value: value))
      return true
    case "O": return readOperation(words)
    default: return false
    }
  }

  private mutating func readRow(_ words: [Substring]) -> Bool {
    guard words.count >= 5, let relation = Constraint.Relation(word: words[1]),
      let strength = Strength(word: words[2]), let constant = Double(words[3]),
      let count = Int(words[4]), words.count == 5 + 2 * count
    else { return false }
    var parts: [(Int, Double)] = []
    for part in 0..<count {
      guard let variable = Int(words[5 + 2 * part]), let factor = Double(words[6 + 2 * part]),
        variable < variableCount
      else { return false }
      parts.append((variable, factor))
    }
    if words[0] == "C" {
      add(parts, constant, relation, strength)
    } else {
      _ = addSpare(parts, constant, relation, strength)
    }
    return true
  }

  private mutating func readOperation(_ words: [Substring]) -> Bool {
    guard words.count >= 3, let number = Int32(words[2]) else { return false }
    switch words[1] {
    case "S" where words.count == 4, "s" where words.count == 4:
      guard let value = Double(words[3]), number < variableCount else { return false }
      operations.append(.suggest(variable: number, value: value, solves: words[1] == "S"))
    case "R" where number < rows.count: operations.append(.remove(row: number))
    case "A" where number < rows.count: operations.append(.add(row: number))
    default: return false
    }
    return true
  }
}

extension Constraint.Relation {
  /// The word by which files name it.
  fileprivate var word: String {
    switch self {
    case .lessThanOrEqual: "LE"
    case .equal: "EQ"
    case .greaterThanOrEqual: "GE"
    }
  }

  fileprivate init?(word: Substring) {
    switch word {
    case "LE": self = .lessThanOrEqual
    case "EQ": self = .equal
    case "GE": self = .greaterThanOrEqual
    default: return nil
    }
  }
}
