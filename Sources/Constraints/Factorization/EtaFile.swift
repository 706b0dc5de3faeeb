/// The changes of a basis since it was factorised, oldest first.
///
/// Solving with the rows as they stand would read every entry of every change. Instead the entries
/// at each place are chained from the newest to the oldest change, and to the change that replaces
/// the row next, so that a sparse right-hand side meets just what it has something to do with.
struct EtaFile: Sendable {
  private var etas: ContiguousArray<Eta> = []
  private var entries: ContiguousArray<EtaEntry> = []
  /// What there is at each row; those behind the last one met nothing.
  private var rows: ContiguousArray<EtaRow> = []

  /// How many entries and changes there are.
  var size: Int { entries.count + etas.count }

  /// How many of them solves have met, one counted as often as it was.
  private(set) var work = 0

  /// Takes all changes out and keeps their room.
  mutating func removeAll() {
    etas.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    work = 0
  }

  /// Whether a change replaces a row or has an entry for it.
  func refersTo(_ row: Int) -> Bool {
    row < rows.count && (rows[row].newest >= 0 || rows[row].newestPivot >= 0)
  }

  /// Adds the change that replaces row `pivot` of `count` by the one with these coordinates.
  mutating func append(pivot: Int, coordinates: borrowing WorkVector, count: Int) {
    rows.append(contentsOf: repeatElement(EtaRow(), count: max(0, count - rows.count)))
    let number = Int32(etas.count)
    let start = Int32(entries.count)
    coordinates.forEach { index, value in
      guard index != pivot else { return }
      entries.append(
        EtaEntry(index: Int32(index), eta: number, value: value, older: rows[index].newest))
      rows[index].newest = Int32(entries.count - 1)
    }
    let here = rows[pivot]
    etas.append(
      Eta(
        pivot: Int32(pivot), start: start, end: Int32(entries.count), olderEntry: here.newest,
        olderPivot: here.newestPivot, value: coordinates[pivot]))
    announce(number, at: here)
    if here.newestPivot < 0 { rows[pivot].oldestPivot = number }
    rows[pivot].newestPivot = number
  }

  /// Tells what stands at a row since it was replaced last that it is replaced now.
  private mutating func announce(_ number: Int32, at here: EtaRow) {
    if here.newestPivot >= 0 { etas[Int(here.newestPivot)].newerPivot = number }
    var index = here.newest
    while index >= 0, entries[Int(index)].eta > here.newestPivot {
      entries[Int(index)].newerPivot = number
      index = entries[Int(index)].older
    }
  }

  /// Applies the inverses of all changes, newest first: b ↦ E₁⁻¹ ⋯ E_k⁻¹ · b.
  ///
  /// - Parameters:
  ///   - vector: The right-hand side by row, replaced.
  ///   - sums: Work space, zero on entry and return: for each change the part of its row's product
  ///     that is known.
  mutating func applyInverses(to vector: inout WorkVector, sums: inout WorkVector) {
    guard !etas.isEmpty else { return }
    sums.grow(to: etas.count)
    unsafe vector.withPointers { vector in
      unsafe sums.withPointers { sums in
        unsafe work &+= withPointers { file in
          unsafe file.applyInverses(to: &vector, &sums)
        }
      }
    }
  }

  /// Applies the transposed inverses of all changes, oldest first: a ↦ E_k⁻ᵀ ⋯ E₁⁻ᵀ · a.
  ///
  /// - Parameters:
  ///   - vector: The right-hand side by row, replaced.
  ///   - pending: Work space, zero on entry and return: the changes that something is to be done to.
  mutating func applyTransposedInverses(to vector: inout WorkVector, pending: inout WorkVector) {
    guard !etas.isEmpty else { return }
    pending.grow(to: etas.count)
    unsafe vector.withPointers { vector in
      unsafe pending.withPointers { pending in
        unsafe work &+= withPointers { file in
          unsafe file.applyTransposedInverses(to: &vector, &pending)
        }
      }
    }
  }

  @inline(__always)
  private func withPointers(_ body: (inout EtaFilePointers) -> Void) -> Int {
    unsafe etas.withUnsafeBufferPointer { etas in
      unsafe entries.withUnsafeBufferPointer { entries in
        unsafe rows.withUnsafeBufferPointer { rows in
          var pointers = unsafe EtaFilePointers(etas: etas, entries: entries, rows: rows)
          unsafe body(&pointers)
          WorkCount.note(.entries, unsafe pointers.work)
          return unsafe pointers.work
        }
      }
    }
  }
}
