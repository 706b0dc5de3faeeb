/// To which sides a form could move from its present value without any constraint's level noticing.
struct Leeway {
  var canFall: Bool
  var canRise: Bool

  static let none = Leeway(canFall: false, canRise: false)

  /// Whether it can move at all.
  var isAny: Bool { canFall || canRise }
  /// Whether it stands at no end of its range.
  var isBoth: Bool { canFall && canRise }
  /// The leeway of the form with its sign turned.
  var reversed: Leeway { Leeway(canFall: canRise, canRise: canFall) }

  /// Takes what another one does not have; whether that is anything.
  mutating func limit(to other: Leeway) -> Bool {
    let isLess = (canFall && !other.canFall) || (canRise && !other.canRise)
    canFall = canFall && other.canFall
    canRise = canRise && other.canRise
    return isLess
  }

  /// Adds what another one has.
  mutating func extend(by other: Leeway) {
    canFall = canFall || other.canFall
    canRise = canRise || other.canRise
  }
}
