/// What stands in for a font that is not at hand: built-in widths and heights.
struct FontMetrics {
  /// The factor from the regular weight to this one where no table tells, in hundredths.
  let weightPercent: Int32
  /// The height of a line, in em.
  let lineHeight: Double
  /// The distance from a line's top to its baseline, in em.
  let ascender: Double

  private let advances: AdvanceTable
  /// What the system's display cut is wider, by code point; empty for other fonts.
  private let widening: [Int32]
  /// How much of the display cut there is in this size, in `SystemTracking.wholeCut`.
  private let display: Int32
  /// What Latin, Greek and Cyrillic are set apart, a character.
  private let tracking: Int32
  /// A Hangul syllable.
  let syllable: Int32

  /// The stand-in for a font: the system's metrics without a family, Arial's with one.
  ///
  /// Syllables are those of Apple SD Gothic Neo in the system's font, else those of Noto Sans CJK.
  init(_ font: TextFont) {
    let isBold = font.weight == .bold
    weightPercent = isBold ? 105 : 100
    if font.family == nil {
      let system: SystemAdvances = isBold ? .bold : .regular
      advances = system.text
      widening = system.widening
      display = SystemTracking.display(atSize: font.size)
      lineHeight = 1.193359375
      ascender = 0.9521484375
      tracking = SystemTracking.advance(atSize: font.size, isBold: isBold)
      syllable = 440_320
    } else {
      advances = isBold ? .bold : .regular
      widening = []
      display = 0
      lineHeight = 1.14990234375
      ascender = 0.9052734375
      tracking = 0
      syllable = 471_040
    }
  }

  /// The advance of a printable ASCII character, in units of `AdvanceTable`.
  func advance(ofASCII code: UInt32) -> Int32 {
    advances.flat[Int(code)] + tracking + widening(of: code)
  }

  /// The advance of a code point by itself.
  ///
  /// - Parameters:
  ///   - code: Any code point.
  ///   - properties: How wide it is in a terminal; decides where the tables have nothing.
  /// - Returns: Units of `AdvanceTable`; 0 for marks and controls.
  func advance(of code: UInt32, _ properties: LineBreakProperties) -> Int32 {
    if (0xac00...0xd7a3).contains(code) { return syllable }
    let plain = advances.advance(of: code, properties)
    guard Self.isTracked(code), plain > 0 else { return plain }
    return max(0, plain + tracking + widening(of: code))
  }

  /// What a code point by itself is wider than in one of the two cuts of the system's font.
  ///
  /// - Parameters:
  ///   - code: Any code point.
  ///   - properties: How wide it is in a terminal.
  ///   - inDisplayCut: Whether the cut is that for display, not that for text.
  /// - Returns: Units of `AdvanceTable`; 0 where letters are not spaced by their size.
  func spacing(
    of code: UInt32, _ properties: LineBreakProperties, inDisplayCut: Bool
  ) -> Int32 {
    guard Self.isTracked(code), advances.advance(of: code, properties) > 0 else { return 0 }
    let cut = inDisplayCut && !widening.isEmpty ? widening[Int(code)] : 0
    return tracking + widening(of: code) - cut
  }

  /// Whether it is of Latin, Greek or Cyrillic, or a sign that is set with them.
  private static func isTracked(_ code: UInt32) -> Bool {
    code < 0x530 || (0x1e00..<0x20d0).contains(code)
  }

  /// What of the display cut goes into a character of Latin, Greek or Cyrillic.
  private func widening(of code: UInt32) -> Int32 {
    display == 0 ? 0 : widening[Int(code)] * display / SystemTracking.wholeCut
  }
}
