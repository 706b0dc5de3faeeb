/// Bytes as text of 64 characters: RFC 4648, section 4.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text for some bytes, padded.
  ///
  /// - Complexity: O(*n*).
  package static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits: UInt32 = 0
      for index in 0..<3 {
        bits = bits << 8 | (index < count ? UInt32(bytes[start + index]) : 0)
      }
      for position in 0..<4 {
        let index = Int(bits >> UInt32(18 - 6 * position) & 63)
        text.append(position <= count ? alphabet[index] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
