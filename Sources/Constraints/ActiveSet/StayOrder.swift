/// Which of several equal ratios comes first in the levels of the stays.
///
/// Here every ratio is a vector with an entry a variable, in order of declaration, of which one
/// solve gives an entry of all candidates or all entries of one. A group of candidates is split at
/// the first level that tells any of them apart. Only the part in which the step ends needs to be
/// split further, as in selecting by pivots (Hoare, "Algorithm 65: Find", 1961).
///
/// Where ratios have been zero so far, the first entry that is not zero is positive, for multipliers
/// are within their bounds: the smallest ratio is one whose first entry comes latest. A
/// *champion*'s first entry takes one solve to find, and those that begin later still take another
/// one together: a weighted sum of all earlier levels is zero for them.
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
      return group.isZeroSoFar ? beginnings(of: group, leads) : parts(of: group, leads)
    }
    guard let level = nextStayLevel(of: group, in: component) else { return singles(group) }
    let parts = parts(of: group, at: level, in: component)
    guard let smallest = parts.last, smallest.isZeroSoFar, smallest.candidates.count > 2,
      smallest.candidates.count > group.candidates.count / 2
    else { return parts }
    return parts.dropLast() + splitByBeginning(smallest, in: component)
  }

  /// The first level at which each candidate's ratio is not zero, with that ratio; nothing when so
  /// many are not known that a solve for all at one level costs less than one for each at all.
  private mutating func leads(
    of candidates: ContiguousArray<RatioCandidate>, in component: Int
  ) -> ContiguousArray<StayLevel>? {
    let unknown = candidates.count { $0.row >= 0 && knownLead(of: Int($0.form)) == nil }
    guard unknown <= ActiveSet.fewSolves else { return nil }
    var result = ContiguousArray<StayLevel>()
    for candidate in candidates { result.append(firstStayLevel(of: candidate, in: component)) }
    return result
  }

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
    for place in order {
      let level = first[place]
      let tolerance = Tolerance.multiplier * max(1, level.ratio.magnitude)
      if level.order != previous.order || previous.ratio - level.ratio > tolerance {
        result.append(TieGroup(candidates: [], after: level.order, isZeroSoFar: false))
      }
      result[result.count - 1].candidates.append(group.candidates[place])
      previous = level
    }
    if let last = result.last, last.after == .max { result = result.dropLast() + singles(last) }
    return result
  }

  /// Splits a group at the first level at which one of its ratios is not zero.
  private func parts(of group: TieGroup, _ first: ContiguousArray<StayLevel>) -> [TieGroup] {
    let order = first.reduce(Int64.max) { min($0, $1.order) }
    if order == .max { return singles(group) }
    let ratios = ContiguousArray(first.map { $0.order == order ? $0.ratio : 0 })
    return parts(of: group, ratios, atOrder: order)
  }

  /// The candidates of a group one by one, the one with the largest rate last.
  private func singles(_ group: TieGroup) -> [TieGroup] {
    group.candidates.sorted { ($0.rate, $1.row) < ($1.rate, $0.row) }.map {
      TieGroup(candidates: [$0], isZeroSoFar: group.isZeroSoFar)
    }
  }

  /// Splits off the candidates whose first entry that is not zero comes latest.
  private mutating func splitByBeginning(_ group: TieGroup, in component: Int) -> [TieGroup] {
    var rest: ContiguousArray<RatioCandidate> = []
    var latest = group.candidates
    while true {
      let level = firstStayLevel(of: champion(of: latest), in: component)
      let (zero, others) = partition(latest, throughLevel: level.order, in: component)
      if zero.isEmpty, level.column >= 0 {
        let (begin, earlier) = partition(latest, throughLevel: level.order - 1, in: component)
        rest += earlier
        let ends = TieGroup(candidates: begin, after: level.order - 1, isZeroSoFar: true)
        return remainder(rest, of: group) + parts(of: ends, at: level, in: component)
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

  /// The level of a candidate's own variable, when its ratio is not zero there.
  private func ownLevel(of candidate: RatioCandidate) -> StayLevel? {
    let form = Int(candidate.form)
    guard forms[form].isUnit else { return nil }
    let multiplier = candidate.row < 0 ? Double(forms[form].staySlope) : 0
    let bound = staySlope(of: form, isHigh: candidate.isRising)
    guard multiplier != bound else { return nil }
    let variable = variables[Int(forms[form].variable)]
    let distance = candidate.isRising ? bound - multiplier : multiplier - bound
    return StayLevel(
      order: variable.order, column: variable.column, ratio: distance / candidate.rate)
  }

  /// The first level at which the candidates' ratios may differ: a sum of them with unlike weights
  /// that add up to nothing is zero where all are equal.
  private mutating func nextStayLevel(of group: TieGroup, in component: Int) -> StayLevel? {
    var first = StayLevel.none
    probe.grow(to: components[component].rows.count)
    var weights = UnlikeWeights()
    var sum = 0.0
    for candidate in group.candidates {
      if let own = ownLevel(of: candidate), own.order > group.after, own.order < first.order {
        first = own
      }
      let isLast = candidate.form == group.candidates.last?.form
      let weight = isLast ? -sum : weights.next()
      sum += weight
      guard candidate.row >= 0 else { continue }
      let signed = candidate.isRising ? weight : -weight
      probe.add(signed / candidate.rate, at: Int(candidate.row))
    }
    components[component].factor.solve(&probe, sums: &sums)
    let level = firstPull(after: group.after, before: first, in: component)
    return level.column < 0 ? nil : level
  }

  /// The first level at which a candidate's ratio is not zero, with that ratio.
  private mutating func firstStayLevel(of candidate: RatioCandidate, in component: Int)
    -> StayLevel
  {
    let own = ownLevel(of: candidate) ?? .none
    guard candidate.row >= 0 else { return own }
    let form = Int(candidate.form)
    if knownLead(of: form) == nil {
      computeMove(ofRow: Int(candidate.row), in: component)
      noteLead(of: form, in: component)
      probe.clear()
    }
    guard let lead = knownLead(of: form) else { return own }
    let variable = variables[Int(lead.variable)]
    guard variable.order < own.order else { return own }
    let pull = Double(forms[Int(variable.form)].staySlope)
    return StayLevel(
      order: variable.order, column: variable.column,
      ratio: (candidate.isRising ? pull : -pull) * lead.move / candidate.rate)
  }

  /// The level of the first variable with a move in `probe` whose stay pulls, or the one given when
  /// none comes before it; clears `probe`.
  private mutating func firstPull(
    after: Int64, before end: StayLevel, in component: Int
  ) -> StayLevel {
    var first = end
    let columns = components[component].columns
    probe.forEach { column, move in
      let variable = variables[Int(columns[column])]
      guard variable.order > after, variable.order < first.order, pulls(variable) else { return }
      guard move.magnitude > Tolerance.pivot else { return }
      first = StayLevel(order: variable.order, column: Int32(column), ratio: 0)
    }
    probe.clear()
    return first
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

  /// The candidates of a group by their ratio at one level, the smallest last.
  private mutating func parts(
    of group: TieGroup, at level: StayLevel, in component: Int
  ) -> [TieGroup] {
    let ratios = stayRatios(of: group.candidates, at: level, in: component)
    return parts(of: group, ratios, atOrder: level.order)
  }

  private func parts(
    of group: TieGroup, _ ratios: ContiguousArray<Double>, atOrder level: Int64
  ) -> [TieGroup] {
    let order = ratios.indices.sorted { (ratios[$1], $0) < (ratios[$0], $1) }
    var result: [TieGroup] = []
    var previous = Double.infinity
    for place in order {
      let tolerance = Tolerance.multiplier * max(1, ratios[place].magnitude)
      if previous - ratios[place] > tolerance || result.isEmpty {
        let isZero = ratios[place].magnitude <= Tolerance.multiplier
        result.append(
          TieGroup(candidates: [], after: level, isZeroSoFar: group.isZeroSoFar && isZero))
      }
      previous = ratios[place]
      result[result.count - 1].candidates.append(group.candidates[place])
    }
    return result
  }

  private mutating func stayRatios(
    of candidates: ContiguousArray<RatioCandidate>, at level: StayLevel, in component: Int
  ) -> ContiguousArray<Double> {
    let column = Int(level.column)
    let unit = Int(variables[Int(components[component].columns[column])].form)
    let pull = forms[unit].isActive ? 0 : Double(forms[unit].staySlope)
    if pull != 0 {
      probe.grow(to: components[component].columns.count)
      probe.add(1, at: column)
      components[component].factor.solveTransposed(&probe, sums: &sums)
    }
    var result = ContiguousArray<Double>()
    for candidate in candidates {
      let isOwn = Int(candidate.form) == unit
      let bound = isOwn ? staySlope(of: unit, isHigh: candidate.isRising) : 0
      var multiplier = 0.0
      if candidate.row >= 0 {
        multiplier = -pull * probe[Int(candidate.row)]
      } else if isOwn {
        multiplier = pull
      }
      let distance = candidate.isRising ? bound - multiplier : multiplier - bound
      result.append(distance / candidate.rate)
    }
    probe.clear()
    return result
  }
}

/// The level of a variable's stay.
private struct StayLevel {
  /// The variable's order of declaration and its column; `Int64.max` and −1 for no level.
  var order: Int64
  var column: Int32
  /// A candidate's ratio there.
  var ratio: Double

  static var none: StayLevel { StayLevel(order: .max, column: -1, ratio: 0) }
}

/// Weights in [1, 2) of which no sums cancel by accident; always the same ones.
struct UnlikeWeights {
  private var bits: UInt64 = 0

  mutating func next() -> Double {
    bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return 1 + Double(bits >> 40) / Double(1 << 24)
  }
}
