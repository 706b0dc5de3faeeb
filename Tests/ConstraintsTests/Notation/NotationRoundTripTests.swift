import Constraints
import TestSupport
import Testing

/// What an engine says of a constraint is what the notation reads as that constraint.
@Suite struct NotationRoundTripTests {
  @Test func `a constraint as text reads back as itself`() throws {
    var engine = LayoutEngine()
    let names = ["a", "保存", "thread[3].bubble", "m[id-7][2]", "é.e\u{301}", nil, nil]
    let items = names.map { engine.addItem(named: $0) }
    let gone = engine.addItem()
    let quantities =
      items.flatMap { item in
        LayoutAttribute.allCases.map { LayoutQuantity.attribute($0, of: item) }
      }
      + (0..<4).map { _ in .variable(engine.makeVariable()) }
    try engine.removeItem(gone)
    let scope = engine.notationScope()
    try forAll(seeds: 0..<3000) { random in
      Self.constraint(between: quantities, using: &random)
    } holds: { constraint in
      let line = engine.description(of: constraint)
      var read: LayoutConstraint
      do throws(NotationError) {
        read = try scope.constraint(line)
      } catch {
        // What cannot be written is what an engine refuses.
        guard case .mixedPlaces = error.reason else { throw error }
        do throws(LayoutError) {
          try engine.activate(constraint)
          return false
        } catch {
          return error == .mixedPlaces(constraint)
        }
      }
      read.owner = nil
      // The positive ones stand on the left, so that they come first.
      var expected = constraint
      let terms = constraint.terms
      expected.terms =
        terms.filter { $0.coefficient >= 0 } + terms.filter { $0.coefficient < 0 }
      return read == expected
    }
    _ = try engine.activate([])
  }

  private static func constraint(
    between quantities: [LayoutQuantity], using random: inout SplitMix64
  ) -> LayoutConstraint {
    let terms = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      let size = number(from: Solver.smallestCoefficient, using: &random)
      return LayoutTerm(
        quantities.randomElement(using: &random) ?? quantities[0],
        coefficient: Bool.random(using: &random) ? size : -size)
    }
    let constant = number(from: 0, using: &random)
    let priority = number(from: 0, using: &random)
    return LayoutConstraint(
      terms: terms, Constraint.Relation.allCases.randomElement(using: &random) ?? .equal,
      constant: Bool.random(using: &random) ? constant : -constant,
      priority: LayoutPriority(rawValue: priority) ?? .required)
  }

  /// A number up to `Solver.range`: zero, plain, with an exponent, or any at all.
  private static func number(from least: Double, using random: inout SplitMix64) -> Double {
    let plain: [Double] = [
      0, 1, 1, 1, 2, 0.5, 8, 44, 1 / 3, 750, 1e-7, 1e15, 123_456.789, 0.1 + 0.2 - 0.3,
    ]
    var number = plain.randomElement(using: &random) ?? 0
    if Bool.random(using: &random) {
      number = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random)).magnitude
    }
    return number == 0 || number >= least && number <= Solver.range ? number : 1
  }

  @Test func `a constraint reads as people write it`() throws {
    var engine = LayoutEngine()
    let a = engine.addItem(named: "a")
    let b = engine.addItem()
    let x = engine.makeVariable()
    let width = LayoutQuantity.attribute(.width, of: a)
    let height = LayoutQuantity.attribute(.height, of: b)
    let cases: [(LayoutConstraint, String)] = [
      (LayoutConstraint(terms: [LayoutTerm(width)], .equal), "a.width == 0"),
      (LayoutConstraint(terms: [LayoutTerm(width)], .equal, constant: -3), "a.width == -3"),
      (
        LayoutConstraint(
          terms: [LayoutTerm(width, coefficient: -1)], .lessThanOrEqual, constant: -8),
        "8 <= a.width"
      ),
      (LayoutConstraint(terms: [LayoutTerm(width, coefficient: -1)], .equal), "0 == a.width"),
      (
        LayoutConstraint(
          terms: [LayoutTerm(width), LayoutTerm(height, coefficient: -0.5)], .equal, constant: -4),
        "a.width == 0.5 * item1.height - 4"
      ),
      (
        LayoutConstraint(
          terms: [LayoutTerm(.variable(x), coefficient: 1e-7), LayoutTerm(width)], .equal,
          constant: 1e16, priority: 0.25), "1e-07 * variable8 + a.width == 1e+16 @0.25"
      ),
      (LayoutConstraint(terms: [], .equal, constant: 2), "0 == 2"),
    ]
    for (constraint, line) in cases { #expect(engine.description(of: constraint) == line) }
    _ = try engine.activate([])
  }

  @Test func `the names of an engine are those of its items and free variables`() throws {
    var engine = LayoutEngine()
    let screen = engine.addItem(named: "screen", frame: LayoutRect(width: 400, height: 800))
    let save = engine.addItem(named: "save", frame: LayoutRect())
    try engine.removeItem(save)
    let gap = engine.makeVariable()
    let item = engine.addItem()
    let scope = engine.notationScope(root: screen)
    #expect(scope.root == screen)
    let error = try #require(throws: NotationError.self) { try scope.constraint("x.left == y") }
    guard case .unknown(.item, "x", nil, let items) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(items == ["screen", "item1"])
    #expect(
      try scope.constraint("item1.left == variable0").terms == [
        LayoutTerm(.attribute(.left, of: item)), LayoutTerm(.variable(gap), coefficient: -1),
      ])
    #expect(throws: NotationError.self) { try scope.constraint("variable1 == 0") }
    _ = try engine.activate([])
  }
}
