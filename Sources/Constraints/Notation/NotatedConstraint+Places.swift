extension NotatedConstraint {
  /// Refuses places that have no common measure, at the first that does not go with those before it.
  internal func checkPlaces() throws(NotationError) {
    var sums = PlaceSums()
    for (term, sign) in left.terms.map({ ($0, 1.0) }) + right.terms.map({ ($0, -1.0) }) {
      if case .attribute(let attribute, _) = term.quantity {
        sums.add(attribute, times: sign * term.coefficient)
      }
    }
    guard let mixing = sums.mixing else { return }
    throw NotationError(.mixedPlaces(mixing), at: firstTerm(ofOtherKindThanBefore: mixing) ?? range)
  }

  private func firstTerm(ofOtherKindThanBefore mixing: PlaceMixing) -> Range<Int>? {
    var known: Bool?
    for term in terms where term.coefficient != 0 {
      guard case .attribute(let attribute, _) = term.quantity, attribute.isLocation else {
        continue
      }
      if mixing == .directions, !attribute.isDirectional, !attribute.isLeftOrRight { continue }
      let kind = mixing == .axes ? attribute.axis == .horizontal : attribute.isDirectional
      if let known, known != kind { return term.range }
      known = kind
    }
    return nil
  }
}
