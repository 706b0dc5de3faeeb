import Constraints
import TestSupport
import Testing

/// Why items are where they are, and what their constraints gave way to.
@Suite struct LayoutReasonTests {
  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `an edge is held by constraints and sizes of content, by their effects`(
    direction: UserInterfaceLayoutDirection
  ) throws {
    var scene = LayoutScene(["icon", "label"], direction: direction)
    try scene.setSize(30, 20, of: "icon")
    let lines = [
      "icon.leading == screen.leading + 16", "label.leading == icon.trailing + 8",
      "label.trailing == screen.trailing - 16", "label.width == 900 @500",
    ]
    let ids = try scene.activate(lines)
    let constraints = try lines.map { try scene.names.constraint($0) }
    let before = scene.engine.value(of: .width, of: scene["label"])
    let reasons = scene.engine.reasons(for: .width, of: scene["label"])
    #expect(reasons.count == 4)
    for (number, effect) in [-1.0, -1, 1].enumerated() {
      let constraint = constraints[number]
      #expect(
        reasons.contains(
          LayoutReason(source: .condition(.constraint(constraint)), effect: effect)))
      try scene.engine.setConstant(constraint.constant + 3, of: ids[number])
      #expect(scene.engine.value(of: .width, of: scene["label"]) == before + 3 * effect)
      try scene.engine.setConstant(constraint.constant, of: ids[number])
    }
    let sizes = reasons.filter {
      $0.source == .condition(.contentHugging(.horizontal, of: scene["icon"]))
        || $0.source == .condition(.compressionResistance(.horizontal, of: scene["icon"]))
    }
    #expect(sizes.map(\.effect) == [-1])
    #expect(
      scene.engine.reasons(forViolationOf: ids[3]).contains(.constraint(constraints[2])))
  }

  @Test func `what nothing places stays at its reference`() throws {
    var scene = LayoutScene(["a"])
    let constraint = try scene.names.constraint("a.right == screen.right - 20")
    try scene.engine.activate([constraint])
    #expect(
      scene.engine.reasons(for: .left, of: scene["a"])
        == [LayoutReason(source: .stay(.attribute(.left, of: scene["a"])), effect: 1)])
    #expect(
      scene.engine.reasons(for: .width, of: scene["a"]) == [
        LayoutReason(source: .condition(.constraint(constraint)), effect: 1),
        LayoutReason(source: .stay(.attribute(.left, of: scene["a"])), effect: -1),
      ])
    // The stay cancels out of the edge that the constraint names.
    #expect(
      scene.engine.reasons(for: .right, of: scene["a"])
        == [LayoutReason(source: .condition(.constraint(constraint)), effect: 1)])
    #expect(scene.engine.reasons(for: .width, of: scene.screen).isEmpty)
    let free = scene.engine.makeVariable()
    #expect(
      scene.engine.reasons(for: free) == [LayoutReason(source: .stay(.variable(free)), effect: 1)])
  }

  @Test func `a size that is not negative is a reason`() throws {
    var scene = LayoutScene(["a"])
    let ids = try scene.activate("a.left == 40", "a.right == 10 @750")
    #expect(
      scene.engine.reasons(for: .width, of: scene["a"]).map(\.source)
        == [.condition(.nonnegativeSize(.horizontal, of: scene["a"]))])
    #expect(
      scene.engine.reasons(forViolationOf: ids[1]) == [
        .nonnegativeSize(.horizontal, of: scene["a"]),
        .constraint(try scene.names.constraint("a.left == 40")),
      ])
  }

  @Test func `open items are listed in the order in which they were added`() throws {
    var scene = LayoutScene(["a", "b", "c"])
    try scene.activate(
      "b.left == 0", "b.width == 10", "a.width == 5", "c.left == b.right", "c.top == 0",
      "c.height == 4")
    let all = ["a", "b", "c"].map { scene[$0] }
    for axis in LayoutAxis.allCases {
      let open = scene.engine.itemsWithAmbiguousLayout(along: axis)
      let expected = axis == .horizontal ? ["a", "c"] : ["a", "b"]
      #expect(open == expected.map { scene[$0] })
      #expect(open == all.filter { scene.engine.hasAmbiguousLayout($0, along: axis) })
    }
  }
}
