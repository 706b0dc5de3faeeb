/// The bytes of one table of a font, read with checks.
///
/// Reads that throw are for loading. `word` is for tables that are consulted in place while text is
/// measured: loading has checked their shape, and what lies beyond the end reads as 0.
struct FontTable: Hashable, Sendable {
  /// The table's tag, such as `cmap`.
  let tag: String
  /// Its content.
  let bytes: [UInt8]
  /// Where it starts in the file.
  let origin: Int

  /// Larger offsets and counts than this are beyond the end of any file; three of them add up
  /// without overflow on any machine.
  static let most: UInt32 = 0x1fff_ffff

  /// An error at an offset of the table; at its end if that lies beyond.
  func error(_ problem: FontError.Problem, at offset: Int) -> FontError {
    FontError(problem, table: tag, offset: origin + min(max(0, offset), bytes.count))
  }

  /// Makes sure that so many bytes, or elements of that size, are there.
  func require(_ count: Int, of size: Int = 1, at offset: Int) throws(FontError) {
    guard offset >= 0, offset <= bytes.count, count <= (bytes.count - offset) / size else {
      throw error(.truncated, at: offset)
    }
  }

  func u8(_ offset: Int) throws(FontError) -> Int {
    try require(1, at: offset)
    return Int(bytes[offset])
  }

  func u16(_ offset: Int) throws(FontError) -> Int {
    try require(2, at: offset)
    return word(offset)
  }

  func i16(_ offset: Int) throws(FontError) -> Int { Self.signed(try u16(offset)) }

  /// A number of 32 bits, at most `most`.
  func u32(_ offset: Int) throws(FontError) -> Int {
    try require(4, at: offset)
    return Int(min(UInt32(word(offset)) << 16 | UInt32(word(offset + 2)), Self.most))
  }

  /// Four characters.
  func tag(_ offset: Int) throws(FontError) -> String {
    try require(4, at: offset)
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  /// The 16-bit number at an offset; 0 beyond the table's end.
  func word(_ offset: Int) -> Int {
    guard offset >= 0, offset < bytes.count - 1 else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// A 16-bit number taken as signed.
  static func signed(_ word: Int) -> Int { word < 0x8000 ? word : word - 0x10000 }
}
