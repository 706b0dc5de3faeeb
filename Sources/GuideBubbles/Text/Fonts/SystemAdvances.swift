/// The widths of the system's font, which is drawn in two cuts: one for text, one for display.
///
/// Apple's own font may not be copied; Inter, an open font drawn for the same use, stands in. Set
/// by Apple's tracking, its letters are as wide as Apple's within a hundredth.
struct SystemAdvances: Sendable {
  static let regular = SystemAdvances(
    text: SystemAdvanceData.textRegular, display: SystemAdvanceData.displayRegular,
    others: .regular)
  static let bold = SystemAdvances(
    text: SystemAdvanceData.textBold, display: SystemAdvanceData.displayBold, others: .bold)

  /// The stretches of Latin, Greek and Cyrillic with their signs, as the generator has them.
  private static let stretches = [0..<0x530, 0x1e00..<0x20d0]
  private static let missing = UInt16.max

  /// The text cut; a character that Inter lacks is as wide as Arial's.
  let text: AdvanceTable
  /// What the display cut is wider, by code point from 0 on; nearly always negative.
  let widening: [Int32]

  private init(text: StaticString, display: StaticString, others: AdvanceTable) {
    let count = Self.stretches.reduce(0) { $0 + $1.count }
    let text: [UInt16] = RunLengthTable.values(text, count: count)
    let display: [UInt16] = RunLengthTable.values(display, count: count)
    let unit = Int32(AdvanceTable.unitsPerEm / 2048)
    var flat = others.flat
    var widening = [Int32](repeating: 0, count: flat.count)
    var index = 0
    for code in Self.stretches.joined() {
      if text[index] != Self.missing, display[index] != Self.missing {
        flat[code] = Int32(text[index]) * unit
        widening[code] = Int32(display[index]) * unit - flat[code]
      }
      index += 1
    }
    self.text = AdvanceTable(flat: flat)
    self.widening = widening
  }
}
