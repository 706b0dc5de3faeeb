/// Reads lookups of `GSUB` that replace one or several glyphs by one.
struct SubstitutionReader {
  /// What was read, each lookup once.
  private(set) var lookups: [DefaultSubstitution.Lookup] = []
  /// The glyphs of rules behind the first one.
  private(set) var rest: [UInt16] = []

  private let layout: LayoutTable
  private let glyphCount: Int
  private var known: [Int: Int] = [:]
  /// How many entries may still be read; tables that overlap have more than they have bytes.
  private var patience: Int
  /// How many rules start with each glyph.
  private var alternatives: [UInt16]
  /// How many sets all contexts have.
  private var setCount = 0

  init(_ layout: LayoutTable, glyphCount: Int) {
    self.layout = layout
    self.glyphCount = glyphCount
    patience = min(2 * layout.table.bytes.count + 100_000, Self.mostEntries)
    alternatives = Array(repeating: 0, count: glyphCount)
  }

  /// More lookups of a script, rules with one first glyph, glyphs behind it and sets of contexts than
  /// any font has; each glyph of a text may have to walk through all of them.
  ///
  /// Of 2,000 fonts the most demanding have 71, 274, 7 and 1,116.
  private static let (mostLookups, mostAlternatives, mostGlyphs, mostSets) = (256, 512, 32, 3_000)
  /// More entries than any font has; they are kept.
  private static let mostEntries = 2_000_000

  /// Whether no lookup does anything.
  var isEmpty: Bool { lookups.allSatisfy { $0.rules.isEmpty && $0.contexts.isEmpty } }

  /// Reads lookups, and tells the places in `lookups` of those that do something.
  mutating func read(_ numbers: [Int]) throws(FontError) -> [Int] {
    var places: [Int] = []
    for number in numbers {
      let place = try place(of: number)
      if !lookups[place].rules.isEmpty || !lookups[place].contexts.isEmpty { places.append(place) }
    }
    return Array(places.prefix(Self.mostLookups))
  }

  /// Reads a lookup, and tells its place in `lookups`.
  private mutating func place(of number: Int) throws(FontError) -> Int {
    if let place = known[number] { return place }
    let parts = try layout.subtables(of: [number], extensionType: 7)
    var rules: [DefaultSubstitution.Rule] = []
    var contexts: [SubstitutionContext] = []
    for part in parts {
      try spend(1, at: part.offset)
      switch part.type {
      case 1: try readSingles(part.offset, &rules)
      case 4: try readLigatures(part.offset, &rules)
      case 6:
        if let context = try readContext(part.offset) { contexts.append(context) }
      default: break
      }
    }
    // In order by first glyph, but otherwise as listed.
    let order = rules.indices.sorted { (rules[$0].first, $0) < (rules[$1].first, $1) }
    let place = lookups.count
    known[number] = place
    lookups.append(
      DefaultSubstitution.Lookup(
        rules: order.map { rules[$0] }, contexts: contexts,
        ignoresMarks: parts.first?.ignoresMarks ?? false))
    return place
  }

  /// A context whose coverages are counted as read.
  private mutating func readContext(_ offset: Int) throws(FontError) -> SubstitutionContext? {
    guard var context = try SubstitutionContext(offset, in: layout.table) else { return nil }
    let sets = context.input + context.ahead
    setCount += sets.count + context.before.count
    guard setCount <= Self.mostSets else { return nil }
    // Only single substitution, which leads no further, is followed.
    for index in context.changes.indices.reversed() {
      let inner = context.changes[index].lookup
      let parts = try layout.subtables(of: [inner], extensionType: 7)
      try spend(parts.count, at: offset)
      if parts.allSatisfy({ $0.type == 1 }) {
        context.changes[index].lookup = try place(of: inner)
      } else {
        context.changes.remove(at: index)
      }
    }
    for coverage in sets {
      try spend(
        layout.table.forEachCovered(at: coverage, below: glyphCount) { _ in }, at: coverage)
    }
    return context
  }

  /// Adds a rule, unless too many start with the same glyph.
  private mutating func add(
    _ first: Int, _ glyph: Int, _ others: [Int] = [], to rules: inout [DefaultSubstitution.Rule]
  ) {
    guard alternatives[first] < Self.mostAlternatives, others.count <= Self.mostGlyphs else {
      return
    }
    alternatives[first] += 1
    let start = rest.count
    rest += others.map { UInt16($0) }
    rules.append(
      DefaultSubstitution.Rule(
        first: UInt16(first), glyph: UInt16(glyph), rest: start..<rest.count))
  }

  private mutating func spend(_ count: Int, at offset: Int) throws(FontError) {
    patience -= count
    if patience < 0 { throw layout.table.error(.tooMany(lookups.count), at: offset) }
  }

  /// Glyphs that a part is about, in the order of its lists.
  private mutating func firsts(of offset: Int) throws(FontError) -> [Int] {
    let coverage = offset + (try layout.table.u16(offset + 2))
    try layout.table.checkCoverage(coverage)
    var firsts: [Int] = []
    let count = layout.table.forEachCovered(at: coverage, below: glyphCount) { firsts.append($0) }
    try spend(count, at: offset)
    return firsts
  }

  /// Single substitution: all glyphs by a difference, or each by its own.
  private mutating func readSingles(
    _ offset: Int, _ rules: inout [DefaultSubstitution.Rule]
  ) throws(FontError) {
    let (table, isList) = (layout.table, try layout.table.u16(offset) == 2)
    let operand = try table.u16(offset + 4)
    if isList { try table.require(operand, of: 2, at: offset + 6) }
    for (index, first) in try firsts(of: offset).enumerated() {
      if isList, index >= operand { return }
      let glyph = isList ? table.word(offset + 6 + 2 * index) : (first + operand) & 0xffff
      guard glyph < glyphCount else { continue }
      add(first, glyph, to: &rules)
    }
  }

  private mutating func readLigatures(
    _ offset: Int, _ rules: inout [DefaultSubstitution.Rule]
  ) throws(FontError) {
    let table = layout.table
    let count = try table.u16(offset + 4)
    try table.require(count, of: 2, at: offset + 6)
    for (index, first) in try firsts(of: offset).enumerated() where index < count {
      let set = offset + table.word(offset + 6 + 2 * index)
      let ligatureCount = try table.u16(set)
      try table.require(ligatureCount, of: 2, at: set + 2)
      try spend(ligatureCount, at: set)
      for number in 0..<ligatureCount {
        try readLigature(set + table.word(set + 2 + 2 * number), first, &rules)
      }
    }
  }

  private mutating func readLigature(
    _ entry: Int, _ first: Int, _ rules: inout [DefaultSubstitution.Rule]
  ) throws(FontError) {
    let table = layout.table
    let (glyph, length) = (try table.u16(entry), try table.u16(entry + 2))
    guard length > 0 else { return }
    try table.require(length - 1, of: 2, at: entry + 4)
    try spend(length - 1, at: entry)
    let others = (0..<length - 1).map { table.word(entry + 4 + 2 * $0) }
    guard glyph < glyphCount, others.allSatisfy({ $0 < glyphCount }) else { return }
    add(first, glyph, others, to: &rules)
  }
}
