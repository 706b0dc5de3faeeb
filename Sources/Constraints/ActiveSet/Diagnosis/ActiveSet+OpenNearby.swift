/// Whether one variable is open, found out nearby where it can be.
extension ActiveSet {
  /// Whether a variable of a component could have other values without any constraint's level
  /// noticing.
  ///
  /// It is determined if none of the rows that determine it can move, and open if one of them can
  /// move alone.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - component: The component.
  ///   - work: Grows by the number of entries that are looked at.
  /// - Returns: `nil` between the two, when it takes a look at the whole component, or when that would
  ///   have cost less.
  /// - Complexity: A solve with the basis for each row that determines the variable, and a look at the
  ///   forms that this moves; not much more than a look at the whole.
  mutating func isOpenNearby(
    _ variable: Int, in component: Int, counting work: inout Int
  ) -> Bool? {
    ensureFactor(of: component)
    var isCertain = true
    let mostWork = work + 8 * components[component].rows.count + 64
    let rows = significantCoordinates(of: Int(variables[variable].form), in: component)
    work += rows.count
    for (row, _) in rows {
      guard work <= mostWork else { return nil }
      let leeway = leeway(of: Int(components[component].rows[row]))
      for (step, isAllowed) in [(1.0, leeway.canRise), (-1, leeway.canFall)] where isAllowed {
        switch canMove(row, by: step, in: component, counting: &work) {
        case true?: return true
        case false?: break
        case nil: isCertain = false
        }
      }
    }
    return isCertain ? false : nil
  }

  /// Whether a row can move to one side.
  ///
  /// It can when no form outside the basis stands in the way, and it cannot when one does that no
  /// other row with leeway moves.
  ///
  /// - Returns: `nil` when neither is so.
  private mutating func canMove(
    _ row: Int, by step: Double, in component: Int, counting work: inout Int
  ) -> Bool? {
    let obstacles = obstacles(toMoving: row, by: step, in: component, counting: &work)
    if obstacles.isEmpty { return true }
    for form in obstacles.prefix(Self.mostObstacles) {
      let rows = significantCoordinates(of: Int(form), in: component)
      work += rows.count
      let isHeld = rows.allSatisfy { other, _ in
        other == row || !leeway(of: Int(components[component].rows[other])).isAny
      }
      if isHeld { return false }
    }
    return nil
  }

  /// Of how many obstacles it is asked what else moves them, before the whole is looked at.
  private static let mostObstacles = 16

  /// The forms outside the basis that a row, moving alone, would take out of their intervals at once.
  private mutating func obstacles(
    toMoving row: Int, by step: Double, in component: Int, counting work: inout Int
  ) -> ContiguousArray<Int32> {
    var move = WorkVector()
    swap(&move, &moves)
    move.grow(to: components[component].rows.count)
    move.add(step, at: row)
    components[component].factor.solve(&move, sums: &sums)
    var moved = ContiguousArray<Int32>()
    move.forEach { column, _ in moved.append(components[component].columns[column]) }
    work += moved.count
    var found = ContiguousArray<Int32>()
    for variable in moved {
      var index = variables[Int(variable)].firstTerm
      while index >= 0 {
        let form = terms[Int(index)].form
        index = terms[Int(index)].next
        if !lets(move, pass: Int(form)), !found.contains(form) { found.append(form) }
        // More than anybody asks about.
        if found.count > Self.mostObstacles { break }
      }
    }
    move.clear()
    swap(&move, &moves)
    return found
  }
}
