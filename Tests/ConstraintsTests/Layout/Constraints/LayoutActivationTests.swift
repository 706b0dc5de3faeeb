import Constraints
import TestSupport
import Testing

@Suite struct LayoutActivationTests {
  @Test func `constants and priorities of active constraints change`() throws {
    var scene = LayoutScene(["a"])
    let ids = try scene.activate(
      "a.leading == screen.leading + 8", "a.width == 50 @500", "a.width >= 60 @400")
    #expect(scene.span("a") == [8, 50])
    try scene.engine.setConstant(20, of: ids[0])
    try scene.engine.setConstant(55, of: ids[1])
    #expect(scene.span("a") == [20, 55])
    try scene.engine.setPriority(300, of: ids[1])
    #expect(scene.span("a") == [20, 60])
    #expect(scene.engine.violation(of: ids[1]) == 5)
    guard case .constraint(let constraint) = scene.engine.source(of: ids[1]) else {
      Issue.record("not in force")
      return
    }
    #expect(scene.engine.description(of: constraint) == "a.width == 55 @300")
    try scene.engine.deactivate([ids[2], ids[2]])
    #expect(scene.span("a") == [20, 55])
    #expect(scene.engine.source(of: ids[2]) == nil)
  }

  @Test func `a group is activated as a whole or not at all`() throws {
    var scene = LayoutScene(["a"])
    try scene.activate("a.width == 50", "a.left == 1")
    let before = scene.engine.activeConstraints
    #expect(throws: LayoutError.self) {
      try scene.activate("a.left >= 0", "a.width == 60", "a.top == 5")
    }
    #expect(scene.engine.activeConstraints == before)
    #expect(scene.frame("a") == LayoutRect(x: 1, width: 50))
    try scene.activate("a.top == 5")
    #expect(scene.frame("a") == LayoutRect(x: 1, y: 5, width: 50))
  }

  @Test func `a conflict names its members and which of them is new`() throws {
    var scene = LayoutScene(["a", "b"])
    try scene.activate(
      "a.left == screen.left + 8", "b.left == a.right + 8", "b.width == 100", "a.top == 3",
      "b.right <= screen.right - 8")
    let tooWide = scene["a"].widthAnchor.constraint(equalToConstant: 300).identified(by: "wide")
    let error = #expect(throws: LayoutError.self) { try scene.engine.activate(tooWide) }
    guard case .unsatisfiable(let members) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let lines = Set(members.map { scene.engine.description(of: $0.source) })
    #expect(
      lines == [
        "a.left == screen.left + 8", "b.left == a.right + 8", "b.width == 100",
        "b.right <= screen.right - 8", "a.width == 300",
      ])
    #expect(members.filter(\.isNew).map(\.source) == [.constraint(tooWide)])
  }

  @Test func `no item is narrower than nothing`() throws {
    var scene = LayoutScene(["a"])
    let error = #expect(throws: LayoutError.self) {
      try scene.activate("a.left == 10", "a.right == 5")
    }
    guard case .unsatisfiable(let members) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(members.count == 3)
    #expect(members.contains { $0.source == .nonnegativeSize(.horizontal, of: scene["a"]) })
  }

  @Test func `what is unknown or no number is refused`() throws {
    var scene = LayoutScene(["a", "b"])
    let ids = try scene.activate("a.width == 50")
    try scene.engine.deactivate(ids)
    #expect(throws: LayoutError.unknownConstraint(ids[0])) { try scene.engine.deactivate(ids) }
    #expect(throws: LayoutError.unknownConstraint(ids[0])) {
      try scene.engine.setConstant(3, of: ids[0])
    }
    let removed = scene["b"]
    try scene.engine.removeItem(removed)
    #expect(throws: LayoutError.unknownItem(removed)) { try scene.activate("a.left == b.left") }
    #expect(throws: LayoutError.unknownItem(removed)) { try scene.engine.removeItem(removed) }
    #expect(throws: LayoutError.self) {
      try scene.engine.activate(
        scene["a"].widthAnchor.constraint(equalToConstant: .infinity))
    }
    #expect(scene.engine.activeConstraints.count == 2)
  }

  @Test func `a transaction solves once and holds as a whole`() throws {
    var scene = LayoutScene(["a"])
    try scene.activate("a.width == 50", "a.left == 1")
    let screen = scene.screen
    let b = try scene.engine.transaction { (engine) throws(LayoutError) in
      let b = engine.addItem(named: "b")
      try engine.setIntrinsicContentSize(IntrinsicContentSize(width: 30, height: 10), of: b)
      try engine.activate(b.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 4))
      #expect(engine.frame(of: b) == LayoutRect())
      return b
    }
    #expect(scene.engine.frame(of: b) == LayoutRect(x: 4, width: 30, height: 10))
    let before = scene.engine.activeConstraints
    #expect(throws: LayoutError.self) {
      try scene.engine.transaction { (engine) throws(LayoutError) in
        let c = engine.addItem(named: "c")
        try engine.activate(c.widthAnchor.constraint(equalToConstant: 5))
        try engine.removeItem(b)
        try engine.activate(c.widthAnchor.constraint(equalToConstant: 6))
      }
    }
    #expect(throws: LayoutError.unknownConstraint(before[0])) {
      try scene.engine.transaction { (engine) throws(LayoutError) in
        try engine.removeItem(b)
        throw LayoutError.unknownConstraint(before[0])
      }
    }
    #expect(scene.engine.activeConstraints == before)
    #expect(scene.engine.frame(of: b) == LayoutRect(x: 4, width: 30, height: 10))
  }

  @Test func `a handle from a transaction that failed names nothing`() throws {
    var scene = LayoutScene()
    var void: LayoutItem?
    #expect(throws: LayoutError.self) {
      try scene.engine.transaction { (engine) throws(LayoutError) in
        void = engine.addItem()
        throw LayoutError.beyondPrecision
      }
    }
    let item = try #require(void)
    #expect(scene.engine.addItem() != item)
    #expect(throws: LayoutError.unknownItem(item)) {
      try scene.engine.setIntrinsicContentSize(IntrinsicContentSize(), of: item)
    }
  }

  @Test func `a removed item takes its guides and constraints along`() throws {
    var scene = LayoutScene(["a", "b"])
    try scene.setSize(5, 5, of: "b")
    let guide = try scene.engine.addGuide(in: scene["b"], insets: LayoutInsets(left: 2))
    scene.add(guide, named: "guide")
    try scene.activate("a.left == guide.left", "a.width == 9", "b.left == 30")
    #expect(scene.span("a") == [32, 9])
    try scene.engine.removeItem(scene["b"])
    #expect(scene.span("a") == [0, 9])
    #expect(scene.engine.activeConstraints.count == 3)
    let again = scene.engine.addItem(named: "b")
    #expect(again != scene["b"])
  }

  @Test func `a clone goes its own way`() throws {
    var scene = LayoutScene(["a"])
    let ids = try scene.activate("a.width == 50")
    var clone = scene.engine.clone()
    try clone.setConstant(70, of: ids[0])
    #expect(scene.frame("a").width == 50)
    #expect(clone.frame(of: scene["a"]).width == 70)
  }

  @Test func `free variables take part`() throws {
    var scene = LayoutScene(["a", "b", "c"])
    let gap = scene.engine.makeVariable()
    scene.names.add(gap, named: "gap")
    try scene.activate(
      "a.leading == screen.leading + gap", "b.leading == a.trailing + gap",
      "c.leading == b.trailing + gap", "c.trailing == screen.trailing - gap", "a.width == 100",
      "b.width == a.width", "c.width == 2*a.width - 120")
    #expect(scene.engine.value(of: gap) == 30)
    #expect(scene.span("c") == [290, 80])
  }
}
