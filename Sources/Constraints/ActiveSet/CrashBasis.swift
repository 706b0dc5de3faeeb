/// Chooses a basis for a whole component at once.
///
/// All multipliers are set to zero, so each form is at a cheapest place of its cost and any
/// independent set of forms makes a basis with right multipliers; dual steps repair the rest. The
/// choice is greedy and takes linear time: the strongest form with exactly one undetermined
/// variable, else the next variable's own form. The basis is triangular in the order of choice.
extension ActiveSet {
  /// Chooses the component's basis, computes the values and queues what lies outside its segment.
  mutating func crash(_ component: Int) {
    let columns = components[component].columns
    for form in components[component].rows { forms[Int(form)].row = -1 }
    components[component].rows.removeAll(keepingCapacity: true)
    var choice = CrashChoice(levelCount: levels.count)
    let chosenForms = resetForms(of: columns, &choice)
    var isDetermined = ContiguousArray(repeating: false, count: columns.count)
    let declared = columns.sorted { variables[Int($0)].order < variables[Int($1)].order }
    var nextDeclared = 0
    while components[component].rows.count < columns.count {
      if let form = choice.next() {
        guard let variable = undeterminedVariable(of: form, isDetermined) else { continue }
        activate(form, determining: variable, in: component, &isDetermined, &choice)
      } else {
        let variable = Int(declared[nextDeclared])
        nextDeclared += 1
        if isDetermined[Int(variables[variable].column)] { continue }
        let form = Int(variables[variable].form)
        activate(form, determining: variable, in: component, &isDetermined, &choice)
      }
    }
    components[component].isFactorStale = true
    components[component].needsCrash = false
    recomputeValues(of: component)
    chooseStaySlopes(of: component)
    components[component].idleStays = columns.reduce(0) {
      let unit = forms[Int(variables[Int($1)].form)]
      return $0 + (!unit.isActive && unit.staySlope == 0 ? 1 : 0)
    }
    for form in chosenForms { enqueue(Int(form)) }
  }

  /// Makes all forms of some variables inactive with multiplier zero and ranks them.
  private mutating func resetForms(
    of columns: ContiguousArray<Int32>, _ choice: inout CrashChoice
  ) -> ContiguousArray<Int32> {
    var found = ContiguousArray<Int32>()
    for variable in columns {
      var position = variables[Int(variable)].firstTerm
      while position >= 0 {
        let form = Int(terms[Int(position)].form)
        // Each form is met once a term: counted at its first one.
        if terms[Int(forms[form].terms.lowerBound)].variable == variable {
          found.append(Int32(form))
        }
        position = terms[Int(position)].next
      }
    }
    for number in found {
      let form = Int(number)
      for level in 0..<levels.count { multipliers[form * stride + level] = 0 }
      forms[form].staySlope = 0
      _ = relocate(form)
      forms[form].openTerms = Int32(forms[form].terms.count)
      forms[form].rank = Int16(crashRank(of: form) ?? -1)
      if forms[form].openTerms == 1 { choice.add(form, rank: forms[form].rank) }
    }
    return found
  }

  /// How early a form is taken: by the level of the weaker side of its kink, then forms with a slope
  /// on one side only, in place of those the variables' own forms that have nothing but a stay.
  private mutating func crashRank(of form: Int) -> Int? {
    guard forms[form].first >= 0 else { return nil }
    if forms[form].isUnit, forms[form].first == forms[form].last { return nil }
    guard forms[form].low == forms[form].high else { return 2 * levels.count + 1 }
    let low = strongestLevel(of: form, isHigh: false)
    let high = strongestLevel(of: form, isHigh: true)
    let weaker = max(low, high)
    return weaker <= levels.count ? weaker : levels.count + min(low, high)
  }

  /// The strongest level at which the slope beside a form's location is not zero, from 1; 0 when it
  /// is infinite, and beyond all when it is zero.
  private mutating func strongestLevel(of form: Int, isHigh: Bool) -> Int {
    let infinity = isHigh ? computeHighSlope(of: form) : computeLowSlope(of: form)
    guard infinity == .none else { return 0 }
    let level = (0..<levels.count).first { slope[$0] != 0 }
    return (level ?? levels.count) + 1
  }

  /// The one variable of a form that no row determines yet, when its coefficient is large enough.
  private func undeterminedVariable(of form: Int, _ isDetermined: ContiguousArray<Bool>) -> Int? {
    var result: Int?
    for term in termsOf(form) where !isDetermined[Int(variables[Int(term.variable)].column)] {
      guard result == nil, term.coefficient.magnitude >= 0.01 else { return nil }
      result = Int(term.variable)
    }
    return result
  }

  private mutating func activate(
    _ form: Int, determining variable: Int, in component: Int,
    _ isDetermined: inout ContiguousArray<Bool>, _ choice: inout CrashChoice
  ) {
    if forms[form].low != forms[form].high {
      let end = forms[form].before >= 0 ? forms[form].before : forms[form].after
      settle(form, at: Int(end))
    }
    forms[form].row = Int32(components[component].rows.count)
    components[component].rows.append(Int32(form))
    isDetermined[Int(variables[variable].column)] = true
    var position = variables[variable].firstTerm
    while position >= 0 {
      let other = Int(terms[Int(position)].form)
      forms[other].openTerms -= 1
      if forms[other].openTerms == 1 { choice.add(other, rank: forms[other].rank) }
      position = terms[Int(position)].next
    }
  }

  /// Lets the stays of variables away from their references pull from the start, where the active
  /// forms' multipliers stay right; the other stays are pinned and dual steps settle them.
  private mutating func chooseStaySlopes(of component: Int) {
    for variable in components[component].columns {
      let form = Int(variables[Int(variable)].form)
      let away = values[Int(variable)] - variables[Int(variable)].reference
      guard !forms[form].isActive, away != 0 else { continue }
      forms[form].staySlope = away > 0 ? 1 : -1
      _ = relocate(form)
    }
    forgetLeads(of: component)
    var isRight = false
    while !isRight {
      isRight = true
      for row in components[component].rows.indices {
        while let variable = misledStay(row: row, in: component) {
          let form = Int(variables[variable].form)
          forms[form].staySlope = 0
          _ = relocate(form)
          forgetLeads(of: component)
          isRight = false
        }
      }
    }
  }

  /// For a row whose multiplier would leave its bounds in the levels of the stays: the variable whose
  /// stay is to blame.
  private mutating func misledStay(row: Int, in component: Int) -> Int? {
    let form = Int(components[component].rows[row])
    let highTies = strongestLevel(of: form, isHigh: true) > levels.count
    let lowTies = strongestLevel(of: form, isHigh: false) > levels.count
    guard highTies || lowTies else { return nil }
    let isUnit = forms[form].isUnit
    if highTies,
      compareStayMultiplier(
        of: form, stayBound: isUnit ? Int8(staySlope(of: form, isHigh: true)) : 0) > 0
    {
      return leadingStay(row: row, in: component)
    }
    if lowTies,
      compareStayMultiplier(
        of: form, stayBound: isUnit ? Int8(staySlope(of: form, isHigh: false)) : 0) < 0
    {
      return leadingStay(row: row, in: component)
    }
    return nil
  }

  /// The variable declared first among those that a row moves and whose stays pull.
  private mutating func leadingStay(row: Int, in component: Int) -> Int? {
    computeMove(ofRow: row, in: component)
    let columns = components[component].columns
    var leading: Int?
    probe.forEach { column, move in
      let variable = Int(columns[column])
      let unit = forms[Int(variables[variable].form)]
      guard !unit.isActive, unit.staySlope != 0, move.magnitude > Tolerance.pivot else { return }
      if leading.map({ variables[variable].order < variables[$0].order }) ?? true {
        leading = variable
      }
    }
    probe.clear()
    return leading
  }
}

/// The forms that wait to be taken into a basis, strongest first, in order of arrival inside a rank.
private struct CrashChoice {
  private var buckets: [[Int32]]
  private var heads: [Int]
  private var lowest = 0

  init(levelCount: Int) {
    buckets = Array(repeating: [], count: 2 * levelCount + 4)
    heads = Array(repeating: 0, count: 2 * levelCount + 4)
  }

  /// Adds a form, unless its rank is negative.
  mutating func add(_ form: Int, rank: Int16) {
    guard rank >= 0 else { return }
    buckets[Int(rank)].append(Int32(form))
    lowest = min(lowest, Int(rank))
  }

  /// Takes the strongest form out.
  mutating func next() -> Int? {
    while lowest < buckets.count {
      if heads[lowest] < buckets[lowest].count {
        heads[lowest] += 1
        return Int(buckets[lowest][heads[lowest] - 1])
      }
      lowest += 1
    }
    return nil
  }
}
