/// A form of an exact program: a linear expression with whole coefficients, and the convex piecewise
/// linear cost of its value.
///
/// Its value is counted in units of its own: the value of the form that it was made from times
/// `unit`.
struct ExactForm: Sendable {
  /// A place where the cost's slope changes, as it is given.
  struct Breakpoint: Sendable {
    /// The name by which it is told.
    var number: Int32
    /// The form's value there.
    var position: Double
    /// What it adds to the slope on its left, not positive, and on its right, not negative.
    var leftSlope: Double
    var rightSlope: Double
    /// The index of its level, or one of those below.
    var level: Int32
    /// Whether it also counts in the tie level.
    var isContentSize: Bool

    static let requiredLevel: Int32 = -1
    static let stayLevel: Int32 = -2

    var isRequired: Bool { level == Breakpoint.requiredLevel }
  }

  /// The slope of the cost between two places where it changes.
  struct Segment: Sendable {
    /// The finite part, by level, in units of the program's slopes.
    var slope: ContiguousArray<BigInteger>
    /// −1 where a required constraint asks for more, 1 where one asks for less, else 0.
    var infinity = 0
    /// The stay's share: −1 left of it, 1 right of it, 0 when there is none.
    var stay = 0
  }

  /// Its coefficients, by column; zero where it has none.
  var coefficients: ContiguousArray<BigInteger>
  /// Whether one of them is no decimal that somebody wrote, and so was computed and rounded.
  var isComputed = false
  /// The unit of its coefficients.
  var unit: ExactDecimal
  /// About the binary logarithm of that.
  var unitLogarithm: Double { Double(unit.twos) + 2.32 * Double(unit.fives) }
  /// The places where the slope changes, from left to right, in units of the program's positions.
  var positions: ContiguousArray<BigInteger> = []
  /// The breakpoints at each of them.
  var breakpoints: ContiguousArray<ContiguousArray<Breakpoint>> = []
  /// One segment more than there are positions.
  var segments: ContiguousArray<Segment> = []
  /// Where it lies: in a segment, or between two of them at a position.
  var location = ExactLocation(segment: 0)
}

/// Where a form lies: in a segment of its cost, or at the end of one.
struct ExactLocation: Equatable, Sendable {
  /// The segment left of it and the one right of it: the same inside of one.
  var left: Int
  var right: Int

  /// Inside a segment.
  init(segment: Int) { (left, right) = (segment, segment) }

  /// At a position.
  init(position: Int) { (left, right) = (position, position + 1) }

  /// Whether it is at a position, which is then the `left`th.
  var isTight: Bool { left < right }
}

extension ExactForm.Segment {
  /// The sign of the slope, the strongest level first and the stay last.
  var signum: Int {
    if infinity != 0 { return infinity }
    for part in slope where !part.isZero { return part.signum }
    return stay
  }

  /// The same without the stay.
  var signumAboveStay: Int {
    if infinity != 0 { return infinity }
    for part in slope where !part.isZero { return part.signum }
    return 0
  }
}

extension ExactForm {
  /// The position at which its cost is least, its stay included.
  var cheapestPosition: ExactLocation {
    let rising = segments.firstIndex { $0.signum > 0 } ?? segments.count - 1
    return ExactLocation(position: max(0, rising - 1))
  }

  /// Where the cost of a form without a stay is least: in a segment when there is one.
  var cheapestLocation: ExactLocation {
    if let flat = segments.firstIndex(where: { $0.signumAboveStay == 0 }) {
      return ExactLocation(segment: flat)
    }
    return cheapestPosition
  }
}
