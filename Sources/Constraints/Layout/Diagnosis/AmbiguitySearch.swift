/// Finds unknowns that, once known, leave nothing of a layout open, and which of them settles what.
///
/// What is open when all before it is known is fixed at its present value, the most natural first.
/// Then each fixing is lifted, the least natural one first, and comes back only if its unknown may move
/// without it. What remains is enough, and each of it is needed.
///
/// It is what would remain if everything were fixed at first: what is settled by those before it would
/// be lifted and never come back, for more of what is fixed settles no less.
internal struct AmbiguitySearch: ~Copyable {
  /// Something open.
  internal struct Candidate {
    internal var quantity: LayoutQuantity
    /// The unknown that has its value.
    internal var variable: Variable
    internal var value: Double
    /// The name of the constraint that fixes it, while it is fixed.
    internal var fixing: ConstraintID?
  }

  private var solver: Solver
  /// The unknowns that are open before anything is fixed; looked up only.
  private let open: Set<Variable>
  /// How much was looked at, and how much may be as a whole.
  private var work = OpenWork()
  private let mostWork: Int
  internal private(set) var candidates: [Candidate] = []

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - solver: A solver to try things out with.
  ///   - open: Its ambiguous variables.
  ///   - mostWork: How much may be looked at as a whole before the search is given up, in rows of
  ///     bases.
  internal init(_ solver: consuming Solver, _ open: [Variable], mostWork: Int) {
    self.solver = solver
    self.open = Set(open)
    self.mostWork = mostWork
  }

  /// Whether the search was given up before all was found.
  internal var isGivenUp: Bool { work.rows > mostWork }

  /// Takes up what may be open; what is taken up first is fixed rather than what comes later.
  ///
  /// - Parameter quantities: What it is, and its value in terms of unknowns.
  internal mutating func add(
    _ quantities: [(quantity: LayoutQuantity, expression: LinearExpression)]
  ) {
    var known: [(quantity: LayoutQuantity, variable: Variable)] = []
    for (quantity, expression) in quantities {
      guard expression.terms.allSatisfy({ solver.contains($0.variable) }),
        let variable = unknown(expression)
      else { continue }
      known.append((quantity, variable))
    }
    let asked = known.filter { !open.contains($0.variable) }
    let answers = solver.areOpen(asked.map { $0.variable }, counting: &work)
    let closed = Set(zip(asked, answers).compactMap { $1 ? nil : $0.variable })
    for (quantity, variable) in known where !closed.contains(variable) {
      candidates.append(
        Candidate(quantity: quantity, variable: variable, value: solver.value(of: variable)))
    }
  }

  /// An unknown that has the value of an expression.
  private mutating func unknown(_ expression: LinearExpression) -> Variable? {
    if let term = expression.terms.first, expression.terms.count == 1, term.coefficient == 1,
      expression.constant == 0
    {
      return term.variable
    }
    let variable = solver.makeVariable()
    return (try? solver.add(variable == expression)).map { _ in variable }
  }

  /// The candidates that are needed, in order, each with all that it settles beside those before it;
  /// itself first.
  ///
  /// When the search is given up, those that were found until then, alone.
  internal mutating func groups() -> [[Int]] {
    let fixed = fixWhatIsOpen()
    guard !isGivenUp else { return fixed.map { [$0] } }
    var needed: [Int] = []
    for index in fixed.reversed() {
      guard !isGivenUp else { return needed.reversed().map { [$0] } }
      lift([index])
      guard solver.isOpen(candidates[index].variable, counting: &work) else { continue }
      fix([index])
      needed.append(index)
    }
    needed.reverse()
    let rest = candidates.indices.filter { candidates[$0].fixing == nil }
    var groups: [[Int]] = needed.map { [$0] }
    lift(needed)
    share(rest, among: needed.indices, &groups)
    return groups
  }

  /// Fixes each candidate that those before it leave open.
  ///
  /// - Returns: What was fixed, in order.
  /// - Complexity: A change and a look at all that is connected for each, at most.
  private mutating func fixWhatIsOpen() -> [Int] {
    var places: [Variable: [Int]] = [:]  // never iterated
    for (index, candidate) in candidates.enumerated() {
      places[candidate.variable, default: []].append(index)
    }
    var isClosed = [Bool](repeating: false, count: candidates.count)
    var fixed: [Int] = []
    var start = work.nearby
    for index in candidates.indices where !isClosed[index] {
      guard !isGivenUp else { break }
      let variable = candidates[index].variable
      // As soon as a look at the whole costs no more than those nearby since the last one.
      if work.nearby - start > solver.connectedCount(of: variable) {
        start = work.nearby
        for closed in solver.closedVariables(connectedWith: variable) {
          for place in places[closed] ?? [] { isClosed[place] = true }
        }
        if isClosed[index] { continue }
      }
      guard solver.isOpen(variable, counting: &work) else { continue }
      fix([index])
      fixed.append(index)
    }
    return fixed
  }

  /// Whether each of some constraints is needed to settle a candidate when all others are in force.
  internal mutating func needsEach(of settling: [(candidate: Int, constraint: Constraint)]) -> Bool
  {
    do throws(SolverError) {
      let ids = try add(settling.map { $0.constraint })
      for (id, (candidate, constraint)) in zip(ids, settling) {
        try solver.remove(id)
        guard !isGivenUp, solver.isOpen(candidates[candidate].variable, counting: &work) else {
          return false
        }
        try solver.add(constraint)
      }
      return true
    } catch {
      return false
    }
  }

  /// Finds out which of some fixings settle which of some candidates, all of which they settle.
  private mutating func share(
    _ rest: [Int], among fixings: Range<Int>, _ groups: inout [[Int]]
  ) {
    guard let first = fixings.first, !rest.isEmpty else { return }
    guard fixings.count > 1 else {
      groups[first] += rest
      return
    }
    guard !isGivenUp else { return }
    let middle = (fixings.lowerBound + fixings.upperBound) / 2
    let half = (fixings.lowerBound..<middle).map { groups[$0][0] }
    fix(half)
    var settled: [Int] = []
    var open: [Int] = []
    let variables = rest.map { candidates[$0].variable }
    for (index, isOpen) in zip(rest, solver.areOpen(variables, counting: &work)) {
      if isOpen { open.append(index) } else { settled.append(index) }
    }
    share(open, among: middle..<fixings.upperBound, &groups)
    lift(half)
    share(settled, among: fixings.lowerBound..<middle, &groups)
  }

  /// Fixes candidates where they are, which breaks nothing.
  private mutating func fix(_ indices: some Sequence<Int>) {
    let fixings = indices.map { ($0, candidates[$0].variable == candidates[$0].value) }
    if let ids = try? add(fixings.map { $0.1 }) {
      for ((index, _), id) in zip(fixings, ids) { candidates[index].fixing = id }
    } else {
      // Rounding: of those that are held already, some may seem to contradict.
      for (index, fixing) in fixings { candidates[index].fixing = try? solver.add(fixing) }
    }
  }

  private mutating func add(_ constraints: [Constraint]) throws(SolverError) -> [ConstraintID] {
    try solver.transaction { (solver: inout Solver) throws(SolverError) in
      var ids: [ConstraintID] = []
      for constraint in constraints { ids.append(try solver.add(constraint)) }
      return ids
    }
  }

  private mutating func lift(_ indices: [Int]) {
    let ids = indices.compactMap { candidates[$0].fixing }
    try? solver.transaction { (solver: inout Solver) throws(SolverError) in
      for id in ids { try solver.remove(id) }
    }
    for index in indices { candidates[index].fixing = nil }
  }
}
