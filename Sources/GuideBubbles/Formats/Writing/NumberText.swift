/// The one way in which numbers are written into results: in decimal digits without an exponent.
///
/// `Double.description` gives `1e-07` and `-0.0`, which some readers of SVG and JSON refuse, and
/// seventeen digits where a thousandth of a point is more than anybody sees.
package enum NumberText {
  /// The number in decimal digits, rounded to so many decimals, halves away from zero.
  ///
  /// Trailing zeros and the sign of zero are left out, and so are decimals beyond the sixteen digits
  /// that a `Double` holds. A number that is not finite is written as `null`, the word that JSON has
  /// for it.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - decimals: The most digits behind the point, 0 to 9; by default thousandths.
  /// - Returns: The text.
  package static func text(_ number: Double, decimals: Int = 3) -> String {
    var text = ""
    append(number, decimals: decimals, to: &text)
    return text
  }

  /// Appends what ``text(_:decimals:)`` gives, without a string in between.
  package static func append(_ number: Double, decimals: Int = 3, to text: inout String) {
    guard number.isFinite else {
      text += "null"
      return
    }
    guard number.magnitude < largestCounted else {
      appendWhole(number, to: &text)
      return
    }
    var decimals = min(max(decimals, 0), 9)
    var unit: UInt64 = 1
    for _ in 0..<decimals { unit *= 10 }
    while number.magnitude * Double(unit) >= largestCounted {
      unit /= 10
      decimals -= 1
    }
    let count = Int64((number * Double(unit)).rounded())
    if count < 0 { text += "-" }
    let (whole, fraction) = count.magnitude.quotientAndRemainder(dividingBy: unit)
    text += String(whole)
    appendFraction(fraction, decimals: decimals, to: &text)
  }

  /// Below this, a `Double` tells whole numbers apart.
  private static let largestCounted = 9e15

  /// Appends a count of the last decimal behind a point, without trailing zeros.
  private static func appendFraction(_ count: UInt64, decimals: Int, to text: inout String) {
    guard count > 0 else { return }
    var digits = count
    var places = decimals
    while digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    let shown = String(digits)
    text += "."
    for _ in shown.utf8.count..<places { text += "0" }
    text += shown
  }

  /// Appends a number of 9e15 or more: its shortest digits, then as many zeros as it needs.
  private static func appendWhole(_ number: Double, to text: inout String) {
    var exponent = 0
    var fractionDigits: Int? = nil
    var digits = ""
    let parts = number.description.utf8.split(separator: UInt8(ascii: "e"))
    for byte in parts.first ?? Substring().utf8 {
      if byte == UInt8(ascii: ".") {
        fractionDigits = 0
      } else {
        digits.unicodeScalars.append(Unicode.Scalar(byte))
        fractionDigits = fractionDigits.map { $0 + 1 }
      }
    }
    if parts.count > 1 { exponent = Int(Substring(parts[1])) ?? 0 }
    let zeros = exponent - (fractionDigits ?? 0)
    if zeros < 0 {
      digits.removeLast(min(-zeros, digits.count))
    }
    text += digits
    for _ in 0..<max(zeros, 0) { text += "0" }
  }
}
