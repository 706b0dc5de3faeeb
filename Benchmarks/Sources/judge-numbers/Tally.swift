import ExactJudge

/// What was found in one class of numbers.
struct Tally {
  private(set) var systems = 0
  private(set) var grades: [Grade: Int] = [:]
  private(set) var refused = 0
  private(set) var kinds: [String: Int] = [:]

  mutating func count(_ verdict: Verdict, isRefused: Bool) {
    systems += 1
    grades[verdict.grade, default: 0] += 1
    if isRefused { refused += 1 }
    for kind in Set(verdict.findings.filter { $0.grade == .wrong }.map(\.kind)) {
      kinds[kind, default: 0] += 1
    }
  }

  mutating func add(_ other: Tally) {
    systems += other.systems
    grades.merge(other.grades, uniquingKeysWith: +)
    refused += other.refused
    kinds.merge(other.kinds, uniquingKeysWith: +)
  }

  /// The cells of a table's line.
  var cells: [String] {
    let counts = Grade.allCases.map { grades[$0, default: 0] }.map { "\($0)" }
    let found = kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ["\(systems)"] + counts
      + ["\(refused)", found.map { "\($0.key) \($0.value)" }.joined(separator: ", ")]
  }
}
