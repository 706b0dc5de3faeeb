import Constraints
import TestSupport
import Testing

/// What gave way, and to what.
@Suite struct LayoutViolationTests {
  private static func narrowRow() throws -> LayoutScene {
    var scene = LayoutScene(["title", "note"], screen: LayoutRect(width: 200, height: 100))
    try scene.setSize(120, 20, of: "title")
    try scene.setSize(100, 20, of: "note")
    try scene.engine.setContentCompressionResistancePriority(
      740, for: .horizontal, of: scene["note"])
    try scene.activate("H:|[title]-10-[note]|", "V:|[title]|", "V:|[note(20)]")
    try scene.activate("note.width >= 150 @700", "title.height == 30 @240", "title.top == 0 @1")
    return scene
  }

  @Test func `the strongest comes first, each with its points`() throws {
    let scene = try Self.narrowRow()
    let violations = scene.engine.violations()
    #expect(violations.map(\.priority) == [740, 700, 250, 240])
    #expect(zip(violations.map(\.amount), [30, 80, 80, 70]).allSatisfy { isClose($0, $1) })
    let row =
      "title.width >= 120 @750 (compression resistance); title.leading == screen.leading; "
      + "note.leading == title.trailing + 10; and screen.trailing == note.trailing"
    let column = "title.top == screen.top; and screen.bottom == title.bottom"
    #expect(
      violations.map { scene.engine.description(of: $0) } == [
        "note.width >= 100 @740 (compression resistance) is broken by 30 points and gave way to "
          + row,
        "note.width >= 150 @700 is broken by 80 points and gave way to " + row,
        "title.height <= 20 @250 (content hugging) is broken by 80 points and gave way to "
          + column,
        "title.height == 30 @240 is broken by 70 points and gave way to " + column,
      ])
  }

  @Test func `equals keep the order in which they came`() throws {
    var scene = LayoutScene(["a"])
    try scene.activate("a.width == 10")
    let ids = try scene.activate("a.width == 20 @500", "a.width == 15 @500", "a.width == 1 @501")
    #expect(scene.engine.violations().map(\.id) == [ids[2], ids[0], ids[1]])
  }

  @Test func `an identifier names its constraint`() throws {
    var engine = LayoutEngine()
    let a = engine.addItem(named: "a")
    try engine.activate([
      a.widthAnchor.constraint(equalToConstant: 43).identified(by: "narrow"),
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).withPriority(900)
        .identified(by: "tap target"),
    ])
    #expect(
      engine.violations().map { engine.description(of: $0) } == [
        "tap target: a.width >= 44 @900 is broken by 1 point and gave way to narrow: a.width == 43"
      ])
  }

  @Test func `what is kept is no violation, and neither is rounding`() throws {
    var scene = LayoutScene(["a"])
    try scene.activate("a.width == screen.width / 3", "3 * a.width == screen.width @500")
    #expect(scene.engine.violations().isEmpty)
    #expect(LayoutEngine().violations().isEmpty)
  }

  @Test func `they are what the engine says of each constraint`() throws {
    try forAll(seeds: 0..<100, generate: { OpenLayout(&$0) }, shrink: \.smaller) { layout in
      let scene = try layout.scene()
      let violations = scene.engine.violations()
      let all = scene.engine.activeConstraints.filter { scene.engine.violation(of: $0) > 1e-6 }
      return Set(violations.map(\.id)) == Set(all)
        && violations.allSatisfy { violation in
          scene.engine.source(of: violation.id) == violation.source
            && scene.engine.violation(of: violation.id) == violation.amount
            && !scene.engine.reasons(forViolationOf: violation.id).isEmpty
        }
    }
  }
}
