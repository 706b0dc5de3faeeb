/// Rows that come, move and change without an eta: what a layout that grows needs.
///
/// A row that L·U has as the identity has it, and that no eta refers to, can be given any entries in
/// columns before it: they are a row of L. A row on which no other depends can be taken back to the
/// identity's. Solves then meet what hangs together and no history.
extension BasisFactor {
  /// Adds a row and a column that are zero but for a one where they cross.
  mutating func appendUnitRow() { count += 1 }

  /// Takes the last rows off, which must be as `appendUnitRow` made them.
  mutating func removeLastUnitRows(_ number: Int) { count -= number }

  /// Whether nothing but L and U themselves has been made of the matrix.
  var hasEtas: Bool { etas.size > 0 }

  /// Whether a row is the identity's, and a change of it would change no other.
  func isUnitRow(_ row: Int) -> Bool {
    isLowerRow(row) && (row >= diagonal.count || diagonal[row] == 1) && lowerRows.isEmpty(row: row)
  }

  /// Whether no other row depends on a row's column.
  func isLeaf(_ row: Int) -> Bool { isLowerRow(row) && lowerColumns.isEmpty(row: row) }

  /// Whether a row stands in L alone, and no eta refers to it.
  private func isLowerRow(_ row: Int) -> Bool {
    upperRows.isEmpty(row: row) && upperColumns.isEmpty(row: row) && !etas.refersTo(row)
  }

  /// Appends a row that is given by column.
  ///
  /// With B = LU, the row lᵀ = U⁻ᵀa below L and the entry in the last column below U's diagonal are
  /// all that is new.
  ///
  /// - Parameters:
  ///   - row: The row but for its last entry, given back zero.
  ///   - last: The entry in the last column, not zero.
  mutating func appendRow(_ row: inout WorkVector, last: Double) {
    appendUnitRow()
    storeUnitRows()
    row.solveAscending(upperRows, dividingBy: diagonal)
    let number = Int32(count - 1)
    row.forEach { column, value in
      lowerRows.appendToLastRow(SparseEntry(index: Int32(column), value: value))
      lowerColumns.add(SparseEntry(index: number, value: value), toRow: column)
    }
    row.clear()
    diagonal[count - 1] = last
  }

  /// Gives a row that is the identity's other entries, those on which it depends in columns before
  /// it.
  ///
  /// - Parameters:
  ///   - row: A row for which `isUnitRow` holds.
  ///   - entries: Its entries by column but for the one on the diagonal, given back zero.
  ///   - pivot: The entry on the diagonal, not zero.
  /// - Returns: Whether the row depends on none behind it; otherwise nothing has changed.
  mutating func replaceUnitRow(_ row: Int, by entries: inout WorkVector, pivot: Double) -> Bool {
    WorkCount.note(.pivots)
    storeUnitRows()
    entries.solveAscending(upperRows, dividingBy: diagonal)
    var isTriangular = true
    entries.forEach { column, _ in isTriangular = isTriangular && column < row }
    if isTriangular {
      entries.forEach { column, value in
        lowerRows.add(SparseEntry(index: Int32(column), value: value), toRow: row)
        lowerColumns.add(SparseEntry(index: Int32(row), value: value), toRow: column)
      }
      diagonal[row] = pivot
      if pivot != 1, !lowerColumns.isEmpty(row: row) {
        // Others hold multiples of the row of U, which is `pivot` times what it was.
        for entry in lowerColumns.entries(ofRow: row) {
          lowerRows.multiply(row: Int(entry.index), index: Int32(row), by: 1 / pivot)
        }
        lowerColumns.multiply(row: row, by: 1 / pivot)
      }
    }
    entries.clear()
    return isTriangular
  }

  /// The rows that depend on a row, itself included, in ascending order.
  ///
  /// - Returns: `nil` when there are more than the limit, or when they cannot be taken out.
  func dependents(of row: Int, limit: Int) -> ContiguousArray<Int32>? {
    var found: ContiguousArray<Int32> = [Int32(row)]
    var next = 0
    while next < found.count {
      let number = Int(found[next])
      next += 1
      guard number < diagonal.count, isLowerRow(number),
        !lowerColumns.isLong(row: number, beyond: limit)
      else { return nil }
      for entry in lowerColumns.entries(ofRow: number) where !found.contains(entry.index) {
        found.append(entry.index)
        if found.count > limit { return nil }
      }
    }
    found.sort()
    return found
  }

  /// Makes rows the identity's, of which `dependents` gave all that depend on one.
  mutating func clearRows(_ cleared: ContiguousArray<Int32>) {
    for number in cleared {
      for entry in lowerRows.entries(ofRow: Int(number)) {
        lowerColumns.remove(number, fromRow: Int(entry.index))
      }
      lowerRows.clear(row: Int(number))
      diagonal[Int(number)] = 1
    }
  }

  /// Puts the rows and columns of another factor, which has no etas, before the last rows, which
  /// must be as `appendUnitRow` made them.
  mutating func insert(_ other: BasisFactor, beforeLast number: Int) {
    count -= number
    storeUnitRows()
    let offset = Int32(count)
    diagonal.append(contentsOf: other.diagonal)
    lowerColumns.append(other.lowerColumns, raisedBy: offset)
    lowerRows.append(other.lowerRows, raisedBy: offset)
    if other.upperRows.count > 0 {
      upperRows.pad(to: count)
      upperColumns.pad(to: count)
      upperRows.append(other.upperRows, raisedBy: offset)
      upperColumns.append(other.upperColumns, raisedBy: offset)
    }
    count += other.count + number
  }

  /// Stores the last rows of L and of the diagonal that are the identity's.
  private mutating func storeUnitRows() {
    while diagonal.count < count { diagonal.append(1) }
    lowerColumns.pad(to: count)
    lowerRows.pad(to: count)
  }
}
