/// What an anchor measures; anchors of different kinds do not mix.
public protocol LayoutAnchorKind: Sendable {}

/// Places along the horizontal axis.
public enum LayoutXPosition: LayoutAnchorKind {}

/// Places along the vertical axis.
public enum LayoutYPosition: LayoutAnchorKind {}

/// Widths and heights.
public enum LayoutExtent: LayoutAnchorKind {}

/// An anchor at a place along the horizontal axis.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutXPosition>
/// An anchor at a place along the vertical axis.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutYPosition>
/// A width or height.
public typealias LayoutDimension = LayoutAnchor<LayoutExtent>

/// One attribute of an item, from which constraints are made.
///
///     try engine.activate([
///       card.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
///       card.widthAnchor.constraint(lessThanOrEqualToConstant: 253),
///     ])
///
/// Constants are in points. Those between leading and trailing anchors point in the reading
/// direction, all others to the right and downwards.
public struct LayoutAnchor<Kind: LayoutAnchorKind>: Hashable, Sendable {
  /// The item that the anchor belongs to.
  public let item: LayoutItem
  /// Which of its attributes it is.
  public let attribute: LayoutAttribute

  internal init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// A constraint that this anchor is at another, plus a constant.
  public func constraint(equalTo other: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    related(.equal, to: other, multiplier: 1, constant: constant)
  }

  /// A constraint that this anchor is at most at another, plus a constant.
  public func constraint(lessThanOrEqualTo other: LayoutAnchor, constant: Double = 0)
    -> LayoutConstraint
  { related(.lessThanOrEqual, to: other, multiplier: 1, constant: constant) }

  /// A constraint that this anchor is at least at another, plus a constant.
  public func constraint(greaterThanOrEqualTo other: LayoutAnchor, constant: Double = 0)
    -> LayoutConstraint
  { related(.greaterThanOrEqual, to: other, multiplier: 1, constant: constant) }

  private func related(
    _ relation: Constraint.Relation, to other: LayoutAnchor, multiplier: Double, constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other.item,
      attribute: other.attribute, multiplier: multiplier, constant: constant)
  }
}

extension LayoutAnchor where Kind == LayoutExtent {
  /// A constraint that this extent is a number of points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    related(.equal, toConstant: constant)
  }

  /// A constraint that this extent is at most a number of points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    related(.lessThanOrEqual, toConstant: constant)
  }

  /// A constraint that this extent is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    related(.greaterThanOrEqual, toConstant: constant)
  }

  /// A constraint that this extent is a multiple of another, plus a constant.
  public func constraint(equalTo other: LayoutAnchor, multiplier: Double, constant: Double = 0)
    -> LayoutConstraint
  { related(.equal, to: other, multiplier: multiplier, constant: constant) }

  /// A constraint that this extent is at most a multiple of another, plus a constant.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: other, multiplier: multiplier, constant: constant)
  }

  /// A constraint that this extent is at least a multiple of another, plus a constant.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: other, multiplier: multiplier, constant: constant)
  }

  private func related(_ relation: Constraint.Relation, toConstant constant: Double)
    -> LayoutConstraint
  {
    LayoutConstraint(
      terms: [LayoutTerm(.attribute(attribute, of: item))], relation, constant: constant)
  }
}
