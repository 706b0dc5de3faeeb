/// A factorised square matrix whose rows can be replaced one at a time.
///
/// B = E_k ⋯ E_1 · L · U: a sparse LU decomposition, rows and columns numbered in pivot order, and
/// after it the product form of the inverse (Dantzig and Orchard-Hays, 1954, here for rows). Where
/// the last rows and columns of L or U are the identity's, nothing is stored for them.
struct BasisFactor: Sendable {
  var lowerColumns = SparseRows()
  var lowerRows = SparseRows()
  var upperRows = SparseRows()
  var upperColumns = SparseRows()
  /// The pivots, U's diagonal.
  var diagonal: ContiguousArray<Double> = []
  var etas = EtaFile()

  /// The number of rows.
  var count = 0

  /// Makes the factor of an identity.
  init(count: Int = 0) { self.count = count }

  /// Whether solves have met so much of what changed that it would have paid to factorise anew.
  ///
  /// As the work for changes grows with their number, the sum of both is least when they are equal;
  /// per row and entry, factorising costs about sixteen times what a solve does.
  var wantsRefactoring: Bool {
    let size = lowerRows.entryCount + upperRows.entryCount + count
    return etas.work > 16 * size + 64 || etas.size > 8 * size + 64
  }

  /// Becomes the factor of the matrix that a decomposition is given; keeps the room of the arrays.
  ///
  /// - Returns: Whether that was possible; otherwise the matrix is singular and the factor is that of
  ///   an identity.
  mutating func factorize(_ decomposition: inout SparseLU) -> Bool {
    count = decomposition.matrix.count
    etas.removeAll()
    lowerColumns.removeAll()
    upperRows.removeAll()
    diagonal.removeAll(keepingCapacity: true)
    guard decomposition.factorize(lower: &lowerColumns, upper: &upperRows, diagonal: &diagonal)
    else {
      self = BasisFactor(count: count)
      return false
    }
    lowerRows.becomeTranspose(of: lowerColumns, count: count)
    upperColumns.becomeTranspose(of: upperRows, count: count)
    WorkCount.note(.factorizations)
    WorkCount.note(.entries, count + lowerRows.entryCount + upperRows.entryCount)
    return true
  }

  /// Becomes the factor of a lower triangular matrix without zeros on its diagonal; keeps the room of
  /// the arrays.
  mutating func becomeTriangular(_ matrix: SparseRows) {
    count = matrix.count
    etas.removeAll()
    upperRows.removeAll()
    upperColumns.removeAll()
    lowerRows.removeAll()
    lowerRows.reserve(rows: count, entries: max(0, matrix.entries.count - count))
    diagonal.removeAll(keepingCapacity: true)
    diagonal.reserveCapacity(count)
    let (rows, entries) = (matrix.rows.span, matrix.entries.span)
    for row in rows.indices {
      for index in Int(rows[row].start)..<Int(rows[row].end) {
        var entry = entries[index]
        if Int(entry.index) == row {
          diagonal.append(entry.value)
        } else {
          entry.value /= diagonal[Int(entry.index)]
          lowerRows.append(entry)
        }
      }
      lowerRows.closeRow()
    }
    lowerColumns.becomeTranspose(of: lowerRows, count: count)
  }

  /// Replaces row `pivot` by the one whose coordinates in the present rows are `coordinates`.
  mutating func replaceRow(_ pivot: Int, coordinates: borrowing WorkVector) {
    WorkCount.note(.pivots)
    etas.append(pivot: pivot, coordinates: coordinates, count: count)
  }

  /// Solves B·x = b in place: b by row on entry, x by column on return.
  ///
  /// Mutating, although nothing of the factor changes: so it is reached where it is. Lent by the
  /// active set while the vectors of the active set change, it would be copied, array by array.
  ///
  /// - Parameters:
  ///   - vector: The right-hand side, replaced by the solution.
  ///   - sums: Work space, zero on entry and return.
  mutating func solve(_ vector: inout WorkVector, sums: inout WorkVector) {
    WorkCount.note(.solves)
    etas.applyInverses(to: &vector, sums: &sums)
    vector.solveAscending(lowerColumns, dividingBy: nil)
    vector.solveDescending(upperColumns, dividingBy: diagonal)
  }

  /// Solves Bᵀ·z = a in place: a by column on entry, z by row on return; mutating as `solve` is.
  ///
  /// - Parameters:
  ///   - vector: The right-hand side, replaced by the solution.
  ///   - sums: Work space, zero on entry and return.
  mutating func solveTransposed(_ vector: inout WorkVector, sums: inout WorkVector) {
    WorkCount.note(.transposedSolves)
    vector.solveAscending(upperRows, dividingBy: diagonal)
    vector.solveDescending(lowerRows, dividingBy: nil)
    etas.applyTransposedInverses(to: &vector, pending: &sums)
  }
}
