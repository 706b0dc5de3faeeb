/// Reads the start of a PNG file: its signature and its first chunk, IHDR.
///
/// Source: W3C, Portable Network Graphics (PNG) Specification, third edition, sections 5.2, 5.3 and
/// 11.2.1.
enum PNGHeader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  private static let type = Array("IHDR".utf8)
  /// Where the chunk's type and data begin, and how much there is of all.
  private static let (typeStart, dataStart, dataLength) = (12, 16, 13)

  /// The size that the header tells.
  static func size(of bytes: [UInt8]) throws(PNGError) -> PixelSize {
    try check(signature, at: 0, in: bytes, else: PNGError.notPNG)
    let chunkStart = signature.count
    try check([0, 0, 0, UInt8(dataLength)], at: chunkStart, in: bytes, else: PNGError.noHeader)
    try check(type, at: typeStart, in: bytes, else: PNGError.noHeader)
    let end = dataStart + dataLength
    guard bytes.count >= end + 4 else { throw .truncated(offset: bytes.count) }
    guard checksum(bytes[typeStart..<end]) == number(in: bytes, at: end) else {
      throw .badChecksum(offset: end)
    }
    let size = PixelSize(
      width: try side(in: bytes, at: dataStart), height: try side(in: bytes, at: dataStart + 4))
    try checkFormat(bytes, at: dataStart + 8)
    return size
  }

  /// Bytes that must stand at a place; a file that ends among them is cut off.
  private static func check(
    _ wanted: [UInt8], at start: Int, in bytes: [UInt8], else failure: (Int) -> PNGError
  ) throws(PNGError) {
    for (index, byte) in wanted.enumerated() {
      guard start + index < bytes.count else { throw .truncated(offset: bytes.count) }
      guard bytes[start + index] == byte else { throw failure(start + index) }
    }
  }

  /// A width or height: 1 to 2³¹ − 1.
  private static func side(in bytes: [UInt8], at offset: Int) throws(PNGError) -> Int {
    let side = number(in: bytes, at: offset)
    guard (1...0x7fff_ffff).contains(side) else { throw .badSize(offset: offset) }
    return Int(side)
  }

  /// The pairs of bit depth and colour type that exist, then the three methods.
  private static func checkFormat(_ bytes: [UInt8], at offset: Int) throws(PNGError) {
    let depths: [UInt8]
    switch bytes[offset + 1] {
    case 0: depths = [1, 2, 4, 8, 16]
    case 3: depths = [1, 2, 4, 8]
    case 2, 4, 6: depths = [8, 16]
    default: throw .badFormat(offset: offset + 1)
    }
    guard depths.contains(bytes[offset]) else { throw .badFormat(offset: offset) }
    for (index, most) in [UInt8(0), 0, 1].enumerated() where bytes[offset + 2 + index] > most {
      throw .badFormat(offset: offset + 2 + index)
    }
  }

  private static func number(in bytes: [UInt8], at offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The cyclic redundancy code of section 5.5, bit by bit: there are only 17 bytes.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var code = UInt32.max
    for byte in bytes {
      code ^= UInt32(byte)
      for _ in 0..<8 { code = code & 1 == 1 ? code >> 1 ^ 0xedb8_8320 : code >> 1 }
    }
    return ~code
  }
}
