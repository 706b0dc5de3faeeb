@testable import Constraints

/// The rows of a growing list, of random kinds.
extension GrowingList {
  mutating func makeRow() -> Row {
    let views = (0...Int(number(3))).map { _ in spare.popLast() ?? makeView() }
    if chance(10) { spare = [makeView(), makeView()] }
    let frame = views[Int(number(Double(views.count)))]
    let others = views.filter { $0.place != frame.place }
    return Row(
      frame: frame, variables: ([frame] + others).flatMap { [$0.place, $0.extent] })
  }

  /// The views of a row below each other, and how large they are.
  mutating func fillRow(_ index: Int) throws(SolverError) {
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
        (Constraint.Relation.lessThanOrEqual, LayoutPriority.defaultLow),
        (.greaterThanOrEqual, .defaultHigh),
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
  mutating func tie(_ index: Int) throws(SolverError) {
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
  mutating func tieEnd() throws(SolverError) {
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
}
