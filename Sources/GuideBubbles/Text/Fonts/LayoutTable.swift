/// Finds the lookups of a feature in `GPOS` or `GSUB`.
struct LayoutTable {
  /// The table.
  let table: FontTable
  private let scripts: Int
  private let features: Int
  private let lookups: Int

  /// More subtables of one feature than any font has.
  private static let mostSubtables = 8_192

  /// A part of a lookup.
  struct Subtable: Hashable {
    /// The kind of lookup, extensions looked through.
    var type: Int
    /// Where it is in the table.
    var offset: Int
    /// The number of its lookup.
    var lookup: Int
    /// Whether marks between glyphs are looked through.
    var ignoresMarks: Bool
  }

  init(_ table: FontTable) throws(FontError) {
    self.table = table
    scripts = try table.u16(4)
    features = try table.u16(6)
    lookups = try table.u16(8)
  }

  /// The numbers of the lookups that a feature has for a script, in order.
  ///
  /// The script's default language counts, as it does for text whose language is not known; a
  /// script that the font does not list is treated as `DFLT`, or else as `latn`.
  func lookups(of feature: String, for script: String) throws(FontError) -> [Int] {
    guard let system = try languageSystem(of: script) else { return [] }
    let count = try table.u16(system + 4)
    try table.require(count, of: 2, at: system + 6)
    let featureCount = try table.u16(features)
    var found: [Int] = []
    for position in 0..<count {
      let number = table.word(system + 6 + 2 * position)
      guard number < featureCount else {
        throw table.error(.badNumber(number), at: system + 6 + 2 * position)
      }
      let record = features + 2 + 6 * number
      guard try table.tag(record) == feature else { continue }
      let list = features + (try table.u16(record + 4))
      let lookupCount = try table.u16(list + 2)
      try table.require(lookupCount, of: 2, at: list + 4)
      for index in 0..<lookupCount { found.append(table.word(list + 4 + 2 * index)) }
      break  // a feature is listed once
    }
    found.sort()
    return found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }.map { found[$0] }
  }

  private func languageSystem(of script: String) throws(FontError) -> Int? {
    let count = try table.u16(scripts)
    try table.require(count, of: 6, at: scripts + 2)
    for wanted in [script, "DFLT", "latn"] {
      for number in 0..<count where try table.tag(scripts + 2 + 6 * number) == wanted {
        let start = scripts + table.word(scripts + 2 + 6 * number + 4)
        let standard = try table.u16(start)
        return standard == 0 ? nil : start + standard
      }
    }
    return nil
  }

  /// The parts of lookups, in order.
  ///
  /// - Parameters:
  ///   - numbers: The lookups.
  ///   - extensionType: The kind of lookup that only points at another: 9 in `GPOS`, 7 in `GSUB`.
  /// - Returns: Where each part is and of what kind.
  /// - Throws: `truncated`, `badNumber`, or `tooMany` where more parts are listed than a font needs.
  func subtables(of numbers: [Int], extensionType: Int) throws(FontError) -> [Subtable] {
    var found: [Subtable] = []
    let lookupCount = try table.u16(lookups)
    for number in numbers {
      let entry = lookups + 2 + 2 * number
      guard number < lookupCount else { throw table.error(.badNumber(number), at: entry) }
      let lookup = lookups + (try table.u16(entry))
      let (type, flags) = (try table.u16(lookup), try table.u16(lookup + 2))
      let count = try table.u16(lookup + 4)
      guard found.count + count <= Self.mostSubtables else {
        throw table.error(.tooMany(found.count + count), at: lookup + 4)
      }
      for index in 0..<count {
        var part = Subtable(
          type: type, offset: lookup + (try table.u16(lookup + 6 + 2 * index)), lookup: number,
          ignoresMarks: flags & 8 != 0)
        if type == extensionType {
          part.type = try table.u16(part.offset + 2)
          part.offset += try table.u32(part.offset + 4)
        }
        found.append(part)
      }
    }
    return found
  }
}
