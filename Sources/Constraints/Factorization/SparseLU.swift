/// Sparse LU decomposition: singletons first, then Markowitz's rule with threshold pivoting.
///
/// Markowitz, "The elimination form of the inverse and its application to linear programming",
/// 1957; the threshold as in Duff, Erisman and Reid, "Direct methods for sparse matrices", 1986.
/// Bases of layouts are nearly triangular, so that most pivots come from the first two stages,
/// which take linear time and add no entries.
struct SparseLU {
  /// The rows in the order of their pivots.
  private(set) var rowOrder: ContiguousArray<Int32> = []
  /// The columns in the order of their pivots.
  private(set) var columnOrder: ContiguousArray<Int32> = []

  private let matrix: SparseRows
  private let columns: SparseRows
  private var rowCount: ContiguousArray<Int32>
  private var columnCount: ContiguousArray<Int32>
  private var rowPivot: ContiguousArray<Int32>
  private var columnPivot: ContiguousArray<Int32>
  private var lower = SparseRows()
  private var upper = SparseRows()

  /// Prepares a square matrix, its rows given as entries by column.
  init(_ matrix: SparseRows) {
    self.matrix = matrix
    let count = matrix.count
    columns = matrix.transposed()
    rowCount = ContiguousArray(repeating: 0, count: count)
    columnCount = ContiguousArray(repeating: 0, count: count)
    rowPivot = ContiguousArray(repeating: -1, count: count)
    columnPivot = ContiguousArray(repeating: -1, count: count)
    rowOrder.reserveCapacity(count)
    columnOrder.reserveCapacity(count)
    for index in 0..<count {
      rowCount[index] = matrix.starts[index + 1] - matrix.starts[index]
      columnCount[index] = columns.starts[index + 1] - columns.starts[index]
    }
  }

  /// Factorises, or returns nothing when the matrix is singular.
  mutating func factorize() -> BasisFactor? {
    takeRowSingletons()
    takeColumnSingletons()
    if rowOrder.count < matrix.count {
      var kernel = Kernel(
        matrix: matrix, isRowDone: rowPivot.map { $0 >= 0 },
        isColumnDone: columnPivot.map { $0 >= 0 })
      while rowOrder.count < matrix.count {
        guard let pivot = kernel.eliminateNext() else { return nil }
        lower.append(contentsOf: pivot.multipliers)
        upper.append(contentsOf: pivot.rowEntries)
        finishPivot(row: pivot.row, column: pivot.column, value: pivot.value)
      }
    }
    return BasisFactor(
      lowerColumns: lower.renumbered(by: rowPivot), upperRows: upper.renumbered(by: columnPivot))
  }

  /// Closes the rows of L and U that the pivot has just been given.
  private mutating func finishPivot(row: Int, column: Int, value: Double) {
    rowPivot[row] = Int32(rowOrder.count)
    columnPivot[column] = Int32(columnOrder.count)
    rowOrder.append(Int32(row))
    columnOrder.append(Int32(column))
    lower.closeRow()
    upper.closeRow()
    upper.diagonal.append(value)
  }

  /// Takes rows with one open column until there are none: forward substitution, no fill-in.
  private mutating func takeRowSingletons() {
    var queue = ContiguousArray((0..<matrix.count).filter { rowCount[$0] == 1 })
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard rowPivot[row] < 0, rowCount[row] == 1 else { continue }
      guard let entry = matrix.row(row).first(where: { columnPivot[Int($0.index)] < 0 }),
        entry.value != 0
      else { continue }
      let column = Int(entry.index)
      for other in columns.row(column)
      where rowPivot[Int(other.index)] < 0 && Int(other.index) != row {
        lower.append(SparseEntry(index: other.index, value: other.value / entry.value))
        rowCount[Int(other.index)] -= 1
        if rowCount[Int(other.index)] == 1 { queue.append(Int(other.index)) }
      }
      for other in matrix.row(row) { columnCount[Int(other.index)] -= 1 }
      finishPivot(row: row, column: column, value: entry.value)
    }
  }

  /// Takes columns with one open row until there are none: back substitution, no fill-in.
  private mutating func takeColumnSingletons() {
    var queue = ContiguousArray(
      (0..<matrix.count).filter {
        columnPivot[$0] < 0 && columnCount[$0] == 1
      })
    var next = 0
    while next < queue.count {
      let column = queue[next]
      next += 1
      guard columnPivot[column] < 0, columnCount[column] == 1 else { continue }
      guard let entry = columns.row(column).first(where: { rowPivot[Int($0.index)] < 0 }),
        entry.value != 0
      else { continue }
      let row = Int(entry.index)
      for other in matrix.row(row)
      where columnPivot[Int(other.index)] < 0 && Int(other.index) != column {
        upper.append(other)
        columnCount[Int(other.index)] -= 1
        if columnCount[Int(other.index)] == 1 { queue.append(Int(other.index)) }
      }
      finishPivot(row: row, column: column, value: entry.value)
    }
  }
}
