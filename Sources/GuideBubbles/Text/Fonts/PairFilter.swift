/// Which glyphs take part in kerning at all: a quick question before pairs are searched.
///
/// It may name glyphs that do not, but lacks none that do.
struct PairFilter: Hashable, Sendable {
  /// Whether a pair may start with a glyph.
  private(set) var starts: [Bool]
  /// Whether a pair may end with a glyph.
  private(set) var ends: [Bool]
  /// Whether no pair does anything.
  let isEmpty: Bool

  private let glyphCount: Int
  /// How many entries may still be looked at; tables that overlap have more than they have bytes.
  private var patience: Int

  /// Whether two glyphs may be kerned.
  func admits(_ first: UInt16, _ second: UInt16) -> Bool {
    let (first, second) = (Int(first), Int(second))
    return first < starts.count && second < ends.count && starts[first] && ends[second]
  }

  /// Looks through rules and the older table.
  init(_ rules: [PairRule], of table: FontTable?, _ legacy: LegacyKerning?, glyphCount: Int) {
    self.glyphCount = glyphCount
    starts = Array(repeating: false, count: glyphCount)
    ends = starts
    isEmpty = rules.isEmpty && legacy == nil
    patience = 20 * (table?.bytes.count ?? 0) + 1_000_000
    if let table { for rule in rules where patience > 0 { add(rule, of: table) } }
    if let legacy { add(legacy) }
    if patience <= 0 {
      starts = Array(repeating: true, count: glyphCount)
      ends = starts
    }
  }

  private mutating func add(_ rule: PairRule, of table: FontTable) {
    patience -= table.forEachCovered(at: rule.coverage, below: glyphCount) { starts[$0] = true }
    switch rule.shape {
    case .pairs: addPairs(rule, of: table)
    case .classes:
      let classes = rule.offset + table.word(rule.offset + 10)
      if rule.mayEndInUnlisted(in: table) {
        patience = 0
      } else {
        patience -= table.forEachClassified(at: classes, below: glyphCount) { ends[$0] = true }
      }
    case .context(let second, _, _):
      patience -= table.forEachCovered(at: second, below: glyphCount) { ends[$0] = true }
    }
  }

  private mutating func addPairs(_ rule: PairRule, of table: FontTable) {
    let offset = rule.offset
    let size = 2 + PairRule.size(table.word(offset + 4)) + PairRule.size(table.word(offset + 6))
    for index in 0..<table.word(offset + 8) where patience > 0 {
      let set = offset + table.word(offset + 10 + 2 * index)
      let count = min(table.word(set), patience)
      for number in 0..<count { noteEnd(table.word(set + 2 + size * number)) }
      patience -= count + 1
    }
  }

  private mutating func add(_ legacy: LegacyKerning) {
    for part in legacy.parts where patience > 0 {
      let count = min(part.count, patience)
      for number in 0..<count {
        // In text from right to left the two change their places.
        for glyph in legacy.pair(number, of: part) where glyph < glyphCount {
          starts[glyph] = true
          ends[glyph] = true
        }
      }
      patience -= count + 1
    }
  }

  private mutating func noteEnd(_ glyph: Int) {
    if glyph < glyphCount { ends[glyph] = true }
  }
}
