/// How a component takes in variables that the present change brought.
///
/// All forms that mention a newcomer are new as well and have the multiplier zero. So any rows that
/// determine the newcomers extend the basis, block by block, and no multiplier changes. They are chosen
/// as for a basis made from nothing: the strongest form, one that pulls to both sides, with exactly
/// one undetermined newcomer; else the own form of the newcomer declared first. What depends on a
/// newcomer that its stay holds is therefore declared after it, and stays where it is; and what a
/// newcomer depends on must be declared before it and pull, so that every older multiplier is decided
/// at a level before the newcomer's. Then the multipliers are within their bounds in the levels of the
/// stays too. What the forms that were not chosen ask for is left to dual steps.
///
/// The rows are borders of the factor. So a layout grows at the same cost at any size.
struct Growth {
  /// A newcomer and the row that determines it: a form that mentions it, perhaps its own.
  struct Row {
    var form: Int32
    var variable: Int32
  }

  /// The number of the first newcomer's column.
  let first: Int
  /// The least order of a newcomer.
  var oldest = Int64.max
  /// By column: whether the newcomer is undetermined, and the order of the newest variable that was
  /// there before and on which it depends.
  var isOpen: ContiguousArray<Bool>
  var reach: ContiguousArray<Int64>
  /// The forms that mention newcomers.
  var forms = ContiguousArray<Int32>()
  /// The rows chosen: the newcomers' own forms, and the others in the order in which they depend on
  /// each other.
  var ownRows = ContiguousArray<Row>()
  var rows = ContiguousArray<Row>()

  init(first: Int, count: Int) {
    self.first = first
    isOpen = ContiguousArray(repeating: true, count: count)
    reach = ContiguousArray(repeating: .min, count: count)
  }
}

extension ActiveSet {
  /// Gives the newcomers of a component their rows and values.
  ///
  /// - Parameters:
  ///   - component: A component whose factor is up to date.
  ///   - touched: The forms of it that the present change concerns.
  /// - Returns: The forms whose locations are found, marked as touched.
  mutating func grow(
    _ component: Int, _ touched: ContiguousArray<TouchedForm>.SubSequence
  ) -> ContiguousArray<Int32> {
    let count = components[component].newcomers
    suspects.removeAll(keepingCapacity: true)
    guard count > 0 else { return [] }
    let seats = findSeats(touched, in: component)
    var growth = Growth(first: components[component].settledCount, count: count)
    choose(&growth, in: component, except: seats)
    components[component].newcomers = 0
    components[component].columns.removeLast(count)
    components[component].rows.removeLast(count)
    components[component].factor.removeLastUnitRows(count)
    let moved = vacate(seats, &growth, in: component)
    for row in growth.ownRows { append(row, to: component) }
    for row in growth.rows { append(row, to: component) }
    for row in moved { reseat(row, seats, &growth, in: component) }
    for form in growth.forms where !forms[Int(form)].isActive { enqueue(Int(form)) }
    return growth.forms
  }

  /// Chooses the rows.
  private mutating func choose(
    _ growth: inout Growth, in component: Int, except seats: ContiguousArray<Seat>
  ) {
    var choice = CrashChoice(levelCount: levels.count)
    let newcomers = newcomersAsDeclared(of: component, &growth)
    find(&growth, newcomers, &choice, except: seats)
    var next = 0
    while growth.ownRows.count + growth.rows.count < newcomers.count {
      if let form = choice.next(forms) {
        guard let variable = openVariable(of: form, &growth) else { continue }
        take(form, determining: variable, &growth, &choice)
      } else {
        let variable = Int(newcomers[next])
        next += 1
        guard growth.isOpen[Int(variables[variable].column) - growth.first] else { continue }
        take(Int(variables[variable].form), determining: variable, &growth, &choice)
      }
    }
  }

  private mutating func newcomersAsDeclared(
    of component: Int, _ growth: inout Growth
  ) -> ContiguousArray<Int32> {
    var newcomers = ContiguousArray<(order: Int64, variable: Int32)>()
    for place in growth.first..<components[component].columns.count {
      let variable = components[component].columns[place]
      newcomers.append((variables[Int(variable)].order, variable))
    }
    newcomers.sort { $0.order < $1.order }
    if let first = newcomers.first { growth.oldest = first.order }
    return ContiguousArray(newcomers.map { $0.variable })
  }

  /// Finds the forms that mention newcomers, their locations, and which of them may be taken.
  private mutating func find(
    _ growth: inout Growth, _ newcomers: ContiguousArray<Int32>, _ choice: inout CrashChoice,
    except seats: ContiguousArray<Seat>
  ) {
    for variable in newcomers {
      var position = variables[Int(variable)].firstTerm
      while position >= 0 {
        let form = Int(terms[Int(position)].form)
        position = terms[Int(position)].next
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
      let isTakable = rank <= levels.count && !seats.contains { $0.entering == number }
      forms[form].rank = isTakable ? Int16(truncatingIfNeeded: rank) : -1
      if forms[form].openTerms == 1 { choice.add(form, &forms) }
    }
  }

  /// The one undetermined newcomer of a form, when the form may determine it.
  private func openVariable(of form: Int, _ growth: inout Growth) -> Int? {
    var open: Int?
    var reach = Int64.min
    for term in termsOf(form) {
      let variable = variables[Int(term.variable)]
      let place = Int(variable.column) - growth.first
      if place < 0 {
        guard forms[Int(variable.form)].isActive || pulls(variable) else { return nil }
        reach = max(reach, variable.order)
      } else if growth.isOpen[place] {
        guard term.coefficient.magnitude > Tolerance.determining else { return nil }
        open = Int(term.variable)
      } else {
        reach = max(reach, growth.reach[place])
      }
    }
    guard let open, reach < variables[open].order else { return nil }
    growth.reach[Int(variables[open].column) - growth.first] = reach
    return open
  }

  private mutating func take(
    _ form: Int, determining variable: Int, _ growth: inout Growth, _ choice: inout CrashChoice
  ) {
    let row = Growth.Row(form: Int32(form), variable: Int32(variable))
    if forms[form].isUnit {
      growth.ownRows.append(row)
    } else {
      growth.rows.append(row)
      forgetNewerLeads(of: form, than: growth.oldest)
    }
    growth.isOpen[Int(variables[variable].column) - growth.first] = false
    noteDetermined(variable, &choice)
  }
}
