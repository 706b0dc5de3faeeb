/// A lookup of `GPOS` or `GSUB` for a synthetic font.
public struct FontLookup: Sendable {
  /// The kind of lookup.
  var type: Int
  /// 8 lets it look through marks.
  var flags: Int
  /// Its parts.
  var subtables: [FontBytes]
  /// The kind that only points at another; nothing to point directly.
  var extensionType: Int?
  /// How often its parts are listed, each time in the same place: only hostile fonts do so.
  var copies = 1

  /// Pairs of glyphs with the change of advance of the first.
  public static func pairs(_ pairs: [(first: Int, second: Int, value: Int)], flags: Int = 8) -> Self
  {
    let firsts = Set(pairs.map(\.first)).sorted()
    var table = FontBytes(words: [1, 0, 4, 0, firsts.count] + firsts.map { _ in 0 })
    let sets = firsts.map { first in
      let own = pairs.filter { $0.first == first }.sorted { $0.second < $1.second }
      return FontBytes(words: [own.count] + own.flatMap { [$0.second, $0.value] })
    }
    table.append(sets, offsetsAt: firsts.indices.map { 10 + 2 * $0 })
    table.append([coverage(firsts)], offsetsAt: [2])
    return FontLookup(type: 2, flags: flags, subtables: [table])
  }

  /// One change of advance for each of some glyphs before each of others, reached through an
  /// extension.
  public static func classes(_ firsts: [Int], before seconds: [Int], value: Int) -> Self {
    // Of two classes each; only class 1 before class 1 does anything.
    var table = FontBytes(words: [2, 0, 4, 0, 0, 0, 2, 2, 0, 0, 0, value])
    table.append(
      [coverage(firsts), classes(firsts), classes(seconds)], offsetsAt: [2, 8, 10])
    return FontLookup(type: 2, flags: 0, subtables: [table], extensionType: 9)
  }

  /// Replaces glyphs one by one.
  public static func single(_ replacements: [(Int, Int)]) -> Self {
    let sorted = replacements.sorted { $0.0 < $1.0 }
    var table = FontBytes(words: [2, 0, sorted.count] + sorted.map(\.1))
    table.append([coverage(sorted.map(\.0))], offsetsAt: [2])
    return FontLookup(type: 1, flags: 0, subtables: [table])
  }

  /// Replaces two glyphs by one.
  public static func ligature(_ first: Int, _ second: Int, _ glyph: Int) -> Self {
    var table = FontBytes(words: [1, 0, 1, 8, 1, 4, glyph, 2, second])
    table.append([coverage([first])], offsetsAt: [2])
    return FontLookup(type: 4, flags: 0, subtables: [table], extensionType: 7)
  }

  /// Replaces a list of glyphs by one.
  public static func ligature(_ glyphs: [Int], _ glyph: Int, flags: Int = 0) -> Self {
    let parts = [glyph, glyphs.count] + glyphs.dropFirst()
    var table = FontBytes(words: [1, 0, 1, 8, 1, 4] + parts)
    table.append([coverage([glyphs[0]])], offsetsAt: [2])
    return FontLookup(type: 4, flags: flags, subtables: [table])
  }

  /// Applies another lookup to a glyph between others, the one before it at most one.
  public static func context(_ sets: (before: [Int], glyphs: [Int], ahead: [Int]), lookup: Int)
    -> Self
  {
    let isFree = sets.before.isEmpty
    let before = isFree ? [0] : [1, 0]
    var table = FontBytes(words: [3] + before + [1, 0, 1, 0, 1, 0, lookup])
    let start = isFree ? 6 : 8
    if !isFree { table.append([coverage(sets.before)], offsetsAt: [4]) }
    table.append([coverage(sets.glyphs), coverage(sets.ahead)], offsetsAt: [start, start + 4])
    return FontLookup(type: 6, flags: 0, subtables: [table])
  }

  /// A set of glyphs.
  static func coverage(_ glyphs: [Int]) -> FontBytes {
    FontBytes(words: [1, glyphs.count] + glyphs.sorted())
  }

  /// Glyphs that are of class 1.
  static func classes(_ glyphs: [Int], number: Int = 1) -> FontBytes {
    FontBytes(words: [2, glyphs.count] + glyphs.sorted().flatMap { [$0, $0, number] })
  }

  /// The bytes of the lookup, whose parts stand behind it.
  var bytes: FontBytes {
    let count = subtables.count * copies
    let head = [extensionType ?? type, flags, count] + Array(repeating: 0, count: count)
    var table = FontBytes(words: head)
    let parts = subtables.map { part in
      guard extensionType != nil else { return part }
      var pointer = FontBytes(words: [1, type, 0, 8])
      pointer.append(part)
      return pointer
    }
    table.append(parts, offsetsAt: parts.indices.map { 6 + 2 * $0 })
    for copy in 1..<max(1, copies) {
      for index in 0..<2 * parts.count {
        table.bytes[6 + 2 * parts.count * copy + index] = table.bytes[6 + index]
      }
    }
    return table
  }

  /// A whole table with features, each of lookups of its own, for the default script and others.
  static func table(
    _ features: [(tag: String, lookups: [FontLookup])], scripts: [String]
  ) -> FontBytes {
    let lookups = features.flatMap(\.lookups)
    var list = FontBytes(words: [lookups.count] + lookups.map { _ in 0 })
    list.append(lookups.map(\.bytes), offsetsAt: lookups.indices.map { 2 + 2 * $0 })
    var table = FontBytes(words: [1, 0, 0, 0, 0])
    table.append(
      [scriptList(scripts, features.count), featureList(features), list], offsetsAt: [4, 6, 8])
    return table
  }

  private static func scriptList(_ scripts: [String], _ featureCount: Int) -> FontBytes {
    var table = FontBytes(words: [scripts.count])
    for script in scripts {
      table.tag(script)
      table.u16(0)
    }
    let system = [4, 0, 0, 0xffff, featureCount] + Array(0..<featureCount)
    table.append(
      scripts.map { _ in FontBytes(words: system) },
      offsetsAt: scripts.indices.map { 2 + 6 * $0 + 4 })
    return table
  }

  private static func featureList(_ features: [(tag: String, lookups: [FontLookup])]) -> FontBytes {
    var table = FontBytes(words: [features.count])
    for feature in features {
      table.tag(feature.tag)
      table.u16(0)
    }
    var next = 0
    let parts = features.map { feature in
      let numbers = Array(next..<next + feature.lookups.count)
      next += feature.lookups.count
      return FontBytes(words: [0, numbers.count] + numbers)
    }
    table.append(parts, offsetsAt: features.indices.map { 2 + 6 * $0 + 4 })
    return table
  }
}
