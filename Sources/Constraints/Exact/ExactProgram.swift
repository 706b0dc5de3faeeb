/// The problem of a component with exact arithmetic: its optimum, as the solver means it, or a
/// conflict set of its required constraints.
///
/// Numbers are taken as the decimals that they were written as, see `ExactDecimal`. The method is
/// the solver's own, the dual simplex method for convex piecewise linear costs in many levels, with
/// nothing left to tolerances: a full tableau of whole numbers over one denominator (Edmonds,
/// "Systems of distinct representatives and linear algebra", Journal of Research of the National
/// Bureau of Standards 71B, 1967), so each pivot takes products and divisions that leave nothing. It
/// starts from the stays, whatever was there before. It is for small components: entries are
/// determinants, which grow with the number of variables.
struct ExactProgram {
  /// How it ended.
  enum Outcome {
    case optimal
    /// Required breakpoints that no values satisfy, by number; without any one of them some do.
    case conflict(ContiguousArray<Int32>)
    /// The work was used up.
    case exhausted
  }

  /// A form of several terms as it is given: its terms, by column, and its breakpoints, by position.
  struct Line: Sendable {
    var terms = ContiguousArray<Term>()
    var breakpoints: ContiguousArray<ExactForm.Breakpoint>
  }

  /// A variable, by its place in the order of declaration, and its coefficient.
  struct Term: Sendable {
    var column: Int
    var coefficient: Double
  }

  let variableCount: Int
  /// The number of levels above the stays', the tie level included.
  let levelCount: Int
  /// The variables' own forms, then the others.
  private(set) var forms: ContiguousArray<ExactForm>
  /// Positions count these, and slopes those.
  private(set) var positionUnit = CommonUnit()
  private(set) var slopeUnit = CommonUnit()

  /// The basic form of each column.
  var basis: ContiguousArray<Int>
  /// The nonbasic form of each row.
  var rows: ContiguousArray<Int>
  /// The row of each variable's own form; −1 when it is basic.
  var rowOfVariable: ContiguousArray<Int>
  /// The forms of the rows in those of the basis: a row holds its coordinates times `denominator`.
  var tableau: ContiguousArray<BigInteger>
  var denominator = BigInteger.one
  /// The rows' values times `denominator`.
  var values: ContiguousArray<BigInteger>
  /// The segment whose slope is the multiplier of each row's form; −1 where that is zero.
  var multiplierSegments: ContiguousArray<Int>
  /// Forms that are outside their segment by no more than a tolerance, and cannot be helped.
  var isTolerated: ContiguousArray<Bool>
  /// Whether any form has coefficients that were computed.
  private(set) var hasComputedForms = false
  /// What may still be spent, in products of limbs.
  var budget: Int

  /// Makes the program that minimises the cost of some forms.
  ///
  /// - Parameters:
  ///   - levelCount: The number of levels, the tie level last.
  ///   - units: The breakpoints of the variables' own forms, each with its stay; the variables in
  ///     order of declaration, and breakpoints by position.
  ///   - others: All other forms.
  ///   - budget: After how many products of limbs to give up.
  init(
    levelCount: Int, units: ContiguousArray<ContiguousArray<ExactForm.Breakpoint>>,
    others: ContiguousArray<Line>, budget: Int
  ) {
    variableCount = units.count
    self.levelCount = levelCount
    self.budget = budget
    forms = []
    basis = ContiguousArray(units.indices)
    rows = ContiguousArray(units.count..<units.count + others.count)
    rowOfVariable = ContiguousArray(repeating: -1, count: units.count)
    tableau = []
    values = []
    multiplierSegments = ContiguousArray(repeating: -1, count: others.count)
    isTolerated = ContiguousArray(repeating: false, count: units.count + others.count)
    var costs = ContiguousArray<ExactCost>()
    for (column, breakpoints) in units.enumerated() {
      addForm([Term(column: column, coefficient: 1)])
      costs.append(ExactCost(breakpoints, unit: forms[column].unit))
    }
    for other in others {
      addForm(other.terms)
      costs.append(ExactCost(other.breakpoints, unit: forms[forms.count - 1].unit))
    }
    for cost in costs { cost.note(positions: &positionUnit, slopes: &slopeUnit) }
    for (form, cost) in costs.enumerated() {
      cost.fill(&forms[form], levelCount: levelCount, positionUnit, slopeUnit)
    }
    start()
  }

  private mutating func addForm(_ terms: ContiguousArray<Term>) {
    let read = ExactDecimal.reading(terms.map { $0.coefficient })
    var common = CommonUnit()
    for coefficient in read { common.divide(coefficient) }
    var coefficients = ContiguousArray(repeating: BigInteger.zero, count: variableCount)
    for (term, coefficient) in zip(terms, read) {
      coefficients[term.column] = common.count(coefficient)
    }
    forms.append(
      ExactForm(
        coefficients: coefficients, isComputed: read.contains { $0.isComputed }, unit: common.size))
    hasComputedForms = hasComputedForms || forms[forms.count - 1].isComputed
  }

  /// Puts the variables' own forms into the basis, at their cheapest places, and gives all others the
  /// multiplier zero.
  private mutating func start() {
    for form in 0..<variableCount {
      forms[form].location = forms[form].cheapestPosition
    }
    for form in rows {
      forms[form].location = forms[form].cheapestLocation
      tableau.append(contentsOf: forms[form].coefficients)
      var value = BigInteger.zero
      for column in 0..<variableCount {
        value = value + forms[form].coefficients[column] * position(ofColumn: column)
      }
      values.append(value)
    }
  }

  /// The position at which the basic form of a column lies.
  func position(ofColumn column: Int) -> BigInteger {
    let form = forms[basis[column]]
    return form.positions[form.location.left]
  }

  /// Moves a form to another location.
  mutating func settle(_ form: Int, at location: ExactLocation) {
    forms[form].location = location
  }
}
