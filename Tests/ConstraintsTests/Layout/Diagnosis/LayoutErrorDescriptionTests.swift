import Constraints
import TestSupport
import Testing

/// What people are told of a refused call.
@Suite struct LayoutErrorDescriptionTests {
  private static func refusal(
    of engine: inout LayoutEngine, _ change: (inout LayoutEngine) throws(LayoutError) -> Void
  ) throws -> String {
    do throws(LayoutError) {
      try change(&engine)
    } catch {
      return engine.description(of: error)
    }
    Issue.record("nothing was refused")
    return ""
  }

  @Test func `a conflict lists its members in their author's words, the new ones marked`() throws {
    var engine = LayoutEngine()
    let card = engine.addItem(named: "card")
    try engine.activate(card.widthAnchor.constraint(equalToConstant: 100).identified(by: "column"))
    try engine.activate(card.heightAnchor.constraint(equalToConstant: 100))
    #expect(
      try Self.refusal(of: &engine) { (engine) throws(LayoutError) in
        try engine.activate(card.widthAnchor.constraint(greaterThanOrEqualToConstant: 120))
      } == """
        required constraints contradict each other:
          column: card.width == 100
          card.width >= 120  (new)
        give one of them a priority below 1000, or leave one out
        """)
  }

  @Test func `what no constraint says is told as well`() throws {
    var engine = LayoutEngine()
    let card = engine.addItem(named: "card")
    try engine.setContentCompressionResistancePriority(.required, for: .horizontal, of: card)
    try engine.setIntrinsicContentSize(IntrinsicContentSize(width: 80), of: card)
    #expect(
      try Self.refusal(of: &engine) { (engine) throws(LayoutError) in
        try engine.activate(card.widthAnchor.constraint(equalToConstant: 60))
      } == """
        required constraints contradict each other:
          card.width >= 80 @1000 (compression resistance)
          card.width == 60  (new)
        give one of them a priority below 1000, or leave one out
        """)
    #expect(
      try Self.refusal(of: &engine) { (engine) throws(LayoutError) in
        try engine.activate(card.heightAnchor.constraint(equalToConstant: -5))
      } == """
        required constraints contradict each other:
          card.height >= 0 (sizes are never negative)
          card.height == -5  (new)
        change it, or give it a priority below 1000
        """)
  }

  @Test func `a constraint that contradicts itself stands alone`() throws {
    var engine = LayoutEngine()
    let screen = engine.addItem(named: "screen", frame: LayoutRect(width: 320, height: 568))
    #expect(
      try Self.refusal(of: &engine) { (engine) throws(LayoutError) in
        try engine.activate(screen.widthAnchor.constraint(equalToConstant: 300))
      } == """
        a required constraint can never hold:
          screen.width == 300  (new)
        change it, or give it a priority below 1000
        """)
  }

  @Test func `a stack is named with what it demands`() throws {
    var engine = LayoutEngine()
    let row = engine.addItem(named: "row")
    let items = [engine.addItem(named: "a"), engine.addItem(named: "b")]
    try engine.arrange(items, in: row, StackArrangement(axis: .horizontal, spacing: 8))
    #expect(
      try Self.refusal(of: &engine) { (engine) throws(LayoutError) in
        try engine.activate(
          items[1].leadingAnchor.constraint(equalTo: items[0].trailingAnchor, constant: 9))
      } == """
        required constraints contradict each other:
          b.leading == a.trailing + 8 (of the stack row)
          b.leading == a.trailing + 9  (new)
        give one of them a priority below 1000, or leave one out
        """)
  }

  @Test func `other refusals name the thing`() throws {
    var engine = LayoutEngine()
    let row = engine.addItem(named: "row")
    let item = engine.addItem(named: "item")
    let gone = engine.addItem(named: "gone")
    try engine.removeItem(gone)
    try engine.arrange([item], in: row, StackArrangement(axis: .horizontal))
    let other = engine.addItem()
    let id = try engine.activate(other.widthAnchor.constraint(equalToConstant: 1))
    try engine.deactivate([id])
    let cases: [(LayoutError, String)] = [
      (.unknownItem(gone), "item2 was removed, or is no item of this engine"),
      (.wrongKind(row), "this cannot be done with row: it is a stack"),
      (.wrongKind(gone), "this cannot be done with item2: it was removed"),
      (
        .wrongKind(other),
        "this cannot be done with item2: it has no fixed frame, is no guide and no stack"
      ),
      (
        .alreadyArranged(item),
        "item is arranged by the stack row already; take it out there first"
      ),
      (.notArranged(other), "no stack arranges item2"),
      (
        .unknownConstraint(id),
        "the constraint with the name \(id.index) is not in force: it was deactivated, or never "
          + "activated by this engine"
      ),
    ]
    for (error, text) in cases { #expect(engine.description(of: error) == text) }
    #expect(engine.description(of: .numberOutOfRange(.nan)).hasPrefix("nan is no number"))
    #expect(engine.description(of: .beyondPrecision).contains("multipliers nearer to 1"))
  }
}
