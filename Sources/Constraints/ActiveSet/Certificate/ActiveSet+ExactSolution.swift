/// Small components whose numbers floating point cannot be trusted with are solved exactly.
///
/// Coefficients that are far apart in size lead to coordinates that are as far apart as the product of
/// all these ratios, and then what is rounding and what is data cannot be told by size. So a component
/// whose forms reach that far is not followed from change to change, but solved from the start, and
/// its basis, multipliers and values are put in place.
extension ActiveSet {
  /// Solves a component exactly.
  ///
  /// - Returns: How it ended; `nil` when it is too large for that, and nothing has changed.
  mutating func solveExactly(_ component: Int) -> StepOutcome? {
    guard isSmallEnoughForExactness(component) else { return nil }
    let columns = variablesAsDeclared(in: component)
    let others = formsInOrder(of: component, columns)
    guard columns.count * others.count <= ExactLimit.entries else { return nil }
    let usedLevels = levelsInUse(in: component, others)
    guard slopeCount(in: component, others, usedLevels) <= ExactLimit.slopes else { return nil }
    steps += 1
    var program = exactProgram(of: columns, others, usedLevels)
    switch program.solve() {
    case .exhausted: return nil
    case .conflict(let members): return .conflict(members.map { Int($0) })
    case .optimal:
      install(program, in: component, columns, others, usedLevels)
      return .done
    }
  }

  /// Whether a component is solved exactly at once: with few variables that costs little, and is the
  /// same whatever was there before.
  func isBeyondFloatingPoint(_ component: Int) -> Bool {
    components[component].spread.isDelicate && isExactAtOnce(component)
  }

  /// Whether a component has so few variables that an exact solution costs next to nothing.
  func isExactAtOnce(_ component: Int) -> Bool {
    components[component].columns.count <= ExactLimit.variablesAtOnce
  }

  /// Whether a component has few enough variables to be solved exactly.
  func isSmallEnoughForExactness(_ component: Int) -> Bool {
    components[component].columns.count <= ExactLimit.variables
  }

  /// The forms of several terms in a component, in an order that follows from their terms alone.
  private func formsInOrder(
    of component: Int, _ columns: ContiguousArray<Int32>
  ) -> ContiguousArray<Int> {
    var found = ContiguousArray<Int>()
    for variable in columns {
      var index = variables[Int(variable)].firstTerm
      while index >= 0 {
        let form = Int(terms[Int(index)].form)
        // Each form is met once a term: counted at its first one.
        if !forms[form].isUnit, forms[form].terms.lowerBound == index, forms[form].first >= 0 {
          found.append(form)
        }
        index = terms[Int(index)].next
      }
    }
    return ContiguousArray(found.sorted { isBefore($0, $1) })
  }

  private func isBefore(_ form: Int, _ other: Int) -> Bool {
    for (term, otherTerm) in zip(termsOf(form), termsOf(other)) {
      let (order, otherOrder) = (
        variables[Int(term.variable)].order, variables[Int(otherTerm.variable)].order
      )
      if order != otherOrder { return order < otherOrder }
      if term.coefficient != otherTerm.coefficient {
        return term.coefficient < otherTerm.coefficient
      }
    }
    return termsOf(form).count < termsOf(other).count
  }

  /// How many slopes all segments of a component's forms have.
  private func slopeCount(
    in component: Int, _ others: ContiguousArray<Int>, _ usedLevels: ContiguousArray<Int>
  ) -> Int {
    let units = components[component].columns.map { Int(variables[Int($0)].form) }
    let segments = (units + others).reduce(0) { $0 + breakpoints(of: $1).count + 1 }
    return segments * (usedLevels.count + 1)
  }

  /// The levels in which a component's constraints count, without the tie level.
  private func levelsInUse(
    in component: Int, _ others: ContiguousArray<Int>
  ) -> ContiguousArray<Int> {
    var isUsed = ContiguousArray(repeating: false, count: levels.count)
    let units = components[component].columns.map { Int(variables[Int($0)].form) }
    for form in units + others {
      for number in breakpoints(of: form) where breakpoints[number].level >= 0 {
        isUsed[Int(breakpoints[number].level)] = true
      }
    }
    return ContiguousArray(isUsed.indices.filter { isUsed[$0] })
  }

  private func exactProgram(
    of columns: ContiguousArray<Int32>, _ others: ContiguousArray<Int>,
    _ usedLevels: ContiguousArray<Int>
  ) -> ExactProgram {
    var places = ContiguousArray<Int32>(repeating: -1, count: levels.count)
    for (place, level) in usedLevels.enumerated() { places[level] = Int32(place) }
    func costs(of form: Int) -> ContiguousArray<ExactForm.Breakpoint> {
      ContiguousArray(
        breakpoints(of: form).map { number in
          let breakpoint = breakpoints[number]
          return ExactForm.Breakpoint(
            number: Int32(number), position: breakpoint.position, leftSlope: breakpoint.leftSlope,
            rightSlope: breakpoint.rightSlope,
            level: breakpoint.level >= 0 ? places[Int(breakpoint.level)] : breakpoint.level,
            isContentSize: breakpoint.isContentSize)
        })
    }
    // By column of the component: where the variable stands in the order of declaration.
    var order = ContiguousArray(repeating: 0, count: columns.count)
    for (place, variable) in columns.enumerated() {
      order[Int(variables[Int(variable)].column)] = place
    }
    var lines = ContiguousArray<ExactProgram.Line>()
    for form in others {
      var line = ExactProgram.Line(breakpoints: costs(of: form))
      for term in termsOf(form) {
        let column = order[Int(variables[Int(term.variable)].column)]
        line.terms.append(ExactProgram.Term(column: column, coefficient: term.coefficient))
      }
      lines.append(line)
    }
    return ExactProgram(
      levelCount: usedLevels.count + 1,
      units: ContiguousArray(columns.map { costs(of: Int(variables[Int($0)].form)) }),
      others: lines, budget: ExactLimit.products)
  }
}

/// Up to what size components are solved exactly.
private enum ExactLimit {
  static let variables = 64
  static let variablesAtOnce = 12
  /// The entries of the tableau.
  static let entries = 4_096
  /// The slopes of all segments, a level each.
  static let slopes = 65_536
  /// What it may cost, in products of limbs.
  static let products = 200_000_000
}

/// Putting an exact solution in place.
extension ActiveSet {
  private mutating func install(
    _ program: borrowing ExactProgram, in component: Int, _ columns: ContiguousArray<Int32>,
    _ others: ContiguousArray<Int>, _ usedLevels: ContiguousArray<Int>
  ) {
    forgetViolated()
    suspects.removeAll(keepingCapacity: true)
    forgetLeads(of: component)
    let numbers = columns.map { Int(variables[Int($0)].form) } + others
    // Those that were basic may have lost their last constraint.
    for form in components[component].rows.map({ Int($0) }) + numbers {
      forms[form].row = -1
      if forms[form].first < 0 { settle(form, inSegmentLeftOf: -1) }
      for level in 0..<levels.count { multipliers[form * stride + level] = 0 }
    }
    components[component].rows.removeAll(keepingCapacity: true)
    for (row, form) in program.basis.enumerated() {
      forms[numbers[form]].row = Int32(row)
      components[component].rows.append(Int32(numbers[form]))
    }
    for (form, number) in numbers.enumerated() {
      settle(number, at: program.forms[form])
    }
    let places = usedLevels + [levels.tie]
    for (row, form) in program.rows.enumerated() where program.multiplierSegments[row] >= 0 {
      let number = numbers[form]
      computeSlope(
        of: number, leftOf: boundary(of: program.forms[form], program.multiplierSegments[row]))
      for level in places { multipliers[number * stride + level] = slope[level] }
    }
    for (column, form) in program.basis.enumerated() {
      for (place, level) in places.enumerated() {
        multipliers[numbers[form] * stride + level] =
          program.multiplierValue(ofColumn: column, level: place)
      }
    }
    for (place, variable) in columns.enumerated() {
      save(Int(variable))
      values[Int(variable)] = program.value(ofVariable: place)
    }
    components[component].isExact = true
    components[component].isFactorStale = true
    components[component].needsCrash = false
    components[component].newcomers = 0
    components[component].newForms = 0
    components[component].drift = 0
  }

  private mutating func settle(_ number: Int, at form: ExactForm) {
    if form.location.isTight {
      settle(number, at: Int(form.breakpoints[form.location.left][0].number))
    } else {
      settle(number, inSegmentLeftOf: boundary(of: form, form.location.left))
    }
  }

  /// The first breakpoint right of a segment; −1 for none.
  private func boundary(of form: ExactForm, _ segment: Int) -> Int32 {
    segment < form.breakpoints.count ? form.breakpoints[segment][0].number : -1
  }
}
