/// What a language allows of a number beside digits with a point between them.
///
/// One reader serves JSON, the paths of SVG and the lengths of scenes: each says how its numbers look.
package struct DecimalForm: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A minus may lead.
  package static let minus = DecimalForm(rawValue: 1)
  /// A plus may lead.
  package static let plus = DecimalForm(rawValue: 2)
  /// Zeros may lead: `007`.
  package static let leadingZeros = DecimalForm(rawValue: 4)
  /// Digits may be missing on one side of the point: `.5` and `1.`.
  package static let barePoint = DecimalForm(rawValue: 8)
  /// A power of ten may follow: `1e3`.
  package static let exponent = DecimalForm(rawValue: 16)
}

extension DecimalForm {
  /// Reads a number.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - start: Where the number begins.
  /// - Returns: Its value, infinite where no `Double` is so large, and where it ends: behind the most
  ///   bytes that are a number. Nothing where none begins.
  package func number(in bytes: [UInt8], from start: Int) -> (value: Double, end: Int)? {
    guard let end = end(in: bytes, from: start),
      let value = Double(String(decoding: bytes[start..<end], as: UTF8.self))
    else { return nil }
    return (value, end)
  }

  private func end(in bytes: [UInt8], from start: Int) -> Int? {
    var end = start
    if end < bytes.count, bytes[end].isSign {
      guard contains(bytes[end] == UInt8(ascii: "-") ? .minus : .plus) else { return nil }
      end += 1
    }
    let first = end
    end = Self.endOfDigits(in: bytes, from: first)
    if end > first + 1, bytes[first] == UInt8(ascii: "0"), !contains(.leadingZeros) {
      return first + 1
    }
    let hasWhole = end > first
    guard hasWhole || contains(.barePoint) else { return nil }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fraction = end + 1
      let last = Self.endOfDigits(in: bytes, from: fraction)
      if last > fraction || hasWhole && contains(.barePoint) { end = last }
    }
    guard end > first else { return nil }
    return contains(.exponent) ? Self.endOfExponent(in: bytes, from: end) : end
  }

  /// Where an exponent ends, if one begins there: a letter alone is none.
  private static func endOfExponent(in bytes: [UInt8], from start: Int) -> Int {
    guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return start }
    var first = start + 1
    if first < bytes.count, bytes[first].isSign { first += 1 }
    let end = endOfDigits(in: bytes, from: first)
    return end > first ? end : start
  }

  private static func endOfDigits(in bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isDigit { end += 1 }
    return end
  }
}
