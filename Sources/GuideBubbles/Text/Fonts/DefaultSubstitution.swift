/// What a font puts in place of glyphs unasked: ligatures, composed letters, other forms.
///
/// Of `GSUB` the features that shapers apply by default, for each script's default language, as far
/// as they replace one or several glyphs by one whatever stands around. Arabic is left to
/// `ArabicGlyphs`. Rules that depend on neighbours, or that melt marks into letters, are not
/// followed; they seldom change a width.
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
    /// Whether marks between glyphs are looked through.
    var ignoresMarks: Bool
  }

  /// For each glyph the scripts, as bits, in which a rule starts with it; empty without rules.
  private(set) var starts: [UInt16] = []
  /// For each glyph the scripts in which a rule goes on with it.
  private(set) var continues: [UInt16] = []
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
    (lookups, rest) = (reader.lookups, reader.rest)
    guard lookups.contains(where: { !$0.rules.isEmpty }) else { return }
    starts = Array(repeating: 0, count: glyphCount)
    continues = starts
    for (script, order) in orders.enumerated() {
      for rule in order.flatMap({ lookups[$0].rules }) {
        starts[Int(rule.first)] |= 1 << script
        for index in rule.rest { continues[Int(rest[index])] |= 1 << script }
      }
    }
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
    let isAlone = lookups.contains { lookup in
      lookup.rules.contains { $0.first == glyph && $0.rest.isEmpty }
    }
    return isAlone ? .alone : .followed
  }

  /// Whether a rule may go on with a glyph in some script.
  func mayContinue(_ glyph: UInt16) -> Bool { !continues.isEmpty && continues[Int(glyph)] != 0 }

  /// Applies all rules of a script to glyphs that follow each other.
  ///
  /// - Complexity: O(*l* (*n* + *m*)) for *l* lookups, *n* glyphs and *m* rules tried.
  func apply(to glyphs: inout [PendingGlyph], in script: FontScript) {
    for number in orders[Int(script.rawValue)] {
      let lookup = lookups[number]
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

/// A glyph that waits for those behind it, with which it may become another.
struct PendingGlyph {
  /// Its first cluster.
  var cluster: Int
  /// How many clusters it draws.
  var clusterCount = 1
  /// The glyph.
  var glyph: UInt16
  /// What the clusters' own glyphs advance by, in units of `AdvanceTable`.
  var advance: Int32
  /// Whether marks stand on it.
  var hasMarks = false
}
