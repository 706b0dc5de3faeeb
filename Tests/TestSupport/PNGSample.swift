/// The start of PNG files with any header: enough for layout, which does not decode them.
public enum PNGSample {
  /// Signature and header, the checksum right.
  public static func bytes(
    width: UInt32, height: UInt32, depth: UInt8 = 8, type: UInt8 = 6, interlace: UInt8 = 0
  ) -> [UInt8] {
    func big(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let chunk =
      Array("IHDR".utf8) + big(width) + big(height) + [depth, type, 0, 0, interlace]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + chunk
      + big(checksum(chunk))
  }

  /// The code of PNG's section 5.5, as a division of polynomials over the bits, first bit first.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var bits = bytes.flatMap { byte in (0..<8).map { byte >> $0 & 1 } }
    bits += Array(repeating: 0, count: 32)
    for index in 0..<32 { bits[index] ^= 1 }
    let polynomial: [Int] = [0, 1, 2, 4, 5, 7, 8, 10, 11, 12, 16, 22, 23, 26].map { 32 - $0 }
    for index in 0..<bits.count - 32 where bits[index] == 1 {
      bits[index] = 0
      for offset in polynomial { bits[index + offset] ^= 1 }
    }
    var code: UInt32 = 0
    for (index, bit) in bits.suffix(32).enumerated() { code |= UInt32(bit ^ 1) << UInt32(index) }
    return code
  }
}
