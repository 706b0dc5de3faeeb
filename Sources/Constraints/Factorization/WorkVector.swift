/// A dense vector that knows where it is not zero.
///
/// The pattern is a bitset in index order, so that triangular solves can visit just the entries
/// that matter, in the order in which they depend on each other. All entries are zero between uses.
struct WorkVector: Sendable {
  /// The entries, zero unless marked in the pattern.
  private(set) var values: ContiguousArray<Double> = []
  private var words: ContiguousArray<UInt64> = []
  /// The first and last word that may have a bit set; the range is empty when `lowest > highest`.
  private var lowest = Int.max
  private var highest = -1

  /// Makes room for indices below `count`.
  mutating func grow(to count: Int) {
    guard values.count < count else { return }
    let room = max(count, values.count * 2)
    values.append(contentsOf: repeatElement(0, count: room - values.count))
    let wordCount = (room + 63) / 64
    words.append(contentsOf: repeatElement(0, count: wordCount - words.count))
  }

  /// The entry at an index.
  subscript(index: Int) -> Double { values[index] }

  /// Adds to an entry and marks it.
  mutating func add(_ value: Double, at index: Int) {
    values[index] += value
    mark(index)
  }

  /// Marks an entry as possibly not zero.
  private mutating func mark(_ index: Int) {
    let word = index &>> 6
    words[word] |= 1 &<< UInt64(index & 63)
    if word < lowest { lowest = word }
    if word > highest { highest = word }
  }

  /// Sets every entry to zero; costs what the pattern spans.
  mutating func clear() {
    guard lowest <= highest else { return }
    for word in lowest...highest {
      var bits = words[word]
      words[word] = 0
      while bits != 0 {
        values[word &<< 6 | bits.trailingZeroBitCount] = 0
        bits &= bits &- 1
      }
    }
    lowest = Int.max
    highest = -1
  }

  /// Calls `body` with every marked index in ascending order and its entry.
  func forEach(_ body: (Int, Double) -> Void) {
    guard lowest <= highest else { return }
    for word in lowest...highest {
      var bits = words[word]
      while bits != 0 {
        let index = word &<< 6 | bits.trailingZeroBitCount
        bits &= bits &- 1
        let value = values[index]
        if value != 0 { body(index, value) }
      }
    }
  }

  /// Solves with a lower triangular matrix given by columns, its diagonal apart.
  ///
  /// Visits marked entries in ascending order, divides each by its diagonal when asked to, and
  /// subtracts its multiples further down. Gilbert and Peierls, "Sparse partial pivoting in time
  /// proportional to arithmetic operations", 1988, with a bitset in place of their depth-first search.
  mutating func solveAscending(_ matrix: SparseRows, dividingBy diagonal: Bool) {
    guard lowest <= highest else { return }
    unsafe values.withUnsafeMutableBufferPointer { values in
      unsafe words.withUnsafeMutableBufferPointer { words in
        unsafe matrix.withPointers { matrix in
          var word = lowest
          while word <= highest {
            var pending = unsafe words[word]
            while pending != 0 {
              let bit = pending.trailingZeroBitCount
              let index = word &<< 6 | bit
              pending &= pending &- 1
              guard
                let value = unsafe WorkVector.pivot(index, values, matrix, dividingBy: diagonal)
              else { continue }
              unsafe WorkVector.subtractColumn(index, times: value, of: matrix, from: values) {
                row in
                // Rows further down only, so a bit set in this word is still to come.
                let (target, mask) = (row &>> 6, UInt64(1) &<< UInt64(row & 63))
                unsafe words[target] |= mask
                if target == word { pending |= mask } else if target > highest { highest = target }
              }
            }
            word &+= 1
          }
        }
      }
    }
  }

  /// Solves with an upper triangular matrix given by columns, its diagonal apart: as
  /// `solveAscending`, from the last entry to the first.
  mutating func solveDescending(_ matrix: SparseRows, dividingBy diagonal: Bool) {
    guard lowest <= highest else { return }
    unsafe values.withUnsafeMutableBufferPointer { values in
      unsafe words.withUnsafeMutableBufferPointer { words in
        unsafe matrix.withPointers { matrix in
          var word = highest
          while word >= lowest {
            var pending = unsafe words[word]
            while pending != 0 {
              let bit = 63 &- pending.leadingZeroBitCount
              let index = word &<< 6 | bit
              pending &= ~(UInt64(1) &<< UInt64(bit))
              guard
                let value = unsafe WorkVector.pivot(index, values, matrix, dividingBy: diagonal)
              else { continue }
              unsafe WorkVector.subtractColumn(index, times: value, of: matrix, from: values) {
                row in
                // Rows further up only, so a bit set in this word is still to come.
                let (target, mask) = (row &>> 6, UInt64(1) &<< UInt64(row & 63))
                unsafe words[target] |= mask
                if target == word { pending |= mask } else if target < lowest { lowest = target }
              }
            }
            word &-= 1
          }
        }
      }
    }
  }

  /// The value of an entry, divided by its diagonal when asked to; nothing when it is zero.
  @inline(__always)  // both solves spend their time here
  private static func pivot(
    _ index: Int, _ values: UnsafeMutableBufferPointer<Double>, _ matrix: SparseRowsPointers,
    dividingBy diagonal: Bool
  ) -> Double? {
    // Marked indices are below the matrix's count, which `grow` made room for.
    let value = unsafe values[index]
    if value == 0 { return nil }
    guard diagonal else { return value }
    let quotient = unsafe value / matrix.diagonal[index]
    unsafe values[index] = quotient
    return quotient
  }

  /// Subtracts a multiple of a column's entries and calls `mark` with the row of each.
  @inline(__always)  // both solves spend their time here
  private static func subtractColumn(
    _ index: Int, times value: Double, of matrix: SparseRowsPointers,
    from values: UnsafeMutableBufferPointer<Double>, mark: (Int) -> Void
  ) {
    // `starts` has one more element than there are columns, and entries lie below the count.
    for place in unsafe Int(matrix.starts[index])..<Int(matrix.starts[index &+ 1]) {
      let entry = unsafe matrix.entries[place]
      unsafe values[Int(entry.index)] -= entry.value * value
      mark(Int(entry.index))
    }
    var place = unsafe matrix.lastAdded[index]
    while place >= 0 {
      let added = unsafe matrix.added[Int(place)]
      unsafe values[Int(added.entry.index)] -= added.entry.value * value
      mark(Int(added.entry.index))
      place = added.previous
    }
  }

  /// Replaces an entry and marks it.
  mutating func set(_ value: Double, at index: Int) {
    values[index] = value
    mark(index)
  }

  /// Calls `body` with every marked index from the last to the first and its entry, zero or not, and
  /// leaves the vector zero; `body` may add to entries before the one that it is given.
  mutating func drainDescending(_ body: (Int, Double, inout WorkVector) -> Void) {
    var word = highest
    while word >= 0, word >= lowest {
      while words[word] != 0 {
        let bit = 63 &- words[word].leadingZeroBitCount
        let index = word &<< 6 | bit
        words[word] &= ~(UInt64(1) &<< UInt64(bit))
        let value = values[index]
        values[index] = 0
        body(index, value, &self)
      }
      word &-= 1
    }
    lowest = Int.max
    highest = -1
  }
}
