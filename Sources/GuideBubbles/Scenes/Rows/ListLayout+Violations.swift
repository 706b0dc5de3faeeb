internal import Constraints

/// A constraint of a template below 1000, which may give way.
struct RowWish: Sendable {
  let origin: ConstraintOrigin
  let priority: LayoutPriority
  /// By what the layout of its row knows it; nothing where it is not in force.
  let id: ConstraintID?

  /// Nothing for what is required, or decided by the list or by views that collapse.
  init?(_ demand: OriginatedConstraint, _ id: ConstraintID?) {
    guard demand.constraint.priority < .required, demand.origin.author != .pin,
      !demand.origin.isOfCollapsedView
    else { return nil }
    (origin, priority, self.id) = (demand.origin, demand.constraint.priority, id)
  }
}

/// A constraint that gave way in a row.
struct RowYield: Sendable {
  /// Its number among the wishes of the row's shape.
  var wish: Int
  /// By how much its sides miss what the relation asks for; above 0.
  var amount: Double
}

extension [RowWish] {
  /// What misses something, by a measure of that; what is missed by a millionth of a point is kept.
  func yields(_ amount: (ConstraintID) -> Double) -> [RowYield] {
    enumerated().compactMap { number, wish in
      let missed = wish.id.map(amount) ?? 0
      return missed > GeometryTolerance.length ? RowYield(wish: number, amount: missed) : nil
    }
  }
}

/// What gave way in rows.
extension ListLayout {
  /// How many constraints are listed; templates with more are made of data.
  private static let mostViolations = 50

  /// The constraints of templates that gave way, in the order of the file.
  ///
  /// Each stands there once, however many rows it gave way in, with the row in which it did most.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  func violations() -> [SolvedViolation] {
    if wishes.isEmpty { return [] }
    var found: [SolvedViolation] = []
    var numbers: [SourceRange: Int] = [:]
    func note(_ row: SolvedRow?, _ name: () -> String) {
      guard let row else { return }
      let shape = blueprints[row.shape]?.layoutShape
      for yield in row.yields {
        guard let wish = shape.flatMap({ wishes[$0] })?[yield.wish] else { continue }
        // One line of a template counts once, whatever rows put into it.
        let known = wish.origin.range.flatMap { numbers[$0] }
        let number = known ?? found.count
        if known == nil {
          if let range = wish.origin.range { numbers[range] = number }
          found.append(wish.violation)
        }
        found[number].rowCount += 1
        guard yield.amount > found[number].amount else { continue }
        var violation = wish.violation
        (violation.amount, violation.row) = (yield.amount, name())
        violation.rowCount = found[number].rowCount
        found[number] = violation
      }
    }
    for (number, section) in sections.enumerated() {
      note(section.header.solved) { "\(name).header[\(number + 1)]" }
      note(section.footer.solved) { "\(name).footer[\(number + 1)]" }
    }
    for (index, row) in rows.enumerated() { note(row.solved) { rowName(index) } }
    let sorted = found.enumerated().sorted { left, right in
      let (one, other) = (left.element.range?.start ?? .max, right.element.range?.start ?? .max)
      return one == other ? left.offset < right.offset : one < other
    }
    return sorted.prefix(Self.mostViolations).map(\.element)
  }
}

extension RowWish {
  /// The violation of it, by nothing yet.
  fileprivate var violation: SolvedViolation {
    SolvedViolation(
      constraint: origin.line, name: origin.name, priority: priority, amount: 0,
      range: origin.range)
  }
}
