/// A form that could be kept better.
private struct Claim {
  var form: Int
  /// To which side.
  var isRising: Bool
  /// By how much a move of one would lessen the violations at each level, from the strongest to that
  /// of the constraint in question.
  var gain: ContiguousArray<Double>
}

/// What keeps a constraint that is broken from being kept better.
///
/// For that its form would have to move, and with it one of the active forms that determine it. This
/// costs the constraints which resist that active form's move. Where the gain would outvote these,
/// it also costs inactive forms that move along, which in turn are held where they are.
extension ActiveSet {
  /// The breakpoints at least as strong as a broken one that stand against it.
  ///
  /// - Complexity: A solve for the form, and one for each active form that determines it and whose
  ///   own constraints do not explain enough.
  mutating func opponents(of number: Int) -> ContiguousArray<Int32> {
    let breakpoint = breakpoints[number]
    let form = Int(breakpoint.form)
    guard forms[form].component >= 0, breakpoint.level >= 0 else { return [] }
    ensureFactor(of: Int(forms[form].component))
    let isRising = place(of: form) < breakpoint.position
    var gain = ContiguousArray(repeating: 0.0, count: Int(breakpoint.level) + 1)
    gain[gain.count - 1] = isRising ? -breakpoint.leftSlope : breakpoint.rightSlope
    let claim = Claim(form: form, isRising: isRising, gain: gain)

    var isFound = ContiguousArray(repeating: false, count: breakpoints.count)
    isFound[number] = true
    var found = ContiguousArray<Int32>()
    func note(_ more: ContiguousArray<Int32>) {
      for number in more where !isFound[Int(number)] {
        isFound[Int(number)] = true
        found.append(number)
      }
    }
    note(resisting(claim))
    var isMet = ContiguousArray(repeating: false, count: forms.count)
    isMet[form] = true
    var pending = [claim]
    while let claim = pending.popLast() {
      for held in claimsOnRows(of: claim) {
        note(resisting(held))
        guard isOutvoted(held, excluding: held.form == form ? gain : nil) else { continue }
        for resistance in resistance(toMoveOf: held) where !isMet[resistance.form] {
          note(resisting(resistance))
          guard let counterclaim = counterclaim(against: resistance) else { continue }
          isMet[resistance.form] = true
          pending.append(counterclaim)
        }
      }
    }
    return found
  }

  /// What a claim asks of each active form that determines its form.
  private mutating func claimsOnRows(of claim: Claim) -> ContiguousArray<Claim> {
    let component = Int(forms[claim.form].component)
    var claims = ContiguousArray<Claim>()
    for (row, coordinate) in significantCoordinates(of: claim.form, in: component) {
      var gain = claim.gain
      for level in gain.indices { gain[level] *= coordinate.magnitude }
      claims.append(
        Claim(
          form: Int(components[component].rows[row]),
          isRising: (coordinate > 0) == claim.isRising, gain: gain))
    }
    return claims
  }

  /// The breakpoints of a form that its move would break or break more, no weaker than the claim.
  private func resisting(_ claim: Claim) -> ContiguousArray<Int32> {
    let place = place(of: claim.form)
    let slack = Tolerance.room(activity(of: claim.form).magnitude)
    var found = ContiguousArray<Int32>()
    var number = forms[claim.form].first
    while number >= 0 {
      let breakpoint = breakpoints[Int(number)]
      let resists =
        claim.isRising
        ? breakpoint.rightSlope > 0 && breakpoint.position <= place + slack
        : breakpoint.leftSlope < 0 && breakpoint.position >= place - slack
      let isStrong = Int(breakpoint.level) < claim.gain.count
      if resists, isStrong, breakpoint.level != Breakpoint.stay { found.append(number) }
      number = breakpoint.next
    }
    return found
  }

  /// Whether a claim's gain outweighs what an active form's own move costs, without the share of that
  /// cost which is the gain itself.
  private mutating func isOutvoted(
    _ claim: Claim, excluding share: ContiguousArray<Double>?
  ) -> Bool {
    let form = forms[claim.form]
    if form.isRequired(isHigh: claim.isRising) { return false }
    computeSlope(beside: claim)
    for level in claim.gain.indices {
      let cost = claim.isRising ? slope[level] : -slope[level]
      let excess = claim.gain[level] - cost - (share?[level] ?? 0)
      if excess.magnitude > Tolerance.multiplier * max(1, claim.gain[level].magnitude) {
        return excess > 0
      }
    }
    return false
  }

  /// The inactive forms that move with an active one, as claims on them.
  private mutating func resistance(toMoveOf claim: Claim) -> ContiguousArray<Claim> {
    let component = Int(forms[claim.form].component)
    computeMove(ofRow: Int(forms[claim.form].row), in: component)
    var move = WorkVector()
    swap(&move, &probe)
    var found = ContiguousArray<Claim>()
    let columns = components[component].columns
    move.forEach { column, _ in
      var position = variables[Int(columns[column])].firstTerm
      while position >= 0 {
        let form = Int(terms[Int(position)].form)
        position = terms[Int(position)].next
        guard !forms[form].isActive else { continue }
        let rate = termsOf(form).reduce(0) {
          $0 + $1.coefficient * move[Int(variables[Int($1.variable)].column)]
        }
        guard rate.magnitude > Tolerance.pivot else { continue }
        found.append(
          Claim(form: form, isRising: (rate > 0) == claim.isRising, gain: claim.gain))
      }
    }
    move.clear()
    swap(&move, &probe)
    return found
  }

  /// What an inactive form, asked to move, would itself rather do; nothing when it does not mind.
  private mutating func counterclaim(against claim: Claim) -> Claim? {
    computeSlope(beside: claim)
    var gain = claim.gain
    for level in gain.indices { gain[level] = claim.isRising ? slope[level] : -slope[level] }
    let first = gain.first { $0.magnitude > Tolerance.multiplier }
    guard let first, first > 0 else { return nil }
    return Claim(form: claim.form, isRising: !claim.isRising, gain: gain)
  }

  /// The slope of a form's cost on the side that a claim is for.
  private mutating func computeSlope(beside claim: Claim) {
    computeSlope(of: claim.form, isHigh: claim.isRising)
  }

  /// Where a form is.
  private func place(of form: Int) -> Double {
    forms[form].isActive ? forms[form].low : activity(of: form).value
  }
}
