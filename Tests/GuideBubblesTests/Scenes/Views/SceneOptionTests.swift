import Constraints
import TestSupport
import Testing

@testable import GuideScenes

/// Visual Format in scenes: as a line, in an object, and with options.
@Suite struct SceneOptionTests {
  private static let views =
    #"[{ "id": "a", "frame": [10, 20, 40, 30] }, { "id": "b" }, { "id": "c" }]"#

  private func frames(_ constraints: String, direction: String = "ltr") throws -> [[Double]] {
    let scene = try Scene(
      parsing: Array(
        #"""
        { "screen": { "size": [400, 800], "direction": "\#(direction)" }, "views": \#(Self.views),
          "constraints": [\#(constraints)] }
        """#.utf8))
    return try SceneSolver.solve(scene).views.map {
      [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height]
    }
  }

  @Test func `a line of Visual Format means the same alone and in an object`() throws {
    let alone = try frames(#""H:[a]-[b(50)]-(>=4)-[c(b)]-|", "V:[b(9)]", "V:|-7-[c(b)]""#)
    let inObjects = try frames(
      #"""
      { "where": "H:[a]-[b(50)]-(>=4)-[c(b)]-|" }, { "where": "V:[b(9)]", "name": "low" },
      { "where": "V:|-7-[c(b)]", "priority": 999 }
      """#)
    #expect(alone == inObjects)
    #expect(alone == [[10, 20, 40, 30], [58, 0, 50, 9], [334, 7, 50, 9]])
  }

  @Test func `alignments hold between neighbours`() throws {
    let found = try frames(
      #"{ "where": "[a]-5-[b(50)]-6-[c(60)]", "options": ["alignAllTop", "alignAllBottom"] }"#)
    #expect(found == [[10, 20, 40, 30], [55, 20, 50, 30], [111, 20, 60, 30]])
  }

  @Test func `the priority of an object is that of its alignments too`() throws {
    let found = try frames(
      #"""
      { "where": "[a][b(50)]", "options": ["alignAllTop"], "priority": "low" }, "b.top == 3",
      "b.height == 1"
      """#)
    #expect(found[1] == [50, 3, 50, 1])
  }

  @Test(arguments: [
    ("directionLeadingToTrailing", "ltr", 55.0), ("directionLeadingToTrailing", "rtl", -45),
    ("directionLeftToRight", "rtl", 55), ("directionRightToLeft", "ltr", -45),
  ])
  func `a line has its direction`(option: String, direction: String, x: Double) throws {
    let line = #"{ "where": "[a]-5-[b(50)]", "options": ["\#(option)"] }"#
    #expect(try frames(line, direction: direction)[1][0] == x)
  }

  @Test func `the sample of the catalogue is solved`() throws {
    let page = try MarkdownFile("Sources/GuideBubbles/GuideBubbles.docc/GuideBubbles.md")
    let block = try #require(page.blocks.first { $0.language == "json" })
    let scene = try Scene(
      parsing: Array(
        #"""
        { "screen": { "size": [400, 800] }, "views": [{ "id": "title" }, { "id": "photo" },
            { "id": "badge", "intrinsicSize": [20, 10] }],
          "constraints": \#(block.text) }
        """#.utf8))
    let solution = try SceneSolver.solve(scene)
    #expect(solution.views.map(\.frame.height) == [44, 44, 10])
    #expect(solution.views.map(\.frame.y) == [20, 20, 0])
    #expect(solution.views.map(\.frame.x) == [16, 204, 204 + 45 - 10])
  }

  /// Mistakes, marked, with what is said of each.
  static let faults: [(constraint: String, messages: [String], helps: [String?])] = [
    (
      #"{ "where": "H:[a]-[b]", "options": ["alignAllTop", ①"alignAllTob"] }"#,
      ["unknown option 'alignAllTob'"],
      ["did you mean 'alignAllTop'? known: \(VisualFormat.Options.names.joined(separator: ", "))"]
    ),
    (
      #"{ "where": "V:[a]-[b]", "options": [①"alignAllTop", "alignAllLeft", ②"alignAllBottom"] }"#,
      ["'alignAllTop' is not for vertical lines", "'alignAllBottom' is not for vertical lines"],
      [
        "vertical lines take 'alignAllLeft', 'alignAllRight', 'alignAllLeading', "
          + "'alignAllTrailing', 'alignAllCenterX'", nil,
      ]
    ),
    (
      #"{ "where": "a.top == b.top", "options": ①["alignAllTop"] }"#,
      ["'options' are for Visual Format lines, and 'where' is none"], [nil]
    ),
    (
      #"{ "where": "[a][b]", "options": ["directionLeftToRight", ①"directionRightToLeft"] }"#,
      ["a line has one direction"], [nil]
    ),
    (
      #"{ "where": "[a][b]", "options": [①"spacingBaselineToBaseline"] }"#,
      ["'spacingBaselineToBaseline' is not for horizontal lines"],
      ["horizontal lines take 'spacingEdgeToEdge'"]
    ),
    (
      #"{ "where": "[a][b]", "options": ①"alignAllTop" }"#,
      ["'options' must be an array, found a string"], [nil]
    ),
    (
      #"{ "where": "[a][b]", "options": [①7, "alignAllTop"] }"#,
      ["'options[0]' must be a string, found a number"], [nil]
    ),
    (
      #"{ "where": "[a]①,[b]", "options": ["alignAllTop"] }"#,
      ["expected a view such as '[save]', or '|', found ','"], [nil]
    ),
    (
      #"{ "where": "[①x][②y]-[③x]", "options": ["alignAllTop"] }"#,
      ["unknown view 'x'", "unknown view 'y'", "unknown view 'x'"], [nil]
    ),
    (#""[①sav]""#, ["unknown view 'sav'"], [nil]),
    (
      #"{ "where": "[a][b]", ①"option": [] }"#, ["unknown key 'option' in a constraint"],
      ["did you mean 'options'? known: where, options, priority, name, owner"]
    ),
  ]

  @Test(arguments: faults) func `a mistake is reported where it stands`(
    constraint: String, messages: [String], helps: [String?]
  ) throws {
    let marked = MarkedText(Self.scene(constraint))
    let error = try #require(throws: SceneDiagnostics.self) { try Scene(parsing: marked.bytes) }
    #expect(error.diagnostics.map(\.message) == messages)
    #expect(error.diagnostics.map { $0.range?.start } == marked.offsets)
    for (diagnostic, help) in zip(error.diagnostics, helps) where help != nil {
      #expect(diagnostic.help == help)
    }
  }

  private static func scene(_ constraint: String) -> String {
    #"{ "screen": { "size": [400, 800] }, "views": \#(views), "constraints": [\#(constraint)] }"#
  }
}
