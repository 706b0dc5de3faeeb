/// The part of a matrix that has no singletons, eliminated pivot by pivot.
///
/// Rows and columns keep the numbers that they have in the whole matrix.
struct Kernel: Sendable {
  /// One step of the elimination.
  struct Pivot {
    var row: Int
    var column: Int
    var value: Double
  }

  /// The entries of each open row in open columns, and the open rows of each open column.
  private var rows = Lists<SparseEntry>(filler: SparseEntry(index: 0, value: 0))
  private var columns = Lists<Int32>(filler: 0)
  /// The open columns by the number of their rows.
  private var columnsByCount = CountBuckets()
  /// Rows that came down to one entry.
  private var singletons: ContiguousArray<Int32> = []
  /// The pivot row's entry in each column; zero for none.
  private var pivotValues: ContiguousArray<Double> = []
  private var merged: ContiguousArray<SparseEntry> = []

  /// How many of the shortest columns are looked at for a pivot.
  private static let searchLimit = 4

  /// Becomes the open part of a matrix.
  mutating func load(
    _ matrix: SparseRows, _ matrixColumns: SparseRows, _ rowPivots: ContiguousArray<Int32>,
    _ columnPivots: ContiguousArray<Int32>
  ) {
    rows.reset(count: matrix.count)
    columns.reset(count: matrix.count)
    columnsByCount.reset(count: matrix.count)
    singletons.removeAll(keepingCapacity: true)
    if pivotValues.count < matrix.count {
      pivotValues = ContiguousArray(repeating: 0, count: matrix.count)
    }
    for row in rowPivots.indices where rowPivots[row] < 0 {
      let stored = matrix.rows[row]
      for entry in matrix.entries[Int(stored.start)..<Int(stored.end)]
      where columnPivots[Int(entry.index)] < 0 { rows.append(entry, to: row) }
      if rows.count(row) == 1 { singletons.append(Int32(row)) }
    }
    for column in columnPivots.indices where columnPivots[column] < 0 {
      let stored = matrixColumns.rows[column]
      for entry in matrixColumns.entries[Int(stored.start)..<Int(stored.end)]
      where rowPivots[Int(entry.index)] < 0 { columns.append(entry.index, to: column) }
      columnsByCount.insert(column, count: columns.count(column))
    }
  }

  /// Chooses a pivot, takes its row off the others, and removes its row and column.
  ///
  /// - Parameters:
  ///   - lower: Given what the pivot row was multiplied by before it was taken off each other row.
  ///   - upper: Given the pivot row without the pivot.
  /// - Returns: The pivot, or `nil` when only zeros are left.
  mutating func eliminateNext(lower: inout SparseRows, upper: inout SparseRows) -> Pivot? {
    guard let pivot = rowSingleton() ?? cheapestPivot() else { return nil }
    eliminate(pivot, &lower, &upper)
    return pivot
  }

  /// A row with one entry: nothing is taken off other columns.
  private mutating func rowSingleton() -> Pivot? {
    while let row = singletons.popLast() {
      guard rows.count(Int(row)) == 1 else { continue }
      let entry = rows[Int(row), 0]
      return Pivot(row: Int(row), column: Int(entry.index), value: entry.value)
    }
    return nil
  }

  /// Among the shortest columns' entries that are large enough to divide by, the one that can make
  /// the fewest new entries.
  private func cheapestPivot() -> Pivot? {
    var best: Pivot?
    var bestCost = Int.max
    var seen = 0
    var count = 1
    // From the shortest columns on, until an entry of one whose row is as long could not cost less.
    while seen < Kernel.searchLimit, count < columnsByCount.limit,
      (count - 1) * (count - 1) < bestCost
    {
      var column = columnsByCount.first(withCount: count)
      while column >= 0, seen < Kernel.searchLimit {
        if let pivot = shortestRow(in: Int(column)) {
          let cost = (count - 1) * (rows.count(pivot.row) - 1)
          if cost < bestCost { (best, bestCost) = (pivot, cost) }
          seen += 1
        }
        column = columnsByCount.next(after: Int(column))
      }
      count += 1
    }
    return best
  }

  /// The shortest row whose entry in the column is large enough to divide by.
  private func shortestRow(in column: Int) -> Pivot? {
    var largest = 0.0
    for index in 0..<columns.count(column) {
      largest = max(largest, value(row: Int(columns[column, index]), column: column).magnitude)
    }
    guard largest > 0 else { return nil }
    var best: Pivot?
    var bestCount = Int.max
    for index in 0..<columns.count(column) {
      let row = Int(columns[column, index])
      guard rows.count(row) < bestCount else { continue }
      let candidate = value(row: row, column: column)
      guard candidate.magnitude >= Tolerance.markowitz * largest else { continue }
      best = Pivot(row: row, column: column, value: candidate)
      bestCount = rows.count(row)
    }
    return best
  }

  private func value(row: Int, column: Int) -> Double {
    for index in 0..<rows.count(row) where Int(rows[row, index].index) == column {
      return rows[row, index].value
    }
    return 0
  }

  private mutating func eliminate(
    _ pivot: Pivot, _ lower: inout SparseRows, _ upper: inout SparseRows
  ) {
    columnsByCount.remove(pivot.column, count: columns.count(pivot.column))
    let start = upper.entries.count
    for entryIndex in 0..<rows.count(pivot.row) {
      let entry = rows[pivot.row, entryIndex]
      let column = Int(entry.index)
      guard column != pivot.column else { continue }
      upper.append(entry)
      pivotValues[column] = entry.value
      leave(row: pivot.row, column: column)
    }
    rows.clear(pivot.row)
    let end = upper.entries.count
    for entryIndex in 0..<columns.count(pivot.column) {
      let other = Int(columns[pivot.column, entryIndex])
      guard other != pivot.row else { continue }
      let multiplier = value(row: other, column: pivot.column) / pivot.value
      lower.append(SparseEntry(index: Int32(other), value: multiplier))
      subtract(multiplier, times: upper.entries[start..<end], from: other, pivot.column)
    }
    columns.clear(pivot.column)
    for entry in upper.entries[start..<end] { pivotValues[Int(entry.index)] = 0 }
  }

  /// Takes a multiple of the pivot row off another row, which loses its entry in the pivot's column.
  private mutating func subtract(
    _ multiplier: Double, times pivotEntries: ContiguousArray<SparseEntry>.SubSequence,
    from row: Int, _ pivotColumn: Int
  ) {
    merged.removeAll(keepingCapacity: true)
    for entryIndex in 0..<rows.count(row) {
      let entry = rows[row, entryIndex]
      let column = Int(entry.index)
      if column == pivotColumn { continue }
      guard pivotValues[column] != 0 else {
        merged.append(entry)
        continue
      }
      let change = multiplier * pivotValues[column]
      // Met: what stays zero below is new to the row.
      pivotValues[column] = 0
      let value = entry.value - change
      if value.magnitude > Tolerance.fillIn * max(entry.value.magnitude, change.magnitude) {
        merged.append(SparseEntry(index: entry.index, value: value))
      } else {
        leave(row: row, column: column)
      }
    }
    for entry in pivotEntries {
      let column = Int(entry.index)
      if pivotValues[column] != 0 {
        merged.append(SparseEntry(index: entry.index, value: -multiplier * entry.value))
        enter(row: row, column: column)
      }
      pivotValues[column] = entry.value
    }
    rows.replace(row, by: merged)
    if merged.count == 1 { singletons.append(Int32(row)) }
  }

  private mutating func enter(row: Int, column: Int) {
    let count = columns.count(column)
    columnsByCount.remove(column, count: count)
    columns.append(Int32(row), to: column)
    columnsByCount.insert(column, count: count + 1)
  }

  private mutating func leave(row: Int, column: Int) {
    let count = columns.count(column)
    for index in 0..<count where Int(columns[column, index]) == row {
      columns.removeSwapping(index, from: column)
      break
    }
    columnsByCount.remove(column, count: count)
    columnsByCount.insert(column, count: count - 1)
  }
}
