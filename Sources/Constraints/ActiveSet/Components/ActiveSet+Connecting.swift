extension ActiveSet {
  /// Makes the variables of a form one component, to which the form then belongs.
  ///
  /// The one that was largest before the present change takes the others in. Variables that were
  /// alone join as rows and columns of their own, and small components as blocks, so that the factor
  /// need not be made anew.
  mutating func connect(_ form: Int) {
    guard forms[form].component < 0 else { return }
    var largest: Int32 = -1
    for term in termsOf(form) {
      let other = variables[Int(term.variable)].component
      if other >= 0, other != largest, largest < 0 || isSmaller(largest, other) { largest = other }
    }
    let component = largest >= 0 ? Int(largest) : makeComponent()
    for index in forms[form].terms {
      let variable = Int(terms[Int(index)].variable)
      let other = Int(variables[variable].component)
      if other < 0 {
        adopt(variable, into: component)
      } else if other != component {
        merge(other, into: component)
      }
    }
    forms[form].component = Int32(component)
    components[component].spread += CoefficientSpread(of: termsOf(form))
  }

  @inline(__always)  // a call would copy what it borrows
  private func isSmaller(_ component: Int32, _ other: Int32) -> Bool {
    let (one, two) = (components[Int(component)].formerCount, components[Int(other)].formerCount)
    if one != two { return one < two }
    return components[Int(component)].newcomers < components[Int(other)].newcomers
  }

  mutating func makeComponent() -> Int {
    if let free = freeComponents.popLast() { return Int(free) }
    components.append(Component())
    return components.count - 1
  }

  /// Adds a variable that was alone: its own form is basic at its stay.
  private mutating func adopt(_ variable: Int, into component: Int) {
    let column = components[component].columns.count
    let form = Int(variables[variable].form)
    if column == 0 {
      components[component].columns.reserveCapacity(16)
      components[component].rows.reserveCapacity(16)
    }
    components[component].columns.append(Int32(variable))
    components[component].rows.append(Int32(form))
    components[component].factor.appendUnitRow()
    components[component].newcomers += 1
    variables[variable].component = Int32(component)
    variables[variable].column = Int32(column)
    forms[form].component = Int32(component)
    forms[form].row = Int32(column)
    for level in 0..<levels.count { multipliers[form * stride + level] = 0 }
    stayLeads[form] = StayLead()
  }

  /// Takes a variable that no other form mentions, with its row and column, out of its component.
  mutating func leaveComponent(_ variable: Int) {
    let component = Int(variables[variable].component)
    guard component >= 0 else { return }
    let form = Int(variables[variable].form)
    let row = Int(forms[form].row)
    let column = Int(variables[variable].column)
    components[component].rows.swapAt(row, components[component].rows.count - 1)
    components[component].rows.removeLast()
    if row < components[component].rows.count {
      forms[Int(components[component].rows[row])].row = Int32(row)
    }
    components[component].columns.swapAt(column, components[component].columns.count - 1)
    components[component].columns.removeLast()
    if column < components[component].columns.count {
      variables[Int(components[component].columns[column])].column = Int32(column)
    }
    components[component].isFactorStale = true
    components[component].edge.forget()
    variables[variable].component = -1
    variables[variable].column = -1
    forms[form].component = -1
    forms[form].row = -1
    if components[component].columns.isEmpty {
      components[component] = Component()
      freeComponents.append(Int32(component))
    }
  }

  private mutating func merge(_ other: Int, into component: Int) {
    let isBlock = joinFactor(of: other, to: component)
    let source = components[other]
    components[other] = Component()
    freeComponents.append(Int32(other))
    let start = insert(source, into: component)
    for column in start..<components[component].columns.count {
      let variable = Int(components[component].columns[column])
      variables[variable].column = Int32(column)
      variables[variable].component = Int32(component)
      let form = Int(components[component].rows[column])
      forms[form].row = Int32(column)
      stayLeads[form] = StayLead()
    }
    for variable in source.columns {
      var index = variables[Int(variable)].firstTerm
      while index >= 0 {
        forms[Int(terms[Int(index)].form)].component = Int32(component)
        index = terms[Int(index)].next
      }
    }
    if !isBlock { components[component].isFactorStale = true }
    components[component].newcomers += source.newcomers
    components[component].newForms += source.newForms
    components[component].releasedForms += source.releasedForms
    components[component].spread += source.spread
    components[component].needsCrash = components[component].needsCrash || source.needsCrash
    components[component].drift = max(components[component].drift, source.drift)
  }

  /// Puts the columns and rows of a component into those of another, newcomers behind the others.
  ///
  /// - Returns: The first column that holds another variable now.
  private mutating func insert(_ source: Component, into component: Int) -> Int {
    let start = components[component].formerCount
    let end = components[component].columns.count
    guard source.formerCount > 0 else {
      components[component].columns.append(contentsOf: source.columns)
      components[component].rows.append(contentsOf: source.rows)
      return end
    }
    let settled = 0..<source.formerCount
    components[component].columns.insert(contentsOf: source.columns[settled], at: start)
    components[component].rows.insert(contentsOf: source.rows[settled], at: start)
    components[component].columns.append(contentsOf: source.columns[settled.upperBound...])
    components[component].rows.append(contentsOf: source.rows[settled.upperBound...])
    return start
  }

  /// Makes the factor of a small component a block of a large one's.
  ///
  /// - Returns: Whether that was possible, and cheaper than factorising both together.
  private mutating func joinFactor(of other: Int, to component: Int) -> Bool {
    let count = components[other].formerCount
    // A small block is copied; two large factors are made together, in a better order.
    guard !components[component].isFactorStale, 4 * count <= components[component].formerCount
    else { return false }
    if count > 0 {
      // Only L and U can be put into another factor: one with etas is factorised anew first.
      let isPlain = !components[other].isFactorStale && !components[other].factor.hasEtas
      guard isPlain || refactor(other) else { return false }
      var block = components[other].factor
      block.removeLastUnitRows(components[other].newcomers)
      components[component].factor.insert(block, beforeLast: components[component].newcomers)
    }
    for _ in 0..<components[other].newcomers { components[component].factor.appendUnitRow() }
    return true
  }
}
