/// The glyphs of Arabic letters by the form that their neighbours give them, and the pairs that
/// melt into one.
///
/// Fonts say them in `GSUB`: features `isol`, `init`, `medi`, `fina`, and `rlig` for lam with alef.
/// For a font that does not, the letters' presentation forms in its character map stand in.
struct ArabicGlyphs: Hashable, Sendable {
  /// A letter's form: alone, first, in the middle, or last of those that join.
  enum Form: Int, CaseIterable {
    case isolated, initial, medial, final

    fileprivate var feature: String { ["isol", "init", "medi", "fina"][rawValue] }
  }

  /// A pair of glyphs that becomes one.
  private struct Ligature: Hashable {
    var first: UInt16
    var second: UInt16
    var glyph: UInt16

    var pair: UInt32 { UInt32(first) << 16 | UInt32(second) }
  }

  private var glyphs: [UInt16] = []
  /// In order of their pairs.
  private var ligatures: [Ligature] = []

  /// Whether the font has joined forms.
  var isEmpty: Bool { glyphs.isEmpty }

  /// The glyph of a letter in a form; 0 where the font has none.
  func glyph(_ form: Form, of code: UInt32) -> UInt16 {
    guard !glyphs.isEmpty, ArabicForms.letters.contains(code) else { return 0 }
    return glyphs[Int(code - ArabicForms.letters.lowerBound) * 4 + form.rawValue]
  }

  /// The glyph that two neighbouring ones become, if they do.
  ///
  /// - Complexity: O(log *n*) in the font's ligatures.
  func ligature(_ first: UInt16, _ second: UInt16) -> UInt16? {
    let pair = UInt32(first) << 16 | UInt32(second)
    var (low, high) = (0, ligatures.count)
    while low < high {
      let middle = (low + high) / 2
      if ligatures[middle].pair < pair { low = middle + 1 } else { high = middle }
    }
    return low < ligatures.count && ligatures[low].pair == pair ? ligatures[low].glyph : nil
  }

  init(_ directory: FontDirectory, _ map: CharacterMap, glyphCount: Int) throws(FontError) {
    let beh: UInt32 = 0x628
    guard map.glyph(beh) != 0 else { return }
    var glyphs: [UInt16] = []
    for code in ArabicForms.letters {
      for form in Form.allCases {
        let shaped = PresentationForms.code(form, of: code).map(map.glyph) ?? 0
        glyphs.append(shaped != 0 ? shaped : map.glyph(code))
      }
    }
    ligatures = Self.presentationLigatures(map)
    if let layout = try directory.table("GSUB").map({ (table) throws(FontError) in
      try LayoutTable(table)
    }) {
      try substitute(&glyphs, by: layout, map, glyphCount: glyphCount)
    }
    self.glyphs = glyphs
  }

  /// Puts the forms that the font's own rules give in place of those made of presentation forms.
  private mutating func substitute(
    _ glyphs: inout [UInt16], by layout: LayoutTable, _ map: CharacterMap, glyphCount: Int
  ) throws(FontError) {
    for form in Form.allCases {
      let lookups = try layout.lookups(of: form.feature, for: "arab")
      let parts = try layout.subtables(of: lookups, extensionType: 7)
      let substitution = try GlyphSubstitution(parts, in: layout.table, glyphCount: glyphCount)
      guard !substitution.isEmpty || form == .isolated else { continue }
      for (position, code) in ArabicForms.letters.enumerated() {
        let plain = map.glyph(code)
        glyphs[position * 4 + form.rawValue] = substitution.glyph(for: plain)
      }
    }
    var reader = SubstitutionReader(layout, glyphCount: glyphCount)
    var found: [Ligature] = []
    for place in try reader.read(layout.lookups(of: "rlig", for: "arab")) {
      for rule in reader.lookups[place].rules where rule.rest.count == 1 {
        let second = reader.rest[rule.rest.lowerBound]
        found.append(Ligature(first: rule.first, second: second, glyph: rule.glyph))
      }
    }
    if !found.isEmpty { ligatures = Self.sorted(found) }
  }

  /// Ligatures by their pairs; of one pair the first that is listed counts.
  private static func sorted(_ ligatures: [Ligature]) -> [Ligature] {
    let order = ligatures.indices.sorted { (ligatures[$0].pair, $0) < (ligatures[$1].pair, $1) }
    return order.map { ligatures[$0] }
  }

  /// Lam with each alef, by their presentation forms.
  private static func presentationLigatures(_ map: CharacterMap) -> [Ligature] {
    var found: [Ligature] = []
    let alefs: [(final: UInt32, isolated: UInt32)] = [
      (0xfe82, 0xfef5), (0xfe84, 0xfef7), (0xfe88, 0xfef9), (0xfe8e, 0xfefb),
    ]
    for alef in alefs {
      for (lam, code) in [(UInt32(0xfedf), alef.isolated), (0xfee0, alef.isolated + 1)] {
        let glyphs = (map.glyph(lam), map.glyph(alef.final), map.glyph(code))
        if glyphs.0 != 0, glyphs.1 != 0, glyphs.2 != 0 {
          found.append(Ligature(first: glyphs.0, second: glyphs.1, glyph: glyphs.2))
        }
      }
    }
    return sorted(found)
  }
}
