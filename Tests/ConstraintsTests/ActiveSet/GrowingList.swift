import TestSupport

@testable import Constraints

/// A solver that holds a list of rows, and a plain record of what is in force in it.
///
/// Along one axis: the content begins at a place of its own and is as long as the rows want it. Each
/// row has views of random kinds below each other; rows come, go and fail at random.
struct GrowingList: ~Copyable {
  /// A condition on variables by their numbers.
  struct Rule {
    var terms: [(variable: Int, coefficient: Double)]
    var constant = 0.0
    var relation = Constraint.Relation.equal
    var priority = LayoutPriority.required
    var isContentSize = false
  }

  /// A place and an extent.
  struct View {
    var place: Int
    var extent: Int
  }

  /// A row and its views, with the numbers of the rules that tie it to the row before and of the
  /// others.
  struct Row {
    var frame: View
    var variables: [Int]
    var link = -1
    var rules: [Int] = []
  }

  var solver = Solver()
  var random: SplitMix64
  /// By number; nothing once they are gone.
  var variables: [(variable: Variable, reference: Double)?] = []
  var rules: [(rule: Rule, id: ConstraintID)?] = []
  var rows: [Row] = []
  var content = View(place: 0, extent: 1)
  var end = -1
  /// Views that were declared before their row.
  var spare: [View] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    content = makeView()
    _ = attempt { (list) throws(SolverError) in
      try list.add(Rule(terms: [(list.content.extent, 1)], relation: .greaterThanOrEqual))
      if list.chance(50) {
        let start = list.number(3) * 10
        try list.add(Rule(terms: [(list.content.place, 1)], constant: -start))
      }
      if list.chance(25) {
        let wanted = Rule(
          terms: [(list.content.extent, 1)], constant: -list.number(400), priority: list.weak())
        try list.add(wanted)
      }
    }
  }

  /// Does something to the list.
  ///
  /// - Returns: What went wrong.
  mutating func step() -> String? {
    let before = values
    let isDone =
      switch number(20) {
      case 0..<12: grow(at: rows.count, fails: false)
      case 12: grow(at: Int(number(Double(rows.count + 1))), fails: false)
      case 13: grow(at: rows.count, fails: true)
      case 14: shrink(at: rows.count - 1)
      case 15: shrink(at: Int(number(Double(max(1, rows.count)))))
      case 16: change()
      case 17: moveEnd()
      default: growBitByBit()
      }
    if !isDone, values != before { return "a failed change moved something" }
    return difference
  }

  /// Where the values differ from those of a solver that meets the same constraints at once.
  private var difference: String? {
    var fresh = Solver()
    var handles: [Int: Variable] = [:]
    for (number, entry) in variables.enumerated() {
      if let entry { handles[number] = fresh.makeVariable(reference: entry.reference) }
    }
    do throws(SolverError) {
      try fresh.transaction { (fresh) throws(SolverError) in
        for case let entry? in rules { _ = try fresh.install(entry.rule) { handles[$0] } }
      }
    } catch {
      return "a fresh solver refuses: \(error)"
    }
    for (number, entry) in variables.enumerated() {
      guard let entry, let handle = handles[number] else { continue }
      let (value, expected) = (solver.value(of: entry.variable), fresh.value(of: handle))
      if !isClose(value, expected) { return "variable \(number) is \(value), not \(expected)" }
    }
    return nil
  }

  private var values: [Double] {
    variables.map { entry in entry.map { solver.value(of: $0.variable) } ?? 0 }
  }

  /// A row with all its ties and the end, in one transaction.
  private mutating func grow(at index: Int, fails: Bool) -> Bool {
    let recorded = (rows, end)
    let isDone = attempt { (list) throws(SolverError) in
      list.rows.insert(list.makeRow(), at: index)
      let isLast = index == list.rows.count - 1
      let parts = list.chance(30) ? [0, 1, 2].shuffled(using: &list.random) : [0, 1, 2]
      for part in parts {
        switch part {
        case 0: try list.fillRow(index)
        case 1: try list.tie(index)
        default: if isLast { try list.tieEnd() } else { try list.tie(index + 1) }
        }
      }
      guard fails else { return }
      let extent = list.rows[index].frame.extent
      try list.add(Rule(terms: [(extent, 1)], constant: -17))
      try list.add(Rule(terms: [(extent, 1), (list.content.place, 1)], constant: 1e6))
      try list.add(Rule(terms: [(extent, 1), (list.content.place, 1)], constant: 1e5))
    }
    if !isDone { (rows, end) = recorded }
    return isDone
  }

  /// A row that is solved alone before it is tied to the others.
  private mutating func growBitByBit() -> Bool {
    let recorded = (rows, end)
    var isDone = attempt { (list) throws(SolverError) in
      list.rows.append(list.makeRow())
      try list.fillRow(list.rows.count - 1)
    }
    guard isDone else {
      rows = recorded.0
      return false
    }
    let last = rows.count - 1
    if chance(50) {
      isDone = attempt { (list) throws(SolverError) in try list.tie(last) }
      isDone = attempt { (list) throws(SolverError) in try list.tieEnd() } && isDone
    } else {
      isDone = attempt { (list) throws(SolverError) in
        try list.tie(last)
        try list.tieEnd()
      }
    }
    if !isDone { end = rules.indices.contains(end) && rules[end] != nil ? end : -1 }
    return true
  }

  private mutating func shrink(at index: Int) -> Bool {
    guard rows.indices.contains(index) else { return true }
    let recorded = (rows, end)
    let isDone = attempt { (list) throws(SolverError) in
      let row = list.rows.remove(at: index)
      for rule in row.rules + [row.link] { try list.remove(rule) }
      if index < list.rows.count { try list.tie(index) }
      try list.tieEnd()
      for variable in row.variables { try list.removeVariable(variable) }
    }
    if !isDone { (rows, end) = recorded }
    return isDone
  }

  private mutating func moveEnd() -> Bool {
    let recorded = end
    let isDone = attempt { (list) throws(SolverError) in try list.tieEnd() }
    if !isDone { end = recorded }
    return isDone
  }

  /// Some constants change.
  private mutating func change() -> Bool {
    attempt { (list) throws(SolverError) in
      for _ in 0...Int(list.number(2)) {
        let index = Int(list.number(Double(list.rules.count)))
        guard var entry = list.rules[index], entry.rule.relation == .equal else { continue }
        entry.rule.constant -= list.number(9)
        try list.solver.setConstant(-entry.rule.constant, of: entry.id)
        list.rules[index] = entry
      }
    }
  }
}
