extension NotatedConstraint {
  /// The layout constraint that this one means.
  ///
  /// - Parameters:
  ///   - owner: The item from whose origin locations are measured if `measuresFromOwner`, usually
  ///     the nearest common ancestor of the items named.
  ///   - root: The item from whose origin all other locations are measured, usually the screen; it
  ///     says where reading begins in right-to-left layouts.
  ///   - quantity: Looks a name up.
  /// - Returns: The constraint, its terms in the order written, those of the right side negated.
  /// - Throws: What the look-up throws.
  package func resolved<Failure: Error>(
    owner: LayoutItem? = nil, root: LayoutItem? = nil,
    _ quantity: (NotatedTerm) throws(Failure) -> LayoutQuantity
  ) throws(Failure) -> LayoutConstraint {
    var terms: [LayoutTerm] = []
    terms.reserveCapacity(left.terms.count + right.terms.count)
    for term in left.terms {
      terms.append(LayoutTerm(try quantity(term), coefficient: term.coefficient))
    }
    for term in right.terms {
      terms.append(LayoutTerm(try quantity(term), coefficient: -term.coefficient))
    }
    return LayoutConstraint(
      terms: terms, relation, constant: right.constant - left.constant, priority: priority,
      owner: measuresFromOwner ? owner : root)
  }
}
