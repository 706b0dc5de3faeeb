import Constraints
import TestSupport
import Testing

@Suite struct VisualFormatOptionTests {
  typealias Options = VisualFormat.Options

  /// A line with options, and what it means in the other notation; `|` is `box`.
  struct Case: CustomTestStringConvertible {
    let text: String
    let options: Options
    let lines: [String]

    init(_ text: String, _ options: Options, _ lines: [String]) {
      self.text = text
      self.options = options
      self.lines = lines
    }

    var testDescription: String { "\(text) \(options.rawValue)" }
  }

  static let alignments = [
    Case("[a]", .alignAllTop, []),
    Case(
      "[a]-4-[b][c]", .alignAllTop,
      [
        "b.leading == a.trailing + 4", "a.top == b.top", "c.leading == b.trailing",
        "b.top == c.top",
      ]),
    Case(
      "|-4-[a]-4-[b]-4-|", [.alignAllTop, .alignAllBottom],
      [
        "a.leading == box.leading + 4", "b.leading == a.trailing + 4", "a.top == b.top",
        "a.bottom == b.bottom", "box.trailing == b.trailing + 4",
      ]),
    Case("[a][b]", .alignAllCenterY, ["b.leading == a.trailing", "a.centerY == b.centerY"]),
    Case(
      "[a][b]", .alignAllFirstBaseline,
      ["b.leading == a.trailing", "a.firstBaseline == b.firstBaseline"]),
    Case(
      "[a][b]", .alignAllLastBaseline,
      ["b.leading == a.trailing", "a.lastBaseline == b.lastBaseline"]),
    Case("V:[a][b]", .alignAllLeft, ["b.top == a.bottom", "a.left == b.left"]),
    Case("V:[a][b]", .alignAllRight, ["b.top == a.bottom", "a.right == b.right"]),
    Case(
      "V:[a][b]", [.alignAllLeading, .alignAllTrailing],
      ["b.top == a.bottom", "a.leading == b.leading", "a.trailing == b.trailing"]),
    Case("V:[a][b]", .alignAllCenterX, ["b.top == a.bottom", "a.centerX == b.centerX"]),
  ]

  static let directions = [
    Case(
      "|-3-[a]-4-[b]-5-|", .directionLeadingToTrailing,
      [
        "a.leading == box.leading + 3", "b.leading == a.trailing + 4",
        "box.trailing == b.trailing + 5",
      ]),
    Case(
      "|-3-[a]-4-[b]-5-|", .directionLeftToRight,
      ["a.left == box.left + 3", "b.left == a.right + 4", "box.right == b.right + 5"]),
    Case(
      "|-3-[a]-4-[b]-5-|", .directionRightToLeft,
      ["box.right == a.right + 3", "a.left == b.right + 4", "b.left == box.left + 5"]),
    Case("[a]-(>=4)-[b]", .directionRightToLeft, ["a.left >= b.right + 4"]),
    Case("V:[a]-4-[b]", .directionRightToLeft, ["b.top == a.bottom + 4"]),
  ]

  static let spacings = [
    Case(
      "V:|-20-[a]-30-[b]-(>=40)-|", .spacingBaselineToBaseline,
      [
        "a.firstBaseline == box.top + 20", "b.firstBaseline == a.lastBaseline + 30",
        "box.bottom >= b.lastBaseline + 40",
      ]),
    Case(
      "V:|-[a]-[b][c]|", .spacingBaselineToBaseline,
      [
        "a.top == box.topMargin", "b.top == a.bottom + 8", "c.top == b.bottom",
        "box.bottom == c.bottom",
      ]),
    Case("V:[a]-30-[b]", .spacingEdgeToEdge, ["b.top == a.bottom + 30"]),
  ]

  @Test(arguments: alignments + directions + spacings)
  func `a line with options means the same as lines of text`(expected: Case) throws {
    var scene = LayoutScene(["box", "a", "b", "c"])
    let found = try scene.names.constraints(
      visualFormat: expected.text, options: expected.options, superview: scene["box"])
    let lines = try expected.lines.map { try scene.names.constraint($0) }
    #expect(found.map(Self.meaning) == lines.map(Self.meaning))
    _ = try scene.activate()
  }

  /// A constraint without its owner, which makes no difference here, and its terms in a fixed order.
  private static func meaning(_ constraint: LayoutConstraint) -> LayoutConstraint {
    var meaning = constraint
    meaning.owner = nil
    meaning.terms.sort { $0.coefficient > $1.coefficient }
    return meaning
  }

  @Test(arguments: Options.names) func `an alignment is for the lines that it lies across`(
    name: String
  ) throws {
    let option = try #require(Options(named: name))
    guard let attribute = Self.attribute(of: name) else { return }
    let (fitting, other) = attribute.axis == .horizontal ? ("V:", "H:") : ("H:", "V:")
    #expect(throws: Never.self) { try VisualFormat(parsing: fitting + "[a][b]", options: option) }
    let error = try #require(throws: NotationError.self) {
      try VisualFormat(parsing: "  \(other)[a]", options: option)
    }
    let word = attribute.axis == .horizontal ? "horizontal" : "vertical"
    #expect(error.description == "'\(name)' is not for \(word) lines")
    #expect(error.range == 2..<4)
    let others = Options.names.filter { other in
      Self.attribute(of: other).map { $0.axis != attribute.axis } ?? false
    }
    let list = others.map { "'\($0)'" }.joined(separator: ", ")
    #expect(error.help == "\(word) lines take \(list)")
  }

  @Test func `baselines are for vertical lines`() throws {
    let error = try #require(throws: NotationError.self) {
      try VisualFormat(parsing: "[a]-8-[b]", options: .spacingBaselineToBaseline)
    }
    #expect(error.description == "'spacingBaselineToBaseline' is not for horizontal lines")
    #expect(error.help == "horizontal lines take 'spacingEdgeToEdge'")
    #expect(error.range == 0..<0)
  }

  @Test func `a line has one direction`() throws {
    let error = try #require(throws: NotationError.self) {
      try VisualFormat(
        parsing: "H:[a]", options: [.directionLeftToRight, .directionRightToLeft])
    }
    #expect(error.description == "a line has one direction")
    #expect(error.help == "name one of 'directionLeftToRight' and 'directionRightToLeft'")
  }

  @Test func `options have the raw values of UIKit`() {
    let values = Options.names.compactMap { Options(named: $0)?.rawValue }
    #expect(
      values == [2, 4, 8, 16, 32, 64, 512, 1024, 4096, 2048, 0, 65536, 131_072, 0, 524_288])
    #expect(Options(named: "alignAllTops") == nil)
    #expect(Options(named: "alignmentMask") == nil)
    #expect(Options.directionMask.rawValue == 196_608)
  }

  @Test func `unknown bits mean nothing`() throws {
    let odd = Options(rawValue: ~(Options.alignmentMask.rawValue | Options.directionMask.rawValue))
    let format = try VisualFormat(parsing: "V:[a][b]", options: odd)
    #expect(format.constraints.count == 1)
    let unused = Options(rawValue: 1 << 0 | 1 << 7 | 1 << 8 | 1 << 13 | 1 << 14 | 1 << 15)
    #expect(try VisualFormat(parsing: "[a][b]", options: unused).constraints.count == 1)
  }

  @Test func `an alignment stands at both views`() throws {
    let text = "H:|-[a(4)]-8-[保存]|"
    let format = try VisualFormat(parsing: text, options: .alignAllTop)
    let alignment = try #require(format.constraints.first { $0.left.terms[0].quantity.isTop })
    let bytes = Array(text.utf8)[alignment.range]
    #expect(String(decoding: bytes, as: UTF8.self) == "[a(4)]-8-[保存]")
    #expect(alignment.terms.map(\.nameRange) == [5..<6, 14..<20])
  }

  @Test(arguments: [
    (Options.directionLeadingToTrailing, 356.0, 320.0), (.directionLeftToRight, 4, 40),
    (.directionRightToLeft, 356, 320),
  ])
  func `the direction holds against that of reading`(options: Options, a: Double, b: Double) throws
  {
    var scene = LayoutScene(["a", "b"], direction: .rightToLeft)
    try scene.engine.activate(
      scene.names.constraints(
        visualFormat: "|-4-[a(40)]-(-4)-[b(a)]", options: options, superview: scene.screen))
    #expect(isClose(scene.frame("a").x, a))
    #expect(isClose(scene.frame("b").x, b))
  }

  @Test func `baselines of texts are so far apart`() throws {
    var scene = LayoutScene(["a", "b"])
    for (name, top, bottom) in [("a", 15.0, 5.0), ("b", 24, 8)] {
      try scene.setSize(50, top + bottom, of: name)
      try scene.engine.setBaselines(
        firstFromTop: top, lastFromBottom: bottom, of: scene[name])
    }
    try scene.engine.activate(
      scene.names.constraints(
        visualFormat: "V:|-40-[a]-30-[b]", options: .spacingBaselineToBaseline,
        superview: scene.screen))
    #expect(isClose(scene.frame("a").y, 25))
    #expect(isClose(scene.frame("b").y, 40 + 30 - 24))
  }

  private static func attribute(of name: String) -> LayoutAttribute? {
    LayoutAttribute.allCases.first {
      name.lowercased() == "alignall" + $0.rawValue.lowercased()
    }
  }
}

extension NotatedQuantity {
  fileprivate var isTop: Bool {
    if case .attribute(.top, _) = self { true } else { false }
  }
}
