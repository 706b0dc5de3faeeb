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

  private static let sizes = "a number is 0, or from 1e-12 to 1e12 in size"

  static let cases = [
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
    Case("x ‹<› 3", "expected '==', '<=', '>=' or an operator, found '<'"),
    Case(
      "x == ‹×› 3", "expected a number, 'view.attribute', a variable or '(', found '×'",
      help: "write '*'"),
    Case("x‹›", "expected '==', '<=', '>=' or an operator here"),
    Case("x ==‹›  ", "expected a number, 'view.attribute', a variable or '(' here"),
    Case("‹›", "expected a number, 'view.attribute', a variable or '(' here"),
    Case("2 ‹x› == 3", "expected '==', '<=', '>=' or an operator, found 'x'"),
    Case("x <= y ‹<›= z", "expected an operator, '@' or the end, found '<'"),
    Case("(x + 1 ‹=›= 3", "expected ')', found '='", help: "write '=='"),
    Case("x + 1‹)› == 3", "expected '==', '<=', '>=' or an operator, found ')'"),
    Case("thread[3] ‹=›= 2", "expected '.' and an attribute, found '='", help: "write '=='"),
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
    Case("x == ‹1e13›", "the number 1e13 is out of range", help: sizes),
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

  @Test func `hostile text ends soon`() {
    let deep = String(repeating: "(", count: 5000) + "x" + String(repeating: ")", count: 5000)
    let texts = [
      String(repeating: "(", count: 8000), String(repeating: "-", count: 8000), deep,
      String(repeating: "x", count: 100_000), String(repeating: "a.", count: 4000),
      String(repeating: "a[", count: 4000), "x == " + String(repeating: "9", count: 8000),
    ]
    for text in texts {
      #expect(throws: NotationError.self) { try ConstraintNotation.parse(text) }
      #expect(throws: NotationError.self) { try VisualFormat(parsing: text) }
    }
    let factors =
      "(" + String(repeating: "x+", count: 1500) + "x)" + String(repeating: "*1", count: 1500)
    #expect(throws: Never.self) { try ConstraintNotation.parse(factors + " == 0") }
  }

  @Test func `any text is read or refused inside itself`() {
    let words = [
      "a", ".", "width", "[", "]", "(", ")", "+", "-", "*", "/", "==", "<=", "@", "750", " ", "é",
      "|", "H:", "V:", ",", "\u{301}", "🙂", "0", "high", ">", "e", "1e", "\u{0}",
    ]
    forAll(seeds: 0..<2000) { random in
      (0..<Int.random(in: 0...14, using: &random))
        .map { _ in words[Int.random(in: 0..<words.count, using: &random)] }.joined()
    } holds: { text in
      let bytes = 0...text.utf8.count
      return Self.faults(of: text).allSatisfy { fault in
        bytes.contains(fault.lowerBound) && bytes.contains(fault.upperBound)
      }
    }
  }

  /// The places at which the two notations refuse a text.
  private static func faults(of text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    do throws(NotationError) { _ = try ConstraintNotation.parse(text) } catch {
      ranges.append(error.range)
    }
    do throws(NotationError) { _ = try VisualFormat(parsing: text) } catch {
      ranges.append(error.range)
    }
    return ranges
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
