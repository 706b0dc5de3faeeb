/// Texts that are hard on whatever cuts, orders and measures them.
public struct HostileString {
  private var text = String.UnicodeScalarView()

  /// A text of up to five hostile parts; one in some hundreds is 100,000 characters long.
  public static func random(using random: inout SplitMix64) -> String {
    var made = HostileString()
    if Int.random(in: 0..<400, using: &random) == 0 {
      made.addUnbroken(count: 100_000, using: &random)
    }
    for _ in 0..<Int.random(in: 1...5, using: &random) { made.addPart(using: &random) }
    return String(made.text)
  }

  private mutating func addPart(using random: inout SplitMix64) {
    let count = Int.random(in: 1...60, using: &random)
    switch Int.random(in: 0..<11, using: &random) {
    case 0: add(count, of: [0x300...0x36f, 0x64b...0x652, 0x5b0...0x5bd], using: &random)
    case 1: addNested(depth: 200, using: &random)
    case 2: addJoined(count, using: &random)
    case 3: addUnbroken(count: count, using: &random)
    case 4:  // not assigned, or never to be characters
      add(
        count,
        of: [
          0xfdd0...0xfdef, 0xfffe...0xffff, 0x378...0x379, 0x1fffe...0x1ffff,
          0x8ffff...0x90001, 0x10fffe...0x10ffff,
        ], using: &random)
    case 5: add(count, of: [0...0x1f, 0x7f...0x9f, 0x2028...0x2029], using: &random)
    case 6: addUnclosed(count, using: &random)
    case 7: add(count, of: [0...0xd7ff, 0xe000...0x10ffff], using: &random)
    case 8: add(count, of: [0x1100...0x11ff, 0xac00...0xac40, 0x1f1e6...0x1f1ff], using: &random)
    case 9: text += HostileText.random(using: &random).unicodeScalars
    default:
      let words = "Office fjord AVA To, שלום 12 السلام 文字列。 한국어 नमस्ते ไทย é\u{301} e\u{301} "
      text += words.unicodeScalars
    }
  }

  /// Characters from ranges, picked alike.
  private mutating func add(
    _ count: Int, of ranges: [ClosedRange<UInt32>], using random: inout SplitMix64
  ) {
    for _ in 0..<count {
      guard let range = ranges.randomElement(using: &random) else { return }
      append(UInt32.random(in: range, using: &random))
    }
  }

  /// Embeddings, overrides and isolates within each other, of which only some are closed.
  private mutating func addNested(depth: Int, using random: inout SplitMix64) {
    let codes: [UInt32] = [0x202a, 0x202b, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068]
    let letters: [UInt32] = [0x61, 0x5d0, 0x628, 0x31, 0x28, 0x29, 0x20]
    for _ in 0..<depth {
      append(codes.randomElement(using: &random) ?? 0x202e)
      if Bool.random(using: &random) { append(letters.randomElement(using: &random) ?? 0x61) }
    }
    for _ in 0..<Int.random(in: 0...depth, using: &random) {
      append(Bool.random(using: &random) ? 0x202c : 0x2069)
    }
  }

  /// A chain of joiners.
  private mutating func addJoined(_ count: Int, using random: inout SplitMix64) {
    let bases: [UInt32] = [0x1f469, 0x628, 0x644, 0x915, 0x61, 0x200d, 0xfe0f, 0x94d]
    for _ in 0..<count {
      append(bases.randomElement(using: &random) ?? 0x61)
      append(0x200d)
    }
  }

  /// The same character again and again: no line may end between.
  private mutating func addUnbroken(count: Int, using random: inout SplitMix64) {
    let codes: [UInt32] = [
      0x61, 0x66, 0xe9, 0x628, 0x5d0, 0x4e00, 0x301, 0x200d, 0x2067, 0x202e, 0x1f468, 0x1f1e6,
      0x1100, 0x1161, 0x915, 0x94d, 0xe01, 0xa0, 0x2060, 0x31, 0x28, 0x22,
    ]
    let code = codes.randomElement(using: &random) ?? 0x61
    for _ in 0..<count { append(code) }
  }

  /// Isolates that nothing closes, in text of both directions.
  private mutating func addUnclosed(_ count: Int, using random: inout SplitMix64) {
    for number in 0..<count {
      append(number % 3 == 0 ? 0x2067 : UInt32.random(in: 0x5d0...0x5ea, using: &random))
      if number % 5 == 0 { append(0x61) }
    }
  }

  private mutating func append(_ value: UInt32) {
    if let scalar = Unicode.Scalar(value) { text.append(scalar) }
  }
}
