/// How much closer two neighbouring glyphs stand: `GPOS`, or the older table `kern`.
///
/// A script whose feature `kern` is in `GPOS` is kerned by that alone, as HarfBuzz does it.
struct PairKerning: Hashable, Sendable {
  private let rules: [[PairRule]]
  /// The set of rules for each script; −1 for the table `kern`.
  private let setOfScript: [Int]
  private let table: FontTable?
  private let legacy: LegacyKerning?
  /// Which glyphs take part at all.
  let filter: PairFilter

  init(_ directory: FontDirectory, glyphCount: Int) throws(FontError) {
    table = try directory.table("GPOS")
    legacy = try directory.table("kern").map { (table) throws(FontError) in
      try LegacyKerning(table)
    }
    var (lists, rules) = ([[Int]](), [[PairRule]]())
    var patience = 20 * (table?.bytes.count ?? 0) + 1_000_000
    var sets: [Int] = []
    if let layout = try table.map({ (table) throws(FontError) in try LayoutTable(table) }) {
      for script in FontScript.allCases {
        let list = try layout.lookups(of: "kern", for: script.tag)
        if list.isEmpty {
          sets.append(-1)
          continue
        }
        if !lists.contains(list) {
          lists.append(list)
          rules.append(try Self.rules(list, of: layout, &patience))
        }
        sets.append(lists.firstIndex(of: list) ?? 0)
      }
    } else {
      sets = FontScript.allCases.map { _ in -1 }
    }
    self.rules = rules
    setOfScript = sets
    filter = PairFilter(
      rules.flatMap(\.self), of: table, sets.contains(-1) ? legacy : nil, glyphCount: glyphCount)
  }

  /// More rules than any font has: each pair of glyphs may have to walk through all of them.
  ///
  /// Of 2,000 fonts the most demanding has 141.
  private static let mostRules = 512

  /// Reads rules.
  ///
  /// - Parameters:
  ///   - lookups: The lookups that they are in.
  ///   - layout: The table `GPOS`.
  ///   - patience: How many entries may still be looked at; tables that overlap have more than they
  ///     have bytes.
  /// - Returns: Those that kern two glyphs, in order.
  /// - Throws: What is wrong with the table, or `tooMany`.
  private static func rules(
    _ lookups: [Int], of layout: LayoutTable, _ patience: inout Int
  ) throws(FontError) -> [PairRule] {
    var rules: [PairRule] = []
    for part in try layout.subtables(of: lookups, extensionType: 9) {
      patience -= 1
      if let rule = try PairRule(part, of: layout) {
        rules.append(rule)
        patience -= rule.rowCount(in: layout.table)
      }
      guard rules.count <= mostRules, patience >= 0 else {
        throw layout.table.error(.tooMany(rules.count), at: part.offset)
      }
    }
    return rules
  }

  /// The change of the advance of two neighbours, in font units.
  ///
  /// - Parameters:
  ///   - first: The glyph that is read first.
  ///   - second: The one that is read next.
  ///   - hasMarks: Whether marks stand between them.
  ///   - script: The script of the text.
  /// - Returns: Mostly less than nothing: closer.
  /// - Complexity: O(*r* log *n*) for *r* rules of up to *n* pairs.
  func adjustment(
    _ first: UInt16, _ second: UInt16, hasMarks: Bool, in script: FontScript
  ) -> Int {
    let set = setOfScript[Int(script.rawValue)]
    guard set >= 0, let table else {
      // The older table lists pairs from left to right.
      return script.isRightToLeft
        ? legacy?.adjustment(second, first) ?? 0 : legacy?.adjustment(first, second) ?? 0
    }
    var (sum, settled) = (0, -1)
    for rule in rules[set] where rule.lookup != settled && (rule.ignoresMarks || !hasMarks) {
      if let found = rule.adjustment(Int(first), Int(second), in: table) {
        sum += found
        settled = rule.lookup
      }
    }
    return sum
  }
}
