/// The classes of UAX #29 that decide where a grapheme cluster ends.
///
/// Extended pictographs and the letters and linkers of Indic conjuncts have classes of their own;
/// `extendOnly` extends a cluster but ends a conjunct. The order is the generator's.
enum ClusterClass: UInt8 {
  case other, cr, lf, control, extend, extendOnly, linker, zwj, regionalIndicator, prepend
  case spacingMark, l, v, t, lv, lvt, pictographic, consonant
}

/// What clusters need to know of a code point, and whether reading order does.
struct ClusterProperties {
  /// The class in the lower five bits, whether reading order depends on it in the sixth.
  let bits: UInt8

  var clusterClass: ClusterClass { ClusterClass(rawValue: bits & 31) ?? .other }
  /// Whether it makes a text bidirectional: read from right to left, or a code that sets direction.
  var isBidirectional: Bool { bits >> 5 != 0 }
}

/// Cluster classes of all code points, Unicode 17.
struct ClusterTable: Sendable {
  /// The one table; unpacking takes a fraction of a millisecond, once.
  static let shared = ClusterTable()

  /// The two lower planes, one byte a code point.
  let flat: [UInt8]

  private init() {
    var flat: [UInt8] = RunLengthTable.values(ClusterData.runs, count: 0x20000)
    // A syllable without a final, every 28th, is LV; the generator wrote LVT for all.
    for code in stride(from: 0xac00, through: 0xd7a3, by: 28) {
      flat[code] = flat[code] & 224 | ClusterClass.lv.rawValue
    }
    self.flat = flat
  }

  /// The properties of a code point; those above U+1FFFF are uniform but for tags and variants.
  subscript(code: UInt32) -> ClusterProperties {
    if code < 0x20000 { return ClusterProperties(bits: flat[Int(code)]) }
    switch code {
    case 0xe_0001: return ClusterProperties(bits: ClusterClass.control.rawValue)
    case 0xe_0020...0xe_007f, 0xe_0100...0xe_01ef:
      return ClusterProperties(bits: ClusterClass.extend.rawValue)
    default: return ClusterProperties(bits: ClusterClass.other.rawValue)
    }
  }
}
