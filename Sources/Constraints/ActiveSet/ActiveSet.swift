/// The state of the solver: forms, the bases of basic ones, multipliers and values.
///
/// Minimises, level by level, the sum of the forms' costs. A form f with terms a_f has a convex
/// piecewise linear cost c_f(a_f·x) whose slopes are vectors with one entry a level, compared
/// lexicographically; *required* is an infinite slope. Each variable's own form carries a stay, a
/// last level of its own: stays are ordered by declaration.
///
/// As many forms as there are variables are basic, each tight at a breakpoint: x = B⁻¹b. Every form
/// has a multiplier y_f; for a nonbasic one it is the slope of the segment in which it is held to
/// lie. Σ y_f·a_f = 0 at all times. When every y_f lies between the slopes left and right of the
/// form's location and every nonbasic form lies in its segment, x is the one optimum. The stays'
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
  /// Where the basic forms' multipliers begin in the levels of the stays, a form each.
  var stayLeads: ContiguousArray<StayLead> = []
  /// The newest of the components' `leadEpoch`s.
  var leadEpoch: Int32 = 0
  var formTable = FormTable()
  /// Forms that were taken out, by the number of their terms, to be used again with their room.
  var freeForms: ContiguousArray<ContiguousArray<Int32>> = []

  /// Forms whose value may have left their segment.
  var pending = FormSet()
  /// How many steps are to stay near the last one, after the component at hand was given a new basis.
  var nearSteps = 0
  /// How many steps have been taken so far.
  var steps = 0
  /// Nonbasic forms known to be outside their segment.
  var violatedForms: ContiguousArray<ViolatedForm> = []
  /// Whether multipliers or coordinates that the present change met in the component at hand were
  /// smaller than a tolerance and larger than rounding, and whether distances of values were.
  var isInDoubt = false
  var areValuesInDoubt = false
  /// Values before the changes that would be taken back together, once a variable.
  var savedValues: ContiguousArray<(variable: Int32, value: Double)> = []
  /// The change in which each variable's value was saved last.
  var savedIn: ContiguousArray<Int64> = []
  /// The number of the present change, and of the first one that would be taken back with it.
  var change: Int64 = 0
  var firstChange: Int64 = 0

  /// Work space: coordinates of a form in the basis, by row.
  var coordinates = WorkVector()
  /// Work space: right-hand sides by row, moves of variables by column.
  var moves = WorkVector()
  /// Work space of `StayOrder`.
  var probe = WorkVector()
  /// Work space of solves.
  var sums = WorkVector()
  /// Work space of `refactor`.
  var decomposition = SparseLU()
  /// Work space of `grow`.
  var growth = Growth()
  /// Work space: ratio vectors and slopes, `stride` each.
  var ratios: ContiguousArray<Double> = []
  var slope: ContiguousArray<Double> = []
  var candidates: ContiguousArray<RatioCandidate> = []
  var tied: ContiguousArray<RatioCandidate> = []
  /// Work space of primal steps: what the edge meets, and how fast forms' values change along it.
  var events: ContiguousArray<EdgeEvent> = []
  var rates = WorkVector()
  /// Work space: how the cost changes along an edge, by level.
  var edgeCost: ContiguousArray<Double> = []
  /// Basic forms whose multipliers may be out of their bounds.
  var suspects: ContiguousArray<Int32> = []

  /// Makes room, so that a large change does not move what is there time and again.
  mutating func reserve(for list: borrowing EditList, breakpoints breakpointCount: Int) {
    guard list.edits.count * 2 > forms.count else { return }
    forms.reserveCapacity(forms.count + list.edits.count)
    stayLeads.reserveCapacity(forms.count + list.edits.count)
    let room = (forms.count + list.edits.count) * stride
    if multipliers.count < room {
      multipliers.reserveCapacity(room)
      multipliers.append(contentsOf: repeatElement(0, count: room - multipliers.count))
    }
    terms.reserveCapacity(terms.count + list.terms.count)
    breakpoints.reserveCapacity(breakpointCount)
  }

  /// Makes room for a small system.
  private mutating func reserveForFirstVariable() {
    let (variableCount, formCount) = (16, 32)
    values.reserveCapacity(variableCount)
    variables.reserveCapacity(variableCount)
    savedIn.reserveCapacity(variableCount)
    forms.reserveCapacity(formCount)
    stayLeads.reserveCapacity(formCount)
    multipliers.reserveCapacity(formCount * stride)
    terms.reserveCapacity(2 * formCount)
    breakpoints.reserveCapacity(formCount)
    widenSlope()
  }

  /// Makes room for a slope.
  private mutating func widenSlope() {
    // Not `init(repeating:)`: for numbers that asks the runtime for the array's type each time, which
    // takes longer than all else in a new solver.
    slope.append(contentsOf: repeatElement(0, count: stride - slope.count))
  }

  /// Adds a variable, held by its stay.
  mutating func addVariable(_ variable: Int, breakpoint: Int, order: Int64, reference: Double) {
    if variables.isEmpty { reserveForFirstVariable() }
    while variables.count <= variable {
      variables.append(VariableRecord(reference: 0, order: 0, form: -1))
      values.append(0)
      savedIn.append(-1)
    }
    let form = takeForm(termCount: 1)
    let start = Int(forms[form].terms.lowerBound)
    terms[start] = FormTerm(variable: Int32(variable), form: Int32(form), coefficient: 1)
    variables[variable] = VariableRecord(
      reference: reference, order: order, form: Int32(form), firstTerm: Int32(start))
    values[variable] = reference
    forms[form].holdStay(of: variable, at: reference)
    link(
      breakpoint,
      Breakpoint(position: reference, leftSlope: -1, rightSlope: 1, level: Breakpoint.stayLevel),
      to: form)
  }

  /// Takes a variable that no constraint names out; its own form is basic at its stay.
  mutating func removeVariable(_ variable: Int, breakpoint: Int) {
    let form = Int(variables[variable].form)
    leaveComponent(variable)
    unlink(breakpoint)
    releaseForm(form)
    variables[variable].form = -1
    variables[variable].firstTerm = -1
  }

  /// The value of a form in the present solution, and the sum of its terms' magnitudes.
  @inline(__always)  // a call would copy what it borrows, for each form that moved
  func activity(of form: Int) -> (value: Double, magnitude: Double) {
    var value = 0.0
    var magnitude = 0.0
    for index in forms[form].terms {
      let part =
        terms[Int(index)].coefficient * values[Int(terms[Int(index)].variable)]
      value += part
      magnitude += part.magnitude
    }
    return (value, magnitude)
  }

  /// The index of a priority among the levels, given to it now when it has none.
  mutating func level(of priority: LayoutPriority) -> Int32 {
    if priority == .required { return Breakpoint.requiredLevel }
    if let index = levels.index(of: priority) { return Int32(index) }
    let level = levels.insert(priority)
    if levels.count > stride { widen() }
    for form in forms.indices {
      let start = form * stride
      for index in Swift.stride(from: start + levels.count - 1, to: start + level, by: -1) {
        multipliers[index] = multipliers[index - 1]
      }
      multipliers[start + level] = 0
    }
    for index in breakpoints.indices where breakpoints[index].level >= Int32(level) {
      breakpoints[index].level += 1
    }
    return Int32(level)
  }

  /// Makes room for more levels than there are, so that a hundred of them do not move all a hundred
  /// times.
  private mutating func widen() {
    let wider = stride + max(4, stride / 4)
    var moved = ContiguousArray<Double>()
    moved.append(contentsOf: repeatElement(0, count: forms.count * wider))
    for form in forms.indices {
      for level in 0..<stride { moved[form * wider + level] = multipliers[form * stride + level] }
    }
    multipliers = moved
    stride = wider
    widenSlope()
  }
}
