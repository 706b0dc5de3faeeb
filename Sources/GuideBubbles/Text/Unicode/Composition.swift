/// Letters and marks that are canonically one character: UAX #15, "Unicode Normalization Forms".
///
/// Fonts mostly draw the composed character, so that a text measures alike however it was typed. As
/// HarfBuzz has it, a character that the font knows stays as it is; only where the font has a glyph
/// for it do parts become one.
struct Composition: Sendable {
  /// The one table; unpacking takes a fraction of a millisecond, once.
  static let shared = Composition()

  /// Longer clusters are drawn as they are.
  static let mostBytes = 32

  private struct Composite {
    var parts: UInt64
    var code: UInt32
  }

  /// Those that compose, by their parts.
  private let byParts: [Composite]
  /// All by their codes.
  private let byCode: [Composite]
  /// Canonical combining classes, from U+0300 on.
  private let classes: [UInt8]

  private init() {
    let values: [UInt32] = RunLengthTable.values(
      CompositionData.composites, count: 3 * CompositionData.count)
    var (all, composing) = ([Composite](), [Composite]())
    var code: UInt32 = 0
    for index in stride(from: 0, to: values.count - 2, by: 3) {
      code += values[index]
      let (first, second) = (values[index + 1], values[index + 2])
      let composite = Composite(parts: Self.key(first, second >> 1), code: code)
      all.append(composite)
      if second & 1 != 0 { composing.append(composite) }
    }
    byCode = all
    byParts = composing.sorted { $0.parts < $1.parts }
    classes = RunLengthTable.values(CompositionData.classes, count: CompositionData.classCount)
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  /// Whether a character may be the later part of a composed one.
  ///
  /// Asked for each character that extends a cluster; it may say yes too often.
  static func mayCompose(_ code: UInt32) -> Bool {
    switch code {
    case 0x300...0x345, 0x653...0x655, 0x93c...0xddf, 0x102e, 0x1161...0x1175, 0x11a8...0x11c2,
      0x1b35, 0x3099...0x309a, 0x1_10ba...0x1_6d68:
      true
    default: false
    }
  }

  /// The character that two are together, if they are one.
  func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if let syllable = HangulSyllables.composed(first, second) { return syllable }
    let key = Self.key(first, second)
    var (low, high) = (0, byParts.count)
    while low < high {
      let middle = (low + high) / 2
      if byParts[middle].parts < key { low = middle + 1 } else { high = middle }
    }
    return low < byParts.count && byParts[low].parts == key ? byParts[low].code : nil
  }

  /// The two parts of a character, the second one 0 where it is just another code for the first.
  func parts(of code: UInt32) -> (first: UInt32, second: UInt32)? {
    if let parts = HangulSyllables.parts(of: code) { return parts }
    var (low, high) = (0, byCode.count)
    while low < high {
      let middle = (low + high) / 2
      if byCode[middle].code < code { low = middle + 1 } else { high = middle }
    }
    guard low < byCode.count, byCode[low].code == code else { return nil }
    let parts = byCode[low].parts
    return (UInt32(parts >> 32), UInt32(truncatingIfNeeded: parts))
  }

  /// How marks are ordered on a letter; 0 for what is none.
  func combiningClass(of code: UInt32) -> UInt8 {
    guard code >= 0x300, code - 0x300 < UInt32(classes.count) else { return 0 }
    return classes[Int(code - 0x300)]
  }
}

/// Syllables of Korean, which are composed of letters by a formula: the Unicode standard, 3.12.
enum HangulSyllables {
  private static let (first, leads, vowels, finals): (UInt32, UInt32, UInt32, UInt32) = (
    0xac00, 0x1100, 0x1161, 0x11a7
  )

  /// Whether a character with that first byte in UTF-8 may go on a syllable: all that do have the same.
  static func mayGoOn(with byte: UInt8) -> Bool { byte == 0xe1 }

  /// A character together with the letters behind it that make a syllable with it: canonically both
  /// are the same text, so they are one to all that follows.
  ///
  /// - Parameters:
  ///   - code: A character, which may be a syllable's first letter or one that lacks its final.
  ///   - next: Where what follows it starts.
  ///   - bytes: The text.
  /// - Returns: The syllable, or else the character, and where what follows it starts.
  static func composed(_ code: UInt32, _ next: Int, in bytes: Span<UInt8>) -> (UInt32, Int) {
    var (code, next) = (code, next)
    while next < bytes.count, mayGoOn(with: bytes[next]) {
      let (letter, end) = bytes.scalar(at: next)
      guard let syllable = composed(code, letter) else { break }
      (code, next) = (syllable, end)
    }
    return (code, next)
  }

  /// Whether a character is a Hangul syllable or one of the letters that stack in one.
  static func isPart(_ code: UInt32) -> Bool {
    switch code {
    case 0x1100...0x11ff, 0xa960...0xa97c, 0xac00...0xd7a3, 0xd7b0...0xd7fb: true
    default: false
    }
  }

  /// The syllable of two letters, or of a syllable without a final and a final.
  static func composed(_ before: UInt32, _ code: UInt32) -> UInt32? {
    if (leads..<leads + 19).contains(before), (vowels..<vowels + 21).contains(code) {
      return first + ((before - leads) * 21 + (code - vowels)) * 28
    }
    guard (first..<first + 11_172).contains(before), (before - first) % 28 == 0,
      (finals + 1..<finals + 28).contains(code)
    else { return nil }
    return before + (code - finals)
  }

  /// The letters of a syllable, of one with a final the syllable without it and the final.
  static func parts(of code: UInt32) -> (first: UInt32, second: UInt32)? {
    guard (first..<first + 11_172).contains(code) else { return nil }
    let index = code - first
    if index % 28 != 0 { return (code - index % 28, finals + index % 28) }
    return (leads + index / (21 * 28), vowels + index / 28 % 21)
  }
}
