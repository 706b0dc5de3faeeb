/// What line breaking needs to know of a code point.
struct LineBreakProperties {
  /// The class in the lower six bits, the cell width in the upper two.
  let bits: UInt8

  /// The class after LB1.
  var lineClass: LineBreakClass { LineBreakClass(rawValue: bits & 63) ?? .al }

  /// Whether the East Asian width is full, half or wide.
  var isEastAsian: Bool { bits >= 128 }

  /// How many cells of a terminal it takes: 0, 1 or 2.
  var cellWidth: Int { bits >= 192 ? 1 : Int(bits >> 6) }
}

/// Line break classes and widths of all code points, Unicode 17.
struct LineBreakTable: Sendable {
  /// The one table; unpacking takes a fraction of a millisecond, once.
  static let shared = LineBreakTable()

  /// The two lower planes, one byte a code point.
  let flat: [UInt8]

  private init() {
    var flat: [UInt8] = RunLengthTable.values(LineBreakData.runs, count: 0x20000)
    // A syllable without a final, every 28th, is H2; the generator wrote H3 for all.
    for code in stride(from: 0xac00, through: 0xd7a3, by: 28) {
      flat[code] = flat[code] & 192 | LineBreakClass.h2.rawValue
    }
    self.flat = flat
  }

  /// The properties of a code point; those above U+1FFFF are uniform but for tags and variants.
  subscript(code: UInt32) -> LineBreakProperties {
    if code < 0x20000 { return LineBreakProperties(bits: flat[Int(code)]) }
    return LineBreakProperties(bits: Self.upperBits(code))
  }

  private static func upperBits(_ code: UInt32) -> UInt8 {
    switch code {
    case 0x2_0000...0x3_fffd: LineBreakClass.id.rawValue | 2 << 6
    case 0xe_0001, 0xe_0020...0xe_007f, 0xe_0100...0xe_01ef: LineBreakClass.cm.rawValue
    default: LineBreakClass.al.rawValue | 1 << 6
    }
  }
}
