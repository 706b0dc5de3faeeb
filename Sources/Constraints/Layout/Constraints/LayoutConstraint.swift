/// A condition on the places and sizes of items: a sum of terms compared with a constant.
///
/// Anchors make the common ones; the initializers make any linear condition. A constraint is a
/// value: it takes effect while a `LayoutEngine` has it activated.
public struct LayoutConstraint: Hashable, Sendable {
  /// What is compared with the constant.
  public var terms: [LayoutTerm]
  /// How it is compared.
  public var relation: Constraint.Relation
  /// What the terms are compared with, in points.
  public var constant: Double
  /// How much it matters.
  public var priority: LayoutPriority
  /// A name for messages; means nothing to the layout.
  public var identifier: String?
  /// The item from whose origin locations are measured; `nil` means absolute locations.
  ///
  /// The origin is the top-left corner, or the top-right one when the constraint is read from
  /// right to left. It makes a difference only where the multipliers of the locations do not
  /// cancel, as in `a.centerX == 0.5 * b.centerX`.
  public var owner: LayoutItem?

  /// Makes a constraint from its parts, by default a required one.
  public init(
    terms: [LayoutTerm], _ relation: Constraint.Relation, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil, owner: LayoutItem? = nil
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.owner = owner
  }

  /// Makes a required constraint between an attribute and a multiple of another, plus a constant.
  public init(
    item: LayoutItem, attribute: LayoutAttribute, relatedBy relation: Constraint.Relation,
    toItem otherItem: LayoutItem, attribute otherAttribute: LayoutAttribute,
    multiplier: Double = 1, constant: Double = 0
  ) {
    self.init(
      terms: [
        LayoutTerm(.attribute(attribute, of: item)),
        LayoutTerm(.attribute(otherAttribute, of: otherItem), coefficient: -multiplier),
      ], relation, constant: constant)
  }

  /// The same constraint at another priority.
  public func withPriority(_ priority: LayoutPriority) -> LayoutConstraint {
    var copy = self
    copy.priority = priority
    return copy
  }

  /// The same constraint with a name for messages.
  public func identified(by identifier: String) -> LayoutConstraint {
    var copy = self
    copy.identifier = identifier
    return copy
  }

  /// The same constraint with its locations measured from the origin of an item.
  public func measured(from owner: LayoutItem) -> LayoutConstraint {
    var copy = self
    copy.owner = owner
    return copy
  }
}

/// Something unknown with its multiplier, one part of a `LayoutConstraint`.
public struct LayoutTerm: Hashable, Sendable {
  /// What is unknown.
  public var quantity: LayoutQuantity
  /// What it is multiplied by; finite.
  public var coefficient: Double

  /// Makes a term, by default the unknown itself.
  public init(_ quantity: LayoutQuantity, coefficient: Double = 1) {
    self.quantity = quantity
    self.coefficient = coefficient
  }
}

/// An unknown of a layout.
public enum LayoutQuantity: Hashable, Sendable {
  /// An attribute of an item.
  case attribute(LayoutAttribute, of: LayoutItem)
  /// A free variable that the engine made.
  case variable(Variable)
}
