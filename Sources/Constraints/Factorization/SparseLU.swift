/// Sparse LU decomposition: singletons first, then Markowitz's rule with threshold pivoting.
///
/// Markowitz, "The elimination form of the inverse and its application to linear programming",
/// 1957; the threshold as in Duff, Erisman and Reid, "Direct methods for sparse matrices", 1986.
/// Bases of layouts are nearly triangular, so that most pivots come from the first two stages,
/// which take linear time and add no entries. The arrays are kept from one use to the next.
struct SparseLU: Sendable {
  /// The square matrix to be decomposed, its rows given as entries by column.
  var matrix = SparseRows()
  /// The rows and the columns in the order of their pivots.
  private(set) var rowOrder: ContiguousArray<Int32> = []
  private(set) var columnOrder: ContiguousArray<Int32> = []

  private var columns = SparseRows()
  /// How many entries of an open row stand in open columns, and of an open column in open rows.
  private var rowCounts: ContiguousArray<Int32> = []
  private var columnCounts: ContiguousArray<Int32> = []
  /// The place in the order of pivots; −1 while the row or column is open.
  private var rowPivots: ContiguousArray<Int32> = []
  private var columnPivots: ContiguousArray<Int32> = []
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
    takeRowSingletons(&lower, &diagonal)
    if rowOrder.count < matrix.count {
      upper.reserve(rows: matrix.count, entries: matrix.entries.count - lower.entries.count)
      while upper.count < diagonal.count { upper.closeRow() }
      takeColumnSingletons(&upper, &diagonal)
    }
    if rowOrder.count < matrix.count {
      while lower.count < diagonal.count { lower.closeRow() }
      kernel.load(matrix, columns, rowPivots, columnPivots)
      while rowOrder.count < matrix.count {
        guard let pivot = kernel.eliminateNext(lower: &lower, upper: &upper) else { return false }
        close(row: pivot.row, column: pivot.column)
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
    SparseLU.order(&rows, by: rowOrder, &singletons)
  }

  /// Puts what is numbered as the matrix's columns in the order of their pivots.
  mutating func orderColumns(_ columns: inout ContiguousArray<Int32>) {
    SparseLU.order(&columns, by: columnOrder, &singletons)
  }

  private static func order(
    _ items: inout ContiguousArray<Int32>, by order: ContiguousArray<Int32>,
    _ work: inout ContiguousArray<Int32>
  ) {
    work.removeAll(keepingCapacity: true)
    work.append(contentsOf: items)
    for place in order.indices { items[place] = work[Int(order[place])] }
  }

  private mutating func start() {
    columns.becomeTranspose(of: matrix, count: matrix.count)
    rowOrder.removeAll(keepingCapacity: true)
    columnOrder.removeAll(keepingCapacity: true)
    rowOrder.reserveCapacity(matrix.count)
    columnOrder.reserveCapacity(matrix.count)
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

  /// Notes a pivot.
  private mutating func close(row: Int, column: Int) {
    rowPivots[row] = Int32(truncatingIfNeeded: rowOrder.count)
    columnPivots[column] = Int32(truncatingIfNeeded: rowOrder.count)
    rowOrder.append(Int32(truncatingIfNeeded: row))
    columnOrder.append(Int32(truncatingIfNeeded: column))
  }

  /// Takes rows with one open column until there are none: forward substitution, no fill-in.
  ///
  /// Such a row has no entry in another open column, so the columns' counts stay right.
  private mutating func takeRowSingletons(
    _ lower: inout SparseRows, _ diagonal: inout ContiguousArray<Double>
  ) {
    findSingletons(among: rowCounts)
    var next = 0
    while next < singletons.count {
      let row = Int(singletons[next])
      next += 1
      guard rowPivots[row] < 0,
        let entry = openEntry(of: matrix.rows[row], in: matrix, columnPivots)
      else { continue }
      let column = Int(entry.index)
      let rows = columns.rows[column]
      for place in Int(rows.start)..<Int(rows.end) {
        let (number, value) = (columns.entries[place].index, columns.entries[place].value)
        let other = Int(number)
        guard rowPivots[other] < 0, other != row else { continue }
        lower.append(SparseEntry(index: number, value: value / entry.value))
        rowCounts[other] -= 1
        if rowCounts[other] == 1 { singletons.append(Int32(truncatingIfNeeded: other)) }
      }
      close(row: row, column: column)
      diagonal.append(entry.value)
      lower.closeRow()
    }
  }

  /// Takes columns with one open row until there are none: back substitution, no fill-in.
  ///
  /// Such a column has no entry in another open row, so the rows' counts stay right.
  private mutating func takeColumnSingletons(
    _ upper: inout SparseRows, _ diagonal: inout ContiguousArray<Double>
  ) {
    findSingletons(among: columnCounts)
    var next = 0
    while next < singletons.count {
      let column = Int(singletons[next])
      next += 1
      guard columnPivots[column] < 0,
        let entry = openEntry(of: columns.rows[column], in: columns, rowPivots)
      else { continue }
      let row = Int(entry.index)
      let places = matrix.rows[row]
      for place in Int(places.start)..<Int(places.end) {
        let other = Int(matrix.entries[place].index)
        guard columnPivots[other] < 0, other != column else { continue }
        upper.append(matrix.entries[place])
        columnCounts[other] -= 1
        if columnCounts[other] == 1 { singletons.append(Int32(truncatingIfNeeded: other)) }
      }
      close(row: row, column: column)
      diagonal.append(entry.value)
      upper.closeRow()
    }
  }

  /// Collects what has a count of one.
  private mutating func findSingletons(among counts: ContiguousArray<Int32>) {
    singletons.removeAll(keepingCapacity: true)
    singletons.reserveCapacity(counts.count)
    for index in counts.indices where counts[index] == 1 {
      singletons.append(Int32(truncatingIfNeeded: index))
    }
  }

  /// The entry of a row whose column is open; or of a column whose row is.
  private func openEntry(
    of row: SparseRow, in rows: SparseRows, _ pivots: ContiguousArray<Int32>
  ) -> SparseEntry? {
    let entries = rows.entries.span
    for place in Int(row.start)..<Int(row.end) where pivots[Int(entries[place].index)] < 0 {
      return entries[place].value == 0 ? nil : entries[place]
    }
    return nil
  }
}
