/// The list of a font's tables, for a font alone or in a collection.
struct FontDirectory {
  private let file: FontTable
  private let records: Int
  private let count: Int

  /// Reads the list.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - index: The font's number in a collection; 0 for a font alone.
  /// - Throws: `notAFont`, `compressed`, `noSuchFont` or `truncated`.
  init(_ bytes: [UInt8], index: Int) throws(FontError) {
    file = FontTable(tag: "", bytes: bytes, origin: 0)
    guard bytes.count >= 12 else { throw file.error(.notAFont, at: 0) }
    var start = 0
    var signature = try file.tag(0)
    var fontCount = 1
    if signature == "ttcf" {
      fontCount = try file.u32(8)
      try file.require(fontCount, of: 4, at: 12)
    }
    guard (0..<fontCount).contains(index) else {
      throw file.error(.noSuchFont(count: fontCount), at: 8)
    }
    if signature == "ttcf" {
      start = try file.u32(12 + 4 * index)
      signature = try file.tag(start)
    }
    if signature == "wOFF" || signature == "wOF2" { throw file.error(.compressed, at: start) }
    guard ["\0\u{1}\0\0", "OTTO", "true"].contains(signature) else {
      throw file.error(.notAFont, at: start)
    }
    count = try file.u16(start + 4)
    records = start + 12
    try file.require(count, of: 16, at: records)
  }

  /// A table, if the font has it.
  func table(_ tag: String) throws(FontError) -> FontTable? {
    for number in 0..<count where try file.tag(records + 16 * number) == tag {
      let (origin, length) = (
        try file.u32(records + 16 * number + 8), try file.u32(records + 16 * number + 12)
      )
      guard origin <= file.bytes.count, length <= file.bytes.count - origin else {
        throw FontError(.truncated, table: tag, offset: min(origin, file.bytes.count))
      }
      return FontTable(
        tag: tag, bytes: Array(file.bytes[origin..<origin + length]), origin: origin)
    }
    return nil
  }

  /// A table that every font needs.
  func required(_ tag: String) throws(FontError) -> FontTable {
    if let table = try table(tag) { return table }
    throw FontError(.missingTable, table: tag, offset: records)
  }
}
