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
    let word = index &>> 6
    words[word] |= 1 &<< UInt64(index & 63)
    if word < lowest { lowest = word }
    if word > highest { highest = word }
  }

  /// Sets every entry to zero; costs what the pattern spans.
  mutating func clear() {
    guard lowest <= highest else { return }
    unsafe withPointers { vector in
      for word in unsafe vector.lowest...vector.highest {
        var bits = unsafe vector.words[word]
        unsafe vector.words[word] = 0
        while bits != 0 {
          unsafe vector.values[word &<< 6 | bits.trailingZeroBitCount] = 0
          bits &= bits &- 1
        }
      }
      unsafe vector.lowest = Int.max
      unsafe vector.highest = -1
    }
  }

  /// Calls `body` with every marked index in ascending order and its entry.
  func forEach(_ body: (Int, Double) -> Void) {
    guard lowest <= highest else { return }
    let (values, words) = (values.span, words.span)
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
  /// Visits marked entries in ascending order, divides each by its diagonal when there is one, and
  /// subtracts its multiples further down. Gilbert and Peierls, "Sparse partial pivoting in time
  /// proportional to arithmetic operations", 1988, with a bitset in place of their depth-first search.
  mutating func solveAscending(
    _ matrix: SparseRows, dividingBy diagonal: ContiguousArray<Double>?
  ) {
    let last = ((diagonal?.count ?? matrix.count) &- 1) &>> 6
    guard lowest <= highest, lowest <= last else { return }
    unsafe withPointers { vector in
      unsafe matrix.withPointers { matrix in
        unsafe WorkVector.withDiagonal(diagonal) { diagonal in
          var word = unsafe vector.lowest
          while unsafe word <= min(vector.highest, last) {
            var pending = unsafe vector.words[word]
            while pending != 0 {
              let index = word &<< 6 | pending.trailingZeroBitCount
              pending &= pending &- 1
              // Rows further down only, so a bit set in this word is still to come.
              unsafe vector.eliminate(index, by: matrix, diagonal, word, &pending)
            }
            word &+= 1
          }
        }
      }
    }
  }

  /// Solves with an upper triangular matrix given by columns, its diagonal apart: as
  /// `solveAscending`, from the last entry to the first.
  mutating func solveDescending(
    _ matrix: SparseRows, dividingBy diagonal: ContiguousArray<Double>?
  ) {
    let last = ((diagonal?.count ?? matrix.count) &- 1) &>> 6
    guard lowest <= highest, lowest <= last else { return }
    unsafe withPointers { vector in
      unsafe matrix.withPointers { matrix in
        unsafe WorkVector.withDiagonal(diagonal) { diagonal in
          var word = unsafe min(vector.highest, last)
          while unsafe word >= vector.lowest {
            var pending = unsafe vector.words[word]
            while pending != 0 {
              let bit = 63 &- pending.leadingZeroBitCount
              pending &= ~(UInt64(1) &<< UInt64(bit))
              // Rows further up only, so a bit set in this word is still to come.
              unsafe vector.eliminate(word &<< 6 | bit, by: matrix, diagonal, word, &pending)
            }
            word &-= 1
          }
        }
      }
    }
  }

  /// Calls `body` with a pointer to the diagonal, an empty one when there is none.
  @inline(__always)
  private static func withDiagonal(
    _ diagonal: ContiguousArray<Double>?, _ body: (UnsafeBufferPointer<Double>) -> Void
  ) {
    guard let diagonal else { return unsafe body(UnsafeBufferPointer(start: nil, count: 0)) }
    unsafe diagonal.withUnsafeBufferPointer { unsafe body($0) }
  }

  /// Calls `body` with pointers to the arrays and takes over where it says that the pattern lies.
  @inline(__always)  // the solves' inner loops write through them
  mutating func withPointers(_ body: (inout WorkVectorPointers) -> Void) {
    var (lowest, highest) = (lowest, highest)
    unsafe values.withUnsafeMutableBufferPointer { values in
      unsafe words.withUnsafeMutableBufferPointer { words in
        guard let values = values.baseAddress, let words = words.baseAddress else { return }
        var pointers = unsafe WorkVectorPointers(
          values: values, words: words, lowest: lowest, highest: highest)
        unsafe body(&pointers)
        unsafe (lowest, highest) = (pointers.lowest, pointers.highest)
      }
    }
    (self.lowest, self.highest) = (lowest, highest)
  }
}
