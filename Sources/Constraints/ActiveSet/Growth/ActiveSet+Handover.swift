/// The end of a list moves: what tied it to the last row goes, and what ties it to the new one comes.
///
/// The two forms differ by what is new, so that with few coordinates one can take the other's row and
/// multiplier. One after the other they would cost all rows of the list: the end falls to its stay,
/// and the new form has every row of the list among its coordinates.
extension ActiveSet {
  /// The basic forms of a component that lost all their constraints, each with a new form that is held
  /// to one place and mentions the variable of its column.
  func findHandovers(
    _ touched: ContiguousArray<TouchedForm>.SubSequence, in component: Int
  ) -> ContiguousArray<Handover> {
    var handovers = ContiguousArray<Handover>()
    for form in touched {
      let leaving = Int(form.number)
      guard forms[leaving].isBasic, forms[leaving].first < 0, handovers.count < 4 else { continue }
      let variable = components[component].columns[Int(forms[leaving].row)]
      // New forms come first in the list of a variable's terms: a few tries, or a variable that
      // everything mentions would be searched at each change.
      var index = variables[Int(variable)].firstTerm
      var tries = 8
      while index >= 0, tries > 0 {
        let entering = terms[Int(index)].form
        if isPinAndNew(Int(entering)), !handovers.contains(where: { $0.entering == entering }) {
          handovers.append(Handover(leaving: form.number, entering: entering, variable: variable))
          break
        }
        index = terms[Int(index)].next
        tries -= 1
      }
    }
    return handovers
  }

  /// Whether a form has just been made and has one breakpoint, which holds it from both sides.
  private func isPinAndNew(_ form: Int) -> Bool {
    guard !forms[form].isBasic, !forms[form].isUnit, forms[form].first >= 0,
      forms[form].first == forms[form].last
    else { return false }
    let only = breakpoints[Int(forms[form].first)]
    let least = only.level == Breakpoint.requiredLevel ? 0 : Tolerance.multiplier
    guard -only.leftSlope > least, only.rightSlope > least else { return false }
    return (0..<levels.count).allSatisfy { multipliers[form * stride + $0] == 0 }
  }

  /// Takes the rows of forms that are to be replaced, and the rows that depend on them, out of the
  /// basis, and puts newcomers' own rows in their stead.
  ///
  /// - Returns: The rows taken out, in the order in which they depend on each other.
  mutating func vacateRows(
    _ handovers: ContiguousArray<Handover>, _ growth: inout Growth, in component: Int
  ) -> ContiguousArray<Growth.Row> {
    var vacated = ContiguousArray<Int32>()
    for handover in handovers {
      let row = Int(forms[Int(handover.leaving)].row)
      // What depends on the row moves with it: a few rows, or the change costs what is in the list.
      guard let found = components[component].factor.dependents(of: row, limit: 8) else { continue }
      let new = found.filter { !vacated.contains($0) }
      if vacated.count + new.count <= growth.ownRows.count { vacated += new }
    }
    if vacated.isEmpty || isNeeded(vacated, by: growth, in: component) { return [] }
    vacated.sort()
    components[component].factor.clearRows(vacated)
    var moved = ContiguousArray<Growth.Row>()
    for index in vacated {
      let row = Growth.Row(
        form: components[component].rows[Int(index)],
        variable: components[component].columns[Int(index)])
      moved.append(row)
      variables[Int(row.variable)].column = -1
      let own = growth.ownRows.removeLast()
      components[component].rows[Int(index)] = own.form
      components[component].columns[Int(index)] = own.variable
      setRow(own, at: Int(index))
      setValue(of: Int(own.variable), forms[Int(own.form)].low)
    }
    return moved
  }

  /// Whether rows of newcomers depend on variables whose columns are to be taken out.
  private func isNeeded(
    _ vacated: ContiguousArray<Int32>, by growth: Growth, in component: Int
  ) -> Bool {
    growth.rows.contains { row in
      termsOf(Int(row.form)).contains { vacated.contains(variables[Int($0.variable)].column) }
    }
  }

  /// Puts a row back that `vacateRows` took out, or the form that takes its place.
  mutating func putBack(
    _ row: Growth.Row, _ handovers: ContiguousArray<Handover>, _ growth: inout Growth,
    in component: Int
  ) {
    var row = row
    if let handover = handovers.first(where: { $0.leaving == row.form }),
      takeOver(handover, in: component)
    {
      row.form = handover.entering
      growth.forms.append(handover.leaving)
      forms[Int(handover.leaving)].isTouched = true
      if !forms[Int(handover.entering)].isTouched {
        forms[Int(handover.entering)].isTouched = true
        growth.forms.append(handover.entering)
      }
    }
    append(row, to: component)
  }

  /// Gives the multiplier of a form that is to leave to the one that is to take its row, while neither
  /// has a row in the factor.
  ///
  /// - Returns: Whether the form has so few coordinates that this is worth its while; otherwise
  ///   nothing has changed.
  private mutating func takeOver(_ handover: Handover, in component: Int) -> Bool {
    let (entering, leaving) = (Int(handover.entering), Int(handover.leaving))
    guard let new = coefficient(of: Int(handover.variable), in: entering),
      let old = coefficient(of: Int(handover.variable), in: leaving),
      new.magnitude > Tolerance.determining,
      old.magnitude > Tolerance.determining, computeDifference(handover, new / old, in: component)
    else { return false }
    let share = old / new
    let rows = components[component].rows
    var work = WorkVector()
    swap(&work, &coordinates)
    // a_leaving = share · (a_entering − Σ coordinate · a_row): so much of the multiplier goes where.
    for level in 0..<levels.count {
      let multiplier = multipliers[leaving * stride + level]
      if multiplier == 0 { continue }
      multipliers[leaving * stride + level] = 0
      multipliers[entering * stride + level] += multiplier * share
      work.forEach { index, coordinate in
        multipliers[Int(rows[index]) * stride + level] -= multiplier * share * coordinate
      }
    }
    work.forEach { index, _ in suspect(Int(rows[index])) }
    swap(&work, &coordinates)
    coordinates.clear()
    suspect(entering)
    forms[leaving].row = -1
    settle(leaving, inSegmentLeftOf: -1)
    settle(entering, at: Int(forms[entering].first))
    return true
  }

  /// The coordinates of what a form has beyond a multiple of the one that it replaces: into
  /// `coordinates`.
  ///
  /// - Returns: Whether there are few; otherwise `coordinates` is clear.
  private mutating func computeDifference(
    _ handover: Handover, _ multiple: Double, in component: Int
  )
    -> Bool
  {
    coordinates.grow(to: components[component].rows.count)
    var difference = ContiguousArray<(variable: Int32, coefficient: Double)>()
    for term in termsOf(Int(handover.entering)) where term.variable != handover.variable {
      difference.append((term.variable, term.coefficient))
    }
    for term in termsOf(Int(handover.leaving)) where term.variable != handover.variable {
      let part = -multiple * term.coefficient
      if let index = difference.firstIndex(where: { $0.variable == term.variable }) {
        let sum = difference[index].coefficient + part
        let isNothing = sum.magnitude <= Tolerance.fillIn * part.magnitude
        difference[index].coefficient = isNothing ? 0 : sum
      } else {
        difference.append((term.variable, part))
      }
    }
    for part in difference where part.coefficient != 0 {
      let column = Int(variables[Int(part.variable)].column)
      guard column >= 0 else {
        coordinates.clear()
        return false
      }
      coordinates.add(part.coefficient, at: column)
    }
    components[component].factor.solveTransposed(&coordinates, sums: &sums)
    var count = 0
    coordinates.forEach { _, _ in count += 1 }
    // Each one moves a multiplier, which a primal step may have to bring back: worth it for few.
    if count > 64 { coordinates.clear() }
    return count <= 64
  }
}
