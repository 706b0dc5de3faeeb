import Constraints
import Testing

@Suite struct VisualFormatTests {
  static let cases: [(text: String, expected: [String])] = [
    (
      "H:|-[grid]-|",
      ["grid.leading == |.leadingMargin + 0", "|.trailingMargin == grid.trailing + 0"]
    ),
    (
      "H:|-[a(>=44)]-8-[b(a@750)]-|",
      [
        "a.width >= 44", "a.leading == |.leadingMargin + 0", "b.width == a.width @750",
        "b.leading == a.trailing + 8", "|.trailingMargin == b.trailing + 0",
      ]
    ),
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("[a][b]", ["b.leading == a.trailing + 0"]),
    (
      "V:|[a]-(>=4,<=12@250)-[b]|",
      [
        "a.top == |.top + 0", "b.top >= a.bottom + 4", "b.top <= a.bottom + 12 @250",
        "|.bottom == b.bottom + 0",
      ]
    ),
    (
      "H:[a(==b,>=100,<=200@high)]",
      ["a.width == b.width", "a.width >= 100", "a.width <= 200 @750"]
    ),
    ("V:[a(44)]", ["a.height == 44"]),
    ("V:[a(thread[3].bubble)]", ["a.height == thread[3].bubble.height"]),
    ("|-20-[a]", ["a.leading == |.leading + 20"]),
    ("H:[a]-(-8)-[b]", ["b.leading == a.trailing + -8"]),
    ("H:[a]-gap-[b(tall@weak)]", ["b.width == 80 @300", "b.leading == a.trailing + 12"]),
    (
      " H: | - [ a ( >= 4 @ low , 9 ) ] - ( 3 ) - | ",
      [
        "a.width >= 4 @250", "a.width == 9", "a.leading == |.leadingMargin + 0",
        "|.trailing == a.trailing + 3",
      ]
    ),
    ("H:[thread[2].bubble]-[保存]", ["保存.leading == thread[2].bubble.trailing + 8"]),
    ("[a]", []),
    ("V : [a(4)]", ["a.height == 4"]),
    ("H:[a]-(+8)-[b]", ["b.leading == a.trailing + 8"]),
    ("H:[a]-back-[b]", ["b.leading == a.trailing + -12"]),
    (
      "H:[a]-(>=-6@low,==gap@weak)-[b]",
      [
        "b.leading >= a.trailing + -6 @250", "b.leading == a.trailing + 12 @300",
      ]
    ),
    ("H:[gap(gap)]", ["gap.width == 12"]),
  ]

  @Test(arguments: cases) func `a line becomes constraints`(text: String, expected: [String])
    throws
  {
    let format = try VisualFormat(
      parsing: text,
      metrics: [.init("gap", 12), .init("tall", 80), .init("weak", 300), .init("back", -12)])
    #expect(format.constraints.map(Self.describe) == expected)
  }

  static let faults: [(marked: String, message: String)] = [
    ("H:‹›", "expected a view such as '[save]', or '|' here"),
    ("‹X›:[a]", "expected 'H:', 'V:', a view such as '[save]', or '|', found 'X'"),
    ("‹h›:[a]", "expected 'H:', 'V:', a view such as '[save]', or '|', found 'h'"),
    ("‹›", "expected 'H:', 'V:', a view such as '[save]', or '|' here"),
    ("V‹|›[a]", "expected ':' behind the axis, found '|'"),
    ("H‹[›a]", "expected ':' behind the axis, found '['"),
    ("[a]-‹-›8-[b]", "expected a number or a metric, found '-'"),
    ("[a]-‹+›8-[b]", "expected a number or a metric, found '+'"),
    ("[a]-8‹@›5-[b]", "expected '-' behind the distance, found '@'"),
    ("[a]‹–›8-[b]", "expected a view such as '[save]', or '|', found '–'"),
    ("H:|-‹|›", "expected a view such as '[save]', found '|'"),
    ("H:|‹›", "expected a view such as '[save]' here"),
    ("H:[‹]›", "expected the name of a view, found ']'"),
    ("H:[a‹›", "expected ']' here"),
    ("H:[a]-8‹[›b]", "expected '-' behind the distance, found '['"),
    ("H:[a]-8-‹›", "expected a view such as '[save]', or '|' here"),
    ("H:[a]-‹gop›-[b]", "unknown metric 'gop'"),
    ("H:[a]-‹>=›8-[b]", "expected a number or a metric, found '>='"),
    ("H:[a]|‹[›b]", "expected the end, found '['"),
    ("H:[a] ‹,› [b]", "expected a view such as '[save]', or '|', found ','"),
    ("H:[a(‹)›]", "expected a number, a metric or the name of a view, found ')'"),
    ("H:[a(44,‹)›]", "expected a number, a metric or the name of a view, found ')'"),
    ("H:[a(44‹]›", "expected ')', found ']'"),
    ("H:[a(44@‹1001›)]", "the priority 1001 is not above 0 and at most 1000"),
    ("H:[a(44@‹huge›)]", "the priority huge is not above 0 and at most 1000"),
    ("H:[a(44@‹hgih›)]", "unknown priority 'hgih'"),
    ("H:[a(‹1e99›)]", "the number 1e99 is out of range"),
    ("H:[保存(44‹;›)]", "expected ')', found ';'"),
  ]

  @Test(arguments: faults) func `a fault is named at its place`(marked: String, message: String)
    throws
  {
    let expected = MarkedText(marked)
    let error = try #require(throws: NotationError.self) {
      try VisualFormat(parsing: expected.text, metrics: [.init("gap", 12), .init("huge", 1e6)])
    }
    #expect(error.description == message)
    #expect(error.range == expected.range)
  }

  /// The examples of the appendix "Visual Format Language" in Apple's Auto Layout Guide.
  static let documented: [(text: String, expected: [String])] = [
    ("[button]-[textField]", ["textField.leading == button.trailing + 8"]),
    ("[button(>=50)]", ["button.width >= 50"]),
    (
      "|-50-[purpleBox]-50-|",
      ["purpleBox.leading == |.leading + 50", "|.trailing == purpleBox.trailing + 50"]
    ),
    ("V:[topField]-10-[bottomField]", ["bottomField.top == topField.bottom + 10"]),
    ("[maroonView][blueView]", ["blueView.leading == maroonView.trailing + 0"]),
    ("[button(100@20)]", ["button.width == 100 @20"]),
    ("[button1(==button2)]", ["button1.width == button2.width"]),
    (
      "[flexibleButton(>=70,<=100)]", ["flexibleButton.width >= 70", "flexibleButton.width <= 100"]
    ),
    (
      "|-[find]-[findNext]-[findField(>=20)]-|",
      [
        "find.leading == |.leadingMargin + 0", "findNext.leading == find.trailing + 8",
        "findField.width >= 20", "findField.leading == findNext.trailing + 8",
        "|.trailingMargin == findField.trailing + 0",
      ]
    ),
  ]

  @Test(arguments: documented) func `every documented example is read`(
    text: String, expected: [String]
  ) throws {
    #expect(try VisualFormat(parsing: text).constraints.map(Self.describe) == expected)
  }

  @Test(arguments: [
    ("[a]--8-[b]", "a negative distance stands in parentheses: '-(-8)-'"),
    ("[a]->=8-[b]", "a relation stands in parentheses: '-(>=8)-'"),
    ("[a]-=8-[b]", "a relation stands in parentheses: '-(>=8)-'"), ("[a]-(=8)-[b]", "write '=='"),
    ("[a]–8–[b]", "write '-'"), ("[a(≥8)]", "write '>='"),
  ])
  func `a likely mistake has a way out`(text: String, help: String) throws {
    let error = try #require(throws: NotationError.self) { try VisualFormat(parsing: text) }
    #expect(error.help == help)
  }

  @Test func `decimal numbers are read`() throws {
    let format = try VisualFormat(parsing: "H:[a(.5)]-0.25-[b(1e2@0.5)]-(1.5e-1)-|")
    let numbers = format.constraints.map(\.right.constant)
    #expect(numbers == [0.5, 100, 0.25, 0.15])
    #expect(format.constraints[1].priority == 0.5)
  }

  @Test func `a metric is found by a slip`() throws {
    let error = try #require(throws: NotationError.self) {
      try VisualFormat(parsing: "[a]-gop-[b]", metrics: [.init("gap", 12)])
    }
    #expect(error.help == "did you mean 'gap'?")
  }

  @Test func `the views of a line and its parts know where they stand`() throws {
    let format = try VisualFormat(parsing: "H:|-[save(>=44)]-8-[b(save)]")
    #expect(format.axis == .horizontal)
    #expect(format.items.map(\.name) == ["save", "b"])
    #expect(format.items.map(\.range) == [5..<9, 20..<21])
    #expect(format.constraints.map(\.range) == [10..<14, 3..<4, 22..<26, 17..<18])
    #expect(format.constraints[2].terms.map(\.range) == [20..<21, 22..<26])
  }

  @Test(arguments: [
    ("H:|[a]|", true), (" V:[a]", true), ("[a]-[b]", true), ("|[a]", true), ("H == 3", false),
    ("", false), ("Ha.left == 3", false), ("a.left == 3", false), ("V|[a]|", true),
    ("V : [a]", true), ("h:[a]", true), ("a[3].left == 2", false), ("  ", false),
    ("é.left == 2", false), ("\t\n|[a]", true), ("(a.left) == 2", false), (":", true),
  ])
  func `a line of Visual Format is told from others`(text: String, expected: Bool) {
    #expect(VisualFormat.isVisualFormat(text) == expected)
  }

  private static func describe(_ constraint: NotatedConstraint) -> String {
    let signs: [Constraint.Relation: String] = [
      .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    let priority =
      constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))"
    return
      "\(side(constraint.left)) \(signs[constraint.relation] ?? "") \(side(constraint.right))\(priority)"
  }

  private static func side(_ expression: NotatedExpression) -> String {
    guard let term = expression.terms.first,
      case .attribute(let attribute, let item) = term.quantity
    else { return "\(Int(expression.constant))" }
    let name = if case .named(let name) = item { name } else { "|" }
    let isBare = expression.constant == 0 && !attribute.isLocation
    let isSubject = attribute.isLocation && expression.range == term.range
    let text = "\(name).\(attribute.rawValue)"
    return isBare || isSubject ? text : "\(text) + \(Int(expression.constant))"
  }
}
