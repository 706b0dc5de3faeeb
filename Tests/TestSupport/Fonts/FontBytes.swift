/// Bytes as font files have them: the highest first.
struct FontBytes: Sendable {
  var bytes: [UInt8] = []

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  /// Words of 16 bits, signed or not.
  init(words: [Int]) { for word in words { u16(word) } }

  mutating func u16(_ number: Int) {
    bytes.append(UInt8(truncatingIfNeeded: number >> 8))
    bytes.append(UInt8(truncatingIfNeeded: number))
  }

  mutating func u32(_ number: Int) {
    u16(number >> 16)
    u16(number)
  }

  mutating func tag(_ tag: String) { bytes += Array(tag.utf8) }

  mutating func append(_ other: FontBytes) { bytes += other.bytes }

  /// Puts a word in the place of another.
  mutating func set(_ number: Int, at offset: Int) {
    bytes[offset] = UInt8(truncatingIfNeeded: number >> 8)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: number)
  }

  /// Appends parts and writes the offset of each, counted from the start, at the places given.
  mutating func append(_ parts: [FontBytes], offsetsAt places: [Int]) {
    for (part, place) in zip(parts, places) {
      set(bytes.count, at: place)
      append(part)
    }
  }
}
