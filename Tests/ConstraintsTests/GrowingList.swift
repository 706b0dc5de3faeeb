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
    var relation = Relation.equal
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

  private(set) var solver = Solver()
  private var random: SplitMix64
  /// By number; nothing once they are gone.
  private var variables: [(variable: Variable, reference: Double)?] = []
  private var rules: [(rule: Rule, id: ConstraintID)?] = []
  private(set) var rows: [Row] = []
  private var content = View(place: 0, extent: 1)
  private var end = -1
  /// Views that were declared before their row.
  private var spare: [View] = []

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

  // MARK: What happens to it

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
        try list.solver.setConstant(entry.rule.constant, of: entry.id)
        list.rules[index] = entry
      }
    }
  }

  // MARK: Parts

  private mutating func makeRow() -> Row {
    let views = (0...Int(number(3))).map { _ in spare.popLast() ?? makeView() }
    if chance(10) { spare = [makeView(), makeView()] }
    let frame = views[Int(number(Double(views.count)))]
    let others = views.filter { $0.place != frame.place }
    return Row(
      frame: frame, variables: ([frame] + others).flatMap { [$0.place, $0.extent] })
  }

  /// The views of a row below each other, and how large they are.
  private mutating func fillRow(_ index: Int) throws(SolverError) {
    let row = rows[index]
    var parts: [Rule] = []
    var above = Rule(terms: [(row.frame.place, -1)])
    for place in stride(from: 2, to: row.variables.count, by: 2) {
      let view = View(place: row.variables[place], extent: row.variables[place + 1])
      above.terms.append((view.place, 1))
      above.constant = -number(3) * 4
      parts.append(above)
      above = Rule(terms: [(view.place, -1), (view.extent, -1)])
      parts += sizes(of: view)
    }
    if row.variables.count > 2 {
      above.terms += [(row.frame.place, 1), (row.frame.extent, 1)]
      above.constant = -5
      if chance(25) { above.relation = .greaterThanOrEqual }
      if chance(15) { above.priority = weak() }
      parts.append(above)
      if chance(20) { parts += sizes(of: row.frame) }
    } else {
      parts += sizes(of: row.frame)
    }
    if chance(70) { parts.append(guarded(row.frame)) }
    if index > 0, chance(15) {
      let other = rows[index - 1].frame.extent
      let share = chance(50) ? 1.0 : 2
      parts.append(
        Rule(terms: [(row.frame.extent, share), (other, -1)], priority: chance(50) ? weak() : 900))
    }
    parts.shuffle(using: &random)
    for part in parts {
      try add(part)
      rows[index].rules.append(rules.count - 1)
    }
  }

  private func guarded(_ view: View) -> Rule {
    Rule(terms: [(view.extent, 1)], relation: .greaterThanOrEqual)
  }

  /// What makes a view as large as it is; now and then nothing.
  private mutating func sizes(of view: View) -> [Rule] {
    var sizes = chance(90) ? [guarded(view)] : []
    let size = -10 - number(4) * 17
    switch number(8) {
    case 0: break
    case 1: sizes.append(Rule(terms: [(view.extent, 1)], constant: size))
    case 2:
      sizes.append(
        Rule(terms: [(view.extent, 1)], constant: size, relation: .lessThanOrEqual))
      sizes.append(
        Rule(terms: [(view.extent, 1)], constant: size / 2, relation: .greaterThanOrEqual))
    default:
      for (relation, priority) in [
        (Relation.lessThanOrEqual, LayoutPriority.defaultLow), (.greaterThanOrEqual, .defaultHigh),
      ] {
        sizes.append(
          Rule(
            terms: [(view.extent, 1)], constant: size, relation: relation, priority: priority,
            isContentSize: true))
      }
    }
    return sizes
  }

  /// Ties a row to the one before it, in place of what tied it before.
  private mutating func tie(_ index: Int) throws(SolverError) {
    guard rows.indices.contains(index) else { return }
    if rows[index].link >= 0 { try remove(rows[index].link) }
    var rule = Rule(terms: [(rows[index].frame.place, 1)])
    if index > 0 {
      rule.terms += [(rows[index - 1].frame.place, -1), (rows[index - 1].frame.extent, -1)]
    } else {
      rule.terms.append((content.place, -1))
    }
    rule.constant = -number(3) * 2
    if chance(15) { rule.relation = .greaterThanOrEqual }
    if chance(10) { rule.priority = weak() }
    try add(rule)
    rows[index].link = rules.count - 1
  }

  /// Ties the end of the content to the last row, in place of what tied it before.
  private mutating func tieEnd() throws(SolverError) {
    if end >= 0, rules[end] != nil { try remove(end) }
    end = -1
    guard let last = rows.last?.frame else { return }
    var rule = Rule(
      terms: [
        (last.place, 1), (last.extent, 1), (content.place, -1), (content.extent, -1),
      ], constant: -number(2) * 3)
    if chance(15) { rule.relation = .lessThanOrEqual }
    if chance(15) { rule.priority = weak() }
    try add(rule)
    end = rules.count - 1
  }

  // MARK: The solver

  /// Makes changes that hold together or not at all.
  private mutating func attempt(
    _ body: (inout GrowingList) throws(SolverError) -> Void
  ) -> Bool {
    let (recordedVariables, recordedRules, recordedSpare) = (variables, rules, spare)
    let start = solver.begin()
    do throws(SolverError) {
      try body(&self)
      try solver.solve()
      solver.commit()
      return true
    } catch {
      solver.takeBack(to: start)
      (variables, rules, spare) = (recordedVariables, recordedRules, recordedSpare)
      return false
    }
  }

  private mutating func makeView() -> View {
    let references = [0.0, 0, 0, 5, -3].shuffled(using: &random)
    var numbers = [0, 0]
    for part in chance(50) ? [0, 1] : [1, 0] {
      variables.append((solver.makeVariable(reference: references[part]), references[part]))
      numbers[part] = variables.count - 1
    }
    return View(place: numbers[0], extent: numbers[1])
  }

  private mutating func add(_ rule: Rule) throws(SolverError) {
    let id = try solver.install(rule) { variables[$0]?.variable }
    rules.append((rule, id))
  }

  private mutating func remove(_ rule: Int) throws(SolverError) {
    guard rules.indices.contains(rule), let entry = rules[rule] else { return }
    try solver.remove(entry.id)
    rules[rule] = nil
  }

  private mutating func removeVariable(_ number: Int) throws(SolverError) {
    guard let entry = variables[number] else { return }
    let isUsed = rules.contains { $0?.rule.terms.contains { $0.variable == number } ?? false }
    if isUsed { return }
    try solver.removeVariable(entry.variable)
    variables[number] = nil
  }

  private mutating func chance(_ percent: UInt64) -> Bool { random.next() % 100 < percent }

  private mutating func number(_ limit: Double) -> Double {
    Double(random.next() % UInt64(max(1, limit)))
  }

  private mutating func weak() -> LayoutPriority { chance(50) ? .defaultLow : 500 }
}

extension Solver {
  /// Puts a rule in force.
  fileprivate mutating func install(
    _ rule: GrowingList.Rule, over variables: (Int) -> Variable?
  ) throws(SolverError) -> ConstraintID {
    var terms: [Term] = []
    for term in rule.terms {
      if let variable = variables(term.variable) {
        terms.append(Term(variable, coefficient: term.coefficient))
      }
    }
    let constraint = Constraint(
      LinearExpression(terms: terms, constant: rule.constant), rule.relation,
      priority: rule.priority)
    return rule.isContentSize ? try addContentSize(constraint) : try add(constraint)
  }
}
