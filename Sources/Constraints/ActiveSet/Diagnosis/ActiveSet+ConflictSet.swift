/// A form's move to one side, which would lessen violations.
private struct ImprovingMove {
  var form: Int
  /// To which side.
  var isRising: Bool
  /// By how much a move of one would lessen the violations at each level, from the strongest to that
  /// of the constraint in question.
  var gain: ContiguousArray<Double>
}

/// The conflict set of a constraint that is broken: what keeps it from being kept better.
///
/// For that its form would have to move, and with it one of the basic forms that determine it. This
/// costs the constraints which resist that basic form's move. Where the gain would outvote these,
/// it also costs nonbasic forms that move along, which in turn are held where they are.
extension ActiveSet {
  /// The breakpoints at least as strong as a broken one that stand against it.
  ///
  /// - Complexity: A solve for the form, and one for each basic form that determines it and whose
  ///   own constraints do not explain enough.
  mutating func conflictSet(of number: Int) -> ContiguousArray<Int32> {
    let breakpoint = breakpoints[number]
    let form = Int(breakpoint.form)
    guard forms[form].component >= 0, breakpoint.level >= 0 else { return [] }
    ensureFactor(of: Int(forms[form].component))
    let isRising = value(ofForm: form) < breakpoint.position
    var gain = ContiguousArray(repeating: 0.0, count: Int(breakpoint.level) + 1)
    gain[gain.count - 1] = isRising ? -breakpoint.leftSlope : breakpoint.rightSlope
    let wanted = ImprovingMove(form: form, isRising: isRising, gain: gain)

    var isFound = ContiguousArray(repeating: false, count: breakpoints.count)
    isFound[number] = true
    var found = ContiguousArray<Int32>()
    func note(_ more: ContiguousArray<Int32>) {
      for number in more where !isFound[Int(number)] {
        isFound[Int(number)] = true
        found.append(number)
      }
    }
    note(breakpointsResisting(wanted))
    var isMet = ContiguousArray(repeating: false, count: forms.count)
    isMet[form] = true
    var pending = [wanted]
    while let move = pending.popLast() {
      for basic in movesOfRows(for: move) {
        note(breakpointsResisting(basic))
        // Its own constraints would hold it: that is why, and nothing further is needed.
        guard isOutvoting(basic, excluding: basic.form == form ? gain : nil) else { continue }
        // They would not, so forms that move along must: each is explained in turn, once.
        for nonbasic in movesAlong(with: basic) where !isMet[nonbasic.form] {
          note(breakpointsResisting(nonbasic))
          guard let opposing = opposingMove(to: nonbasic) else { continue }
          isMet[nonbasic.form] = true
          pending.append(opposing)
        }
      }
    }
    return found
  }

  /// How each basic form that determines a form would have to move for the form's move.
  private mutating func movesOfRows(for move: ImprovingMove) -> ContiguousArray<ImprovingMove> {
    let component = Int(forms[move.form].component)
    var moves = ContiguousArray<ImprovingMove>()
    for (row, coordinate) in significantCoordinates(of: move.form, in: component) {
      var gain = move.gain
      for level in gain.indices { gain[level] *= coordinate.magnitude }
      moves.append(
        ImprovingMove(
          form: Int(components[component].rows[row]),
          isRising: (coordinate > 0) == move.isRising, gain: gain))
    }
    return moves
  }

  /// The breakpoints of a form that a move would break or break more, at levels no weaker than its
  /// gain.
  private func breakpointsResisting(_ move: ImprovingMove) -> ContiguousArray<Int32> {
    let value = value(ofForm: move.form)
    let slack = Tolerance.room(activity(of: move.form).magnitude)
    var found = ContiguousArray<Int32>()
    var number = forms[move.form].first
    while number >= 0 {
      let breakpoint = breakpoints[Int(number)]
      let resists =
        move.isRising
        ? breakpoint.rightSlope > 0 && breakpoint.position <= value + slack
        : breakpoint.leftSlope < 0 && breakpoint.position >= value - slack
      let isStrong = Int(breakpoint.level) < move.gain.count
      if resists, isStrong, breakpoint.level != Breakpoint.stayLevel { found.append(number) }
      number = breakpoint.next
    }
    return found
  }

  /// Whether the gain of a basic form's move outweighs what the move itself costs, without the share
  /// of that cost which is the gain itself.
  private mutating func isOutvoting(
    _ move: ImprovingMove, excluding share: ContiguousArray<Double>?
  ) -> Bool {
    let form = forms[move.form]
    if form.isRequired(isHigh: move.isRising) { return false }
    computeSlope(beside: move)
    // The strongest level at which the two differ decides.
    for level in move.gain.indices {
      let cost = move.isRising ? slope[level] : -slope[level]
      let excess = move.gain[level] - cost - (share?[level] ?? 0)
      if excess.magnitude > Tolerance.multiplier * max(1, move.gain[level].magnitude) {
        return excess > 0
      }
    }
    return false
  }

  /// How the nonbasic forms move that a basic form's move takes along.
  private mutating func movesAlong(with basic: ImprovingMove) -> ContiguousArray<ImprovingMove> {
    let component = Int(forms[basic.form].component)
    computeMove(ofRow: Int(forms[basic.form].row), in: component)
    var move = WorkVector()
    swap(&move, &probe)
    var found = ContiguousArray<ImprovingMove>()
    let columns = components[component].columns
    move.forEach { column, _ in
      var index = variables[Int(columns[column])].firstTerm
      while index >= 0 {
        let form = Int(terms[Int(index)].form)
        index = terms[Int(index)].next
        guard !forms[form].isBasic else { continue }
        let rate = termsOf(form).reduce(0) {
          $0 + $1.coefficient * move[Int(variables[Int($1.variable)].column)]
        }
        guard rate.magnitude > Tolerance.pivot else { continue }
        found.append(
          ImprovingMove(form: form, isRising: (rate > 0) == basic.isRising, gain: basic.gain))
      }
    }
    move.clear()
    swap(&move, &probe)
    return found
  }

  /// How a nonbasic form, taken along, would itself rather move, and what that is worth to it.
  ///
  /// - Returns: `nil` when it does not mind.
  private mutating func opposingMove(to move: ImprovingMove) -> ImprovingMove? {
    computeSlope(beside: move)
    var gain = move.gain
    for level in gain.indices { gain[level] = move.isRising ? slope[level] : -slope[level] }
    let first = gain.first { $0.magnitude > Tolerance.multiplier }
    guard let first, first > 0 else { return nil }
    return ImprovingMove(form: move.form, isRising: !move.isRising, gain: gain)
  }

  /// The slope of a form's cost on the side to which it moves.
  private mutating func computeSlope(beside move: ImprovingMove) {
    computeSlope(of: move.form, isHigh: move.isRising)
  }

  /// A form's value: that of its breakpoint, exactly, when it is basic.
  private func value(ofForm form: Int) -> Double {
    forms[form].isBasic ? forms[form].low : activity(of: form).value
  }
}
