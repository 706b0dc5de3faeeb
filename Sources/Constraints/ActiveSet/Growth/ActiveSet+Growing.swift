extension ActiveSet {
  /// Gives the newcomers of a component their rows and values, and marks the forms whose locations are
  /// found thereby as touched, until `endGrowth`.
  ///
  /// - Parameters:
  ///   - component: A component with newcomers, whose factor is up to date.
  ///   - touched: The forms of it that the present change concerns.
  mutating func grow(_ component: Int, _ touched: ContiguousArray<TouchedForm>.SubSequence) {
    var work = Growth()
    swap(&work, &growth)
    let count = components[component].newcomers
    work.start(
      first: components[component].formerCount, count: count, levelCount: levels.count)
    let handovers = findHandovers(touched, in: component)
    choose(&work, in: component, except: handovers)
    components[component].newcomers = 0
    components[component].columns.removeLast(count)
    components[component].rows.removeLast(count)
    components[component].factor.removeLastUnitRows(count)
    let moved = vacateRows(handovers, &work, in: component)
    for row in work.ownRows { append(row, to: component) }
    for row in work.rows { append(row, to: component) }
    for row in moved { putBack(row, handovers, &work, in: component) }
    for form in work.forms where !forms[Int(form)].isBasic { enqueue(Int(form)) }
    swap(&work, &growth)
  }

  /// Takes the marks off the forms whose locations `grow` found.
  mutating func endGrowth() {
    for form in growth.forms { forms[Int(form)].isTouched = false }
    growth.forms.removeAll(keepingCapacity: true)
  }

  /// Chooses the rows.
  private mutating func choose(
    _ growth: inout Growth, in component: Int, except handovers: ContiguousArray<Handover>
  ) {
    for index in growth.first..<components[component].columns.count {
      let variable = components[component].columns[index]
      growth.newcomers.append((variables[Int(variable)].order, variable))
    }
    growth.newcomers.sort { $0.order < $1.order }
    find(&growth, except: handovers)
    var next = 0
    while growth.ownRows.count + growth.rows.count < growth.newcomers.count {
      if let form = growth.queue.next(forms) {
        guard let variable = openVariable(of: form, &growth) else { continue }
        take(form, determining: variable, &growth)
      } else {
        // No form may be taken: the newcomer declared first is left to its stay.
        let variable = Int(growth.newcomers[next].variable)
        next += 1
        guard growth.isOpen[Int(variables[variable].column) - growth.first] else { continue }
        take(Int(variables[variable].form), determining: variable, &growth)
      }
    }
  }

  /// Finds the forms that mention newcomers, their locations, and which of them may be taken.
  private mutating func find(_ growth: inout Growth, except handovers: ContiguousArray<Handover>) {
    for newcomer in growth.newcomers {
      var index = variables[Int(newcomer.variable)].firstTerm
      while index >= 0 {
        let form = Int(terms[Int(index)].form)
        index = terms[Int(index)].next
        if !forms[form].isTouched {
          forms[form].isTouched = true
          forms[form].openTerms = 0
          growth.forms.append(Int32(form))
        }
        forms[form].openTerms += 1
      }
    }
    for number in growth.forms {
      let form = Int(number)
      let rank = placeAndRank(form)
      let isTakable = isSteep(form, rank: rank) && !handovers.contains { $0.entering == number }
      forms[form].rank = isTakable ? Int16(truncatingIfNeeded: rank) : -1
      if forms[form].openTerms == 1 { growth.queue.add(form, &forms) }
    }
  }

  /// Whether a form whose multiplier is zero pulls to both sides of its location.
  private mutating func isSteep(_ form: Int, rank: Int) -> Bool {
    guard rank == levels.count else { return rank >= 0 && rank < levels.count }
    // The rank of the tie level, and of some that pull to one side.
    return strongestLevel(of: form, isHigh: false) <= levels.count
      && strongestLevel(of: form, isHigh: true) <= levels.count
  }

  /// The one undetermined newcomer of a form, when the form may determine it.
  private mutating func openVariable(of form: Int, _ growth: inout Growth) -> Int? {
    var open: Int?
    var reach = Int64.min
    for term in termsOf(form) {
      let variable = variables[Int(term.variable)]
      let index = Int(variable.column) - growth.first
      if index < 0 {
        guard engageStay(of: Int(term.variable)) else { return nil }
        reach = max(reach, variable.order)
      } else if growth.isOpen[index] {
        // The one that it may determine, if its coefficient makes a pivot.
        guard term.coefficient.magnitude > Tolerance.determining else { return nil }
        open = Int(term.variable)
      } else {
        reach = max(reach, growth.reach[index])
      }
    }
    // Where it depended on a variable declared later, its stay could decide that one's multiplier.
    guard let open, reach < variables[open].order else { return nil }
    growth.reach[Int(variables[open].column) - growth.first] = reach
    return open
  }

  private mutating func take(
    _ form: Int, determining variable: Int, _ growth: inout Growth
  ) {
    let row = Growth.Row(form: Int32(form), variable: Int32(variable))
    if forms[form].isUnit {
      growth.ownRows.append(row)
    } else {
      growth.rows.append(row)
      forgetNewerLeads(of: form, than: growth.newcomers[0].order)
    }
    growth.isOpen[Int(variables[variable].column) - growth.first] = false
    noteDetermined(variable, &growth.queue)
  }
}
