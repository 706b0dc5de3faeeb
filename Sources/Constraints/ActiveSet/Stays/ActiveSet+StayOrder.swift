/// Which of several equal ratios comes first in the levels of the stays.
///
/// Here every ratio is a vector with an entry a variable, in order of declaration, of which one
/// solve gives an entry of all candidates or all entries of one. A group of candidates is split at
/// the first level that tells any of them apart. Only the part in which the step ends needs to be
/// split further, as in selecting by pivots (Hoare, "Algorithm 65: Find", 1961).
///
/// Where ratios have been zero so far, the first entry that is not zero is positive, for multipliers
/// are within their bounds: the smallest ratio is one whose first entry comes latest. Rows' `StayLead`s
/// tell most first entries without a solve.
extension ActiveSet {
  /// Splits a group of two or more by their ratios.
  ///
  /// - Parameters:
  ///   - group: The candidates.
  ///   - component: The basis that they belong to.
  /// - Returns: Smaller groups, the one with the smallest ratios last.
  mutating func split(_ group: TieGroup, in component: Int) -> [TieGroup] {
    ensureFactor(of: component)
    if group.after == .min, let leads = leads(of: group.candidates, in: component) {
      return group.isZeroSoFar ? beginnings(of: group, leads) : subgroups(of: group, leads)
    }
    guard let level = nextStayLevel(of: group, in: component) else { return singles(group) }
    let subgroups = subgroups(of: group, at: level, in: component)
    // Where most are still tied at zero, splitting by where they begin takes fewer solves than level by
    // level.
    guard let smallest = subgroups.last, smallest.isZeroSoFar, smallest.candidates.count > 2,
      smallest.candidates.count > group.candidates.count / 2
    else { return subgroups }
    return subgroups.dropLast() + splitByBeginning(smallest, in: component)
  }

  /// The first level at which each candidate's ratio is not zero, with that ratio.
  ///
  /// - Returns: `nil` when so many are not known that a solve for all at one level costs less than one
  ///   for each at all.
  private mutating func leads(
    of candidates: ContiguousArray<RatioCandidate>, in component: Int
  ) -> ContiguousArray<StayLevel>? {
    let unknown = candidates.count { $0.row >= 0 && knownLead(of: Int($0.form)) == nil }
    guard unknown <= ActiveSet.fewSolves else { return nil }
    var result = ContiguousArray<StayLevel>()
    for candidate in candidates { result.append(firstStayLevel(of: candidate, in: component)) }
    return result
  }

  /// From so many solves on, one for all candidates at one level costs less.
  private static var fewSolves: Int { 24 }

  /// Splits a group whose ratios are zero so far: the later a candidate's first entry that is not
  /// zero comes, the smaller its ratio.
  private func beginnings(of group: TieGroup, _ first: ContiguousArray<StayLevel>) -> [TieGroup] {
    let order = first.indices.sorted { left, right in
      let (one, other) = (first[left], first[right])
      if one.order != other.order { return one.order < other.order }
      return one.ratio != other.ratio ? one.ratio > other.ratio : left < right
    }
    var result: [TieGroup] = []
    var previous = StayLevel(order: .min, column: -1, ratio: 0)
    for index in order {
      let level = first[index]
      let tolerance = Tolerance.multiplier * max(1, level.ratio.magnitude)
      if level.order != previous.order || previous.ratio - level.ratio > tolerance {
        result.append(TieGroup(candidates: [], after: level.order, isZeroSoFar: false))
      }
      result[result.count - 1].candidates.append(group.candidates[index])
      previous = level
    }
    if let last = result.last, last.after == .max { result = result.dropLast() + singles(last) }
    return result
  }

  /// Splits a group at the first level at which one of its ratios is not zero.
  func subgroups(of group: TieGroup, _ first: ContiguousArray<StayLevel>) -> [TieGroup] {
    let order = first.reduce(Int64.max) { min($0, $1.order) }
    if order == .max { return singles(group) }
    let ratios = ContiguousArray(first.map { $0.order == order ? $0.ratio : 0 })
    return subgroups(of: group, ratios, atOrder: order)
  }

  /// The candidates of a group one by one, the one with the largest rate last.
  func singles(_ group: TieGroup) -> [TieGroup] {
    group.candidates.sorted { ($0.rate, $1.row) < ($1.rate, $0.row) }.map {
      TieGroup(candidates: [$0], isZeroSoFar: group.isZeroSoFar)
    }
  }

  /// The candidates of a group by their ratio at one level, the smallest last.
  mutating func subgroups(
    of group: TieGroup, at level: StayLevel, in component: Int
  ) -> [TieGroup] {
    let ratios = stayRatios(of: group.candidates, at: level, in: component)
    return subgroups(of: group, ratios, atOrder: level.order)
  }

  func subgroups(
    of group: TieGroup, _ ratios: ContiguousArray<Double>, atOrder level: Int64
  ) -> [TieGroup] {
    let order = ratios.indices.sorted { (ratios[$1], $0) < (ratios[$0], $1) }
    var result: [TieGroup] = []
    var previous = Double.infinity
    for index in order {
      let tolerance = Tolerance.multiplier * max(1, ratios[index].magnitude)
      if previous - ratios[index] > tolerance || result.isEmpty {
        let isZero = ratios[index].magnitude <= Tolerance.multiplier
        result.append(
          TieGroup(candidates: [], after: level, isZeroSoFar: group.isZeroSoFar && isZero))
      }
      previous = ratios[index]
      result[result.count - 1].candidates.append(group.candidates[index])
    }
    return result
  }
}
