/// A number as it is written, with the double that a program reads in its place.
public struct WrittenNumber: Hashable, Sendable {
  /// The digits, with the sign.
  public let mantissa: Int64
  /// The power of ten that the digits are multiplied by.
  public let exponent: Int
  /// The double nearest to the number.
  public let double: Double

  /// Makes a number from its digits.
  ///
  /// - Parameters:
  ///   - mantissa: The digits, with the sign.
  ///   - exponent: The power of ten that they are multiplied by.
  public init(_ mantissa: Int64, exponent: Int = 0) {
    var (mantissa, exponent) = (mantissa, exponent)
    while mantissa != 0, mantissa % 10 == 0 {
      mantissa /= 10
      exponent += 1
    }
    if mantissa == 0 { exponent = 0 }
    self.mantissa = mantissa
    self.exponent = exponent
    double = Self.nearest(mantissa, exponent)
  }

  /// The number with the other sign.
  public static prefix func - (number: WrittenNumber) -> WrittenNumber {
    WrittenNumber(-number.mantissa, exponent: number.exponent)
  }

  /// The product with a number of few digits.
  public static func * (left: WrittenNumber, right: WrittenNumber) -> WrittenNumber {
    WrittenNumber(left.mantissa * right.mantissa, exponent: left.exponent + right.exponent)
  }

  private static let powersOfTen: [Double] = (0...22).map { Double("1e\($0)") ?? .nan }

  private static func nearest(_ mantissa: Int64, _ exponent: Int) -> Double {
    // Both are exact, so that one division or multiplication rounds once.
    if mantissa.magnitude <= 1 << 53, exponent.magnitude <= 22 {
      return exponent < 0
        ? Double(mantissa) / powersOfTen[-exponent] : Double(mantissa) * powersOfTen[exponent]
    }
    return Double("\(mantissa)e\(exponent)") ?? .nan
  }
}

extension WrittenNumber: CustomStringConvertible {
  /// The digits with a decimal point where one is needed, and without an exponent.
  public var description: String {
    var digits = String(mantissa.magnitude)
    if exponent >= 0 {
      digits += String(repeating: "0", count: exponent)
    } else {
      if digits.count <= -exponent {
        digits = String(repeating: "0", count: 1 - exponent - digits.count) + digits
      }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: exponent))
    }
    return mantissa < 0 ? "-" + digits : digits
  }
}
