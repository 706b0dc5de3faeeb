/// Chooses a basis for a whole component at once.
///
/// All multipliers are set to zero, so each form is at a cheapest place of its cost and any
/// independent set of forms makes a basis with right multipliers; dual steps fix the rest. The
/// choice is greedy and takes linear time: the strongest form with exactly one undetermined
/// variable, else the next variable's own form. The basis is triangular in the order of choice.
extension ActiveSet {
  /// Chooses the component's basis, computes the values and queues what lies outside its segment.
  mutating func crash(_ component: Int) {
    let count = components[component].columns.count
    components[component].newcomers = 0
    for form in components[component].rows { forms[Int(form)].row = -1 }
    components[component].rows.removeAll(keepingCapacity: true)
    components[component].rows.reserveCapacity(count)
    var queue = CrashQueue(levelCount: levels.count)
    let found = resetForms(in: component, &queue)
    var isDetermined = ContiguousArray<Bool>()
    isDetermined.append(contentsOf: repeatElement(false, count: count))
    var determined = ContiguousArray<Int32>()
    determined.reserveCapacity(count)
    var declared = ContiguousArray<Int32>()
    var nextDeclared = 0
    while components[component].rows.count < count {
      if let form = queue.next(forms) {
        // Its last variable may have got a row since it was queued, or be no pivot.
        guard let variable = undeterminedVariable(of: form, isDetermined) else { continue }
        makeBasic(form, determining: variable, in: component, &isDetermined, &queue)
        determined.append(Int32(variable))
      } else {
        // No form is down to one variable: the next variable, in order of declaration, stays put.
        if declared.isEmpty { declared = variablesAsDeclared(in: component) }
        let variable = Int(declared[nextDeclared])
        nextDeclared += 1
        if isDetermined[Int(variables[variable].column)] { continue }
        let form = Int(variables[variable].form)
        makeBasic(form, determining: variable, in: component, &isDetermined, &queue)
        determined.append(Int32(variable))
      }
    }
    components[component].needsCrash = false
    factorizeTriangle(determined, in: component)
    // Many forms are outside now and have little to do with each other: see `nextViolated`.
    nearSteps = components[component].columns.count
    recomputeValues(of: component)
    chooseStaySlopes(of: component)
    for form in found { enqueue(Int(form)) }
  }

  /// Gives a component its factor when each row determines one variable more: with the columns in
  /// their order the basis is triangular, and there is nothing to eliminate.
  private mutating func factorizeTriangle(
    _ determined: ContiguousArray<Int32>, in component: Int
  ) {
    components[component].columns = determined
    for (column, variable) in determined.enumerated() {
      variables[Int(variable)].column = Int32(truncatingIfNeeded: column)
    }
    loadBasis(of: component)
    components[component].factor.becomeTriangular(decomposition.matrix)
    components[component].isFactorStale = false
    components[component].isSplitDue = components[component].releasedForms > 0
    forgetLeads(of: component)
  }

  func variablesAsDeclared(in component: Int) -> ContiguousArray<Int32> {
    let columns = components[component].columns
    let isSorted = columns.indices.dropFirst().allSatisfy {
      variables[Int(columns[$0 - 1])].order < variables[Int(columns[$0])].order
    }
    if isSorted { return columns }
    return ContiguousArray(
      columns.sorted { variables[Int($0)].order < variables[Int($1)].order })
  }

  /// Makes all forms of a component nonbasic with multiplier zero and ranks them.
  private mutating func resetForms(
    in component: Int, _ queue: inout CrashQueue
  ) -> ContiguousArray<Int32> {
    var found = ContiguousArray<Int32>()
    found.reserveCapacity(2 * components[component].columns.count)
    for variable in components[component].columns {
      var index = variables[Int(variable)].firstTerm
      while index >= 0 {
        let form = terms[Int(index)].form
        // Each form is met once a term: counted at its first one.
        if forms[Int(form)].terms.lowerBound == index { found.append(form) }
        index = terms[Int(index)].next
      }
    }
    for number in found {
      let form = Int(number)
      for level in 0..<levels.count { multipliers[form * stride + level] = 0 }
      forms[form].staySlope = 0
      let termCount = forms[form].terms.count
      forms[form].openTerms = Int32(termCount)
      forms[form].rank = Int16(truncatingIfNeeded: placeAndRank(form))
      if termCount == 1 { queue.add(form, &forms) }
    }
    return found
  }

  /// Moves a form whose multiplier is zero to where its cost is least.
  ///
  /// - Returns: How early it is taken; −1 for never.
  mutating func placeAndRank(_ form: Int) -> Int {
    guard forms[form].first == forms[form].last, forms[form].first >= 0 else {
      _ = relocate(form)
      return crashRank(of: form) ?? -1
    }
    // The same for one breakpoint, as nearly all forms have.
    let only = breakpoints[Int(forms[form].first)]
    let isRequired = only.level == Breakpoint.requiredLevel
    let least = isRequired ? 0 : Tolerance.multiplier
    let (isLeftSteep, isRightSteep) = (-only.leftSlope > least, only.rightSlope > least)
    forms[form].lie(
      at: only.position, isLeftSteep: isLeftSteep, isRightSteep: isRightSteep,
      isRequired: isRequired)
    if forms[form].isUnit { return -1 }
    guard isLeftSteep, isRightSteep else { return 2 * levels.count + 1 }
    return isRequired ? 0 : Int(only.level) + 1
  }

  /// How early a form is taken: by the level of the weaker side of its kink, then forms with a slope
  /// on one side only, in place of those the variables' own forms that have nothing but a stay.
  private mutating func crashRank(of form: Int) -> Int? {
    guard forms[form].first >= 0 else { return nil }
    guard forms[form].low == forms[form].high else { return 2 * levels.count + 1 }
    let low = strongestLevel(of: form, isHigh: false)
    let high = strongestLevel(of: form, isHigh: true)
    let weaker = max(low, high)
    return weaker <= levels.count ? weaker : levels.count + min(low, high)
  }

  /// The strongest level at which the slope beside a form's location is not zero, from 1; 0 when it
  /// is infinite, and beyond all when it is zero.
  mutating func strongestLevel(of form: Int, isHigh: Bool) -> Int {
    guard computeSlope(of: form, isHigh: isHigh) == .none else { return 0 }
    let level = (0..<levels.count).first { slope[$0] != 0 }
    return (level ?? levels.count) + 1
  }

  /// The one variable of a form that no row determines yet, when its coefficient is large enough.
  @inline(__always)  // a call would copy what it borrows
  private func undeterminedVariable(of form: Int, _ isDetermined: ContiguousArray<Bool>) -> Int? {
    var result: Int?
    for term in termsOf(form) where !isDetermined[Int(variables[Int(term.variable)].column)] {
      guard result == nil, term.coefficient.magnitude >= Tolerance.determining else { return nil }
      result = Int(term.variable)
    }
    return result
  }

  private mutating func makeBasic(
    _ form: Int, determining variable: Int, in component: Int,
    _ isDetermined: inout ContiguousArray<Bool>, _ queue: inout CrashQueue
  ) {
    if forms[form].low != forms[form].high {
      let end = forms[form].before >= 0 ? forms[form].before : forms[form].after
      settle(form, at: Int(end))
    }
    forms[form].row = Int32(components[component].rows.count)
    components[component].rows.append(Int32(form))
    isDetermined[Int(variables[variable].column)] = true
    noteDetermined(variable, &queue)
  }

  /// Counts a variable that has got its row off the forms that mention it: one of which a single
  /// variable is left may be chosen.
  mutating func noteDetermined(_ variable: Int, _ queue: inout CrashQueue) {
    var index = variables[variable].firstTerm
    while index >= 0 {
      let form = Int(terms[Int(index)].form)
      forms[form].openTerms -= 1
      if forms[form].openTerms == 1 { queue.add(form, &forms) }
      index = terms[Int(index)].next
    }
  }
}
