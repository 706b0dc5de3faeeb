import Constraints
import TestSupport
import Testing

@Suite struct NotationScopeTests {
  static let faults: [(marked: String, message: String, help: String?)] = [
    ("‹sav›.left == 3", "unknown view 'sav'", "did you mean 'save'?"),
    ("save.left == ‹gop›", "unknown variable 'gop'", "did you mean 'gap'?"),
    (
      "save.left == ‹share› + 3", "'share' is a view, not a number",
      "name one of its attributes, such as 'share.width'"
    ),
    ("‹gap›.left == 3", "unknown view 'gap'", "known are 'save', 'share'"),
    ("save.left == 2 * ‹thread[9]›.left", "unknown view 'thread[9]'", "known are 'save', 'share'"),
  ]

  @Test(arguments: faults) func `a name that is not known is found`(
    marked: String, message: String, help: String?
  ) throws {
    var engine = LayoutEngine()
    var names = NotationScope()
    names.add(engine.addItem(), named: "save")
    names.add(engine.addItem(), named: "share")
    names.add(engine.makeVariable(), named: "gap")
    let expected = MarkedText(marked)
    let error = try #require(throws: NotationError.self) { try names.constraint(expected.text) }
    #expect(error.description == message)
    #expect(error.help == help)
    #expect(error.range == expected.range)
  }

  @Test func `a constraint as text reads back as itself`() throws {
    var scene = LayoutScene(["a", "b", "thread[3].bubble"])
    let names = ["a", "b", "thread[3].bubble"]
    let items = names.map { scene[$0] }
    try forAll(seeds: 0..<300) { random -> LayoutConstraint in
      let terms = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        LayoutTerm(
          .attribute(
            LayoutAttribute.allCases[Int.random(in: 0..<12, using: &random)],
            of: items[Int.random(in: 0...2, using: &random)]),
          coefficient: [1, -1, 0.5, -3, 1 / 3][Int.random(in: 0...4, using: &random)])
      }
      return LayoutConstraint(
        terms: terms, Relation.allCases[Int.random(in: 0...2, using: &random)],
        constant: Double(Int.random(in: -40...40, using: &random)) / 4,
        priority: [1000, 750, 0.5][Int.random(in: 0...2, using: &random)])
    } holds: { constraint in
      let line = scene.engine.description(of: constraint)
      var read = try scene.names.constraint(line)
      read.owner = nil
      read.terms.sort { $0.coefficient > $1.coefficient }
      var expected = constraint
      expected.terms.sort { $0.coefficient > $1.coefficient }
      return Self.isSame(read, expected)
    }
    _ = try scene.activate()
  }

  /// The same but for the order of terms with equal multipliers.
  private static func isSame(_ one: LayoutConstraint, _ other: LayoutConstraint) -> Bool {
    Set(one.terms) == Set(other.terms) && one.relation == other.relation
      && one.constant == other.constant && one.priority == other.priority
  }

  @Test func `the notation and the operators mean the same`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let pairs: [(String, Constraint)] = [
      ("x + 2 * y <= 10", x + 2 * y <= 10), ("2 * (x - 3) == y / 4", 2 * (x - 3) == y / 4),
      ("-x >= y - 1 @750", (-x >= y - 1).priority(750)),
    ]
    for (line, constraint) in pairs {
      let notated = try ConstraintNotation.parse(line)
      let resolved = notated.resolved { (term) throws(Never) -> LayoutQuantity in
        .variable(term.quantity == .variable("x") ? x : y)
      }
      let terms = resolved.terms.compactMap { term -> Term? in
        guard case .variable(let variable) = term.quantity else { return nil }
        return Term(variable, coefficient: term.coefficient)
      }
      let expression = LinearExpression(terms: terms, constant: -resolved.constant)
      #expect(expression == constraint.expression, "\(line)")
      #expect(resolved.relation == constraint.relation)
      #expect(resolved.priority == constraint.priority)
    }
  }
}
