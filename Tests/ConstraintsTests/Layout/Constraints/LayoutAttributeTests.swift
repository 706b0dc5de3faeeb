import Constraints
import TestSupport
import Testing

@Suite struct LayoutAttributeTests {
  /// A box of 100 × 50 and one line that places it along an axis; where its left or top comes out.
  static let places: [(line: String, leftToRight: Double, rightToLeft: Double)] = [
    ("box.left == screen.left + 10", 10, 10),
    ("box.right == screen.right - 10", 290, 290),
    ("box.leading == screen.leading + 10", 10, 290),
    ("box.trailing == screen.trailing - 10", 290, 10),
    ("box.leading == screen.centerX + 10", 210, 90),
    ("box.centerX == screen.centerX + 10", 160, 160),
    ("box.leading == screen.trailing - 120", 280, 20),
    ("box.leading == 10", 10, 290),
    ("box.left == 10", 10, 10),
    ("2 * box.leading == 20", 10, 290),
    ("box.leading == screen.trailing * 0.25", 100, 200),
    ("box.right == screen.right * 0.5", 100, 100),
    ("(box.leading + box.trailing) / 2 == screen.centerX + 10", 160, 140),
    ("-box.leading == -10", 10, 290),
    ("box.left == screen.trailing - screen.leading - 390", 10, 10),
    ("box.leading == screen.leading + (screen.right - screen.left) / 40", 10, 290),
    ("box.leading - screen.centerX == box.right - box.left", 300, 0),
  ]

  @Test(arguments: places) func `a line along the horizontal axis places a box`(
    line: String, leftToRight: Double, rightToLeft: Double
  ) throws {
    for (direction, expected) in [
      (UserInterfaceLayoutDirection.leftToRight, leftToRight), (.rightToLeft, rightToLeft),
    ] {
      var scene = LayoutScene(["box"], direction: direction)
      try scene.activate("box.width == 100", line, owner: "screen")
      #expect(isClose(scene.frame("box").x, expected), "\(direction)")
      #expect(scene.frame("box").width == 100)
    }
  }

  @Test(arguments: [
    ("box.top == screen.top + 10", 10.0), ("box.bottom == screen.bottom - 10", 740),
    ("box.centerY == screen.centerY + 10", 385), ("box.firstBaseline == 100", 88),
    ("box.lastBaseline == 100", 54), ("box.bottom == screen.bottom / 4 + 1", 151),
    ("box.firstBaseline == screen.centerY", 388), ("box.top == screen.lastBaseline", 800),
  ])
  func `a line along the vertical axis places a box`(line: String, expected: Double) throws {
    var scene = LayoutScene(["box"])
    try scene.engine.setBaselines(firstFromTop: 12, lastFromBottom: 4, of: scene["box"])
    try scene.activate("box.height == 50", line, owner: "screen")
    #expect(isClose(scene.frame("box").y, expected))
  }

  @Test(arguments: LayoutAttribute.allCases) func `every attribute can be read back`(
    attribute: LayoutAttribute
  ) throws {
    for direction in UserInterfaceLayoutDirection.allCases {
      var scene = LayoutScene(["box"], direction: direction)
      try scene.engine.setBaselines(firstFromTop: 12, lastFromBottom: 4, of: scene["box"])
      try scene.activate(
        "box.left == 30", "box.width == 100", "box.top == 40", "box.height == 50")
      let value = scene.engine.value(of: attribute, of: scene["box"])
      // A required constraint that says the same changes nothing, any other is refused.
      let term = LayoutTerm(.attribute(attribute, of: scene["box"]))
      try scene.engine.activate(LayoutConstraint(terms: [term], .equal, constant: value))
      #expect(throws: LayoutError.self) {
        try scene.engine.activate(LayoutConstraint(terms: [term], .equal, constant: value + 1))
      }
    }
  }

  @Test func `locations with a multiplier are measured from the owner`() throws {
    for direction in UserInterfaceLayoutDirection.allCases {
      var scene = LayoutScene(
        ["card", "box"], direction: direction,
        screen: LayoutRect(x: 0, y: 0, width: 400, height: 800))
      try scene.activate(
        "card.left == 100", "card.width == 200", "card.top == 50", "card.height == 100",
        "box.width == 10", "box.height == 10")
      try scene.activate(
        "box.leading == 0.25 * card.trailing", "box.centerY == 0.5 * card.bottom", owner: "card")
      #expect(scene.frame("box").x == (direction == .leftToRight ? 150 : 240))
      #expect(scene.frame("box").midY == 100)
    }
  }

  @Test func `anchors make the constraints that the notation writes`() throws {
    var scene = LayoutScene(["a", "b"])
    let (a, b) = (scene["a"], scene["b"])
    let pairs: [(LayoutConstraint, String)] = [
      (
        a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8),
        "a.leading == b.trailing + 8"
      ),
      (a.leftAnchor.constraint(lessThanOrEqualTo: b.rightAnchor), "a.left <= b.right"),
      (
        a.centerXAnchor.constraint(greaterThanOrEqualTo: b.centerXAnchor, constant: -1),
        "a.centerX >= b.centerX - 1"
      ),
      (a.topAnchor.constraint(equalTo: b.bottomAnchor), "a.top == b.bottom"),
      (a.centerYAnchor.constraint(equalTo: b.firstBaselineAnchor), "a.centerY == b.firstBaseline"),
      (
        a.lastBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor),
        "a.lastBaseline == b.lastBaseline"
      ),
      (
        a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1.5, constant: 2),
        "a.width == 1.5 * b.height + 2"
      ),
      (
        a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2),
        "a.width <= 2 * b.width"
      ),
      (
        a.heightAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 3),
        "a.height >= 3 * b.width"
      ),
      (a.widthAnchor.constraint(lessThanOrEqualToConstant: 253), "a.width <= 253"),
      (a.widthAnchor.constraint(equalToConstant: 253).withPriority(100), "a.width == 253 @100"),
      (a.heightAnchor.constraint(greaterThanOrEqualToConstant: 44), "a.height >= 44"),
    ]
    for (constraint, line) in pairs {
      var written = try scene.names.constraint(line)
      written.owner = nil
      #expect(written == constraint, "\(line)")
      #expect(scene.engine.description(of: constraint) == line)
    }
    _ = try scene.engine.activate([])
  }
}
