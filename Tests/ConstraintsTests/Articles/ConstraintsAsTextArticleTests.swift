import Constraints
import Foundation
import TestSupport
import Testing

/// What Constraints.docc/ConstraintsAsText.md says, its samples read from the file.
@Suite struct ConstraintsAsTextArticleTests {
  private static func article() throws -> MarkdownFile {
    try MarkdownFile("Sources/Constraints/Constraints.docc/ConstraintsAsText.md")
  }

  private static let itemNames = [
    "box", "a", "b", "c", "save", "safeArea", "photo", "thread[3].bubble", "thread[m-3].bubble",
    "保存",
  ]

  @Test func `the sample lays two buttons out`() throws {
    var engine = LayoutEngine()
    let screen = engine.addItem(named: "screen", frame: LayoutRect(width: 320, height: 568))
    let save = engine.addItem(named: "save")
    let share = engine.addItem(named: "share")
    try engine.setLayoutMargins(
      DirectionalInsets(top: 16, leading: 16, bottom: 16, trailing: 16), of: screen)
    let names = engine.notationScope(root: screen)
    try engine.activate(
      [names.constraint("save.width >= 44", identifier: "tap target")]
        + names.constraints(
          visualFormat: "|-[share(60)]-(>=8)-[save(gap)]-|", options: .alignAllBottom,
          superview: screen, metrics: [.init("gap", 100)])
        + names.constraints(visualFormat: "V:[save(44)]-|", superview: screen))
    #expect(engine.frame(of: save) == LayoutRect(x: 204, y: 508, width: 100, height: 44))
    #expect(engine.frame(of: share).maxY == 552)
  }

  @Test func `the sample is the one of the article`() throws {
    let blocks = try Self.article().blocks.filter { $0.language == "swift" }
    let test = try String(contentsOfFile: #filePath, encoding: .utf8)
    #expect(blocks.count == 1)
    for block in blocks {
      // All but the last line, which is an expectation here.
      let lines = block.text.split(separator: "\n").dropLast().map { "    \($0)\n" }
      #expect(test.contains(lines.joined()), "\(block)")
    }
  }

  @Test func `every line of text is read`() throws {
    var scene = LayoutScene(Self.itemNames)
    scene.names.add(scene.engine.makeVariable(), named: "gap")
    let blocks = try Self.article().blocks.filter { $0.comment == "lines" }
    let lines = blocks.flatMap { $0.text.split(separator: "\n") }
    #expect(lines.count == 6)
    for line in lines {
      #expect(throws: Never.self, "\(line)") { try scene.names.constraint(String(line)) }
    }
    _ = try scene.activate()
  }

  @Test func `every line of Visual Format means what stands beside it`() throws {
    let scene = LayoutScene(Self.itemNames)
    let rows = try Self.rows(starting: "| `")
    #expect(rows.count == 16)
    for row in rows {
      let options = row.count == 3 ? row[0] : []
      let line = try #require(row[row.count - 2].first)
      let found = try scene.names.constraints(
        visualFormat: line,
        options: VisualFormat.Options(options.compactMap { VisualFormat.Options(named: $0) }),
        superview: scene["box"])
      let expected = try row[row.count - 1].map { try scene.names.constraint($0) }
      #expect(found.map(Self.meaning) == expected.map(Self.meaning), "\(line)")
    }
  }

  @Test func `every report is what is said`() throws {
    let blocks = try Self.article().blocks.filter { $0.comment == "report" }
    #expect(blocks.count == 2)
    for block in blocks {
      let text = String(
        try #require(block.text.split(separator: "\n").dropFirst().first).dropFirst(2))
      let error = try #require(throws: NotationError.self) {
        if VisualFormat.isVisualFormat(text) {
          _ = try VisualFormat(parsing: text)
        } else {
          _ = try ConstraintNotation.parse(text)
        }
      }
      #expect(error.report(in: text) + "\n" == block.text, "\(block)")
    }
  }

  /// What stands in backquotes in the cells of the table rows that begin so.
  private static func rows(starting start: String) throws -> [[[String]]] {
    try article().text.split(separator: "\n").filter { $0.hasPrefix(start) }.map { row in
      row.replacing("\\|", with: "¦").split(separator: "|").map { cell in
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { !$0.offset.isMultiple(of: 2) }
          .map { String($0.element).replacing("¦", with: "|") }
      }.filter { !$0.isEmpty }
    }
  }

  /// A constraint without its owner, and its terms in an order of their own.
  private static func meaning(_ constraint: LayoutConstraint) -> LayoutConstraint {
    var meaning = constraint
    meaning.owner = nil
    meaning.terms.sort { $0.coefficient > $1.coefficient }
    return meaning
  }
}
