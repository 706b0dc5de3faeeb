/// The ratio test: how far multipliers can move before one reaches a bound.
///
/// A ratio is a vector with one entry a level; ratios are compared lexicographically, with a
/// tolerance, and equal ones by the levels of the stays where it matters.
extension ActiveSet {
  /// Writes the candidate's ratio, (bound − multiplier) / rate, into the work space.
  ///
  /// - Returns: Whether there is a bound; a required one is never reached.
  mutating func computeRatio(_ candidate: RatioCandidate) -> Bool {
    let form = Int(candidate.form)
    guard computeSlope(of: form, isHigh: candidate.isRising) == .none else { return false }
    for level in 0..<levels.count {
      let distance = slope[level] - multipliers[form * stride + level]
      // Rounding is as large as the multiplier has it, whatever the rate.
      let size = max(1, slope[level].magnitude, multipliers[form * stride + level].magnitude)
      let isZero = distance.magnitude <= Tolerance.multiplier * size
      if isZero, distance.magnitude > Tolerance.certainShare * size { isInDoubt = true }
      ratios[candidate.ratio + level] =
        isZero ? 0 : (candidate.isRising ? distance : -distance) / candidate.rate
    }
    return true
  }

  /// Adds a candidate when its multiplier has a bound in that direction.
  mutating func addCandidate(row: Int, form: Int, rate: Double, isRising: Bool) {
    if forms[form].isRequired(isHigh: isRising) { return }
    let start = ratios.count
    for _ in 0..<levels.count { ratios.append(0) }
    let candidate = RatioCandidate(
      row: Int32(row), form: Int32(form), rate: rate, isRising: isRising, ratio: start)
    if computeRatio(candidate) {
      candidates.append(candidate)
    } else {
      ratios.removeLast(levels.count)
    }
  }

  /// Compares two ratio vectors: −1, 0 or 1.
  mutating func compareRatios(_ left: Int, _ right: Int) -> Int {
    for level in 0..<levels.count {
      let difference = ratios[left + level] - ratios[right + level]
      if difference == 0 { continue }
      let size = max(1, ratios[left + level].magnitude)
      if difference.magnitude > Tolerance.multiplier * size { return difference < 0 ? -1 : 1 }
      if difference.magnitude > Tolerance.certainShare * size { isInDoubt = true }
    }
    return 0
  }

  /// Moves the candidates with the smallest ratio from `candidates` to `tied`; the first place of
  /// the work space keeps that ratio.
  mutating func takeSmallestRatios() {
    tied.removeAll(keepingCapacity: true)
    guard var smallest = candidates.first else { return }
    // The first of equal ones is as good as any: all within the tolerance of it are taken together.
    for candidate in candidates.dropFirst()
    where compareRatios(candidate.ratio, smallest.ratio) < 0 { smallest = candidate }
    for level in 0..<levels.count { ratios[level] = ratios[smallest.ratio + level] }
    var kept = 0
    for index in candidates.indices {
      if compareRatios(candidates[index].ratio, 0) == 0 {
        tied.append(candidates[index])
      } else {
        candidates[kept] = candidates[index]
        kept += 1
      }
    }
    candidates.removeLast(candidates.count - kept)
  }

  /// How far a form's value can move past its bound before the slope changes again.
  func distanceToNextBreakpoint(_ candidate: RatioCandidate) -> Double {
    let form = forms[Int(candidate.form)]
    if candidate.isRising {
      return form.after >= 0
        ? breakpoints[Int(form.after)].position - form.high : .infinity
    }
    return form.before >= 0 ? form.low - breakpoints[Int(form.before)].position : .infinity
  }

  /// How far a form's value can move past its bound before the slope changes in a level above the
  /// stays': a stay that is alone at its position changes none.
  func distanceAtTiedRatio(_ candidate: RatioCandidate) -> Double {
    let form = forms[Int(candidate.form)]
    var number = candidate.isRising ? form.after : form.before
    if number >= 0, breakpoints[Int(number)].level == Breakpoint.stayLevel {
      let stay = breakpoints[Int(number)]
      let neighbour = candidate.isRising ? stay.next : stay.previous
      let isAlone =
        neighbour < 0 || breakpoints[Int(neighbour)].position != stay.position
      // Behind a lone stay the slope differs in the last levels only: the form is tied again there.
      if isAlone { number = neighbour }
    }
    guard number >= 0 else { return .infinity }
    return (breakpoints[Int(number)].position - form.low).magnitude
  }
}
