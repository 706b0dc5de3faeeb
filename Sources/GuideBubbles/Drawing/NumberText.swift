/// The one way in which numbers are written into results: at most three decimals, no exponent.
///
/// `Double.description` gives `1e-07` and `-0.0`, which some readers of SVG and JSON refuse, and
/// seventeen digits where a thousandth of a point is more than anybody sees.
public enum NumberText {
  /// The number in decimal digits, rounded to thousandths, halves away from zero.
  ///
  /// Trailing zeros and the sign of zero are left out. A number that is not finite is written as
  /// `null`, the word that JSON has for it.
  public static func text(_ number: Double) -> String {
    var text = ""
    append(number, to: &text)
    return text
  }

  /// Appends what ``text(_:)`` gives, without a string in between.
  public static func append(_ number: Double, to text: inout String) {
    guard number.isFinite else {
      text += "null"
      return
    }
    guard number.magnitude < largestWithThousandths else {
      appendWhole(number, to: &text)
      return
    }
    let thousandths = Int64((number * 1000).rounded())
    if thousandths < 0 { text += "-" }
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    text += String(whole)
    appendFraction(fraction, to: &text)
  }

  /// Below this, a thousandth of the number fits an `Int64`; above it, a `Double` has no fraction
  /// that could be seen at three decimals.
  private static let largestWithThousandths = 9e15

  /// Appends thousandths, 0...999, behind a point, without trailing zeros.
  private static func appendFraction(_ thousandths: UInt64, to text: inout String) {
    guard thousandths > 0 else { return }
    text += thousandths < 10 ? ".00" : thousandths < 100 ? ".0" : "."
    var digits = thousandths
    while digits % 10 == 0 { digits /= 10 }
    text += String(digits)
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
