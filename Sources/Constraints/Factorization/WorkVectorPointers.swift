/// A `WorkVector`'s arrays, for the length of a call.
///
/// Nothing here checks an index: `grow` made room for as many as the factor has rows, and all that
/// the factor stores refers to rows below its count.
@unsafe struct WorkVectorPointers {
  let values: UnsafeMutablePointer<Double>
  let words: UnsafeMutablePointer<UInt64>
  /// The first and last word that may have a bit set.
  var lowest: Int
  var highest: Int

  /// Marks an entry as possibly not zero.
  @inline(__always)
  mutating func mark(_ index: Int) {
    let word = index &>> 6
    unsafe words[word] |= 1 &<< UInt64(truncatingIfNeeded: index & 63)
    if unsafe word < lowest { unsafe lowest = word }
    if unsafe word > highest { unsafe highest = word }
  }

  /// Divides an entry by its diagonal, when there is one, and subtracts its multiple of a column.
  ///
  /// What is marked in the word `current` is also marked in `pending`.
  @inline(__always)  // both triangular solves spend their time here
  mutating func eliminate(
    _ index: Int, by matrix: SparseRowsPointers, _ diagonal: UnsafeBufferPointer<Double>,
    _ current: Int, _ pending: inout UInt64
  ) {
    var value = unsafe values[index]
    guard value != 0 else { return }
    if index < diagonal.count {
      unsafe value /= diagonal.baseAddress.unsafelyUnwrapped[index]
      unsafe values[index] = value
    }
    // Where the last rows are the identity's, nothing is stored for them.
    guard unsafe index < matrix.rows.count else { return }
    let row = unsafe matrix.rows.baseAddress.unsafelyUnwrapped[index]
    WorkCount.note(.entries, Int(row.end &- row.start))
    var entryIndex = Int(row.start)
    while entryIndex < Int(row.end) {
      let entry = unsafe matrix.entries.baseAddress.unsafelyUnwrapped[entryIndex]
      unsafe subtract(entry, times: value, current, &pending)
      entryIndex &+= 1
    }
    var added = row.lastAdded
    while added >= 0 {
      WorkCount.note(.entries)
      let entry = unsafe matrix.added.baseAddress.unsafelyUnwrapped[Int(added)]
      unsafe subtract(entry.entry, times: value, current, &pending)
      added = entry.previous
    }
  }

  @inline(__always)
  private mutating func subtract(
    _ entry: SparseEntry, times value: Double, _ current: Int, _ pending: inout UInt64
  ) {
    let index = Int(entry.index)
    unsafe values[index] -= entry.value * value
    unsafe mark(index)
    if index &>> 6 == current { pending |= 1 &<< UInt64(truncatingIfNeeded: index & 63) }
  }
}
