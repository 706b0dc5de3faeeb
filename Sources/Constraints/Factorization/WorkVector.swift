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

  /// Solves with a unit lower triangular matrix given by columns: visits marked entries in
  /// ascending order, divides each by its diagonal when there is one, and subtracts its multiples
  /// further down.
  mutating func solveAscending(_ matrix: SparseRows, dividingBy diagonal: Bool) {
    guard lowest <= highest else { return }
    unsafe values.withUnsafeMutableBufferPointer { values in
      unsafe words.withUnsafeMutableBufferPointer { words in
        unsafe matrix.withEntries { starts, entries, diagonals in
          var word = lowest
          while word <= highest {
            var pending = unsafe words[word]
            while pending != 0 {
              let bit = pending.trailingZeroBitCount
              let index = word &<< 6 | bit
              // Later rows only: bits at or below this one are done.
              pending &= ~(UInt64(2) &<< UInt64(bit) &- 1)
              var value = unsafe values[index]
              if value == 0 { continue }
              if diagonal {
                unsafe value /= diagonals[index]
                unsafe values[index] = value
              }
              for entry in unsafe Int(starts[index])..<Int(starts[index + 1]) {
                let row = unsafe Int(entries[entry].index)
                unsafe values[row] -= entries[entry].value * value
                let target = row &>> 6
                let mask = UInt64(1) &<< UInt64(row & 63)
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

  /// Solves with a unit upper triangular matrix given by columns: as `solveAscending`, from the
  /// last entry to the first.
  mutating func solveDescending(_ matrix: SparseRows, dividingBy diagonal: Bool) {
    guard lowest <= highest else { return }
    unsafe values.withUnsafeMutableBufferPointer { values in
      unsafe words.withUnsafeMutableBufferPointer { words in
        unsafe matrix.withEntries { starts, entries, diagonals in
          var word = highest
          while word >= lowest {
            var pending = unsafe words[word]
            while pending != 0 {
              let bit = 63 &- pending.leadingZeroBitCount
              let index = word &<< 6 | bit
              // Earlier rows only: bits at or above this one are done.
              pending &= (UInt64(1) &<< UInt64(bit)) &- 1
              var value = unsafe values[index]
              if value == 0 { continue }
              if diagonal {
                unsafe value /= diagonals[index]
                unsafe values[index] = value
              }
              for entry in unsafe Int(starts[index])..<Int(starts[index + 1]) {
                let row = unsafe Int(entries[entry].index)
                unsafe values[row] -= entries[entry].value * value
                let target = row &>> 6
                let mask = UInt64(1) &<< UInt64(row & 63)
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
