import Constraints
import TestSupport
import Testing

/// What Constraints.docc/DiagnosingLayouts.md says, in its order.
@Suite struct DiagnosisArticleTests {
  /// The texts that the article shows.
  private static func outputs() throws -> [String] {
    try MarkdownFile("Sources/Constraints/Constraints.docc/DiagnosingLayouts.md").blocks
      .filter { $0.language == "text" }.map(\.text)
  }

  @Test func `its samples print what it shows`() throws {
    var engine = LayoutEngine()
    let screen = engine.addItem(named: "screen", frame: LayoutRect(width: 320, height: 568))
    let title = try engine.addItem(named: "title", in: screen)
    let note = try engine.addItem(named: "note", in: screen)
    for label in [title, note] {
      try engine.setIntrinsicContentSize(IntrinsicContentSize(width: 100, height: 20), of: label)
    }
    try engine.activate([
      title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
      note.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      note.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
    ])
    var printed: [String] = []
    do throws(LayoutError) {
      try engine.activate(
        note.leadingAnchor.constraint(equalTo: title.leadingAnchor).identified(by: "column"))
    } catch {
      printed.append(engine.description(of: error) + "\n")
    }
    printed.append(
      engine.ambiguities().map { engine.description(of: $0) + "\n" }.joined())
    try engine.activate(engine.ambiguities().map { $0.settlingConstraint })
    let isOpen = engine.hasAmbiguousLayout(note)
    #expect(!isOpen)
    try engine.activate(title.widthAnchor.constraint(equalToConstant: 200).withPriority(760))
    printed.append(engine.violations().map { engine.description(of: $0) + "\n" }.joined())
    printed.append(engine.treeDescription())
    let shown = try Self.outputs()
    #expect(printed.count == shown.count)
    for (printed, shown) in zip(printed, shown) { #expect(printed == shown) }
  }
}
