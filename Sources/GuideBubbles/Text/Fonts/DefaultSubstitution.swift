/// What a font puts in place of glyphs unasked: ligatures, composed letters, other forms.
///
/// Of `GSUB` the features that shapers apply by default, for each script's default language, as far
/// as they replace one or several glyphs by one, or one by another for the sake of its neighbours.
/// Arabic is left to `ArabicGlyphs`. Rules that look further back than one glyph, that name marks, or
/// that make several glyphs of one are not followed; they seldom change a width.
struct DefaultSubstitution: Hashable, Sendable {
  /// A list of glyphs that become one; a single one is put in place of another.
  struct Rule: Hashable {
    var first: UInt16
    var glyph: UInt16
    /// Where the other glyphs of the list are in `rest`.
    var rest: Range<Int>
  }

  /// The rules of one lookup, by first glyph, the ones to be tried first before others.
  struct Lookup: Hashable {
    var rules: [Rule]
    /// Or what it looks for around a glyph, the ones to be tried first before others.
    var contexts: [SubstitutionContext] = []
    /// Whether marks between glyphs are looked through.
    var ignoresMarks: Bool
  }

  /// For each glyph the scripts, as bits, in which a rule starts with it; empty without rules.
  private(set) var starts: [UInt16] = []
  /// For each glyph the scripts in which a rule goes on with it.
  private(set) var continues: [UInt16] = []
  /// For each glyph how many behind it a rule may look at; `alone` is added where one need not.
  private var reach: [UInt8] = []
  private static let alone: UInt8 = 128
  private var table: FontTable?
  private var lookups: [Lookup] = []
  private var rest: [UInt16] = []
  /// For each script its lookups, in order.
  private var orders: [[Int]] = []

  private static let features = ["ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt"]

  init(_ directory: FontDirectory, glyphCount: Int) throws(FontError) {
    guard
      let layout = try directory.table("GSUB").map({ (table) throws(FontError) in
        try LayoutTable(table)
      })
    else { return }
    var reader = SubstitutionReader(layout, glyphCount: glyphCount)
    for script in FontScript.allCases {
      var numbers: Set<Int> = []
      if script != .arabic {
        for feature in Self.features {
          numbers.formUnion(try layout.lookups(of: feature, for: script.tag))
        }
      }
      orders.append(try reader.read(numbers.sorted()))
    }
    (lookups, rest, table) = (reader.lookups, reader.rest, layout.table)
    guard !reader.isEmpty else { return }
    starts = Array(repeating: 0, count: glyphCount)
    continues = starts
    reach = Array(repeating: 0, count: glyphCount)
    for (number, lookup) in lookups.enumerated() {
      var scripts: UInt16 = 0
      for (script, order) in orders.enumerated() where order.contains(number) {
        scripts |= 1 << script
      }
      if scripts != 0 { note(lookup, of: scripts, in: layout.table) }
    }
  }

  /// Notes which glyphs a lookup is about.
  private mutating func note(_ lookup: Lookup, of scripts: UInt16, in table: FontTable) {
    for rule in lookup.rules {
      note(start: Int(rule.first), of: scripts, reach: rule.rest.count)
      for index in rule.rest { continues[Int(rest[index])] |= scripts }
    }
    for context in lookup.contexts {
      let others = context.input.dropFirst() + context.ahead
      table.forEachCovered(at: context.input[0], below: starts.count) {
        note(start: $0, of: scripts, reach: others.count)
      }
      for coverage in others {
        table.forEachCovered(at: coverage, below: starts.count) { continues[$0] |= scripts }
      }
    }
  }

  private mutating func note(start glyph: Int, of scripts: UInt16, reach length: Int) {
    starts[glyph] |= scripts
    let known = reach[glyph]
    let farther = max(known & ~Self.alone, UInt8(min(length, 127)))
    reach[glyph] = farther | known & Self.alone | (length == 0 ? Self.alone : 0)
  }

  /// How many glyphs behind a glyph a rule may look at.
  func reach(of glyph: UInt16) -> Int {
    reach.isEmpty ? 0 : Int(reach[Int(glyph)] & ~Self.alone)
  }

  /// Whether a rule may start with a glyph.
  func mayStart(_ glyph: UInt16, in script: FontScript) -> Bool {
    !starts.isEmpty && starts[Int(glyph)] >> UInt16(script.rawValue) & 1 != 0
  }

  /// Whether a rule may go on with a glyph.
  func mayContinue(_ glyph: UInt16, in script: FontScript) -> Bool {
    !continues.isEmpty && continues[Int(glyph)] >> UInt16(script.rawValue) & 1 != 0
  }

  /// How a glyph may become another in some script.
  func start(_ glyph: UInt16) -> ASCIIMetrics.Start {
    guard !starts.isEmpty, starts[Int(glyph)] != 0 else { return .never }
    return reach[Int(glyph)] & Self.alone != 0 ? .alone : .followed
  }

  /// Whether a rule may go on with a glyph in some script.
  func mayContinue(_ glyph: UInt16) -> Bool { !continues.isEmpty && continues[Int(glyph)] != 0 }

  /// Applies all rules of a script to glyphs that follow each other.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs.
  ///   - before: The glyph before them; 0 for none.
  ///   - script: Theirs.
  /// - Complexity: O(*l* (*n* + *m*)) for *l* lookups, *n* glyphs and *m* rules tried.
  func apply(to glyphs: inout [PendingGlyph], behind before: UInt16, in script: FontScript) {
    for number in orders[Int(script.rawValue)] {
      let lookup = lookups[number]
      if lookup.contexts.isEmpty {
        melt(&glyphs, by: lookup)
      } else {
        change(&glyphs, behind: before, by: lookup)
      }
    }
  }

  private func melt(_ glyphs: inout [PendingGlyph], by lookup: Lookup) {
    var (source, target) = (0, 0)
    while source < glyphs.count {
      var glyph = glyphs[source]
      source += 1
      if let rule = rule(lookup, at: source - 1, of: glyphs) {
        glyph.glyph = rule.glyph
        for part in glyphs[source..<source + rule.rest.count] {
          glyph.clusterCount += part.clusterCount
          glyph.advance.widen(by: part.advance)
          glyph.hasMarks = glyph.hasMarks || part.hasMarks
        }
        source += rule.rest.count
      }
      glyphs[target] = glyph
      target += 1
    }
    glyphs.removeLast(glyphs.count - target)
  }

  /// Changes glyphs where a context fits; the first that fits is followed.
  private func change(
    _ glyphs: inout [PendingGlyph], behind before: UInt16, by lookup: Lookup
  ) {
    guard let table else { return }
    var place = 0
    while place < glyphs.count {
      let last = place == 0 ? before : glyphs[place - 1].glyph
      let context = lookup.contexts.first {
        $0.fits(glyphs, at: place, behind: last, in: table, ignoresMarks: lookup.ignoresMarks)
      }
      for change in context?.changes ?? [] {
        let index = place + change.index
        if let rule = rule(lookups[change.lookup], at: index, of: glyphs), rule.rest.isEmpty {
          glyphs[index].glyph = rule.glyph
        }
      }
      place += context?.input.count ?? 1
    }
  }

  /// The first rule of a lookup that fits the glyphs from a place on.
  private func rule(_ lookup: Lookup, at place: Int, of glyphs: [PendingGlyph]) -> Rule? {
    let first = glyphs[place].glyph
    var (low, high) = (0, lookup.rules.count)
    while low < high {
      let middle = (low + high) / 2
      if lookup.rules[middle].first < first { low = middle + 1 } else { high = middle }
    }
    while low < lookup.rules.count, lookup.rules[low].first == first {
      let rule = lookup.rules[low]
      low += 1
      guard rule.rest.count < glyphs.count - place else { continue }
      let fits = rule.rest.indices.allSatisfy { index in
        let offset = index - rule.rest.lowerBound
        return glyphs[place + 1 + offset].glyph == rest[index]
          && (lookup.ignoresMarks || !glyphs[place + offset].hasMarks)
      }
      if fits { return rule }
    }
    return nil
  }
}
