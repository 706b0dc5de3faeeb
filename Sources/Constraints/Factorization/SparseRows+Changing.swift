/// Changes of closed rows, for a factor that grows.
extension SparseRows {
  /// Whether a row has no entries; rows that are not stored have none.
  func isEmpty(row: Int) -> Bool {
    row >= count || (rows[row].start == rows[row].end && rows[row].lastAdded < 0)
  }

  /// Whether a row has more entries than a limit.
  func isLong(row: Int, beyond limit: Int) -> Bool {
    guard row < count else { return false }
    var number = Int(rows[row].end - rows[row].start)
    var index = rows[row].lastAdded
    while number <= limit, index >= 0 {
      number += 1
      index = added[Int(index)].previous
    }
    return number > limit
  }

  /// The entries of a row, in no order that matters.
  func entries(ofRow row: Int) -> ContiguousArray<SparseEntry> {
    guard row < count else { return [] }
    var found = ContiguousArray(entries[Int(rows[row].start)..<Int(rows[row].end)])
    var index = rows[row].lastAdded
    while index >= 0 {
      found.append(added[Int(index)].entry)
      index = added[Int(index)].previous
    }
    return found
  }

  /// Closes empty rows until there are so many.
  mutating func pad(to rowCount: Int) {
    while count < rowCount { closeRow() }
  }

  /// Appends the rows of another matrix, their indices raised.
  mutating func append(_ other: SparseRows, raisedBy offset: Int32) {
    for row in other.rows.indices {
      for entry in other.entries(ofRow: row) {
        append(SparseEntry(index: entry.index + offset, value: entry.value))
      }
      closeRow()
    }
  }
}
