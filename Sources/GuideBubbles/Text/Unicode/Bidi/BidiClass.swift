/// The bidirectional classes of UAX #9, by the annex's names.
///
/// The order is the generator's.
enum BidiClass: UInt8 {
  case l, r, al, en, es, et, an, cs, nsm, bn, b, s, ws, on
  case lre, lro, rle, rlo, pdf, lri, rli, fsi, pdi
}

/// A set of classes, one bit each.
struct BidiClassSet: ExpressibleByArrayLiteral {
  private let bits: UInt32

  init(arrayLiteral classes: BidiClass...) {
    bits = classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  func contains(_ member: BidiClass) -> Bool { bits >> UInt32(member.rawValue) & 1 != 0 }

  /// What opens an isolate.
  static let isolateInitiators: BidiClassSet = [.lri, .rli, .fsi]
  /// What rule X9 takes away: it has no level of its own.
  static let removed: BidiClassSet = [.lre, .lro, .rle, .rlo, .pdf, .bn]
  /// What rule L1 gives the paragraph's level at the end of a line.
  static let trailing: BidiClassSet = [
    .ws, .lri, .rli, .fsi, .pdi, .lre, .lro, .rle, .rlo, .pdf, .bn,
  ]
  /// What can stand in a text whose characters all have level 1, beside letters read from right to
  /// left: what takes on their direction.
  static let followers: BidiClassSet = [.es, .et, .cs, .nsm, .bn, .b, .s, .ws, .on]
  /// Neutrals and isolates, NI in the annex.
  static let neutral: BidiClassSet = [.b, .s, .ws, .on, .lri, .rli, .fsi, .pdi]
}

/// What the order of characters depends on, for one of them.
struct BidiCharacter {
  /// The bidirectional class.
  var kind: BidiClass
  /// For a bracket that opens its code, for one that closes the negative code of what opens it,
  /// canonical equivalents alike (BD16); 0 for all else.
  var bracket: Int32 = 0
}

/// Bidirectional classes and brackets of all code points, Unicode 17.
struct BidiTable: Sendable {
  /// The one table; unpacking takes a fraction of a millisecond, once.
  static let shared = BidiTable()

  /// The two lower planes: the class in the lower five bits, the bracket in the upper three.
  private let flat: [UInt8]

  private init() { flat = RunLengthTable.values(BidiData.runs, count: 0x20000) }

  /// The properties of a code point; those above U+1FFFF are uniform but for tags and variants.
  subscript(code: UInt32) -> BidiCharacter {
    guard code < 0x20000 else { return BidiCharacter(kind: Self.upperKind(code)) }
    let bits = flat[Int(code)]
    let kind = BidiClass(rawValue: bits & 31) ?? .l
    switch bits >> 5 {
    case 1: return BidiCharacter(kind: kind, bracket: Self.canonical(code))
    case 2: return BidiCharacter(kind: kind, bracket: -Self.canonical(Self.opening(of: code)))
    default: return BidiCharacter(kind: kind)
    }
  }

  private static func upperKind(_ code: UInt32) -> BidiClass {
    switch code {
    case 0xe_0100...0xe_01ef: .nsm
    case 0xe_0000...0xe_0fff: .bn
    default: code & 0xfffe == 0xfffe ? .bn : .l
    }
  }

  /// The bracket that opens what a bracket closes: the one before, but for six.
  private static func opening(of code: UInt32) -> UInt32 {
    switch code {
    case 0x5d, 0x7d, 0xff3d, 0xff5d: code - 2
    case 0x298e: 0x298f
    case 0x2990: 0x298d
    default: code - 1
    }
  }

  /// The angle brackets U+2329 and U+3008 are the same sign.
  private static func canonical(_ code: UInt32) -> Int32 { code == 0x2329 ? 0x3008 : Int32(code) }
}
