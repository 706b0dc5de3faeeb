internal import GuideFormats

/// A character reference of HTML, such as `&amp;`, `&#8230;` or `&#x2026;`.
struct CharacterReference {
  /// What it stands for; the ampersand itself where it is none.
  let text: String
  /// How many bytes it takes.
  let length: Int

  /// Reads the reference that may begin at an ampersand.
  ///
  /// Named ones are the common ones of HTML 4; those that browsers know without a semicolon need
  /// none here either. Numbers that are no character become U+FFFD.
  ///
  /// - Parameter bytes: The ampersand and all that follows it; of names a few bytes are looked at.
  init(_ bytes: ArraySlice<UInt8>) {
    let start = bytes.startIndex + 1
    if bytes[start...].first == UInt8(ascii: "#"),
      let (scalar, end) = Self.number(bytes, from: start + 1)
    {
      self.init(scalar, from: bytes.startIndex, to: end, in: bytes)
      return
    }
    let name = bytes[start...].prefix(Self.longestName).prefix { $0.isLetter || $0.isDigit }
    let text = String(decoding: name, as: UTF8.self)
    if bytes[name.endIndex...].first == UInt8(ascii: ";"), let scalar = Self.scalar(named: text) {
      self.init(scalar, from: bytes.startIndex, to: name.endIndex, in: bytes)
      return
    }
    for count in stride(from: min(name.count, 6), to: 1, by: -1) {
      let part = String(decoding: name.prefix(count), as: UTF8.self)
      guard Self.openNames.contains(part), let scalar = Self.scalar(named: part) else { continue }
      self.init(scalar, from: bytes.startIndex, to: start + count, in: bytes)
      return
    }
    self.init(text: "&", length: 1)
  }

  private init(text: String, length: Int) {
    self.text = text
    self.length = length
  }

  /// A reference up to there, and the semicolon that may follow.
  private init(_ scalar: Unicode.Scalar, from start: Int, to end: Int, in bytes: ArraySlice<UInt8>)
  {
    let semicolon = bytes[end...].first == UInt8(ascii: ";") ? 1 : 0
    self.init(text: String(scalar), length: end - start + semicolon)
  }

  private static func number(
    _ bytes: ArraySlice<UInt8>, from start: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    var place = start
    let isHexadecimal = bytes[place...].first.map { $0 | 0x20 } == UInt8(ascii: "x")
    if isHexadecimal { place += 1 }
    let firstDigit = place
    var number: UInt32 = 0
    while let digit = bytes[place...].first?.hexDigitValue, isHexadecimal || digit < 10 {
      // Beyond the last character it stays beyond, and never overflows.
      number = min(number * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
      place += 1
    }
    guard place > firstDigit else { return nil }
    return (scalar(numbered: number), place)
  }

  /// The character of a number; those of Windows' code page 1252 are meant where controls would be.
  private static func scalar(numbered number: UInt32) -> Unicode.Scalar {
    let isControl = (0x80...0x9F).contains(number)
    let meant = isControl ? UInt32(windows[Int(number) - 0x80]) : number
    return meant == 0 ? "\u{FFFD}" : Unicode.Scalar(meant) ?? "\u{FFFD}"
  }

  private static let windows: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
