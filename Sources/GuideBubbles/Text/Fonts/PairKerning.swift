/// How much closer two neighbouring glyphs stand: `GPOS`, or the older table `kern`.
///
/// A script whose feature `kern` is in `GPOS` is kerned by that alone, as HarfBuzz does it.
struct PairKerning: Hashable, Sendable {
  private let rules: [[PairRule]]
  /// The set of rules for each script; −1 for the table `kern`.
  private let setOfScript: [Int]
  private let table: FontTable?
  private let legacy: LegacyKerning?
  /// Whether any rule of any script is about pairs that start with a glyph.
  private let mayStart: [Bool]

  init(_ directory: FontDirectory, glyphCount: Int) throws(FontError) {
    table = try directory.table("GPOS")
    legacy = try directory.table("kern").map { (table) throws(FontError) in
      try LegacyKerning(table)
    }
    var (lists, rules) = ([[Int]](), [[PairRule]]())
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
          rules.append(try Self.rules(list, of: layout))
        }
        sets.append(lists.firstIndex(of: list) ?? 0)
      }
    } else {
      sets = FontScript.allCases.map { _ in -1 }
    }
    self.rules = rules
    setOfScript = sets
    var mayStart = Array(repeating: legacy != nil, count: glyphCount)
    if let table, legacy == nil {
      for rule in rules.joined() {
        table.forEachCovered(at: rule.coverage, below: glyphCount) { mayStart[$0] = true }
      }
    }
    self.mayStart = mayStart
  }

  private static func rules(
    _ lookups: [Int], of layout: LayoutTable
  ) throws(FontError) -> [PairRule] {
    var rules: [PairRule] = []
    for part in try layout.subtables(of: lookups, extensionType: 9) {
      if let rule = try PairRule(part, of: layout) { rules.append(rule) }
    }
    return rules
  }

  /// Whether no two glyphs are kerned.
  var isEmpty: Bool { legacy == nil && rules.allSatisfy(\.isEmpty) }

  /// Whether pairs that start with a glyph may be kerned at all: a quick first question.
  func mayStart(_ glyph: UInt16) -> Bool {
    Int(glyph) < mayStart.count && mayStart[Int(glyph)]
  }

  /// The change of the advance of two neighbours, in font units.
  ///
  /// - Parameters:
  ///   - first: The glyph that is read first.
  ///   - second: The one that is read next.
  ///   - hasMarks: Whether marks stand between them.
  ///   - script: The script of the text.
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
