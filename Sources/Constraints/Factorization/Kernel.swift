/// The part of a matrix that has no singletons, eliminated pivot by pivot.
struct Kernel {
  /// One step of the elimination, in the numbers of the whole matrix.
  struct Pivot {
    var row: Int
    var column: Int
    var value: Double
    /// What the pivot row was multiplied by before it was taken off each other row.
    var multipliers: [SparseEntry]
    /// The pivot row without the pivot.
    var rowEntries: [SparseEntry]
  }

  private var rows: [[SparseEntry]]
  /// The open rows in which each open column occurs, in no order.
  private var columnRows: [[Int32]]
  private var openColumns: [Int32]
  private var work: [Double]
  private var isMarked: [Bool]

  init(matrix: SparseRows, isRowDone: [Bool], isColumnDone: [Bool]) {
    rows = Array(repeating: [], count: matrix.count)
    columnRows = Array(repeating: [], count: matrix.count)
    openColumns = []
    work = Array(repeating: 0, count: matrix.count)
    isMarked = Array(repeating: false, count: matrix.count)
    for row in 0..<matrix.count where !isRowDone[row] {
      rows[row] = matrix.row(row).filter { !isColumnDone[Int($0.index)] }
      for entry in rows[row] { columnRows[Int(entry.index)].append(Int32(row)) }
    }
    openColumns = (0..<matrix.count).filter { !isColumnDone[$0] }.map { Int32($0) }
  }

  /// Chooses a pivot, takes its row off the others, and removes its row and column; nothing when
  /// only zeros are left.
  mutating func eliminateNext() -> Pivot? {
    let shortest = openColumns.indices.min { left, right in
      columnRows[Int(openColumns[left])].count < columnRows[Int(openColumns[right])].count
    }
    guard let shortest else { return nil }
    let column = Int(openColumns[shortest])
    guard let (row, value) = pivotRow(in: column) else { return nil }
    openColumns.swapAt(shortest, openColumns.count - 1)
    openColumns.removeLast()
    return eliminate(row: row, column: column, value: value)
  }

  /// The shortest row whose entry in the column is large enough to divide by.
  private func pivotRow(in column: Int) -> (row: Int, value: Double)? {
    var largest = 0.0
    for row in columnRows[column] {
      largest = max(largest, value(row: Int(row), column: column).magnitude)
    }
    guard largest > 0 else { return nil }
    var best: (row: Int, value: Double)?
    for row in columnRows[column] {
      let candidate = value(row: Int(row), column: column)
      guard candidate.magnitude >= Tolerance.markowitz * largest else { continue }
      if let present = best {
        let (length, bestLength) = (rows[Int(row)].count, rows[present.row].count)
        if length > bestLength || (length == bestLength && Int(row) > present.row) { continue }
      }
      best = (Int(row), candidate)
    }
    return best
  }

  private func value(row: Int, column: Int) -> Double {
    rows[row].first { Int($0.index) == column }?.value ?? 0
  }

  private mutating func eliminate(row: Int, column: Int, value pivotValue: Double) -> Pivot {
    let pivotEntries = rows[row].filter { Int($0.index) != column }
    rows[row] = []
    for entry in pivotEntries { columnRows[Int(entry.index)].removeAll { Int($0) == row } }
    var multipliers: [SparseEntry] = []
    for other in columnRows[column].sorted() where Int(other) != row {
      let multiplier = value(row: Int(other), column: column) / pivotValue
      multipliers.append(SparseEntry(index: other, value: multiplier))
      subtract(multiplier, times: pivotEntries, from: Int(other), dropping: column)
    }
    columnRows[column] = []
    return Pivot(
      row: row, column: column, value: pivotValue, multipliers: multipliers,
      rowEntries: pivotEntries)
  }

  private mutating func subtract(
    _ multiplier: Double, times pivotEntries: [SparseEntry], from row: Int, dropping column: Int
  ) {
    for entry in pivotEntries {
      work[Int(entry.index)] = entry.value
      isMarked[Int(entry.index)] = true
    }
    var result: [SparseEntry] = []
    for entry in rows[row] where Int(entry.index) != column {
      let index = Int(entry.index)
      guard isMarked[index] else {
        result.append(entry)
        continue
      }
      let change = multiplier * work[index]
      let value = entry.value - change
      isMarked[index] = false
      if value.magnitude > Tolerance.fillIn * max(entry.value.magnitude, change.magnitude) {
        result.append(SparseEntry(index: entry.index, value: value))
      } else {
        columnRows[index].removeAll { Int($0) == row }
      }
    }
    for entry in pivotEntries {
      let index = Int(entry.index)
      if isMarked[index] {
        isMarked[index] = false
        result.append(SparseEntry(index: entry.index, value: -multiplier * entry.value))
        columnRows[index].append(Int32(row))
      }
      work[index] = 0
    }
    rows[row] = result
  }
}
