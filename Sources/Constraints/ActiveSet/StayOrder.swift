/// Which of several equal ratios comes first in the levels of the stays.
extension ActiveSet {
  /// The place in `tied` of the candidate whose ratio is the smallest in the levels of the stays;
  /// of those that are equal there too, the one with the largest rate.
  mutating func firstTiedByStays(in component: Int) -> Int {
    var places = ContiguousArray(tied.indices)
    var last = Int64.min
    while places.count > 1 {
      guard let variable = nextStayLevel(of: places, after: last, in: component) else { break }
      last = variables[variable].order
      keepSmallest(&places, atLevelOf: variable, in: component)
    }
    var best = places[0]
    for place in places.dropFirst() where tied[place].rate > tied[best].rate { best = place }
    return best
  }

  /// The first variable, in order of declaration, at whose level some candidate's ratio may differ
  /// from zero: a sum of their moves with unlike weights tells where any of them is not zero.
  private mutating func nextStayLevel(
    of places: ContiguousArray<Int>, after last: Int64, in component: Int
  ) -> Int? {
    var first: Int?
    var firstOrder = Int64.max
    ensureFactor(of: component)
    probe.grow(to: components[component].rows.count)
    var bits: UInt64 = 0
    for place in places {
      let candidate = tied[place]
      if forms[Int(candidate.form)].isUnit {
        let variable = Int(forms[Int(candidate.form)].variable)
        let order = variables[variable].order
        if order > last, order < firstOrder { (first, firstOrder) = (variable, order) }
      }
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let weight = 1 + Double(bits >> 40) / Double(1 << 24)
      if candidate.row >= 0 { probe.add(weight, at: Int(candidate.row)) }
    }
    components[component].factor.solve(&probe)
    let columns = components[component].columns
    probe.forEach { column, move in
      let variable = Int(columns[column])
      let order = variables[variable].order
      guard order > last, order < firstOrder, move.magnitude > Tolerance.pivot else { return }
      let unit = forms[Int(variables[variable].form)]
      if !unit.isActive, unit.staySlope != 0 { (first, firstOrder) = (variable, order) }
    }
    probe.clear()
    return first
  }

  private mutating func keepSmallest(
    _ places: inout ContiguousArray<Int>, atLevelOf variable: Int, in component: Int
  ) {
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
    places = ContiguousArray(zip(places, ratiosHere).filter { $0.1 <= limit }.map(\.0))
  }
}
