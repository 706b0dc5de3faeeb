import Constraints
import TestSupport
import Testing

@Suite struct LayoutContentSizeTests {
  /// An extent constrained at a priority against content of 100 points.
  struct Rule: CustomTestStringConvertible {
    let constrained: Double
    let priority: LayoutPriority
    let hugging: LayoutPriority
    let resistance: LayoutPriority
    let expected: Double

    init(
      _ constrained: Double, at priority: LayoutPriority, hugging: LayoutPriority = 250,
      resistance: LayoutPriority = 750, gives expected: Double
    ) {
      self.constrained = constrained
      self.priority = priority
      self.hugging = hugging
      self.resistance = resistance
      self.expected = expected
    }

    var testDescription: String {
      "== \(constrained) @\(priority.rawValue), "
        + "hugging \(hugging.rawValue), resistance \(resistance.rawValue)"
    }
  }

  static let rules = [
    Rule(150, at: 249, gives: 100), Rule(150, at: 251, gives: 150), Rule(150, at: 250, gives: 100),
    Rule(50, at: 749, gives: 100), Rule(50, at: 751, gives: 50), Rule(50, at: 750, gives: 100),
    Rule(150, at: 600, hugging: 600, gives: 100), Rule(150, at: 600, hugging: 599, gives: 150),
    Rule(150, at: 599.5, hugging: 600, gives: 100),
    Rule(50, at: 300, resistance: 300, gives: 100), Rule(50, at: 300, resistance: 299, gives: 50),
    Rule(150, at: 1000, gives: 150), Rule(50, at: 1000, gives: 50),
    Rule(150, at: 999, hugging: 1000, gives: 100), Rule(50, at: 999, resistance: 1000, gives: 100),
    Rule(253, at: 100, gives: 100), Rule(100, at: 1, gives: 100),
    // Equal priorities everywhere: content still wins.
    Rule(150, at: 500, hugging: 500, resistance: 500, gives: 100),
    Rule(50, at: 500, hugging: 500, resistance: 500, gives: 100),
  ]

  @Test(arguments: rules) func `a constrained extent wins over content only by priority`(
    rule: Rule
  ) throws {
    for axis in LayoutAxis.allCases {
      for contentComesFirst in [true, false] {
        var scene = LayoutScene(["a"])
        let anchor = axis == .horizontal ? scene["a"].widthAnchor : scene["a"].heightAnchor
        let constraint = anchor.constraint(equalToConstant: rule.constrained)
          .withPriority(rule.priority)
        if !contentComesFirst { try scene.engine.activate(constraint) }
        try scene.engine.setContentHuggingPriority(rule.hugging, for: axis, of: scene["a"])
        try scene.setSize(100, 100, of: "a")
        try scene.engine.setContentCompressionResistancePriority(
          rule.resistance, for: axis, of: scene["a"])
        if contentComesFirst { try scene.engine.activate(constraint) }
        #expect(isClose(scene.engine.value(of: anchor), rule.expected))
      }
    }
  }

  @Test(arguments: [
    // Room to spare: the one that hugs less grows. Of two equal ones the layout is ambiguous.
    (spare: 300.0, hugging: [250.0, 251.0], resistance: [750.0, 750.0], widths: [192.0, 100.0]),
    (spare: 300.0, hugging: [251.0, 250.0], resistance: [750.0, 750.0], widths: [80.0, 212.0]),
    // Too little: the one that resists less shrinks.
    (spare: 100.0, hugging: [250.0, 250.0], resistance: [750.0, 751.0], widths: [0.0, 92.0]),
    (spare: 150.0, hugging: [250.0, 250.0], resistance: [750.0, 751.0], widths: [42.0, 100.0]),
    (spare: 150.0, hugging: [250.0, 250.0], resistance: [751.0, 750.0], widths: [80.0, 62.0]),
    // Just enough.
    (spare: 188.0, hugging: [250.0, 250.0], resistance: [750.0, 750.0], widths: [80.0, 100.0]),
  ])
  func `of two labels side by side the weaker one gives way`(
    spare: Double, hugging: [Double], resistance: [Double], widths: [Double]
  ) throws {
    var scene = LayoutScene(
      ["a", "b"], screen: LayoutRect(width: spare, height: 100))
    try scene.setSize(80, 20, of: "a")
    try scene.setSize(100, 20, of: "b")
    for (name, index) in [("a", 0), ("b", 1)] {
      let item = scene[name]
      try scene.engine.setContentHuggingPriority(
        try #require(LayoutPriority(rawValue: hugging[index])), for: .horizontal, of: item)
      try scene.engine.setContentCompressionResistancePriority(
        try #require(LayoutPriority(rawValue: resistance[index])), for: .horizontal, of: item)
    }
    try scene.activate("H:|[a]-[b]|")
    #expect(isClose(scene.frame("a").width, widths[0]))
    #expect(isClose(scene.frame("b").width, widths[1]))
    #expect(scene.engine.hasAmbiguousLayout(scene["a"], along: .horizontal) == false)
  }

  @Test func `two labels that compete equally are ambiguous`() throws {
    var scene = LayoutScene(["a", "b"])
    try scene.setSize(80, 20, of: "a")
    try scene.setSize(100, 20, of: "b")
    try scene.activate("H:|[a]-[b]|")
    #expect(isClose(scene.frame("a").width + scene.frame("b").width, 392))
    #expect(scene.engine.hasAmbiguousLayout(scene["a"], along: .horizontal) == true)
    #expect(scene.engine.hasAmbiguousLayout(scene["b"]) == true)
  }

  @Test func `a bubble takes the size of its label`() throws {
    // System 1: bubble = image, image = label plus insets, at most 253 wide, design size @100.
    for (text, expected) in [(40.0, 60.0), (600.0, 253.0)] {
      var scene = LayoutScene(["bubble", "image", "label"])
      try scene.setSize(text, 20, of: "label")
      try scene.activate(
        "bubble.left == 20", "bubble.top == 20", "image.left == bubble.left",
        "image.right == bubble.right", "image.top == bubble.top", "image.bottom == bubble.bottom",
        "label.left == image.left + 10", "label.right == image.right - 10",
        "label.top == image.top + 8", "label.bottom == image.bottom - 8", "bubble.width <= 253",
        "bubble.width == 253 @100", "bubble.height == 36 @100")
      #expect(isClose(scene.frame("bubble").width, expected))
      #expect(isClose(scene.frame("bubble").height, 36))
      #expect(scene.engine.hasAmbiguousLayout(scene["label"]) == false)
    }
  }

  @Test func `a size can be changed, taken away and given again`() throws {
    var scene = LayoutScene(["a"])
    try scene.activate("a.left == 0", "a.top == 0", "a.width == 7 @1", "a.height == 7 @1")
    for (width, height) in [(40.0, nil), (nil, 30.0), (60.0, 20.0), (nil, nil)]
      as [(Double?, Double?)]
    {
      try scene.setSize(width, height, of: "a")
      #expect(scene.frame("a") == LayoutRect(width: width ?? 7, height: height ?? 7))
      #expect(
        scene.engine.intrinsicContentSize(of: scene["a"])
          == IntrinsicContentSize(width: width, height: height))
    }
  }

  @Test(arguments: [-1.0, .nan, .infinity]) func `a size that is none is refused`(size: Double)
    throws
  {
    var scene = LayoutScene(["a"])
    try scene.setSize(10, 10, of: "a")
    #expect(throws: LayoutError.self) { try scene.setSize(5, size, of: "a") }
    #expect(scene.frame("a").size == LayoutSize(width: 10, height: 10))
  }

  @Test func `a required hugging that cannot hold is refused by name`() throws {
    var scene = LayoutScene(["a"])
    try scene.setSize(10, 10, of: "a")
    try scene.activate("a.width >= 20")
    let error = #expect(throws: LayoutError.self) {
      try scene.engine.setContentHuggingPriority(.required, for: .horizontal, of: scene["a"])
    }
    guard case .unsatisfiable(let members) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let lines = members.map { scene.engine.description(of: $0.source) }
    #expect(lines.count == 2 && lines.contains("a.width >= 20"))
    #expect(members.contains { $0.source == .contentHugging(.horizontal, of: scene["a"]) })
    #expect(scene.frame("a").width == 20)
  }
}
