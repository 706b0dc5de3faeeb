/// At which levels of the stays candidates' ratios begin and differ, and what they are there.
extension ActiveSet {
  /// The level of a candidate's own variable, when its ratio is not zero there.
  func ownLevel(of candidate: RatioCandidate) -> StayLevel? {
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
  mutating func nextStayLevel(of group: TieGroup, in component: Int) -> StayLevel? {
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
  mutating func firstStayLevel(of candidate: RatioCandidate, in component: Int)
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

  mutating func stayRatios(
    of candidates: ContiguousArray<RatioCandidate>, at level: StayLevel, in component: Int
  ) -> ContiguousArray<Double> {
    let column = Int(level.column)
    let unit = Int(variables[Int(components[component].columns[column])].form)
    let pull = forms[unit].isBasic ? 0 : Double(forms[unit].staySlope)
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
