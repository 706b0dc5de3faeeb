/// Fonts that have something of everything.
extension SyntheticFont {
  /// A few small fonts, whose files together have every table that is read, in every format.
  public static let samples: [SyntheticFont] = {
    var latin = SyntheticFont("AVTo .,-…aéЖя1efi", advance: 612)
    latin.kerning = [
      .pairs([(1, 2, -80), (2, 1, -60), (3, 4, -40), (5, 1, 20)]),
      .classes([1, 3, 13], before: [4, 10, 14], value: -35),
    ]
    latin.marks = [latin.add("\u{301}", advance: 100)]
    latin.usesTypographicLine = true
    let (f, i) = (latin.glyph("f"), latin.glyph("i"))
    let short = latin.add(nil, advance: 400)
    latin.substitutions = [
      ("ccmp", [.single([(f, short)]), .context(([4], [f], [4, 10]), lookup: 0)]),
      ("liga", [.ligature([f, f, i], 12), .ligature([short, i], 11, flags: 8)]),
    ]

    var arabic = SyntheticFont("ابلمن ،", advance: 701)
    let forms = (0..<6).map { arabic.add(nil, advance: 300 + 40 * $0) }
    arabic.substitutions = [
      ("init", [.single([(2, forms[0]), (3, forms[1])])]), ("medi", [.single([(2, forms[2])])]),
      ("fina", [.single([(1, forms[3]), (2, forms[4])])]),
      ("rlig", [.ligature(forms[1], forms[3], forms[5])]),
    ]
    arabic.kerning = [.pairs([(forms[0], forms[4], -25), (1, 2, 10)])]
    arabic.mapFormat = 12

    var old = SyntheticFont(" ABVTabc", advance: 1_139)
    old.unitsPerEm = 2_048
    old.mapFormat = 6
    old.legacyPairs = [(2, 4, -152), (4, 2, -152), (5, 6, -227)]
    old.weightClass = 700

    var wide = SyntheticFont("保存。「」あアー", advance: 1_000)
    wide.mapFormat = 12
    wide.add("\u{20000}", advance: 1_000)
    wide.add("👍", advance: 1_250)
    wide.kerning = [.classes([6, 7], before: [3, 4], value: -120)]

    var bytes = SyntheticFont("Latin 1", advance: 480)
    bytes.mapFormat = 0
    bytes.hasAppleKerning = true
    bytes.legacyPairs = [(1, 2, -40), (2, 3, 35)]
    return [latin, arabic, old, wide, bytes]
  }()
}
