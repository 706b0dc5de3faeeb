/// Splitting large groups of candidates whose ratios are zero so far, by where they begin.
///
/// A *champion*'s first entry takes one solve to find, and those that begin later still take another
/// one together: a weighted sum of all earlier levels is zero for them.
extension ActiveSet {
  /// Splits off the candidates whose first entry that is not zero comes latest.
  mutating func splitByBeginning(_ group: TieGroup, in component: Int) -> [TieGroup] {
    var rest: ContiguousArray<RatioCandidate> = []
    var latest = group.candidates
    while true {
      let level = firstStayLevel(of: champion(of: latest), in: component)
      let (zero, others) = partition(latest, throughLevel: level.order, in: component)
      if zero.isEmpty, level.column >= 0 {
        let (begin, earlier) = partition(latest, throughLevel: level.order - 1, in: component)
        rest += earlier
        let ends = TieGroup(candidates: begin, after: level.order - 1, isZeroSoFar: true)
        return remainder(rest, of: group) + subgroups(of: ends, at: level, in: component)
      }
      rest += others
      latest = zero
      if level.column < 0 {
        return remainder(rest, of: group)
          + singles(TieGroup(candidates: latest, isZeroSoFar: true))
      }
    }
  }

  private func remainder(
    _ rest: ContiguousArray<RatioCandidate>, of group: TieGroup
  ) -> [TieGroup] {
    rest.isEmpty
      ? [] : [TieGroup(candidates: rest, after: group.after, isZeroSoFar: true)]
  }

  /// A candidate that is likely to be small: the stay of the variable declared last, else one in the
  /// middle.
  private func champion(of candidates: ContiguousArray<RatioCandidate>) -> RatioCandidate {
    var champion = candidates[candidates.count / 2]
    var order = Int64.min
    for candidate in candidates {
      let form = forms[Int(candidate.form)]
      guard form.isUnit, variables[Int(form.variable)].order > order else { continue }
      order = variables[Int(form.variable)].order
      champion = candidate
    }
    return champion
  }

  /// The candidates whose ratios are zero at all levels up to one, and the others.
  private mutating func partition(
    _ candidates: ContiguousArray<RatioCandidate>, throughLevel end: Int64, in component: Int
  ) -> (zero: ContiguousArray<RatioCandidate>, others: ContiguousArray<RatioCandidate>) {
    probe.grow(to: components[component].columns.count)
    var weights = UnlikeWeights()
    for (column, variable) in components[component].columns.enumerated() {
      let record = variables[Int(variable)]
      if record.order <= end, pulls(record) { probe.add(weights.next(), at: column) }
    }
    components[component].factor.solveTransposed(&probe, sums: &sums)
    var zero = ContiguousArray<RatioCandidate>()
    var others = ContiguousArray<RatioCandidate>()
    for candidate in candidates {
      let isOwn = ownLevel(of: candidate).map { $0.order <= end } ?? false
      let isPulled =
        candidate.row >= 0 && probe[Int(candidate.row)].magnitude > Tolerance.pivot
      if isOwn || isPulled { others.append(candidate) } else { zero.append(candidate) }
    }
    probe.clear()
    return (zero, others)
  }
}
