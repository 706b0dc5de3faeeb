/// The state of the solver: forms, the bases of active ones, multipliers and values.
///
/// Minimises, level by level, the sum of the forms' costs. A form f with terms a_f has a convex
/// piecewise linear cost c_f(a_f·x) whose slopes are vectors with one entry a level, compared
/// lexicographically; *required* is an infinite slope. Each variable's own form carries a stay, a
/// last level of its own: stays are ordered by declaration.
///
/// As many forms as there are variables are active, each tight at a breakpoint: x = B⁻¹b. Every form
/// has a multiplier y_f; for an inactive one it is the slope of the segment in which it is held to
/// lie. Σ y_f·a_f = 0 at all times. When every y_f lies between the slopes left and right of the
/// form's location and every inactive form lies in its segment, x is the one optimum. The stays'
/// share of the multipliers is not stored: `stayMultiplier` computes what a tie needs.
struct ActiveSet: Sendable {
  /// The values of the variables.
  var values: ContiguousArray<Double> = []
  var variables: ContiguousArray<VariableRecord> = []
  var forms: ContiguousArray<Form> = []
  var terms: ContiguousArray<FormTerm> = []
  var breakpoints: ContiguousArray<Breakpoint> = []
  var components: ContiguousArray<Component> = []
  var freeComponents: ContiguousArray<Int32> = []
  var levels = Levels()
  /// The multipliers, `stride` a form, by level.
  var multipliers: ContiguousArray<Double> = []
  var stride = 4
  /// Where the active forms' multipliers begin in the levels of the stays, a form each.
  var stayLeads: ContiguousArray<StayLead> = []
  /// The newest of the components' `leadEpoch`s.
  var leadEpoch: Int32 = 0
  var index = FormIndex()
  /// Forms that were taken out, by the number of their terms, to be used again with their room.
  var freeForms: ContiguousArray<ContiguousArray<Int32>> = []

  /// Forms whose value may have left their segment.
  var pending = FormSet()
  /// Inactive forms known to be outside their segment.
  var violatedForms: ContiguousArray<ViolatedForm> = []
  /// Values before the present change, once a variable, for taking it back.
  var savedValues: ContiguousArray<(variable: Int32, value: Double)> = []
  /// The change in which each variable's value was saved last.
  var savedIn: ContiguousArray<Int64> = []
  /// The number of the present change.
  var change: Int64 = 0

  /// Work space: coordinates of a form in the basis, by row.
  var coordinates = WorkVector()
  /// Work space: right-hand sides by row, moves of variables by column.
  var moves = WorkVector()
  /// Work space of `StayOrder`.
  var probe = WorkVector()
  /// Work space of solves.
  var sums = WorkVector()
  /// Work space: ratio vectors and slopes, `stride` each.
  var ratios: ContiguousArray<Double> = []
  var slope: ContiguousArray<Double> = ContiguousArray(repeating: 0, count: 4)
  var candidates: ContiguousArray<RatioCandidate> = []
  var tied: ContiguousArray<RatioCandidate> = []
  /// Work space of primal steps: what the edge meets, and how fast forms' values change along it.
  var events: ContiguousArray<EdgeEvent> = []
  var rates = WorkVector()
  /// Work space: how the cost changes along an edge, by level.
  var edgeCost: ContiguousArray<Double> = []
  /// Active forms whose multipliers may be out of their bounds.
  var suspects: ContiguousArray<Int32> = []

  /// Adds a variable, held by its stay.
  mutating func addVariable(_ variable: Int, breakpoint: Int, order: Int64, reference: Double) {
    while variables.count <= variable {
      variables.append(VariableRecord(reference: 0, order: 0, form: -1))
      values.append(0)
      savedIn.append(-1)
    }
    let term = FormTerm(variable: Int32(variable), form: 0, coefficient: 1)
    let form = appendForm([term])
    forms[form].variable = Int32(variable)
    variables[variable] = VariableRecord(reference: reference, order: order, form: Int32(form))
    variables[variable].firstTerm = forms[form].terms.lowerBound
    values[variable] = reference
    let stay = Breakpoint(
      position: reference, leftSlope: -1, rightSlope: 1, level: Breakpoint.stay)
    link(breakpoint, stay, to: form)
    settle(form, at: breakpoint)
  }

  /// Takes a variable that no constraint names out; its own form is active at its stay.
  mutating func removeVariable(_ variable: Int, breakpoint: Int) {
    let form = Int(variables[variable].form)
    leaveComponent(variable)
    unlink(breakpoint)
    releaseForm(form)
    variables[variable].form = -1
    variables[variable].firstTerm = -1
  }

  /// The form with the terms given, sorted by variable and scaled; made when there is none.
  mutating func makeForm(_ wanted: ContiguousArray<FormTerm>) -> Int {
    if wanted.count == 1 { return Int(variables[Int(wanted[0].variable)].form) }
    let hash = ActiveSet.hash(wanted)
    if let present = index.find(hash, where: { hasTerms($0, wanted) }) { return present }
    let form = appendForm(wanted)
    index.insert(form, hash: hash)
    for position in forms[form].terms {
      let variable = Int(terms[Int(position)].variable)
      let next = variables[variable].firstTerm
      terms[Int(position)].next = next
      if next >= 0 { terms[Int(next)].previous = position }
      variables[variable].firstTerm = position
    }
    return form
  }

  /// Takes a form without breakpoints out; it must be inactive.
  mutating func releaseForm(_ form: Int) {
    if !forms[form].isUnit {
      index.remove(form, hash: ActiveSet.hash(ContiguousArray(termsOf(form))))
      for position in forms[form].terms { unchain(Int(position)) }
    }
    forms[form].isAlive = false
    let count = forms[form].terms.count
    while freeForms.count <= count { freeForms.append([]) }
    freeForms[count].append(Int32(form))
  }

  /// The terms of a form.
  func termsOf(_ form: Int) -> ContiguousArray<FormTerm>.SubSequence {
    terms[Int(forms[form].terms.lowerBound)..<Int(forms[form].terms.upperBound)]
  }

  /// The value of a form in the present solution, and the sum of its terms' magnitudes.
  @inline(__always)  // a call would copy what it borrows, for each form that moved
  func activity(of form: Int) -> (value: Double, magnitude: Double) {
    var value = 0.0
    var magnitude = 0.0
    for position in forms[form].terms {
      let part =
        terms[Int(position)].coefficient * values[Int(terms[Int(position)].variable)]
      value += part
      magnitude += part.magnitude
    }
    return (value, magnitude)
  }

  /// The place of a priority among the levels, given to it now when it has none.
  mutating func level(of priority: LayoutPriority) -> Int32 {
    if priority == .required { return Breakpoint.required }
    if let place = levels.place(of: priority) { return Int32(place) }
    let place = levels.insert(priority)
    let wider = levels.count > stride ? stride + 4 : stride
    var moved = ContiguousArray(repeating: 0.0, count: forms.count * wider)
    for form in forms.indices {
      for old in 0..<(levels.count - 1) {
        let new = old < place ? old : old + 1
        moved[form * wider + new] = multipliers[form * stride + old]
      }
    }
    multipliers = moved
    stride = wider
    slope = ContiguousArray(repeating: 0, count: stride)
    for index in breakpoints.indices where breakpoints[index].level >= Int32(place) {
      breakpoints[index].level += 1
    }
    return Int32(place)
  }

  private mutating func appendForm(_ wanted: ContiguousArray<FormTerm>) -> Int {
    let number: Int
    if wanted.count < freeForms.count, let free = freeForms[wanted.count].popLast() {
      number = Int(free)
    } else {
      number = forms.count
      let start = Int32(terms.count)
      terms.append(contentsOf: wanted)
      forms.append(Form(terms: start..<Int32(terms.count)))
      multipliers.append(contentsOf: repeatElement(0, count: stride))
      stayLeads.append(StayLead())
      pending.grow(to: number + 1)
    }
    stayLeads[number] = StayLead()
    let range = forms[number].terms
    for (position, term) in zip(range, wanted) {
      terms[Int(position)] = term
      terms[Int(position)].form = Int32(number)
    }
    forms[number] = Form(terms: range)
    for level in 0..<stride { multipliers[number * stride + level] = 0 }
    return number
  }

  private mutating func unchain(_ position: Int) {
    let term = terms[position]
    if term.previous >= 0 {
      terms[Int(term.previous)].next = term.next
    } else {
      variables[Int(term.variable)].firstTerm = term.next
    }
    if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
  }

  private func hasTerms(_ form: Int, _ wanted: ContiguousArray<FormTerm>) -> Bool {
    let present = termsOf(form)
    return present.count == wanted.count
      && zip(present, wanted).allSatisfy {
        $0.variable == $1.variable && $0.coefficient == $1.coefficient
      }
  }

  private static func hash(_ terms: ContiguousArray<FormTerm>) -> UInt64 {
    var hash: UInt64 = 0x9e37_79b9_7f4a_7c15
    for term in terms {
      hash = (hash ^ UInt64(UInt32(bitPattern: term.variable))) &* 0xbf58_476d_1ce4_e5b9
      hash = (hash ^ (hash >> 29) ^ term.coefficient.bitPattern) &* 0x94d0_49bb_1331_11eb
      hash ^= hash >> 31
    }
    return hash
  }
}
