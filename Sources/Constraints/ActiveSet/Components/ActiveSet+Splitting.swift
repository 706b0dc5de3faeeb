/// Components that fall apart when constraints leave.
///
/// Looking at what still hangs together takes time in the size of a component. It is done when that
/// does not matter: when as many forms have left as pay for it, or after the basis was factorised.
/// Until then a component that is too large costs little, for solves touch only what they must.
extension ActiveSet {
  /// Splits a component into what hangs together, when it is time to look.
  mutating func splitWhenDue(_ component: Int) {
    guard component >= 0, components[component].releasedForms > 0 else { return }
    let count = components[component].columns.count
    // As many as an eighth of the variables pay for a look at all of them.
    guard components[component].isSplitDue || 8 * components[component].releasedForms >= count
    else { return }
    components[component].isSplitDue = false
    components[component].releasedForms = 0
    let (parts, sizes) = connectedParts(of: component)
    if sizes.count > 1 { split(component, into: parts, sizes) }
  }

  /// Which part each column belongs to, and how many columns each part has.
  private mutating func connectedParts(
    of component: Int
  ) -> (parts: ContiguousArray<Int32>, sizes: ContiguousArray<Int>) {
    let columns = components[component].columns
    var parts = ContiguousArray<Int32>(repeating: -1, count: columns.count)
    var sizes = ContiguousArray<Int>()
    var seen = ContiguousArray<Int32>()
    var pending = ContiguousArray<Int32>()
    for first in columns.indices where parts[first] < 0 {
      let part = Int32(sizes.count)
      parts[first] = part
      pending.append(Int32(first))
      sizes.append(0)
      while let column = pending.popLast() {
        sizes[Int(part)] += 1
        var index = variables[Int(columns[Int(column)])].firstTerm
        while index >= 0 {
          let form = Int(terms[Int(index)].form)
          index = terms[Int(index)].next
          if forms[form].isTouched { continue }
          forms[form].isTouched = true
          seen.append(Int32(form))
          for term in termsOf(form) {
            let other = variables[Int(term.variable)].column
            if parts[Int(other)] >= 0 { continue }
            parts[Int(other)] = part
            pending.append(other)
          }
        }
      }
    }
    for form in seen { forms[Int(form)].isTouched = false }
    return (parts, sizes)
  }

  /// Gives each part but the largest a component of its own.
  private mutating func split(
    _ component: Int, into parts: ContiguousArray<Int32>, _ sizes: ContiguousArray<Int>
  ) {
    let source = components[component]
    // The largest part keeps the component, with its room.
    let largest = sizes.indices.max { (sizes[$0], $1) < (sizes[$1], $0) } ?? 0
    components[component].columns.removeAll(keepingCapacity: true)
    components[component].rows.removeAll(keepingCapacity: true)
    components[component].spread = CoefficientSpread()
    let targets = sizes.indices.map { $0 == largest ? component : makeComponent() }
    for row in source.rows {
      let variable = Int(termsOf(Int(row)).first?.variable ?? 0)
      let target = targets[Int(parts[Int(variables[variable].column)])]
      forms[Int(row)].row = Int32(components[target].rows.count)
      components[target].rows.append(row)
    }
    for (column, variable) in source.columns.enumerated() {
      let target = targets[Int(parts[column])]
      variables[Int(variable)].component = Int32(target)
      variables[Int(variable)].column = Int32(components[target].columns.count)
      components[target].columns.append(variable)
      var index = variables[Int(variable)].firstTerm
      while index >= 0 {
        let form = Int(terms[Int(index)].form)
        forms[form].component = Int32(target)
        // Each form is met once a term: counted at its first one.
        if forms[form].terms.lowerBound == index {
          components[target].spread += CoefficientSpread(of: termsOf(form))
        }
        index = terms[Int(index)].next
      }
    }
    for target in targets { finishPart(target) }
  }

  /// Notes that a part has a basis of its own, or none when it is one variable at its stay.
  private mutating func finishPart(_ component: Int) {
    components[component].isFactorStale = true
    if components[component].columns.count == 1 {
      let variable = Int(components[component].columns[0])
      let unit = forms[Int(variables[variable].form)]
      if unit.first == unit.last, unit.isBasic {
        values[variable] = variables[variable].reference
        leaveComponent(variable)
      }
    }
  }
}
