/// The end of a list moves: what tied it to the last row goes, and what ties it to the new one comes.
///
/// The two forms differ by what is new, so that with few coordinates one can take the other's row and
/// multiplier. One after the other they would cost all rows of the list: the end falls to its stay,
/// and the new form has every row of the list among its coordinates.
extension ActiveSet {
  /// The active forms of a component that lost all their constraints, each with a new form that is held
  /// to one place and mentions the variable of its column.
  func findSeats(
    _ touched: ContiguousArray<TouchedForm>.SubSequence, in component: Int
  ) -> ContiguousArray<Seat> {
    var seats = ContiguousArray<Seat>()
    for form in touched {
      let leaving = Int(form.number)
      guard forms[leaving].isActive, forms[leaving].first < 0, seats.count < 4 else { continue }
      let variable = components[component].columns[Int(forms[leaving].row)]
      // New forms come first in the list of a variable's terms.
      var position = variables[Int(variable)].firstTerm
      var tries = 8
      while position >= 0, tries > 0 {
        let entering = terms[Int(position)].form
        if isPinAndNew(Int(entering)), !seats.contains(where: { $0.entering == entering }) {
          seats.append(Seat(leaving: form.number, entering: entering, variable: variable))
          break
        }
        position = terms[Int(position)].next
        tries -= 1
      }
    }
    return seats
  }

  /// Whether a form has just been made and has one breakpoint, which holds it from both sides.
  private func isPinAndNew(_ form: Int) -> Bool {
    guard !forms[form].isActive, !forms[form].isUnit, forms[form].first >= 0,
      forms[form].first == forms[form].last
    else { return false }
    let only = breakpoints[Int(forms[form].first)]
    let least = only.level == Breakpoint.required ? 0 : Tolerance.multiplier
    guard -only.leftSlope > least, only.rightSlope > least else { return false }
    return (0..<levels.count).allSatisfy { multipliers[form * stride + $0] == 0 }
  }

  /// Takes the rows of forms that are to be replaced, and the rows that depend on them, out of the
  /// basis, and puts newcomers' own rows in their places.
  ///
  /// - Returns: The rows taken out, in the order in which they depend on each other.
  mutating func vacate(
    _ seats: ContiguousArray<Seat>, _ growth: inout Growth, in component: Int
  ) -> ContiguousArray<Growth.Row> {
    var places = ContiguousArray<Int32>()
    for seat in seats {
      let row = Int(forms[Int(seat.leaving)].row)
      guard let found = components[component].factor.dependents(of: row, limit: 8) else { continue }
      let new = found.filter { !places.contains($0) }
      if places.count + new.count <= growth.ownRows.count { places += new }
    }
    if places.isEmpty || isNeeded(places, by: growth, in: component) { return [] }
    places.sort()
    components[component].factor.clearRows(places)
    var moved = ContiguousArray<Growth.Row>()
    for place in places {
      let row = Growth.Row(
        form: components[component].rows[Int(place)],
        variable: components[component].columns[Int(place)])
      moved.append(row)
      variables[Int(row.variable)].column = -1
      let own = growth.ownRows.removeLast()
      components[component].rows[Int(place)] = own.form
      components[component].columns[Int(place)] = own.variable
      seat(own, at: Int(place))
      setValue(of: Int(own.variable), forms[Int(own.form)].low)
    }
    return moved
  }

  /// Whether rows of newcomers depend on variables whose columns are to be taken out.
  private func isNeeded(
    _ places: ContiguousArray<Int32>, by growth: Growth, in component: Int
  ) -> Bool {
    growth.rows.contains { row in
      termsOf(Int(row.form)).contains { places.contains(variables[Int($0.variable)].column) }
    }
  }

  /// Puts a row back that `vacate` took out, or the form that takes its place.
  mutating func reseat(
    _ row: Growth.Row, _ seats: ContiguousArray<Seat>, _ growth: inout Growth, in component: Int
  ) {
    var row = row
    if let seat = seats.first(where: { $0.leaving == row.form }), handOver(seat, in: component) {
      row.form = seat.entering
      growth.forms.append(seat.leaving)
      forms[Int(seat.leaving)].isTouched = true
      if !forms[Int(seat.entering)].isTouched {
        forms[Int(seat.entering)].isTouched = true
        growth.forms.append(seat.entering)
      }
    }
    append(row, to: component)
  }

  /// Gives the multiplier of a form that is to leave to the one that is to take its row, while neither
  /// has a row in the factor.
  ///
  /// - Returns: Whether the form has so few coordinates that this is worth its while; otherwise
  ///   nothing has changed.
  private mutating func handOver(_ seat: Seat, in component: Int) -> Bool {
    let (entering, leaving) = (Int(seat.entering), Int(seat.leaving))
    guard let new = coefficient(of: Int(seat.variable), in: entering),
      let old = coefficient(of: Int(seat.variable), in: leaving),
      new.magnitude > Tolerance.determining,
      old.magnitude > Tolerance.determining, computeDifference(seat, new / old, in: component)
    else { return false }
    let share = old / new
    let rows = components[component].rows
    var work = WorkVector()
    swap(&work, &coordinates)
    for level in 0..<levels.count {
      let multiplier = multipliers[leaving * stride + level]
      if multiplier == 0 { continue }
      multipliers[leaving * stride + level] = 0
      multipliers[entering * stride + level] += multiplier * share
      work.forEach { place, coordinate in
        multipliers[Int(rows[place]) * stride + level] -= multiplier * share * coordinate
      }
    }
    work.forEach { place, _ in suspect(Int(rows[place])) }
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
  private mutating func computeDifference(_ seat: Seat, _ multiple: Double, in component: Int)
    -> Bool
  {
    coordinates.grow(to: components[component].rows.count)
    var difference = ContiguousArray<(variable: Int32, coefficient: Double)>()
    for term in termsOf(Int(seat.entering)) where term.variable != seat.variable {
      difference.append((term.variable, term.coefficient))
    }
    for term in termsOf(Int(seat.leaving)) where term.variable != seat.variable {
      let part = -multiple * term.coefficient
      if let place = difference.firstIndex(where: { $0.variable == term.variable }) {
        let sum = difference[place].coefficient + part
        let isNothing = sum.magnitude <= Tolerance.fillIn * part.magnitude
        difference[place].coefficient = isNothing ? 0 : sum
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
    if count > 64 { coordinates.clear() }
    return count <= 64
  }
}
