/// The places that a constraint names, summed with their multipliers by what they are measured along.
///
/// Where the places of a kind cancel they come to distances between them, which are the same
/// wherever they are measured from. Where they do not, the constraint says where something is, and
/// that has no common measure with a place of another kind: see `mixing`.
internal struct PlaceSums: Sendable {
  /// A sum with the magnitudes that went into it.
  private struct Sum: Sendable {
    private var value = 0.0
    private var magnitude = 0.0

    mutating func add(_ coefficient: Double) {
      value += coefficient
      magnitude += coefficient.magnitude
    }

    mutating func add(_ other: Sum) {
      value += other.value
      magnitude += other.magnitude
    }

    var isEmpty: Bool { magnitude == 0 }

    /// The sum, exactly 0 where the multipliers cancel: thirds and the like do not to the last bit.
    var balanced: Double {
      value.magnitude <= LayoutTolerance.balanced * magnitude ? 0 : value
    }
  }

  /// What the reading direction places.
  private var directional = Sum()
  /// What is at, or measured from, the left or right edge whatever the direction.
  private var leftOrRight = Sum()
  /// Middles, which go with either.
  private var centers = Sum()
  private var vertical = Sum()

  /// Takes in a multiple of an attribute; widths and heights are no places.
  internal mutating func add(_ attribute: LayoutAttribute, times coefficient: Double) {
    guard attribute.isLocation else { return }
    if attribute.axis == .vertical {
      vertical.add(coefficient)
    } else if attribute.isDirectional {
      directional.add(coefficient)
    } else if attribute.isLeftOrRight {
      leftOrRight.add(coefficient)
    } else {
      centers.add(coefficient)
    }
  }

  /// The sum of the multipliers of places along the horizontal axis; exactly 0 where they cancel.
  internal var x: Double {
    var sum = directional
    sum.add(leftOrRight)
    sum.add(centers)
    return sum.balanced
  }

  /// The same along the vertical axis.
  internal var y: Double { vertical.balanced }

  /// What is tied together that has no common measure; `nil` for what makes sense.
  ///
  /// Auto Layout refuses every constraint between a place of one kind and one of the other. Here
  /// sums are longer, and such as come to a distance can be added to anything:
  /// `a.right - a.left == b.bottom - b.top` says that a width is a height.
  internal var mixing: PlaceMixing? {
    if x != 0, y != 0 { return .axes }
    if directional.balanced != 0, leftOrRight.balanced != 0 { return .directions }
    return nil
  }

  /// Which places are read from right to left in a layout that runs so.
  ///
  /// Leading and trailing edges that cancel are a distance, whatever is beside them. Otherwise lefts
  /// and rights cancel, and the middles belong to the leading and trailing edges. A place that is
  /// mirrored needs something to be mirrored in.
  ///
  /// - Parameter hasOwner: Whether there is an item from whose origin places are measured.
  /// - Returns: Which.
  internal func mirrored(hasOwner: Bool) -> MirroredPlaces {
    if directional.isEmpty { return .none }
    let isDistance: Bool = directional.balanced == 0
    let others: MirroredPlaces = isDistance ? .leadingAndTrailing : .none
    if isDistance, !leftOrRight.isEmpty { return others }
    return hasOwner || x == 0 ? .allButLeftAndRight : others
  }
}

/// Two kinds of places that a constraint cannot tie together.
package enum PlaceMixing: Hashable, Sendable, CustomStringConvertible {
  /// Horizontal places and vertical ones.
  case axes
  /// What is left or right in any case, and what the reading direction places.
  case directions

  /// What is wrong, without a period.
  package var description: String {
    switch self {
    case .axes: "a horizontal place cannot be tied to a vertical one"
    case .directions: "'left' and 'right' cannot be tied to 'leading' and 'trailing'"
    }
  }

  /// A way out.
  package var help: String {
    switch self {
    case .axes: "name places along one axis; widths and heights go with both"
    case .directions: "name edges of one kind on both sides"
    }
  }
}

/// Which of a constraint's horizontal places are mirrored.
internal enum MirroredPlaces: Sendable {
  case none
  /// Leading and trailing edges; they come to a distance.
  case leadingAndTrailing
  /// Those and middles.
  case allButLeftAndRight

  /// Whether an attribute is among them.
  internal func contains(_ attribute: LayoutAttribute) -> Bool {
    guard attribute.isLocation, attribute.axis == .horizontal else { return false }
    switch self {
    case .none: return false
    case .leadingAndTrailing: return attribute.isDirectional
    case .allButLeftAndRight: return !attribute.isLeftOrRight
    }
  }
}

extension LayoutConstraint {
  /// The places that it names, with their multipliers.
  internal var placeSums: PlaceSums {
    var sums = PlaceSums()
    for term in terms {
      if case .attribute(let attribute, _) = term.quantity {
        sums.add(attribute, times: term.coefficient)
      }
    }
    return sums
  }
}
