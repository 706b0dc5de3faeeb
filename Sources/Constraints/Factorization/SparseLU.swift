/// Sparse LU decomposition: singletons first, then Markowitz's rule with threshold pivoting.
///
/// Markowitz, "The elimination form of the inverse and its application to linear programming",
/// 1957; the threshold as in Duff, Erisman and Reid, "Direct methods for sparse matrices", 1986.
/// Bases of layouts are nearly triangular, so that most pivots come from the first two stages,
/// which take linear time and add no entries. The arrays are kept from one use to the next.
struct SparseLU: Sendable {
  /// The square matrix to be decomposed, its rows given as entries by column.
  var matrix = SparseRows()
  private var columns = SparseRows()
  /// How many entries of an open row stand in open columns, and of an open column in open rows.
  private var rowCounts: ContiguousArray<Int32> = []
  private var columnCounts: ContiguousArray<Int32> = []
  /// The indices of the rows and columns in the order of pivots; −1 while they are open.
  private(set) var rowPivots: ContiguousArray<Int32> = []
  private(set) var columnPivots: ContiguousArray<Int32> = []
  private var singletons: ContiguousArray<Int32> = []
  private var kernel = Kernel()

  /// Decomposes the matrix.
  ///
  /// - Parameters:
  ///   - lower: Room for L without its diagonal of ones, by columns, rows and columns in pivot order;
  ///     its last columns are left out when they are empty.
  ///   - upper: Room for U without its diagonal, by rows; none when all are empty.
  ///   - diagonal: Room for U's diagonal.
  /// - Returns: Whether that was possible: the matrix may be singular.
  mutating func factorize(
    lower: inout SparseRows, upper: inout SparseRows, diagonal: inout ContiguousArray<Double>
  ) -> Bool {
    start()
    lower.reserve(rows: matrix.count, entries: max(0, matrix.entries.count - matrix.count))
    diagonal.reserveCapacity(matrix.count)
    // Rows with one open column: forward substitution, no fill-in. Such a row has no entry in another
    // open column, so the columns' counts stay right.
    SparseLU.takeSingletons(
      of: matrix, across: columns, &rowCounts, &rowPivots, &columnPivots, &singletons,
      into: &lower, &diagonal, isLower: true)
    if diagonal.count < matrix.count {
      upper.reserve(rows: matrix.count, entries: matrix.entries.count - lower.entries.count)
      while upper.count < diagonal.count { upper.closeRow() }
      // Columns with one open row: back substitution, likewise.
      SparseLU.takeSingletons(
        of: columns, across: matrix, &columnCounts, &columnPivots, &rowPivots, &singletons,
        into: &upper, &diagonal, isLower: false)
    }
    if diagonal.count < matrix.count {
      while lower.count < diagonal.count { lower.closeRow() }
      kernel.load(matrix, columns, rowPivots, columnPivots)
      while diagonal.count < matrix.count {
        guard let pivot = kernel.eliminateNext(lower: &lower, upper: &upper) else { return false }
        rowPivots[pivot.row] = Int32(diagonal.count)
        columnPivots[pivot.column] = Int32(diagonal.count)
        diagonal.append(pivot.value)
        lower.closeRow()
        upper.closeRow()
      }
    }
    lower.renumber(by: rowPivots)
    upper.renumber(by: columnPivots)
    return true
  }

  /// Puts what is numbered as the matrix's rows in the order of their pivots.
  mutating func orderRows(_ rows: inout ContiguousArray<Int32>) {
    SparseLU.order(&rows, by: rowPivots, &singletons)
  }

  /// Puts what is numbered as the matrix's columns in the order of their pivots.
  mutating func orderColumns(_ columns: inout ContiguousArray<Int32>) {
    SparseLU.order(&columns, by: columnPivots, &singletons)
  }

  private static func order(
    _ items: inout ContiguousArray<Int32>, by pivots: ContiguousArray<Int32>,
    _ work: inout ContiguousArray<Int32>
  ) {
    work.removeAll(keepingCapacity: true)
    work.append(contentsOf: items)
    let pivots = pivots.span
    let former = work.span
    var ordered = items.mutableSpan
    for index in pivots.indices { ordered[Int(pivots[index])] = former[index] }
  }

  private mutating func start() {
    columns.becomeTranspose(of: matrix, count: matrix.count)
    SparseLU.fill(&rowPivots, matrix.count)
    SparseLU.fill(&columnPivots, matrix.count)
    SparseLU.count(matrix, &rowCounts)
    SparseLU.count(columns, &columnCounts)
  }

  private static func fill(_ numbers: inout ContiguousArray<Int32>, _ count: Int) {
    numbers.removeAll(keepingCapacity: true)
    numbers.append(contentsOf: repeatElement(-1, count: count))
  }

  private static func count(_ matrix: SparseRows, _ counts: inout ContiguousArray<Int32>) {
    counts.removeAll(keepingCapacity: true)
    counts.reserveCapacity(matrix.count)
    let rows = matrix.rows.span
    for row in rows.indices { counts.append(rows[row].end &- rows[row].start) }
  }

  /// Takes rows with one open column until there are none; or columns with one open row.
  ///
  /// - Parameters:
  ///   - rows: The rows among which they are found, by column.
  ///   - columns: The same matrix by columns.
  ///   - counts: How many entries of a row stand in open columns.
  ///   - rowPivots: The rows' indices in the order of pivots, −1 for open ones.
  ///   - columnPivots: The columns' indices.
  ///   - queue: Work space.
  ///   - result: Given what the column's entries in other open rows say: the column of L, or for
  ///     columns with one open row the row of U.
  ///   - diagonal: Given the pivots.
  ///   - isLower: Whether the entries are divided by the pivot.
  private static func takeSingletons(
    of rows: SparseRows, across columns: SparseRows, _ counts: inout ContiguousArray<Int32>,
    _ rowPivots: inout ContiguousArray<Int32>, _ columnPivots: inout ContiguousArray<Int32>,
    _ queue: inout ContiguousArray<Int32>, into result: inout SparseRows,
    _ diagonal: inout ContiguousArray<Double>, isLower: Bool
  ) {
    findSingletons(among: counts, &queue)
    let (rowRanges, rowEntries) = (rows.rows.span, rows.entries.span)
    let (columnRanges, columnEntries) = (columns.rows.span, columns.entries.span)
    var counts = counts.mutableSpan
    var rowPivots = rowPivots.mutableSpan
    var columnPivots = columnPivots.mutableSpan
    var next = 0
    while next < queue.count {
      let row = Int(queue[next])
      next += 1
      guard rowPivots[row] < 0 else { continue }
      var index = Int(rowRanges[row].start)
      let end = Int(rowRanges[row].end)
      while index < end, columnPivots[Int(rowEntries[index].index)] >= 0 { index += 1 }
      guard index < end, rowEntries[index].value != 0 else { continue }
      let (column, pivot) = (Int(rowEntries[index].index), rowEntries[index].value)
      rowPivots[row] = Int32(truncatingIfNeeded: diagonal.count)
      columnPivots[column] = Int32(truncatingIfNeeded: diagonal.count)
      diagonal.append(pivot)
      for index in Int(columnRanges[column].start)..<Int(columnRanges[column].end) {
        var entry = columnEntries[index]
        let other = Int(entry.index)
        guard rowPivots[other] < 0 else { continue }
        if isLower { entry.value /= pivot }
        result.append(entry)
        counts[other] -= 1
        if counts[other] == 1 { queue.append(entry.index) }
      }
      result.closeRow()
    }
  }

  /// Collects what has a count of one.
  private static func findSingletons(
    among counts: ContiguousArray<Int32>, _ queue: inout ContiguousArray<Int32>
  ) {
    queue.removeAll(keepingCapacity: true)
    queue.reserveCapacity(counts.count)
    let counts = counts.span
    for index in counts.indices where counts[index] == 1 {
      queue.append(Int32(truncatingIfNeeded: index))
    }
  }
}
