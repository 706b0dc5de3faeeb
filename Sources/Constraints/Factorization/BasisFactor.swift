/// A factorised square matrix whose rows can be replaced one at a time.
///
/// B = E_k ⋯ E_1 · L · U: a sparse LU decomposition, rows and columns numbered in pivot order, and
/// after it the product form of the inverse (Dantzig and Orchard-Hays, 1954, here for rows).
struct BasisFactor: Sendable {
  private var lowerColumns = SparseRows()
  private var lowerRows = SparseRows()
  private var upperRows = SparseRows()
  private var upperColumns = SparseRows()
  private var etas = EtaFile()

  /// The number of rows.
  private(set) var count = 0

  /// Makes a factor without rows.
  init() {}

  /// Makes a factor from L by columns and U by rows, the pivots on U's diagonal.
  init(lowerColumns: SparseRows, upperRows: SparseRows) {
    self.lowerColumns = lowerColumns
    self.upperRows = upperRows
    lowerRows = lowerColumns.transposed()
    upperColumns = upperRows.transposed()
    count = upperRows.count
    for _ in 0..<count { etas.appendRow() }
  }

  /// Whether changes have piled up so far that factorising anew pays.
  var wantsRefactoring: Bool {
    etas.size > 1 * (lowerRows.entries.count + upperRows.entries.count + count) + 64
  }

  /// Adds a row and a column that are zero but for a one where they cross.
  mutating func appendUnitRow() {
    lowerColumns.closeRow()
    lowerRows.closeRow()
    upperRows.closeRow()
    upperColumns.closeRow()
    upperRows.diagonal.append(1)
    upperColumns.diagonal.append(1)
    etas.appendRow()
    count += 1
  }

  /// Whether the last row is still as `appendUnitRow` made it and no change refers to it.
  var isLastRowUntouched: Bool {
    count > 0 && !etas.refersTo(count - 1) && lowerRows.row(count - 1).isEmpty
      && upperRows.diagonal[count - 1] == 1
  }

  /// Replaces the last row, untouched since it was appended, by one that is given by column.
  ///
  /// With B = LU, the row lᵀ = U⁻ᵀa below L and the entry in the last column below U's diagonal are
  /// all that is new: no change of basis is recorded.
  ///
  /// - Parameters:
  ///   - row: The row but for its last entry, given back zero.
  ///   - last: The entry in the last column, not zero.
  mutating func replaceLastRow(by row: inout WorkVector, last: Double) {
    let number = count - 1
    row.solveAscending(upperRows, dividingBy: true)
    row.forEach { column, value in
      lowerRows.appendToLastRow(CollectionOfOne(SparseEntry(index: Int32(column), value: value)))
      lowerColumns.add(SparseEntry(index: Int32(number), value: value), toRow: column)
    }
    row.clear()
    upperRows.diagonal[number] = last
    upperColumns.diagonal[number] = last
  }

  /// Replaces row `pivot` by the one whose coordinates in the present rows are `coordinates`.
  mutating func replaceRow(_ pivot: Int, coordinates: borrowing WorkVector) {
    etas.append(pivot: pivot, coordinates: coordinates)
  }

  /// Solves B·x = b in place: b by row on entry, x by column on return.
  ///
  /// - Parameters:
  ///   - vector: The right-hand side, replaced by the solution.
  ///   - sums: Work space, zero on entry and return.
  func solve(_ vector: inout WorkVector, sums: inout WorkVector) {
    etas.applyInverses(to: &vector, sums: &sums)
    vector.solveAscending(lowerColumns, dividingBy: false)
    vector.solveDescending(upperColumns, dividingBy: true)
  }

  /// Solves Bᵀ·z = a in place: a by column on entry, z by row on return.
  func solveTransposed(_ vector: inout WorkVector) {
    vector.solveAscending(upperRows, dividingBy: true)
    vector.solveDescending(lowerRows, dividingBy: false)
    etas.applyTransposedInverses(to: &vector)
  }
}
