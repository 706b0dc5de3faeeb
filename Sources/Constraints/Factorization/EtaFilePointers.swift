/// An `EtaFile`'s arrays, for the length of a call.
///
/// Nothing here checks an index: the file refers only to its own etas and entries and to rows for
/// which the vectors have made room.
@unsafe struct EtaFilePointers {
  let etas: UnsafeBufferPointer<Eta>
  let entries: UnsafeBufferPointer<EtaEntry>
  let rows: UnsafeBufferPointer<EtaRow>
  /// How many changes and entries were met.
  var work = 0

  /// See `EtaFile.applyInverses`.
  mutating func applyInverses(to vector: inout WorkVectorPointers, _ sums: inout WorkVectorPointers)
  {
    guard unsafe vector.lowest <= vector.highest else { return }
    for word in unsafe vector.lowest...vector.highest {
      var bits = unsafe vector.words[word]
      while bits != 0 {
        let index = word &<< 6 | bits.trailingZeroBitCount
        bits &= bits &- 1
        guard unsafe index < rows.count else { break }
        let here = unsafe rows[index]
        unsafe scatter(
          vector.values[index], from: here.newest, downTo: here.newestPivot, &sums)
      }
    }
    var word = unsafe sums.highest
    while unsafe word >= sums.lowest {
      while unsafe sums.words[word] != 0 {
        let bit = unsafe 63 &- sums.words[word].leadingZeroBitCount
        unsafe sums.words[word] &= ~(1 &<< UInt64(truncatingIfNeeded: bit))
        unsafe apply(word &<< 6 | bit, to: &vector, &sums)
      }
      word &-= 1
    }
    unsafe sums.lowest = Int.max
    unsafe sums.highest = -1
  }

  /// Applies the inverse of one change, whose sum is complete.
  private mutating func apply(
    _ number: Int, to vector: inout WorkVectorPointers, _ sums: inout WorkVectorPointers
  ) {
    let eta = unsafe etas[number]
    let row = Int(eta.pivot)
    unsafe work &+= 1
    let former = unsafe vector.values[row]
    let value = unsafe (former - sums.values[number]) / eta.value
    unsafe sums.values[number] = 0
    if value == 0, former == 0 { return }
    unsafe vector.values[row] = value
    unsafe vector.mark(row)
    // Only older changes meet the new value.
    unsafe scatter(value, from: eta.olderEntry, downTo: eta.olderPivot, &sums)
  }

  /// Adds a value's products to the sums of the changes that meet it: down to the one that replaces
  /// the value's own row next.
  private mutating func scatter(
    _ value: Double, from first: Int32, downTo pivot: Int32, _ sums: inout WorkVectorPointers
  ) {
    var index = first
    while index >= 0 {
      let entry = unsafe entries[Int(index)]
      if entry.eta < pivot { break }
      unsafe sums.values[Int(entry.eta)] += entry.value * value
      unsafe sums.mark(Int(entry.eta))
      unsafe work &+= 1
      index = entry.older
    }
    if pivot >= 0 { unsafe sums.mark(Int(pivot)) }
  }

  /// See `EtaFile.applyTransposedInverses`.
  mutating func applyTransposedInverses(
    to vector: inout WorkVectorPointers, _ pending: inout WorkVectorPointers
  ) {
    guard unsafe vector.lowest <= vector.highest else { return }
    for word in unsafe vector.lowest...vector.highest {
      var bits = unsafe vector.words[word]
      while bits != 0 {
        let index = word &<< 6 | bits.trailingZeroBitCount
        bits &= bits &- 1
        guard unsafe index < rows.count else { break }
        let oldest = unsafe rows[index].oldestPivot
        if oldest >= 0 { unsafe pending.mark(Int(oldest)) }
      }
    }
    var word = unsafe pending.lowest
    while unsafe word <= pending.highest {
      while unsafe pending.words[word] != 0 {
        let bit = unsafe pending.words[word].trailingZeroBitCount
        unsafe pending.words[word] &= pending.words[word] &- 1
        unsafe applyTransposed(word &<< 6 | bit, to: &vector, &pending)
      }
      word &+= 1
    }
    unsafe pending.lowest = Int.max
    unsafe pending.highest = -1
  }

  /// Applies the transposed inverse of one change.
  private mutating func applyTransposed(
    _ number: Int, to vector: inout WorkVectorPointers, _ pending: inout WorkVectorPointers
  ) {
    let eta = unsafe etas[number]
    unsafe work &+= 1
    var value = unsafe vector.values[Int(eta.pivot)]
    if value == 0 {
      if eta.newerPivot >= 0 { unsafe pending.mark(Int(eta.newerPivot)) }
      return
    }
    value /= eta.value
    unsafe vector.values[Int(eta.pivot)] = value
    if eta.newerPivot >= 0 { unsafe pending.mark(Int(eta.newerPivot)) }
    unsafe work &+= Int(eta.end &- eta.start)
    for index in Int(eta.start)..<Int(eta.end) {
      let entry = unsafe entries[index]
      unsafe vector.values[Int(entry.index)] -= entry.value * value
      unsafe vector.mark(Int(entry.index))
      if entry.newerPivot >= 0 { unsafe pending.mark(Int(entry.newerPivot)) }
    }
  }
}
