/// Advance widths of single code points, in whole units of which `unitsPerEm` make an em.
///
/// Whole numbers add up alike in any order, so that a text re-wrapped at the width of its widest
/// line gives the same lines.
struct AdvanceTable: Sendable {
  /// 2048, the grain of the fonts measured, times 250, so that 1000, the grain of other fonts and of
  /// tracking, divides it.
  static let unitsPerEm = 512_000
  /// One emoji, whatever it is composed of.
  static let emoji: Int32 = 640_000

  /// Arial and Helvetica.
  static let regular = AdvanceTable(bold: false)
  /// The bold of Arial and Helvetica.
  static let bold = AdvanceTable(bold: true)

  private static let mainCount: UInt32 = 0x3000
  private static let forms: Range<UInt32> = 0xfb00..<0xfb50
  private static let halfWidth: Int32 = 256_000
  private static let unknown: Int32 = 307_200

  /// U+0000 to U+2FFF, then the ligatures from U+FB00 to U+FB4F.
  let flat: [Int32]

  /// A table with all its advances: U+0000 to U+2FFF, then the ligatures.
  init(flat: [Int32]) { self.flat = flat }

  private init(bold: Bool) {
    let count = Int(Self.mainCount) + Self.forms.count
    let regular: [UInt16] = RunLengthTable.values(AdvanceData.regular, count: count)
    let chosen: [UInt16] =
      bold ? RunLengthTable.values(AdvanceData.bold, count: count) : regular
    var flat: [Int32] = []
    flat.reserveCapacity(count)
    for code in 0..<count {
      // Scripts of which only the regular weight is tabled grow by a twentieth in bold.
      let isMissing = chosen[code] == .max
      flat.append(isMissing ? Int32(regular[code]) * 525 / 2 : Int32(chosen[code]) * 250)
    }
    self.flat = flat
  }

  /// The advance of a code point by itself.
  ///
  /// - Parameters:
  ///   - code: Any code point.
  ///   - cells: How wide it is in a terminal; decides where the table has nothing.
  /// - Returns: 0 for marks and controls, one em for Han, kana and full-width forms.
  func advance(of code: UInt32, _ cells: LineBreakProperties) -> Int32 {
    if code < Self.mainCount { return flat[Int(code)] }
    if Self.forms.contains(code) { return flat[Int(code - Self.forms.lowerBound + Self.mainCount)] }
    if cells.cellWidth == 0 { return 0 }
    guard cells.isEastAsian else { return Self.unknown }
    return cells.cellWidth == 2 ? Int32(Self.unitsPerEm) : Self.halfWidth
  }
}
