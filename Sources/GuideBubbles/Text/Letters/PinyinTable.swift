/// The readings of Han characters: 〇, extension A, the unified ideographs and the compatibility
/// ideographs, as far as Unihan gives them one.
///
/// All cells are of one length, so that they are read where they stand; nothing is unpacked.
enum PinyinTable {
  /// What the table knows of a character.
  struct Entry: Hashable {
    let reading: PinyinReading
    /// How many strokes it is written with, at most 63.
    let strokes: UInt8
  }

  /// The generator's line of cells, and with its end.
  private static let (lineWidth, lineBytes) = (96, 97)
  private static let zero: UInt8 = 0x30
  private static let cellWidth = 3

  /// The reading of a character; nothing for what is no Han character or has none.
  ///
  /// - Complexity: O(1).
  static func entry(_ code: UInt32) -> Entry? {
    guard let place = place(of: code) else { return nil }
    return PinyinData.readings.withUTF8Buffer { bytes in
      let start = place * cellWidth
      // A line holds whole cells.
      let at = start + start / lineWidth
      guard at + 2 < bytes.count else { return nil }
      let number = UInt16(bytes[at] - zero) << 6 | UInt16(bytes[at + 1] - zero)
      guard number > 0 else { return nil }
      return Entry(reading: PinyinReading(number: number), strokes: bytes[at + 2] - zero)
    }
  }

  /// The syllable's first letter, `A` to `Z`.
  static func initial(of reading: PinyinReading) -> UInt8 {
    PinyinData.initials.withUTF8Buffer { bytes in
      let at = reading.place + reading.place / lineWidth
      return at < bytes.count ? bytes[at] : UInt8(ascii: "A")
    }
  }

  /// The reading of that syllable and tone: `lv` and 4.
  ///
  /// - Parameters:
  ///   - syllable: Without a mark, `v` for ü.
  ///   - tone: 1 to 5.
  /// - Returns: Nothing for a syllable that no character of the table has.
  /// - Complexity: Linear in the number of syllables.
  static func reading(_ syllable: StaticString, _ tone: UInt16) -> PinyinReading? {
    syllable.withUTF8Buffer { wanted in
      var (place, matched, fits): (UInt16, Int, Bool) = (1, 0, true)
      return PinyinData.syllables.withUTF8Buffer { bytes in
        for byte in bytes where byte > 0x20 {
          if byte == UInt8(ascii: ",") {
            if fits, matched == wanted.count {
              return PinyinReading(number: place * 5 + tone - 1)
            }
            (place, matched, fits) = (place + 1, 0, true)
          } else {
            fits = fits && matched < wanted.count && wanted[matched] == byte
            matched += 1
          }
        }
        return nil
      }
    }
  }

  /// The syllable and tone as text: `lv4`.
  ///
  /// - Complexity: Linear in the number of syllables.
  static func text(of reading: PinyinReading) -> String {
    PinyinData.syllables.withUTF8Buffer { bytes in
      let syllables = bytes.filter { $0 > 0x20 }.split(separator: UInt8(ascii: ","))
      guard syllables.indices.contains(reading.place) else { return "" }
      return String(decoding: syllables[reading.place], as: UTF8.self) + "\(reading.tone)"
    }
  }

  /// The number of a character's cell.
  private static func place(of code: UInt32) -> Int? {
    switch code {
    case 0x3007: 0
    case 0x3400..<0x4dc0: Int(code - 0x3400) + 1
    case 0x4e00..<0xa000: Int(code - 0x4e00) + 0x19c1
    case 0xf900..<0xfb00: Int(code - 0xf900) + 0x6bc1
    default: nil
    }
  }
}
