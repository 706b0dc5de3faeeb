extension ExactProgram {
  /// Exchanges the form of a row, which lies at a position, for the basic one of a column.
  ///
  /// - Complexity: Two products and a division for each entry of the tableau.
  mutating func pivot(row: Int, column: Int) {
    let count = variableCount
    let pivot = tableau[row * count + column]
    let (entering, leaving) = (rows[row], basis[column])
    let limbs = denominator.limbCount + pivot.limbCount
    budget -= rows.count * count * limbs * limbs
    // How far the entering form is from its position: its row's values follow.
    let position = forms[entering].positions[forms[entering].location.left]
    let missing = position * denominator - values[row]
    for other in rows.indices where other != row {
      let factor = tableau[other * count + column]
      if factor.isZero {
        if pivot == denominator { continue }
        for index in other * count..<(other + 1) * count where !tableau[index].isZero {
          tableau[index] = (tableau[index] * pivot).dividedExactly(by: denominator)
        }
        values[other] = (values[other] * pivot).dividedExactly(by: denominator)
        continue
      }
      for index in 0..<count where index != column {
        let (entry, part) = (tableau[other * count + index], tableau[row * count + index])
        if entry.isZero, part.isZero { continue }
        tableau[other * count + index] =
          (entry * pivot - factor * part).dividedExactly(by: denominator)
      }
      values[other] = (values[other] * pivot + factor * missing).dividedExactly(by: denominator)
    }
    // The leaving form moves from its position by what brings the entering one to its own.
    values[row] = self.position(ofColumn: column) * pivot + missing
    for index in 0..<count where index != column {
      tableau[row * count + index] = -tableau[row * count + index]
    }
    tableau[row * count + column] = denominator
    denominator = pivot
    exchange(entering, row: row, for: leaving, column: column)
  }

  private mutating func exchange(_ entering: Int, row: Int, for leaving: Int, column: Int) {
    rows[row] = leaving
    basis[column] = entering
    if entering < variableCount { rowOfVariable[entering] = -1 }
    if leaving < variableCount { rowOfVariable[leaving] = row }
  }

  /// The value of a variable.
  func value(ofVariable variable: Int) -> Double {
    let unit = positionUnit.size
    let row = rowOfVariable[variable]
    if row >= 0 { return unit.times(values[row], over: denominator) }
    let form = forms[variable]
    return unit.times(form.positions[form.location.left], over: .one)
  }
}
