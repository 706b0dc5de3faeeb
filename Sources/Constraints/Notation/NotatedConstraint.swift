/// A constraint as somebody wrote it down, in terms of names.
///
/// Names are looked up later, see `resolved(owner:root:_:)`. All ranges are offsets in UTF-8 bytes
/// from the start of the text, for messages that point at a place.
package struct NotatedConstraint: Hashable, Sendable {
  /// What stands before the relation.
  package var left: NotatedExpression
  /// How the sides are compared.
  package var relation: Constraint.Relation
  /// What stands behind the relation.
  package var right: NotatedExpression
  /// How much it matters; required unless written otherwise.
  package var priority = LayoutPriority.required
  /// The part of the text that says all this.
  package var range: Range<Int>

  /// The terms of both sides, as written.
  package var terms: [NotatedTerm] { left.terms + right.terms }

  /// Whether locations are measured from the origin of the item that owns the constraint.
  ///
  /// They are when both sides name a location along the same axis, as in
  /// `a.centerX == 0.5 * b.centerX`, or would if no multiplier were negative, as in
  /// `a.centerX - 0.5 * b.centerX == 0`. Where the multipliers cancel, as in `a.left == b.right + 8`,
  /// this makes no difference. A location that is compared with numbers and extents alone is
  /// absolute.
  package var measuresFromOwner: Bool {
    LayoutAxis.allCases.contains { axis in
      let (first, second) = (left.places(along: axis), right.places(along: axis))
      let differences = first + second.map { -$0 }
      return !first.isEmpty && !second.isEmpty
        || differences.contains { $0 > 0 } && differences.contains { $0 < 0 }
    }
  }
}

/// One side of a notated constraint: a sum of terms and a number.
package struct NotatedExpression: Hashable, Sendable {
  /// The terms, as written: one that occurs twice stands here twice.
  package var terms: [NotatedTerm] = []
  /// What is added to the terms, in points.
  package var constant = 0.0
  /// The part of the text that says it.
  package var range: Range<Int>

  /// The multipliers of locations along an axis.
  fileprivate func places(along axis: LayoutAxis) -> [Double] {
    terms.compactMap { term in
      guard case .attribute(let attribute, _) = term.quantity, attribute.isLocation,
        attribute.axis == axis
      else { return nil }
      return term.coefficient
    }
  }
}

/// Something unknown with its multiplier.
package struct NotatedTerm: Hashable, Sendable {
  /// What is unknown.
  package var quantity: NotatedQuantity
  /// What it is multiplied by.
  package var coefficient: Double
  /// The part of the text that names it.
  package var range: Range<Int>

  /// Makes a term from its parts.
  package init(_ quantity: NotatedQuantity, coefficient: Double = 1, range: Range<Int>) {
    self.quantity = quantity
    self.coefficient = coefficient
    self.range = range
  }

  /// The part of the text that names the item or variable, without the attribute.
  package var nameRange: Range<Int> {
    switch quantity {
    case .attribute(_, .named(let name)), .variable(let name):
      range.lowerBound..<range.lowerBound + name.utf8.count
    case .attribute(_, .superview): range
    }
  }
}

/// An unknown by its name.
package enum NotatedQuantity: Hashable, Sendable {
  /// An attribute of an item: `save.width`.
  case attribute(LayoutAttribute, of: NotatedItem)
  /// A free variable: `gap`.
  case variable(String)
}

/// An item by its name.
package enum NotatedItem: Hashable, Sendable {
  /// The item with the name: `save` or `thread[3].bubble`.
  case named(String)
  /// The common parent of the items of a Visual Format line: `|`.
  case superview
}
