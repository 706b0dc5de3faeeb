import Constraints
import TestSupport
import Testing

@Suite struct NotationErrorTests {
  /// A line with its fault marked, and what is said about it.
  struct Case: CustomTestStringConvertible {
    let marked: MarkedText
    let message: String
    let help: String?

    init(_ marked: String, _ message: String, help: String? = nil) {
      self.marked = MarkedText(marked)
      self.message = message
      self.help = help
    }

    var testDescription: String { marked.text }
  }

  private static let sizes = "numbers are up to 1e15 in size, multipliers 0 or from 1e-10"

  static let cases = [
    Case(
      "save.leading == ‹screen.top› + 20", "a horizontal place cannot be tied to a vertical one",
      help: "name places along one axis; widths and heights go with both"),
    Case(
      "3 * (a.right - b.right) + a.width <= b.centerX / 2 - ‹a.lastBaseline›",
      "a horizontal place cannot be tied to a vertical one",
      help: "name places along one axis; widths and heights go with both"),
    Case(
      "a.centerX == a.leading / 2 + ‹b.rightMargin›",
      "'left' and 'right' cannot be tied to 'leading' and 'trailing'",
      help: "name edges of one kind on both sides"),
    Case(
      "save.‹widht› == 44", "unknown attribute 'widht'", help: "did you mean 'width'?"),
    Case("保存.‹hieght› >= 3", "unknown attribute 'hieght'", help: "did you mean 'height'?"),
    Case("x == 3 @‹hihg›", "unknown priority 'hihg'", help: "did you mean 'high'?"),
    Case(
      "x == 3 @‹medium›", "unknown priority 'medium'",
      help: "known are 'required', 'high', 'low'"),
    Case("x == 3 @ ‹0›", "the priority 0 is not above 0 and at most 1000"),
    Case("x == 3 @‹1000.5›", "the priority 1000.5 is not above 0 and at most 1000"),
    Case("x == 3 @‹-5›", "the priority -5 is not above 0 and at most 1000"),
    Case("x == 3 @‹›", "expected a priority: a number, 'required', 'high' or 'low' here"),
    Case("x == 3 @7 ‹5›", "expected the end, found '5'"),
    Case("x == 3 ‹750›", "expected an operator, '@' or the end, found '750'"),
    Case("x ‹=› 3", "expected '==', '<=', '>=' or an operator, found '='", help: "write '=='"),
    Case("x ‹≥› 3", "expected '==', '<=', '>=' or an operator, found '≥'", help: "write '>='"),
    Case(
      "x ‹<› 3", "expected '==', '<=', '>=' or an operator, found '<'",
      help: "write '<=': a constraint that holds may hold with equality"),
    Case(
      "x == ‹×› 3", "expected a number, 'view.attribute', a variable or '(', found '×'",
      help: "write '*'"),
    Case("x‹›", "expected '==', '<=', '>=' or an operator here"),
    Case("x ==‹›  ", "expected a number, 'view.attribute', a variable or '(' here"),
    Case("‹›", "expected a number, 'view.attribute', a variable or '(' here"),
    Case("2 ‹x› == 3", "expected '==', '<=', '>=' or an operator, found 'x'"),
    Case(
      "x <= y ‹<=› z", "expected an operator, '@' or the end, found '<='",
      help: "a constraint has one relation: write 'a <= b <= c' as two, 'a <= b' and 'b <= c'"),
    Case("(x + 1 ‹==› 3", "expected ')', found '=='"),
    Case("x + 1‹)› == 3", "expected '==', '<=', '>=' or an operator, found ')'"),
    Case("thread[3] ‹==› 2", "expected '.' and an attribute, found '=='"),
    Case("thread[‹]›.width == 2", "expected the number or name of a row, found ']'"),
    Case("thread[3‹›", "expected ']' here"),
    Case("a.‹3› == 2", "expected '.' and an attribute, found '3'"),
    Case(
      "‹a.width * b.width› == 3", "two unknowns cannot be multiplied",
      help: "constraints are linear: use a number on one side"),
    Case(
      "‹2 * (x + 1) * (y - y)› == 3", "two unknowns cannot be multiplied",
      help: "constraints are linear: use a number on one side"),
    Case(
      "3 / ‹x› == 1", "cannot divide by an unknown",
      help: "constraints are linear: use a number on one side"),
    Case("x / ‹(2 - 2)› == 1", "cannot divide by zero"),
    Case("x == ‹1e999›", "the number 1e999 is out of range", help: sizes),
    Case("x == ‹1e16›", "the number 1e16 is out of range", help: sizes),
    Case("x == ‹1000000000000001›", "the number 1000000000000001 is out of range", help: sizes),
    Case("‹x * 9e-11› == 0", "the number x * 9e-11 is out of range", help: sizes),
    Case("‹1e-400› * x == 0", "the number 1e-400 is out of range", help: sizes),
    Case("‹1e9 * 1e9› * x == 1", "the number 1e9 * 1e9 is out of range", help: sizes),
    Case("‹2 + 2 == 4›", "the constraint names nothing that could change"),
    Case(
      "x == ‹\u{1F}›3", "expected a number, 'view.attribute', a variable or '(', found '\u{1F}'"),
  ]

  @Test(arguments: cases) func `a fault is named at its place`(expected: Case) throws {
    let error = try #require(throws: NotationError.self) {
      try ConstraintNotation.parse(expected.marked.text)
    }
    #expect(error.description == expected.message)
    #expect(error.help == expected.help)
    #expect(error.range == expected.marked.range)
  }

  @Test(arguments: LayoutAttribute.allCases) func `every attribute is found by a slip`(
    attribute: LayoutAttribute
  ) throws {
    let name = Array(attribute.rawValue)
    for slip in Self.slips(of: name) where LayoutAttribute(rawValue: slip) == nil {
      let error = try #require(throws: NotationError.self) {
        try ConstraintNotation.parse("a.\(slip) == 1")
      }
      guard case .unknown(.attribute, slip, let nearest?, _) = error.reason else {
        Issue.record("\(slip): \(error)")
        continue
      }
      #expect(nearest == attribute.rawValue || Self.areConfusable(nearest, attribute.rawValue))
    }
  }

  /// Whether one slip may be meant for either: `centerq` and `eight` are one letter from both.
  private static func areConfusable(_ one: String, _ other: String) -> Bool {
    [
      ["centerX", "centerY"], ["height", "right"],
      ["centerXWithinMargins", "centerYWithinMargins"],
    ].contains {
      $0.contains(one) && $0.contains(other)
    }
  }

  /// Words with one letter dropped, doubled, changed, or swapped with the next.
  private static func slips(of name: [Character]) -> [String] {
    name.indices.flatMap { index -> [String] in
      var dropped = name
      dropped.remove(at: index)
      var doubled = name
      doubled.insert(name[index], at: index)
      var changed = name
      changed[index] = "q"
      var swapped = name
      if index > 0 { swapped.swapAt(index - 1, index) }
      return [dropped, doubled, changed, swapped].map { String($0) }
    }
  }
}
