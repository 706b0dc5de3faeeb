import Constraints
import TestSupport
import Testing

@Suite struct NotationParsingTests {
  /// A line, and its left side less its right side as the terms come.
  struct Case: CustomTestStringConvertible {
    let text: String
    let relation: Constraint.Relation
    let terms: String
    let constant: Double
    let priority: LayoutPriority

    init(
      _ text: String, _ terms: String, _ relation: Constraint.Relation, _ constant: Double,
      at priority: LayoutPriority = .required
    ) {
      self.text = text
      self.relation = relation
      self.terms = terms
      self.constant = constant
      self.priority = priority
    }

    var testDescription: String { text }
  }

  static let cases = [
    Case(
      "save.trailing == safeArea.trailing - 16 @750", "1 save.trailing, -1 safeArea.trailing",
      .equal, 16, at: 750),
    Case("share.width >= 44", "1 share.width", .greaterThanOrEqual, -44),
    Case("  x<=10@low ", "1 x", .lessThanOrEqual, -10, at: .defaultLow),
    Case("x == 1 @ required", "1 x", .equal, -1),
    Case("x == 1 @high", "1 x", .equal, -1, at: .defaultHigh),
    Case("x == 1 @ 0.5", "1 x", .equal, -1, at: 0.5),
    Case(
      "a.width + 2*b.left <= c.right / 4 + 10", "1 a.width, 2 b.left, -0.25 c.right",
      .lessThanOrEqual, -10),
    Case("2 * (x - 3 * (y + 1)) == -x", "2 x, -6 y, 1 x", .equal, -6),
    Case("(x + y) / 2 == 0", "0.5 x, 0.5 y", .equal, 0),
    Case("(1 + 1) * x * 3 / (4 - 2) == 1e2", "3 x", .equal, -100),
    Case("- -+-x == 3", "-1 x", .equal, -3),
    Case("8 - x == .5", "-1 x", .equal, 7.5),
    Case("4-2-1 == x", "-1 x", .equal, 1),
    Case("8/2/2*x == 0", "2 x", .equal, 0),
    Case("12 / 4 * x >= 2 + 3 * 4", "3 x", .greaterThanOrEqual, -14),
    Case("x - 0 * y == 0", "1 x, 0 y", .equal, 0),
    Case(
      "thread[3].bubble.width == thread[m-3].bubble.width * 1.5",
      "1 thread[3].bubble.width, -1.5 thread[m-3].bubble.width", .equal, 0),
    Case("grid[2][3].left == 0", "1 grid[2][3].left", .equal, 0),
    Case("保存.leading == _a1.leading", "1 保存.leading, -1 _a1.leading", .equal, 0),
    Case("width == 3", "1 width", .equal, -3),
    Case("a.top.top == 3", "1 a.top.top", .equal, -3),
  ]

  @Test(arguments: cases) func `a line becomes terms`(expected: Case) throws {
    let parsed = try ConstraintNotation.parse(expected.text)
    #expect(Self.difference(parsed) == expected.terms)
    #expect(parsed.left.constant - parsed.right.constant == expected.constant)
    #expect(parsed.relation == expected.relation)
    #expect(parsed.priority == expected.priority)
  }

  @Test(arguments: LayoutAttribute.allCases) func `every attribute is read`(
    attribute: LayoutAttribute
  ) throws {
    let parsed = try ConstraintNotation.parse("a.\(attribute.rawValue) == 1")
    #expect(parsed.left.terms.map(\.quantity) == [.attribute(attribute, of: .named("a"))])
  }

  @Test(arguments: [
    "‹save.trailing› == 8", "8 >= 2 * ( ‹thread[3].bubble.width› )", "  3==‹x›",
    "1 == ‹保存.top› - 1",
  ])
  func `a term knows where it stands`(marked: String) throws {
    let case_ = MarkedText(marked)
    let parsed = try ConstraintNotation.parse(case_.text)
    #expect(parsed.terms.map(\.range) == [case_.range])
  }

  @Test(arguments: ["‹save›.trailing == 8", "‹x› == 1", "1 == ‹保存[2].a›.top"])
  func `a term knows where its name stands`(marked: String) throws {
    let case_ = MarkedText(marked)
    let parsed = try ConstraintNotation.parse(case_.text)
    #expect(parsed.terms.map(\.nameRange) == [case_.range])
  }

  @Test func `sides and the whole know where they stand`() throws {
    let parsed = try ConstraintNotation.parse("  (x + 1) * 2  == y - 1 @ high  ")
    #expect(parsed.left.range == 2..<13)
    #expect(parsed.right.range == 18..<23)
    #expect(parsed.range == 2..<30)
  }

  @Test(arguments: [
    ("a.left == 0.5 * b.left", true), ("a.top - 3 == b.bottom / 2 + x", true),
    ("a.left == 16", false), ("(a.left + b.right) / 2 == 100", false),
    ("a.width == 0.5 * b.width", false), ("a.left == b.height", false),
    ("a.left - 0.5 * b.left == 0", true), ("3 >= b.top / 2 - a.centerY", true),
    ("a.left == 100 - b.left", true), ("2 * (a.left + b.left) - 3 * a.left == 0", true),
  ])
  func `locations on both sides are measured from the owner`(text: String, expected: Bool) throws {
    #expect(try ConstraintNotation.parse(text).measuresFromOwner == expected)
  }

  private static func difference(_ constraint: NotatedConstraint) -> String {
    let left = constraint.left.terms.map { ($0.coefficient, $0.quantity) }
    let right = constraint.right.terms.map { (-$0.coefficient, $0.quantity) }
    return (left + right).map { coefficient, quantity in
      let number = coefficient == coefficient.rounded() ? "\(Int(coefficient))" : "\(coefficient)"
      return switch quantity {
      case .attribute(let attribute, .named(let item)): "\(number) \(item).\(attribute.rawValue)"
      case .attribute(let attribute, .superview): "\(number) |.\(attribute.rawValue)"
      case .variable(let name): "\(number) \(name)"
      }
    }.joined(separator: ", ")
  }
}
