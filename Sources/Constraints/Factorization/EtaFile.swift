/// The changes of a basis since it was factorised, oldest first.
///
/// Solving with the rows as they stand would read every entry of every change. Instead the entries
/// at each place are chained from the newest to the oldest change, so that a sparse right-hand side
/// meets just the entries that it has something to multiply with.
struct EtaFile: Sendable {
  private var etas: ContiguousArray<Eta> = []
  private var entries: ContiguousArray<EtaEntry> = []
  /// The newest entry at each place; −1 for none.
  private var newest: ContiguousArray<Int32> = []
  /// The newest change of each row; −1 for none.
  private var newestPivot: ContiguousArray<Int32> = []

  /// What reading all of it costs.
  var size: Int { entries.count + etas.count }

  /// Makes room for one more row.
  mutating func appendRow() {
    newest.append(-1)
    newestPivot.append(-1)
  }

  /// Whether a change replaces a row or has an entry for it.
  func refersTo(_ row: Int) -> Bool { newest[row] >= 0 || newestPivot[row] >= 0 }

  /// Adds the change that replaces row `pivot` by the one with these coordinates.
  mutating func append(pivot: Int, coordinates: borrowing WorkVector) {
    let eta = Int32(etas.count)
    let start = Int32(entries.count)
    coordinates.forEach { index, value in
      guard index != pivot else { return }
      entries.append(
        EtaEntry(index: Int32(index), eta: eta, value: value, older: newest[index]))
      newest[index] = Int32(entries.count - 1)
    }
    etas.append(
      Eta(
        pivot: Int32(pivot), entries: start..<Int32(entries.count), value: coordinates[pivot],
        olderEntry: newest[pivot], olderPivot: newestPivot[pivot]))
    newestPivot[pivot] = eta
  }

  /// Applies the inverses of all changes, newest first: b ↦ E₁⁻¹ ⋯ E_k⁻¹ · b.
  ///
  /// - Parameters:
  ///   - vector: The right-hand side by row, replaced.
  ///   - sums: Work space, zero on entry and return: for each change the part of its row's product
  ///     that is known.
  func applyInverses(to vector: inout WorkVector, sums: inout WorkVector) {
    guard !etas.isEmpty else { return }
    sums.grow(to: etas.count)
    vector.forEach { index, value in
      scatter(value, at: index, from: newest[index], downTo: newestPivot[index], &sums)
    }
    sums.drainDescending { number, sum, sums in
      let eta = etas[number]
      let row = Int(eta.pivot)
      let value = (vector[row] - sum) / eta.value
      if value == 0, vector[row] == 0 { return }
      vector.set(value, at: row)
      // Only older changes meet the new value.
      scatter(value, at: row, from: eta.olderEntry, downTo: eta.olderPivot, &sums)
    }
  }

  /// Adds a value's products to the sums of the changes that meet it: down to the one that replaces
  /// the value's own row next.
  private func scatter(
    _ value: Double, at index: Int, from first: Int32, downTo pivot: Int32, _ sums: inout WorkVector
  ) {
    var position = first
    while position >= 0 {
      let entry = entries[Int(position)]
      if entry.eta < pivot { break }
      sums.add(entry.value * value, at: Int(entry.eta))
      position = entry.older
    }
    if pivot >= 0 { sums.add(0, at: Int(pivot)) }
  }

  /// Applies the transposed inverses of all changes, oldest first: a ↦ E_k⁻ᵀ ⋯ E₁⁻ᵀ · a.
  func applyTransposedInverses(to vector: inout WorkVector) {
    for eta in etas {
      let row = Int(eta.pivot)
      guard vector[row] != 0 else { continue }
      let value = vector[row] / eta.value
      vector.set(value, at: row)
      for position in eta.entries {
        let entry = entries[Int(position)]
        vector.add(-entry.value * value, at: Int(entry.index))
      }
    }
  }
}
