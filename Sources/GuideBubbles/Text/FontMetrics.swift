/// What stands in for a font that is not at hand: built-in widths and heights.
struct FontMetrics {
  /// Widths.
  var advances: AdvanceTable
  /// The factor from the regular weight to this one where no table tells, in hundredths.
  var weightPercent: Int32
  /// The height of a line, in em.
  var lineHeight: Double
  /// The distance from a line's top to its baseline, in em.
  var ascender: Double

  /// The stand-in for a font: the system's metrics without a family, Arial's with one.
  init(_ font: TextFont) {
    let isBold = font.weight == .bold
    weightPercent = isBold ? 105 : 100
    if font.family == nil {
      advances = isBold ? .systemBold : .systemRegular
      lineHeight = 1.193359375
      ascender = 0.9521484375
    } else {
      advances = isBold ? .plainBold : .plainRegular
      lineHeight = 1.14990234375
      ascender = 0.9052734375
    }
  }
}
