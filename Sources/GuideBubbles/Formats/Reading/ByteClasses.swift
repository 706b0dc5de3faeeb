/// The classes of bytes that texts are read by: ASCII, whatever the language.
extension UInt8 {
  /// Whether it is a decimal digit.
  @inlinable package var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether it is a letter from A to Z, in either case.
  @inlinable package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether it is a plus or a minus.
  @inlinable package var isSign: Bool { self == UInt8(ascii: "+") || self == UInt8(ascii: "-") }

  /// The letter in lower case; anything else as it is.
  @inlinable package var lowercased: UInt8 { isLetter ? self | 0x20 : self }

  /// Its value as a hexadecimal digit, in either case; nothing when it is none.
  package var hexDigitValue: UInt8? {
    if isDigit { return self - UInt8(ascii: "0") }
    let letter = lowercased
    return (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter)
      ? letter - UInt8(ascii: "a") + 10 : nil
  }
}
