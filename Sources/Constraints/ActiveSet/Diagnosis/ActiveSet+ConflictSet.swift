/// The conflict set of a constraint that is broken: what keeps it from being kept better.
///
/// For that its form would have to move, and with it one of the basic forms that determine it. This
/// costs the constraints which resist that basic form's move. Where the gain would outvote these,
/// it also costs nonbasic forms that move along, which in turn are held where they are.
///
/// What a move meets does not depend on what it would gain, so each side of a form is looked at once.
extension ActiveSet {
  /// The breakpoints at least as strong as a broken one that stand against it.
  ///
  /// - Complexity: A solve for the form, and one for each form that is to be explained in turn; each
  ///   basic form moves once to either side, whatever would have it move.
  mutating func conflictSet(of number: Int) -> ContiguousArray<Int32> {
    let breakpoint = breakpoints[number]
    let form = Int(breakpoint.form)
    guard forms[form].component >= 0, breakpoint.level >= 0 else { return [] }
    ensureFactor(of: Int(forms[form].component))
    let isRising = value(ofForm: form) < breakpoint.position
    let gain = LevelShare(
      level: breakpoint.level, amount: isRising ? -breakpoint.leftSlope : breakpoint.rightSlope)
    let wanted = ImprovingMove(side: FormSide(form: form, isRising: isRising), gain: [gain])
    var search = ConflictSearch(
      breakpointCount: breakpoints.count, formCount: forms.count, weakest: breakpoint.level)
    search.begin(with: wanted, at: number)
    note(breakpointsResisting(wanted.side, no: breakpoint.level), in: &search)
    while let move = search.next() {
      explain(move, asked: form, gain, &search)
    }
    return search.found
  }

  /// Looks at what the basic forms that determine a form meet when it moves.
  private mutating func explain(
    _ move: ImprovingMove, asked form: Int, _ gain: LevelShare, _ search: inout ConflictSearch
  ) {
    let component = Int(forms[move.side.form].component)
    for (row, coordinate) in significantCoordinates(of: move.side.form, in: component) {
      let side = FormSide(
        form: Int(components[component].rows[row]),
        isRising: (coordinate > 0) == move.side.isRising)
      guard !search.isExplained(side) else { continue }
      if search.meets(side) { note(breakpointsResisting(side, no: search.weakest), in: &search) }
      // Its own constraints would hold it: that is why, and nothing further is needed.
      let share = side.form == form ? gain.amount : 0
      guard outvotes(side, move.gain, times: coordinate.magnitude, but: share, search.weakest)
      else {
        if forms[side.form].isRequired(isHigh: side.isRising) { search.setExplained(side) }
        continue
      }
      // They would not, so forms that move along must: each is explained in turn, once.
      search.setExplained(side)
      explainFormsMoving(with: side, &search)
    }
  }

  /// Whether a gain outweighs what the move of a basic form itself costs, without the share of that
  /// cost in the weakest level which is the gain itself.
  private func outvotes(
    _ side: FormSide, _ gain: ContiguousArray<LevelShare>, times factor: Double, but share: Double,
    _ weakest: Int32
  ) -> Bool {
    if forms[side.form].isRequired(isHigh: side.isRising) { return false }
    let costs = slopeShares(beside: side, no: weakest)
    let sign = side.isRising ? 1.0 : -1
    var (gainIndex, costIndex) = (0, 0)
    // The strongest level at which the two differ decides.
    while true {
      let gainLevel = gainIndex < gain.count ? gain[gainIndex].level : .max
      let costLevel = costIndex < costs.count ? costs[costIndex].level : .max
      let level = min(gainLevel, costLevel, share == 0 ? .max : weakest)
      guard level <= weakest else { return false }
      let part = gainLevel == level ? gain[gainIndex].amount * factor : 0
      let cost = costLevel == level ? sign * costs[costIndex].amount : 0
      let excess = part - cost - (level == weakest ? share : 0)
      if excess.magnitude > Tolerance.multiplier * max(1, part.magnitude) { return excess > 0 }
      if level == weakest { return false }
      if gainLevel == level { gainIndex += 1 }
      if costLevel == level { costIndex += 1 }
    }
  }

  /// Notes what the nonbasic forms meet that a basic form's move takes along, and has those explained
  /// that would rather move the other way.
  private mutating func explainFormsMoving(with basic: FormSide, _ search: inout ConflictSearch) {
    let component = Int(forms[basic.form].component)
    computeMove(ofRow: Int(forms[basic.form].row), in: component)
    var move = WorkVector()
    swap(&move, &probe)
    search.beginRound()
    let columns = components[component].columns
    move.forEach { column, _ in
      var index = variables[Int(columns[column])].firstTerm
      while index >= 0 {
        let form = Int(terms[Int(index)].form)
        index = terms[Int(index)].next
        guard !forms[form].isBasic, !search.isTaken(form), search.isNewInRound(form) else {
          continue
        }
        let rate = termsOf(form).reduce(0) {
          $0 + $1.coefficient * move[Int(variables[Int($1.variable)].column)]
        }
        guard rate.magnitude > Tolerance.pivot else { continue }
        let side = FormSide(form: form, isRising: (rate > 0) == basic.isRising)
        guard search.meets(side) else { continue }
        note(breakpointsResisting(side, no: search.weakest), in: &search)
        if let opposing = opposingMove(to: side, no: search.weakest) { search.put(opposing) }
      }
    }
    move.clear()
    swap(&move, &probe)
  }

  /// How a nonbasic form, taken along, would itself rather move, and what that is worth to it.
  ///
  /// - Returns: `nil` when it does not mind.
  private func opposingMove(to side: FormSide, no weakest: Int32) -> ImprovingMove? {
    var gain = slopeShares(beside: side, no: weakest)
    if !side.isRising { for index in gain.indices { gain[index].amount.negate() } }
    let first = gain.first { $0.amount.magnitude > Tolerance.multiplier }
    guard let first, first.amount > 0 else { return nil }
    return ImprovingMove(
      side: FormSide(form: side.form, isRising: !side.isRising), gain: gain)
  }

  private func note(_ more: ContiguousArray<Int32>, in search: inout ConflictSearch) {
    for number in more { search.note(number) }
  }

  /// The breakpoints of a form that a move would break or break more, none weaker than a level.
  private func breakpointsResisting(_ side: FormSide, no weakest: Int32) -> ContiguousArray<Int32> {
    let value = value(ofForm: side.form)
    let slack = Tolerance.room(activity(of: side.form).magnitude)
    var found = ContiguousArray<Int32>()
    var number = forms[side.form].first
    while number >= 0 {
      let breakpoint = breakpoints[Int(number)]
      let resists =
        side.isRising
        ? breakpoint.rightSlope > 0 && breakpoint.position <= value + slack
        : breakpoint.leftSlope < 0 && breakpoint.position >= value - slack
      let isStrong = breakpoint.level <= weakest
      if resists, isStrong, breakpoint.level != Breakpoint.stayLevel { found.append(number) }
      number = breakpoint.next
    }
    return found
  }

  /// The slope of a form's cost on the side to which it moves, as far as it is not zero, from the
  /// strongest level to the weakest that counts.
  private func slopeShares(
    beside side: FormSide, no weakest: Int32
  ) -> ContiguousArray<LevelShare> {
    let boundary = boundary(besideLocationOf: side.form, isHigh: side.isRising)
    var shares = ContiguousArray<LevelShare>()
    var isLeft = true
    var number = forms[side.form].first
    while number >= 0 {
      if number == boundary { isLeft = false }
      let breakpoint = breakpoints[Int(number)]
      let part = isLeft ? breakpoint.rightSlope : breakpoint.leftSlope
      if part != 0, breakpoint.level >= 0, breakpoint.level <= weakest {
        shares.append(LevelShare(level: breakpoint.level, amount: part))
      }
      number = breakpoint.next
    }
    guard shares.count > 1 else { return shares }
    shares.sort { $0.level < $1.level }
    var last = 0
    for index in 1..<shares.count {
      if shares[index].level == shares[last].level {
        shares[last].amount += shares[index].amount
      } else {
        last += 1
        shares[last] = shares[index]
      }
    }
    shares.removeLast(shares.count - 1 - last)
    return shares
  }

  /// A form's value: that of its breakpoint, exactly, when it is basic.
  private func value(ofForm form: Int) -> Double {
    forms[form].isBasic ? forms[form].low : activity(of: form).value
  }
}
