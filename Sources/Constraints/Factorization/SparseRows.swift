/// An index with the value that stands there.
struct SparseEntry: Sendable {
  var index: Int32
  var value: Double
}

/// An entry added to a row that is closed, chained to those added before.
struct AddedEntry: Sendable {
  var entry: SparseEntry
  /// The entry added to the same row before; −1 for none.
  var previous: Int32
}

/// A sparse matrix as lists of entries, row after row in one array, with a diagonal beside it.
struct SparseRows: Sendable {
  /// Where each row begins in `entries`; one more than there are rows.
  private(set) var starts: ContiguousArray<Int32> = [0]
  private(set) var entries: ContiguousArray<SparseEntry> = []
  /// The diagonal, when the matrix has one of its own.
  var diagonal: ContiguousArray<Double> = []

  /// The entries added to closed rows, and the last one of each row; −1 for none.
  private(set) var added: ContiguousArray<AddedEntry> = []
  private(set) var lastAdded: ContiguousArray<Int32> = []

  /// The number of rows.
  var count: Int { starts.count - 1 }

  /// Closes a row with the entries appended since the last one was closed.
  mutating func closeRow() {
    starts.append(Int32(entries.count))
    lastAdded.append(-1)
  }

  /// Adds an entry to a closed row.
  mutating func add(_ entry: SparseEntry, toRow row: Int) {
    added.append(AddedEntry(entry: entry, previous: lastAdded[row]))
    lastAdded[row] = Int32(added.count - 1)
  }

  /// Appends entries to the row that was closed last.
  mutating func appendToLastRow(_ more: some Sequence<SparseEntry>) {
    entries.append(contentsOf: more)
    starts[starts.count - 1] = Int32(entries.count)
  }

  /// Appends an entry to the row that `closeRow` has yet to close.
  mutating func append(_ entry: SparseEntry) { entries.append(entry) }

  /// Appends entries to the row that `closeRow` has yet to close.
  mutating func append(contentsOf more: some Sequence<SparseEntry>) {
    entries.append(contentsOf: more)
  }

  /// The entries of a row.
  func row(_ index: Int) -> ContiguousArray<SparseEntry>.SubSequence {
    entries[Int(starts[index])..<Int(starts[index + 1])]
  }

  /// The same matrix with every entry's index replaced.
  consuming func renumbered(by numbers: ContiguousArray<Int32>) -> SparseRows {
    for index in entries.indices {
      entries[index].index = numbers[Int(entries[index].index)]
    }
    return self
  }

  /// The transposed matrix, with the same diagonal.
  func transposed() -> SparseRows {
    var result = SparseRows()
    result.diagonal = diagonal
    result.starts = ContiguousArray(repeating: 0, count: count + 1)
    result.lastAdded = ContiguousArray(repeating: -1, count: count)
    for entry in entries { result.starts[Int(entry.index) + 1] += 1 }
    for row in 0..<count { result.starts[row + 1] += result.starts[row] }
    var next = result.starts
    result.entries = ContiguousArray(
      repeating: SparseEntry(index: 0, value: 0), count: entries.count)
    for row in 0..<count {
      for index in starts[row]..<starts[row + 1] {
        let entry = entries[Int(index)]
        result.entries[Int(next[Int(entry.index)])] =
          SparseEntry(index: Int32(row), value: entry.value)
        next[Int(entry.index)] += 1
      }
    }
    return result
  }

  /// Calls `body` with pointers to the arrays.
  func withPointers(_ body: (SparseRowsPointers) -> Void) {
    unsafe starts.withUnsafeBufferPointer { starts in
      unsafe entries.withUnsafeBufferPointer { entries in
        unsafe diagonal.withUnsafeBufferPointer { diagonal in
          unsafe added.withUnsafeBufferPointer { added in
            unsafe lastAdded.withUnsafeBufferPointer { lastAdded in
              unsafe body(
                SparseRowsPointers(
                  starts: starts, entries: entries, diagonal: diagonal, added: added,
                  lastAdded: lastAdded))
            }
          }
        }
      }
    }
  }
}

/// The arrays of a `SparseRows`, for the length of a call.
@unsafe struct SparseRowsPointers {
  var starts: UnsafeBufferPointer<Int32>
  var entries: UnsafeBufferPointer<SparseEntry>
  var diagonal: UnsafeBufferPointer<Double>
  var added: UnsafeBufferPointer<AddedEntry>
  var lastAdded: UnsafeBufferPointer<Int32>
}
