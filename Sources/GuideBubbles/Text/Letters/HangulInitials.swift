/// The consonants that Korean lists have sections for.
enum HangulInitials {
  /// The section's letter for a leading consonant, in the form in which it is written alone.
  ///
  /// Doubled ones go with the single ones. Any other character is its own.
  static func letter(_ code: UInt32) -> UInt32 {
    let alone: [UInt32] = [
      0x3131, 0x3131, 0x3134, 0x3137, 0x3137, 0x3139, 0x3141, 0x3142, 0x3142, 0x3145, 0x3145,
      0x3147, 0x3148, 0x3148, 0x314a, 0x314b, 0x314c, 0x314d, 0x314e,
    ]
    guard code >= 0x1100, code < 0x1100 + UInt32(alone.count) else { return code }
    return alone[Int(code - 0x1100)]
  }
}
