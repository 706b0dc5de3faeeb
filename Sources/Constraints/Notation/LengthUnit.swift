/// A unit that people write behind a length out of habit; here lengths have none.
package enum LengthUnit: String, CaseIterable, Sendable {
  /// The pixels of style sheets.
  case px
  /// Points, which lengths are anyway.
  case pt
  /// Android's density-independent pixels.
  case dp
  /// The same, scaled by the reader's text size.
  case sp
  /// Multiples of the size of a font.
  case em
  /// Multiples of the size of the page's font.
  case rem
  /// Hundredths of the width of the screen.
  case vw
  /// Hundredths of the height of the screen.
  case vh
  /// Hundredths of something.
  case percent = "%"

  /// The unit that a text ends in, if there is a number before it.
  ///
  /// - Parameter text: Such as `12px`.
  /// - Returns: The number as written, without spaces behind it, and the unit; nothing for any other
  ///   text.
  package static func split(_ text: String) -> (number: String, unit: LengthUnit)? {
    // The longest first: `rem` ends in `em`.
    let units = allCases.sorted { $0.rawValue.count > $1.rawValue.count }
    guard let unit = units.first(where: { text.hasSuffix($0.rawValue) }) else { return nil }
    var number = text.dropLast(unit.rawValue.count)
    while number.last == " " { number = number.dropLast() }
    return Double(number) == nil ? nil : (String(number), unit)
  }

  /// Whether it measures in points, or what is meant by them elsewhere.
  package var isOfPoints: Bool { [.px, .pt, .dp, .sp].contains(self) }

  /// What to do about it.
  package var help: String {
    switch self {
    case .px, .pt, .dp, .sp: "lengths are points: leave out '\(rawValue)'"
    case .em, .rem: "lengths are points: write how many, without '\(rawValue)'"
    case .percent, .vw, .vh: "write a share as a factor of what it is a share of: '0.5 * W'"
    }
  }
}
