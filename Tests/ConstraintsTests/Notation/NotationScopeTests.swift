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

  @Test func `constraints carry the name that the author gives them`() throws {
    var scene = LayoutScene(["a", "b"])
    let line = try scene.names.constraint(
      "a.left == 0.5 * b.left", identifier: "half way", owner: scene["b"])
    #expect(line.identifier == "half way")
    #expect(line.owner == scene["b"])
    let row = try scene.names.constraints(
      visualFormat: "[a]-[b(gap)]", metrics: [.init("gap", 3)], identifier: "row")
    #expect(row.map(\.identifier) == ["row", "row"])
    #expect(try scene.names.constraint("a.left == 1").identifier == nil)
    #expect(scene.engine.description(of: .constraint(row[0])) == "b.width == 3")
    #expect(scene.engine.description(of: row[0]) == "b.width == 3")
    _ = try scene.activate()
  }

  @Test(arguments: [
    ("[‹sav›]", "unknown view 'sav'", "did you mean 'save'?"),
    ("[save]-[‹x›]-[y]", "unknown view 'x'", "known are 'save'"),
    ("‹|›[save]", "nothing was given for '|' to stand for", nil),
  ])
  func `a view of a line that is not known is found`(
    marked: String, message: String, help: String?
  ) throws {
    var engine = LayoutEngine()
    var names = NotationScope()
    names.add(engine.addItem(), named: "save")
    let expected = MarkedText(marked)
    let error = try #require(throws: NotationError.self) {
      try names.constraints(visualFormat: expected.text)
    }
    #expect(error.description == message)
    #expect(error.help == help)
    #expect(error.range == expected.range)
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
      let terms = resolved.terms.compactMap { term -> LinearTerm? in
        guard case .variable(let variable) = term.quantity else { return nil }
        return LinearTerm(variable, coefficient: term.coefficient)
      }
      let expression = LinearExpression(terms: terms, constant: -resolved.constant)
      #expect(expression == constraint.expression, "\(line)")
      #expect(resolved.relation == constraint.relation)
      #expect(resolved.priority == constraint.priority)
    }
  }
}
