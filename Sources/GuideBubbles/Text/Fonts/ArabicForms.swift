/// Advances of Arabic letters by the form that their neighbours give them.
///
/// Letters measured alone make a word a fifth too wide.
struct ArabicForms: Sendable {
  /// The one table; unpacking takes microseconds, once.
  static let shared = ArabicForms()
  /// The letters that may join.
  static let letters: Range<UInt32> = 0x620..<0x780

  private let values: [UInt16]

  private init() {
    values = RunLengthTable.values(AdvanceData.arabicForms, count: Self.letters.count * 3 + 2)
  }

  /// A letter that stands before, and whether it joins the one before it.
  struct Letter {
    var code: UInt32
    var joinsBefore: Bool
  }

  /// Whether a letter takes another form when one follows.
  func joinsAfter(_ code: UInt32) -> Bool { form(0, of: code) != 0 }

  /// Whether a letter takes another form when one that joins stands before.
  func joinsBefore(_ code: UInt32) -> Bool { form(2, of: code) != 0 }

  /// The advances of a joined pair of neighbours, while nothing follows.
  ///
  /// - Parameters:
  ///   - first: A letter that joins the next one.
  ///   - second: A letter that joins the one before.
  /// - Returns: Units of `AdvanceTable`; lam with alef is one sign, counted on the lam.
  func advances(_ first: Letter, _ second: UInt32) -> (first: Int32, second: Int32) {
    if first.code == 0x644, [0x622, 0x623, 0x625, 0x627].contains(second) {
      return (Int32(values[values.count - (first.joinsBefore ? 1 : 2)]) * 250, 0)
    }
    return (form(first.joinsBefore ? 1 : 0, of: first.code), form(2, of: second))
  }

  private func form(_ form: Int, of code: UInt32) -> Int32 {
    guard Self.letters.contains(code) else { return 0 }
    return Int32(values[Int(code - Self.letters.lowerBound) * 3 + form]) * 250
  }
}
