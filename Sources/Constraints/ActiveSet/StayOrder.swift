/// Which of several equal ratios comes first in the levels of the stays.
///
/// Here every ratio is a vector with an entry a variable, in order of declaration, of which one
/// solve gives an entry of all candidates or all entries of one.
///
/// Where the tied ratios are zero in all other levels, the first entry that is not zero is positive,
/// for the multipliers are within their bounds: the smallest ratio is one whose first entry comes
/// latest. A *champion*'s first entry takes one solve to find, and those that begin later still take
/// another one together: a weighted sum of all earlier levels is zero for them. A few rounds remain,
/// as in selecting by random pivots. Otherwise, and among those that begin alike, entries are
/// compared level by level, which mostly ends at the first one.
extension ActiveSet {
  /// The place in `tied` of the candidate whose ratio is the smallest in the levels of the stays;
  /// of those that are equal there too, the one with the largest rate.
  mutating func firstTiedByStays(in component: Int) -> Int {
    ensureFactor(of: component)
    var places = ContiguousArray(tied.indices)
    var last = Int64.min
    var isZeroSoFar = (0..<levels.count).allSatisfy { ratios[$0] == 0 }
    while places.count > 1 {
      guard let level = nextStayLevel(of: places, after: last, in: component) else { break }
      let count = places.count
      let smallest = keepSmallest(&places, atLevel: level, in: component)
      last = level
      isZeroSoFar = isZeroSoFar && smallest == 0
      if isZeroSoFar, places.count > 2, places.count > count / 2 {
        guard let beginning = keepLatestBeginning(&places, in: component) else { break }
        keepSmallest(&places, atLevel: beginning, in: component)
        last = beginning
        isZeroSoFar = false
      }
    }
    return largestRate(of: places)
  }

  /// Keeps the candidates whose first entry comes latest.
  ///
  /// - Returns: The level of that entry; nothing when all their entries are zero.
  private mutating func keepLatestBeginning(
    _ places: inout ContiguousArray<Int>, in component: Int
  ) -> Int64? {
    while true {
      let champion = champion(of: places)
      guard let level = firstStayLevel(of: champion, in: component) else {
        places = withoutLevels(places, through: .max, in: component)
        return nil
      }
      let later = withoutLevels(places, through: level, in: component)
      if later.isEmpty {
        places = withoutLevels(places, through: level - 1, in: component)
        return level
      }
      places = later
    }
  }

  /// The first level, in order of declaration, at which some candidate's ratio may differ from zero:
  /// a sum of their moves with unlike weights tells where any of them is not zero.
  private mutating func nextStayLevel(
    of places: ContiguousArray<Int>, after last: Int64, in component: Int
  ) -> Int64? {
    var first = Int64.max
    probe.grow(to: components[component].rows.count)
    var weights = UnlikeWeights()
    for place in places {
      let candidate = tied[place]
      if let order = ownLevel(of: candidate), order > last, order < first { first = order }
      if candidate.row >= 0 { probe.add(weights.next(), at: Int(candidate.row)) }
    }
    components[component].factor.solve(&probe, sums: &sums)
    let columns = components[component].columns
    probe.forEach { column, move in
      let variable = variables[Int(columns[column])]
      guard variable.order > last, variable.order < first else { return }
      let unit = forms[Int(variable.form)]
      if !unit.isActive, unit.staySlope != 0, move.magnitude > Tolerance.pivot {
        first = variable.order
      }
    }
    probe.clear()
    return first == .max ? nil : first
  }

  private func largestRate(of places: ContiguousArray<Int>) -> Int {
    var best = places[0]
    for place in places where tied[place].rate > tied[best].rate { best = place }
    return best
  }

  /// A candidate that is likely to be small: the stay of the variable declared last, else one in the
  /// middle.
  private func champion(of places: ContiguousArray<Int>) -> RatioCandidate {
    var champion = tied[places[places.count / 2]]
    var order = Int64.min
    for place in places {
      let form = forms[Int(tied[place].form)]
      guard form.isUnit, variables[Int(form.variable)].order > order else { continue }
      order = variables[Int(form.variable)].order
      champion = tied[place]
    }
    return champion
  }

  /// The order of the first variable at whose level a candidate's ratio is not zero.
  private mutating func firstStayLevel(
    of candidate: RatioCandidate, in component: Int
  ) -> Int64? {
    var first = Int64.max
    if let order = ownLevel(of: candidate) { first = order }
    if candidate.row >= 0 {
      computeMove(ofRow: Int(candidate.row), in: component)
      let columns = components[component].columns
      probe.forEach { column, move in
        let variable = variables[Int(columns[column])]
        guard variable.order < first else { return }
        let unit = forms[Int(variable.form)]
        if !unit.isActive, unit.staySlope != 0, move.magnitude > Tolerance.pivot {
          first = variable.order
        }
      }
      probe.clear()
    }
    return first == .max ? nil : first
  }

  /// The order of a candidate's own variable, when its ratio is not zero at that level.
  private func ownLevel(of candidate: RatioCandidate) -> Int64? {
    let form = Int(candidate.form)
    guard forms[form].isUnit else { return nil }
    let multiplier = candidate.row < 0 ? Double(forms[form].staySlope) : 0
    guard multiplier != staySlope(of: form, isHigh: candidate.isRising) else { return nil }
    return variables[Int(forms[form].variable)].order
  }

  /// The candidates whose ratios are zero at all levels up to one.
  private mutating func withoutLevels(
    _ places: ContiguousArray<Int>, through end: Int64, in component: Int
  ) -> ContiguousArray<Int> {
    probe.grow(to: components[component].columns.count)
    var weights = UnlikeWeights()
    for (column, variable) in components[component].columns.enumerated() {
      let record = variables[Int(variable)]
      guard record.order <= end else { continue }
      let unit = forms[Int(record.form)]
      guard !unit.isActive, unit.staySlope != 0 else { continue }
      probe.add(weights.next(), at: column)
    }
    components[component].factor.solveTransposed(&probe)
    var result = ContiguousArray<Int>()
    for place in places {
      let candidate = tied[place]
      if let order = ownLevel(of: candidate), order <= end { continue }
      if candidate.row >= 0, probe[Int(candidate.row)].magnitude > Tolerance.pivot { continue }
      result.append(place)
    }
    probe.clear()
    return result
  }

  /// Keeps the candidates whose ratio at one level is the smallest.
  ///
  /// - Returns: That ratio.
  @discardableResult
  private mutating func keepSmallest(
    _ places: inout ContiguousArray<Int>, atLevel level: Int64, in component: Int
  ) -> Double {
    guard let variable = variable(ofOrder: level, in: component) else { return 0 }
    let unit = Int(variables[variable].form)
    let pull = forms[unit].isActive ? 0 : Double(forms[unit].staySlope)
    if pull != 0 {
      probe.add(1, at: Int(variables[variable].column))
      components[component].factor.solveTransposed(&probe)
    }
    var smallest = Double.infinity
    var ratiosHere = ContiguousArray<Double>()
    for place in places {
      let candidate = tied[place]
      let isOwn = Int(candidate.form) == unit
      let bound = isOwn ? staySlope(of: unit, isHigh: candidate.isRising) : 0
      var multiplier = 0.0
      if candidate.row >= 0 {
        multiplier = -pull * probe[Int(candidate.row)]
      } else if isOwn {
        multiplier = pull
      }
      let distance = candidate.isRising ? bound - multiplier : multiplier - bound
      ratiosHere.append(distance / candidate.rate)
      smallest = min(smallest, distance / candidate.rate)
    }
    probe.clear()
    let limit = smallest + Tolerance.multiplier * max(1, smallest.magnitude)
    var kept = ContiguousArray<Int>()
    for (place, ratio) in zip(places, ratiosHere) where ratio <= limit { kept.append(place) }
    places = kept
    return smallest.magnitude <= Tolerance.multiplier ? 0 : smallest
  }

  private func variable(
    ofOrder order: Int64, in component: Int
  ) -> Int? {
    components[component].columns.first { variables[Int($0)].order == order }.map { Int($0) }
  }
}

/// Weights in [1, 2) of which no sums cancel by accident; always the same ones.
private struct UnlikeWeights {
  private var bits: UInt64 = 0

  mutating func next() -> Double {
    bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return 1 + Double(bits >> 40) / Double(1 << 24)
  }
}
