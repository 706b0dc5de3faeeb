import Constraints
import TestSupport
import Testing

@Suite struct StackChangeTests {
  private static func row(_ frame: LayoutRect? = nil) throws -> StackScene {
    var scene = try StackScene([(50, 10), (60, 20), (70, 30)], frame: frame)
    try scene.arrange(StackArrangement(axis: .horizontal, spacing: 10))
    return scene
  }

  @Test func `a hidden item takes no room and no spacing`() throws {
    for (hidden, expected) in [
      (0, [[0.0, 0], [0, 60], [70, 70]]), (1, [[0, 50], [50, 0], [60, 70]]),
      (2, [[0, 50], [60, 60], [120, 0]]),
    ] {
      var scene = try Self.row()
      let before = scene.frames
      try scene.engine.setHidden(true, ofArrangedItem: scene.items[hidden])
      #expect(agree(scene.spans(along: .horizontal), expected))
      #expect(scene.engine.isHidden(arrangedItem: scene.items[hidden]) == true)
      #expect(scene.engine.arrangedItems(of: scene.stack) == scene.items)
      try scene.engine.setHidden(false, ofArrangedItem: scene.items[hidden])
      #expect(scene.frames == before)
    }
  }

  @Test func `a hidden item of required width takes no room either`() throws {
    var scene = try Self.row()
    try scene.engine.activate(scene.items[1].widthAnchor.constraint(equalToConstant: 128))
    try scene.engine.setHidden(true, ofArrangedItem: scene.items[1])
    #expect(agree(scene.spans(along: .horizontal), [[0, 50], [50, 128], [60, 70]]))
  }

  @Test func `a stack of hidden items shrinks to its margins`() throws {
    for alignment in StackAlignment.allCases {
      var scene = try StackScene([(50, 10)])
      try scene.arrange(
        StackArrangement(
          axis: .horizontal, alignment: alignment,
          margins: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)))
      try scene.engine.setHidden(true, ofArrangedItem: scene.items[0])
      #expect(scene.engine.frame(of: scene.stack) == LayoutRect(width: 6, height: 4))
    }
  }

  @Test func `custom spacing counts after its item until it is taken back`() throws {
    var scene = try Self.row()
    try scene.engine.setCustomSpacing(3, afterArrangedItem: scene.items[0])
    #expect(agree(scene.spans(along: .horizontal), [[0, 50], [53, 60], [123, 70]]))
    #expect(scene.engine.customSpacing(afterArrangedItem: scene.items[0]) == 3)
    try scene.engine.setCustomSpacing(nil, afterArrangedItem: scene.items[0])
    #expect(agree(scene.spans(along: .horizontal), [[0, 50], [60, 60], [130, 70]]))
  }

  @Test func `a refused change of a stack changes nothing`() throws {
    var scene = try Self.row(LayoutRect(width: 200, height: 50))
    let wide = scene.engine.addItem(named: "wide")
    try scene.engine.activate(wide.widthAnchor.constraint(equalToConstant: 500))
    let before = (scene.engine.activeConstraints, scene.frames)
    let error = #expect(throws: LayoutError.self) {
      try scene.engine.addArrangedItem(wide, to: scene.stack)
    }
    guard case .unsatisfiable(let members) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let identifiers = members.compactMap { member -> String? in
      guard case .constraint(let constraint) = member.source else { return nil }
      return constraint.identifier
    }
    #expect(identifiers.contains("stack-spacing") && identifiers.contains("stack-edge"))
    #expect(throws: LayoutError.self) {
      try scene.engine.setArrangement(
        StackArrangement(axis: .horizontal, spacing: 101), of: scene.stack)
    }
    #expect(scene.engine.activeConstraints == before.0 && scene.frames == before.1)
    #expect(scene.engine.arrangedItems(of: scene.stack) == scene.items)
    #expect(scene.engine.arrangement(of: scene.stack)?.spacing == 10)
    #expect(scene.engine.stack(arranging: wide) == nil)
    try scene.engine.removeArrangedItem(scene.items[1])
    #expect(agree([scene.spans(along: .horizontal)[2]], [[60, 140]]))
  }

  @Test func `changes of a stack hold as a whole or not at all`() throws {
    var scene = try Self.row()
    let before = scene.frames
    let (stack, items) = (scene.stack, scene.items)
    #expect(throws: LayoutError.notArranged(stack)) {
      try scene.engine.transaction { (engine) throws(LayoutError) in
        try engine.removeArrangedItem(items[0])
        try engine.setHidden(true, ofArrangedItem: items[1])
        try engine.insertArrangedItem(items[0], at: 2, in: stack)
        try engine.setHidden(true, ofArrangedItem: stack)
      }
    }
    #expect(scene.frames == before && scene.engine.arrangedItems(of: stack) == items)
    try scene.engine.transaction { (engine) throws(LayoutError) in
      try engine.removeArrangedItem(items[0])
      try engine.insertArrangedItem(items[0], at: 2, in: stack)
    }
    #expect(agree(scene.spans(along: .horizontal), [[150, 50], [0, 60], [70, 70]]))
  }

  @Test func `what makes no sense is refused by name`() throws {
    var scene = try Self.row()
    let (stack, items) = (scene.stack, scene.items)
    let other = scene.engine.addItem(named: "other")
    let plain = StackArrangement(axis: .vertical)
    #expect(throws: LayoutError.alreadyArranged(items[0])) {
      try scene.engine.addArrangedItem(items[0], to: stack)
    }
    #expect(throws: LayoutError.alreadyArranged(other)) {
      try scene.engine.arrange([other, other], in: items[2], plain)
    }
    #expect(throws: LayoutError.wrongKind(stack)) {
      try scene.engine.arrange([stack], in: items[0], plain)
    }
    #expect(throws: LayoutError.wrongKind(stack)) {
      try scene.engine.addArrangedItem(stack, to: stack)
    }
    #expect(throws: LayoutError.wrongKind(stack)) {
      try scene.engine.arrange([], in: stack, plain)
    }
    #expect(throws: LayoutError.wrongKind(other)) {
      try scene.engine.setArrangement(plain, of: other)
    }
    #expect(throws: LayoutError.notArranged(other)) {
      try scene.engine.removeArrangedItem(other)
    }
    for index in [-1, 4] {
      #expect(throws: LayoutError.numberOutOfRange(Double(index))) {
        try scene.engine.insertArrangedItem(other, at: index, in: stack)
      }
    }
    #expect(throws: LayoutError.numberOutOfRange(.infinity)) {
      try scene.engine.setCustomSpacing(.infinity, afterArrangedItem: items[0])
    }
    #expect(throws: LayoutError.self) {
      try scene.engine.setArrangement(StackArrangement(axis: .vertical, spacing: .nan), of: stack)
    }
  }

  @Test func `an item that leaves the engine leaves no gap, a stack frees its items`() throws {
    var scene = try Self.row()
    try scene.engine.removeItem(scene.items[1])
    #expect(scene.engine.arrangedItems(of: scene.stack) == [scene.items[0], scene.items[2]])
    #expect(scene.frame(2) == LayoutRect(x: 60, y: 0, width: 70, height: 30))
    try scene.engine.removeItem(scene.stack)
    #expect(scene.engine.stack(arranging: scene.items[0]) == nil)
    #expect(scene.frame(2) == LayoutRect(width: 70, height: 30))
    let next = scene.engine.addItem(named: "next")
    #expect(scene.engine.arrangement(of: next) == nil)
  }

  @Test func `an appended item leaves the constraints of the others alone`() throws {
    var scene = try StackScene((0..<50).map { _ in (20, 10) })
    let last = scene.items[49]
    try scene.engine.arrange(
      Array(scene.items.dropLast()), in: scene.stack,
      StackArrangement(axis: .vertical, spacing: 4))
    let before = Set(scene.engine.activeConstraints)
    try scene.engine.addArrangedItem(last, to: scene.stack)
    let after = Set(scene.engine.activeConstraints)
    #expect(before.subtracting(after).count == 1)
    #expect(after.subtracting(before).count == 4)
  }
}
