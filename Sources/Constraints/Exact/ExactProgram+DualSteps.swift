/// The dual simplex method, without rounding.
extension ExactProgram {
  /// A row outside its segment.
  private struct Violation {
    var row: Int
    /// The position that its value should not be beyond.
    var position: Int
    var isBelow: Bool
    /// How far it is, times the denominator's magnitude.
    var excess: BigInteger
  }

  /// What could end a step: the form of a column, or the entering one itself.
  private struct Candidate {
    /// −1 for the entering form.
    var column: Int
    var form: Int
    /// Whether its multiplier rises.
    var isRising: Bool
    /// How fast it does, times the denominator's magnitude.
    var rate: BigInteger
  }

  /// Goes to the optimum.
  mutating func solve() -> Outcome {
    // Each step raises the dual objective, so no basis comes again; a limit against surprises.
    for _ in 0..<200 * (forms.count + 4) {
      guard budget > 0 else { return .exhausted }
      guard let violation = largestViolation() else { return .optimal }
      enter(violation)
      dropNoise(inRow: violation.row)
      guard let leaving = smallestRatio(violation) else {
        if tolerates(violation) { continue }
        return .conflict(conflictSet(violation))
      }
      finish(violation, leaving)
    }
    return .exhausted
  }

  private mutating func largestViolation() -> Violation? {
    budget -= rows.count * denominator.limbCount
    var largest: (violation: Violation, size: Double)?
    for row in rows.indices {
      let form = rows[row]
      guard let violation = violation(ofRow: row) else { continue }
      if isTolerated[form], isTolerable(violation) { continue }
      // About the binary logarithm of how far it is, in the units of the form.
      let scaled = violation.excess.scaled
      let size = Double(scaled.exponent) + scaled.fraction.magnitude + forms[form].unitLogarithm
      if largest.map({ size > $0.size }) ?? true { largest = (violation, size) }
    }
    return largest?.violation
  }

  /// How a row's value lies outside its location; `nil` for inside.
  private func violation(ofRow row: Int) -> Violation? {
    let form = forms[rows[row]]
    let location = form.location
    let outside = denominator.isNegative ? -1 : 1
    let low = location.isTight ? location.left : location.left - 1
    if low >= 0 {
      let missing = form.positions[low] * denominator - values[row]
      if missing.signum == outside {
        return Violation(row: row, position: low, isBelow: true, excess: missing)
      }
    }
    let high = location.left
    if high < form.positions.count {
      let missing = values[row] - form.positions[high] * denominator
      if missing.signum == outside {
        return Violation(row: row, position: high, isBelow: false, excess: missing)
      }
    }
    return nil
  }

  /// Moves the form of a row to the end of its segment that it is beyond.
  private mutating func enter(_ violation: Violation) {
    settle(rows[violation.row], at: ExactLocation(position: violation.position))
  }

  private mutating func smallestRatio(_ violation: Violation) -> Candidate? {
    var tied = candidates(violation)
    for level in 0..<levelCount + variableCount where tied.count > 1 {
      let distances = tied.map { distance(of: $0, row: violation.row, level: level) }
      var least = 0
      var kept = ContiguousArray([tied[0]])
      for index in tied.indices.dropFirst() {
        let (left, right) =
          (distances[index] * tied[least].rate, distances[least] * tied[index].rate)
        if left < right {
          least = index
          kept = [tied[index]]
        } else if left == right {
          kept.append(tied[index])
        }
      }
      tied = kept
    }
    return tied.first
  }

  /// The forms whose multipliers have a finite bound on the side to which they move.
  private func candidates(_ violation: Violation) -> ContiguousArray<Candidate> {
    var found = ContiguousArray<Candidate>()
    let entering = rows[violation.row]
    if bound(of: entering, isRising: !violation.isBelow).infinity == 0 {
      found.append(
        Candidate(
          column: -1, form: entering, isRising: !violation.isBelow, rate: denominator.magnitude))
    }
    for column in 0..<variableCount {
      let coordinate = tableau[violation.row * variableCount + column]
      guard !coordinate.isZero else { continue }
      let isRising = isRising(coordinate, violation)
      guard bound(of: basis[column], isRising: isRising).infinity == 0 else { continue }
      found.append(
        Candidate(
          column: column, form: basis[column], isRising: isRising, rate: coordinate.magnitude))
    }
    return found
  }

  private func isRising(_ coordinate: BigInteger, _ violation: Violation) -> Bool {
    (coordinate.isNegative == denominator.isNegative) == violation.isBelow
  }

  /// The segment whose slope bounds a form's multiplier on one side.
  private func bound(of form: Int, isRising: Bool) -> ExactForm.Segment {
    let location = forms[form].location
    return forms[form].segments[isRising ? location.right : location.left]
  }

  /// How far a candidate's multiplier is from its bound in a level, times the denominator's magnitude.
  private func distance(of candidate: Candidate, row: Int, level: Int) -> BigInteger {
    let bound = share(
      of: bound(of: candidate.form, isRising: candidate.isRising), candidate.form, level)
    var distance = bound * denominator
    if candidate.column < 0 {
      distance = distance - multiplier(ofRow: row, level: level) * denominator
    } else {
      distance = distance - multiplier(ofColumn: candidate.column, level: level)
    }
    return candidate.isRising != denominator.isNegative ? distance : -distance
  }

  /// What a segment's slope is in a level: one of the stays' when it lies behind the others.
  private func share(of segment: ExactForm.Segment, _ form: Int, _ level: Int) -> BigInteger {
    if level < levelCount { return segment.slope[level] }
    return form == level - levelCount ? BigInteger(Int64(segment.stay)) : .zero
  }

  /// The multiplier of a column's form in a level, times the denominator.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - level: The level.
  /// - Returns: A whole number of units of the program's slopes.
  func multiplier(ofColumn column: Int, level: Int) -> BigInteger {
    var sum = BigInteger.zero
    if level >= levelCount {
      let row = rowOfVariable[level - levelCount]
      guard row >= 0 else { return .zero }
      return -(multiplier(ofRow: row, level: level) * tableau[row * variableCount + column])
    }
    for row in rows.indices {
      let slope = multiplier(ofRow: row, level: level)
      guard !slope.isZero else { continue }
      sum = sum - slope * tableau[row * variableCount + column]
    }
    return sum
  }

  /// The multiplier of a row's form in a level.
  func multiplier(ofRow row: Int, level: Int) -> BigInteger {
    let form = rows[row]
    let segment = multiplierSegments[row]
    return segment < 0 ? .zero : share(of: forms[form].segments[segment], form, level)
  }

  private mutating func finish(_ violation: Violation, _ leaving: Candidate) {
    let location = forms[leaving.form].location
    let beyond = leaving.isRising ? location.right : location.left
    // Where its own multiplier comes to the end first, the form stays nonbasic, further on.
    if leaving.column >= 0 { pivot(row: violation.row, column: leaving.column) }
    settle(leaving.form, at: ExactLocation(segment: beyond))
    multiplierSegments[violation.row] = beyond
  }

  private func conflictSet(_ violation: Violation) -> ContiguousArray<Int32> {
    var members = ContiguousArray<Int32>()
    let entering = rows[violation.row]
    let own = requiredBreakpoint(of: entering, isHigh: !violation.isBelow)
    if let own { members.append(own) }
    for column in 0..<variableCount {
      let coordinate = tableau[violation.row * variableCount + column]
      guard !coordinate.isZero else { continue }
      let member = requiredBreakpoint(
        of: basis[column], isHigh: isRising(coordinate, violation))
      if let member { members.append(member) }
    }
    return members
  }

  /// A required breakpoint at a form's position that bounds it on one side.
  private func requiredBreakpoint(of form: Int, isHigh: Bool) -> Int32? {
    forms[form].breakpoints[forms[form].location.left].first {
      $0.isRequired && (isHigh ? $0.rightSlope : $0.leftSlope) != 0
    }?.number
  }
}

/// Near-contradictions.
extension ExactProgram {
  /// Leaves a row outside its segment when it is so by less than a tolerance.
  private mutating func tolerates(_ violation: Violation) -> Bool {
    guard isTolerable(violation) else { return false }
    let form = rows[violation.row]
    isTolerated[form] = true
    let segment = multiplierSegments[violation.row]
    if segment >= 0 { settle(form, at: ExactLocation(segment: segment)) }
    return true
  }

  private func isTolerable(_ violation: Violation) -> Bool {
    let form = forms[rows[violation.row]]
    let size = (positionUnit.size * form.unit).times(violation.excess, over: denominator).magnitude
    var magnitude = 0.0
    for (column, coefficient) in form.coefficients.enumerated() where !coefficient.isZero {
      let part = form.unit.times(coefficient, over: .one) * value(ofVariable: column)
      magnitude += part.magnitude
    }
    // In the units of the constraint that it breaks most.
    let scale = form.breakpoints[violation.position].reduce(1) {
      max($0, -$1.leftSlope, $1.rightSlope)
    }
    return scale * size <= Tolerance.kept(scale * magnitude)
  }
}

extension ExactProgram {
  /// The multiplier of a column's form in a level, in units of the form that it was made from.
  func multiplierValue(ofColumn column: Int, level: Int) -> Double {
    let unit = slopeUnit.size * forms[basis[column]].unit.inverseOfPower
    return unit.times(multiplier(ofColumn: column, level: level), over: denominator)
  }
}
