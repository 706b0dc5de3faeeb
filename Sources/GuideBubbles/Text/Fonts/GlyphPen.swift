/// Where drawing with font files has come to: the last glyph and what the next one needs of it.
struct GlyphPen {
  /// The files, in the order of asking.
  let fonts: FontSelection
  /// Whether there are any.
  let hasFiles: Bool
  /// The first file's ASCII, unless it is only a stand-in.
  let ascii: ASCIIMetrics
  /// The last cluster's glyph, and the one before it.
  var current = Place()
  var previous = Place()
  /// The last cluster's code if it is a sign of `ascii` without marks.
  var asciiCode = -1
  /// The script of the last letter.
  var script = FontScript.other
  /// The last cluster's letter, if it is one that may join the next.
  var letter: ArabicForms.Letter?
  /// Whether the next letter joins the last one across a soft hyphen.
  var joinsAcross = false
  /// Whether the last cluster's form, and so its kerning, depends on what follows.
  var isPending = false
  /// The last clusters' glyphs, while what follows may make others of them.
  var waiting: [PendingGlyph] = []
  /// How many more glyphs they may look at.
  var reach = 0
  /// The glyph before those.
  var beforeWaiting = Place()
  /// The last space that kerning changed, and by how much.
  var leanedSpace: (cluster: Int, units: Int32) = (-1, 0)
  /// Which files were used, by their numbers in the chain.
  private(set) var used: [Bool]
  /// The number of the file that is asked first; −1 for none.
  private let first: Int
  private var lastUsed = -1
  /// What no file has a glyph for.
  private(set) var missing: [Unicode.Scalar] = []
  private var known: Set<UInt32> = []

  /// A glyph that was drawn.
  struct Place {
    /// The file's number in the chain; −1 for none.
    var file = -1
    /// The file's place in the order of asking.
    var rank = 0
    /// The glyph; 0 where nothing is kerned.
    var glyph: UInt16 = 0
    /// Whether marks stand on it.
    var hasMarks = false
    /// Whether no file has all of the cluster's glyphs.
    var isIncomplete = false
  }

  init(_ fonts: FontSelection) {
    self.fonts = fonts
    hasFiles = !fonts.order.isEmpty
    first = fonts.order.first ?? -1
    used = Array(repeating: false, count: fonts.files.count)
    if let first = fonts.order.first, fonts.weight == .regular || !fonts.isStandIn(first) {
      ascii = fonts.files[first].ascii
    } else {
      ascii = .none
    }
  }

  /// Whether all came from files of the family and weight asked for.
  var isExact: Bool {
    hasFiles && fonts.hasFamily && missing.isEmpty
      && !used.indices.contains { used[$0] && fonts.isStandIn($0) }
  }

  /// Notes that no file has a glyph for a character.
  mutating func lacks(_ code: UInt32) {
    guard known.insert(code).inserted, let scalar = Unicode.Scalar(code) else { return }
    missing.append(scalar)
  }

  /// Notes that a character is drawn besides the text: an ellipsis.
  mutating func note(_ code: UInt32) {
    guard hasFiles else { return }
    if let found = fonts.find(code) { use(fonts.order[found.rank]) } else { lacks(code) }
  }

  /// Notes that a file is used.
  mutating func use(_ file: Int) {
    guard file != lastUsed else { return }
    used[file] = true
    lastUsed = file
  }

  /// Moves on to the next glyph.
  mutating func move(to place: Place) {
    previous = current
    current = place
    if place.file >= 0 { use(place.file) }
  }

  /// Moves on to the next glyph, which is one of the first file's ASCII.
  mutating func move(to sign: ASCIIMetrics.Sign, code: Int) {
    previous = current
    current = Place(file: first, glyph: sign.glyph)
    use(first)
    asciiCode = code
  }

  /// The change of advance between the last two glyphs.
  ///
  /// Nothing is changed by asking; `mutating` keeps the pen, which is large, from being copied.
  mutating func kerning() -> Int32 {
    let (first, second) = (previous, current)
    guard first.file == second.file, first.glyph != 0, second.glyph != 0,
      fonts.shelf.filters[first.file].admits(first.glyph, second.glyph)
    else { return 0 }
    let adjustment = fonts.shelf.kernings[first.file].adjustment(
      first.glyph, second.glyph, hasMarks: first.hasMarks, in: script)
    return adjustment == 0
      ? 0 : GlyphAdvances.units(adjustment, of: fonts.shelf.unitsPerEm[first.file])
  }

  /// The change of advance before a glyph that would come next, and does not.
  mutating func kerning(before place: Place) -> Int32 {
    let last = (previous, current)
    (previous, current) = (current, place)
    defer { (previous, current) = last }
    return kerning()
  }

  /// The advance of a character by itself, from the first file that has it; 0 if none has.
  func plainAdvance(of code: UInt32) -> Int32 {
    guard let found = fonts.find(code) else { return 0 }
    return fonts.advance(found.glyph, in: fonts.order[found.rank])
  }

  /// Whether a character is one that is not drawn, whatever a font has for it.
  static func isIgnorable(_ code: UInt32) -> Bool {
    switch code {
    case 0xad, 0x34f, 0x61c, 0x17b4, 0x17b5, 0x180b...0x180f, 0x200b...0x200f, 0x202a...0x202e,
      0x2060...0x206f, 0xfe00...0xfe0f, 0xfeff, 0xfff0...0xfff8, 0x1_bca0...0x1_bca3,
      0x1_d173...0x1_d17a, 0xe_0000...0xe_0fff:
      true
    default: false
    }
  }
}
