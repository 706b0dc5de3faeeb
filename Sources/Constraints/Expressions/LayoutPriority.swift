/// How much a constraint matters: a number in (0, 1000].
///
/// A constraint at 1000 holds, or the call throws. Below that, each value is a level of its own: no
/// number of weaker constraints outweighs a stronger one.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, in (0, 1000].
  public let rawValue: Double

  /// Makes a priority, or `nil` when the number is not in (0, 1000].
  public init?(rawValue: Double) {
    guard rawValue > 0, rawValue <= 1000 else { return nil }
    self.rawValue = rawValue
  }

  private init(known rawValue: Double) { self.rawValue = rawValue }

  /// A constraint that must hold: 1000.
  public static let required = LayoutPriority(known: 1000)
  /// The priority of compression resistance unless told otherwise: 750.
  public static let defaultHigh = LayoutPriority(known: 750)
  /// The priority of content hugging unless told otherwise: 250.
  public static let defaultLow = LayoutPriority(known: 250)
  /// The priority at which a container shrinks to fit its content: 50.
  public static let fittingSizeLevel = LayoutPriority(known: 50)

  /// The next weaker priority; what is required stays so.
  internal var justBelow: LayoutPriority {
    let below = rawValue.nextDown
    return self == .required || below <= 0 ? self : LayoutPriority(known: below)
  }

  /// Whether one priority is weaker than another.
  @inlinable
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority from a number in the source code.
  ///
  /// - Precondition: The number is in (0, 1000].
  public init(floatLiteral value: Double) {
    precondition(value > 0 && value <= 1000, "priority \(value) is not in (0, 1000]")
    self.init(known: value)
  }

  /// Makes a priority from a number in the source code.
  ///
  /// - Precondition: The number is in 1...1000.
  public init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }
}
