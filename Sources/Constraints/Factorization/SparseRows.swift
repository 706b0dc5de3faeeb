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

/// Where a row's entries stand.
struct SparseRow: Sendable {
  var start: Int32
  var end: Int32
  /// The last entry that was added after the row had been closed; −1 for none.
  var lastAdded: Int32 = -1
}

/// A sparse matrix as lists of entries, row after row in one array.
struct SparseRows: Sendable {
  private(set) var rows: ContiguousArray<SparseRow> = []
  private(set) var entries: ContiguousArray<SparseEntry> = []
  /// The entries added to closed rows.
  private(set) var added: ContiguousArray<AddedEntry> = []
  /// How many entries belong to closed rows, or did until they were taken out.
  private var closed: Int32 = 0

  /// The number of rows.
  var count: Int { rows.count }

  /// The number of entries.
  var entryCount: Int { entries.count + added.count }

  /// Takes all rows out and keeps their room.
  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    added.removeAll(keepingCapacity: true)
    closed = 0
  }

  /// Makes room, so that rows can be appended without moving those that are there.
  mutating func reserve(rows rowCount: Int, entries entryCount: Int) {
    rows.reserveCapacity(rowCount)
    entries.reserveCapacity(entryCount)
  }

  /// Closes a row with the entries appended since the last one was closed.
  mutating func closeRow() {
    rows.append(SparseRow(start: closed, end: Int32(entries.count)))
    closed = Int32(entries.count)
  }

  /// Adds an entry to a closed row.
  mutating func add(_ entry: SparseEntry, toRow row: Int) {
    added.append(AddedEntry(entry: entry, previous: rows[row].lastAdded))
    rows[row].lastAdded = Int32(added.count - 1)
  }

  /// Appends an entry to the row that was closed last.
  mutating func appendToLastRow(_ entry: SparseEntry) {
    entries.append(entry)
    closed = Int32(entries.count)
    rows[rows.count - 1].end = closed
  }

  /// Takes all entries out of a closed row.
  mutating func clear(row: Int) {
    guard row < count else { return }
    rows[row].end = rows[row].start
    rows[row].lastAdded = -1
  }

  /// Takes the entry with an index out of a closed row.
  ///
  /// - Complexity: The entries added to the row since, or all of the row's where it is an old one.
  mutating func remove(_ index: Int32, fromRow row: Int) {
    var newer: Int32 = -1
    var entryIndex = rows[row].lastAdded
    while entryIndex >= 0 {
      let here = added[Int(entryIndex)]
      guard here.entry.index == index else {
        (newer, entryIndex) = (entryIndex, here.previous)
        continue
      }
      if newer >= 0 {
        added[Int(newer)].previous = here.previous
      } else {
        rows[row].lastAdded = here.previous
      }
      return
    }
    for entryIndex in Int(rows[row].start)..<Int(rows[row].end)
    where entries[entryIndex].index == index {
      rows[row].end -= 1
      entries[entryIndex] = entries[Int(rows[row].end)]
      return
    }
  }

  /// Multiplies the entries of a closed row, or just the one with an index.
  mutating func multiply(row: Int, index: Int32? = nil, by factor: Double) {
    for entryIndex in Int(rows[row].start)..<Int(rows[row].end)
    where index.map({ $0 == entries[entryIndex].index }) ?? true {
      entries[entryIndex].value *= factor
    }
    var entryIndex = rows[row].lastAdded
    while entryIndex >= 0 {
      if index.map({ $0 == added[Int(entryIndex)].entry.index }) ?? true {
        added[Int(entryIndex)].entry.value *= factor
      }
      entryIndex = added[Int(entryIndex)].previous
    }
  }

  /// Appends an entry to the row that `closeRow` has yet to close.
  mutating func append(_ entry: SparseEntry) { entries.append(entry) }

  /// Replaces every entry's index.
  mutating func renumber(by numbers: ContiguousArray<Int32>) {
    let numbers = numbers.span
    var entries = entries.mutableSpan
    for index in entries.indices { entries[index].index = numbers[Int(entries[index].index)] }
  }

  /// Becomes the transpose of a matrix to which nothing was added; without rows when it is empty.
  mutating func becomeTranspose(of other: SparseRows, count: Int) {
    removeAll()
    if other.entries.isEmpty { return }
    rows.append(contentsOf: repeatElement(SparseRow(start: 0, end: 0), count: count))
    entries.append(
      contentsOf: repeatElement(SparseEntry(index: 0, value: 0), count: other.entries.count))
    SparseRows.transpose(other.rows.span, other.entries.span, to: &rows, &entries)
    closed = Int32(entries.count)
  }

  /// Writes the transpose of rows without entries added to them, by counting.
  private static func transpose(
    _ rows: Span<SparseRow>, _ entries: Span<SparseEntry>,
    to targetRows: inout ContiguousArray<SparseRow>,
    _ targetEntries: inout ContiguousArray<SparseEntry>
  ) {
    var targets = targetRows.mutableSpan
    var results = targetEntries.mutableSpan
    for entryIndex in entries.indices { targets[Int(entries[entryIndex].index)].end &+= 1 }
    var end: Int32 = 0
    for row in targets.indices {
      targets[row].start = end
      end &+= targets[row].end
      targets[row].end = targets[row].start
    }
    for row in rows.indices {
      for entryIndex in Int(rows[row].start)..<Int(rows[row].end) {
        let target = Int(entries[entryIndex].index)
        results[Int(targets[target].end)] =
          SparseEntry(index: Int32(truncatingIfNeeded: row), value: entries[entryIndex].value)
        targets[target].end &+= 1
      }
    }
  }

  /// Calls `body` with pointers to the arrays.
  @inline(__always)  // the solves' inner loops read through them
  func withPointers(_ body: (SparseRowsPointers) -> Void) {
    unsafe rows.withUnsafeBufferPointer { rows in
      unsafe entries.withUnsafeBufferPointer { entries in
        unsafe added.withUnsafeBufferPointer { added in
          unsafe body(SparseRowsPointers(rows: rows, entries: entries, added: added))
        }
      }
    }
  }
}

/// The arrays of a `SparseRows`, for the length of a call.
@unsafe struct SparseRowsPointers {
  var rows: UnsafeBufferPointer<SparseRow>
  var entries: UnsafeBufferPointer<SparseEntry>
  var added: UnsafeBufferPointer<AddedEntry>
}
