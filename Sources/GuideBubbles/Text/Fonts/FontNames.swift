/// The family names of a font, from the table `name`.
struct FontNames: Hashable, Sendable {
  /// The names in all languages, the preferred English one first.
  private(set) var families: [String] = []

  /// Longer names, and more of them, are not looked at.
  private static let mostBytes = 256
  private static let mostNames = 64

  init(_ directory: FontDirectory) throws(FontError) {
    guard let table = try directory.table("name") else { return }
    let (count, storage) = (try table.u16(2), try table.u16(4))
    try table.require(count, of: 12, at: 6)
    var ranked: [(rank: Int, name: String)] = []
    for number in 0..<count where ranked.count < Self.mostNames {
      let record = 6 + 12 * number
      let identifier = table.word(record + 6)
      guard identifier == 1 || identifier == 16 else { continue }
      let (start, length) = (storage + table.word(record + 10), table.word(record + 8))
      try table.require(length, at: start)
      guard length <= Self.mostBytes else { continue }
      let bytes = table.bytes[start..<start + length]
      guard let name = Self.text(bytes, platform: table.word(record)), !name.isEmpty else {
        continue
      }
      let isEnglish = [0, 0x409].contains(table.word(record + 4))
      ranked.append((isEnglish ? (identifier == 16 ? 0 : 1) : 2, name))
    }
    for rank in 0...2 {
      for entry in ranked where entry.rank == rank && !families.contains(entry.name) {
        families.append(entry.name)
      }
    }
  }

  /// A name in the encoding of its platform: UTF-16, or ASCII as far as Apple's agrees with it.
  private static func text(_ bytes: ArraySlice<UInt8>, platform: Int) -> String? {
    if platform == 1 {
      return bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
    }
    guard platform == 0 || platform == 3 else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Whether one of the names is a given one, in upper or lower case.
  func contains(_ family: String) -> Bool {
    families.contains { name in
      name.utf8.count == family.utf8.count
        && zip(name.utf8, family.utf8).allSatisfy { Self.lowercased($0) == Self.lowercased($1) }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
  }
}
