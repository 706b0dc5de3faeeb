import Constraints
import TestSupport
import Testing

@testable import GuideScenes

/// What GuideBubbles.docc/Lists.md shows.
@Suite struct ListArticleTests {
  private func scene() throws -> Scene {
    let article = try MarkdownFile("Sources/GuideBubbles/GuideBubbles.docc/Lists.md").text
    let parts = article.split(separator: "```", omittingEmptySubsequences: false)
    let sample = try #require(parts.first { $0.hasPrefix("json\n") })
    return try Scene(parsing: Array(sample.dropFirst(5).utf8))
  }

  @Test func `rows are as high as their words, with a star only where there is one`() throws {
    let solution = try SceneSolver.solve(scene())
    #expect(solution.diagnostics == [])
    let views = solution.views
    let frame = { (id: String) in views.first { $0.id == id }?.frame ?? LayoutRect(width: -1) }
    #expect(frame("thread[hello].star").height == 0)
    #expect(frame("thread[2].star").height == 12)
    #expect(frame("thread[hello]").maxY == frame("thread[hello].words").maxY + 8)
    #expect(frame("thread[2]").maxY == frame("thread[2].words").maxY + 6 + 12 + 8)
    #expect(frame("thread[2]").minY == frame("thread[hello]").maxY)
  }

  @Test func `a list grows by a row`() throws {
    var thread = try ListLayout(of: "thread", in: try scene())
    #expect(thread.count == 2)
    let end = thread.contentSize.height
    try thread.append(SceneRow(["id": "fine", "date": "09:48", "text": "Fine"]))
    #expect(thread.frame(ofRow: 2).minY == end)
    #expect(thread.views(inRow: 2).map(\.id).first == "thread[fine]")
    #expect(thread.rows(in: LayoutRect(x: 0, y: 100, width: 320, height: 480)) == 1..<3)
    let before = thread.contentSize
    #expect(throws: SceneDiagnostics.self) { try thread.append(SceneRow(["id": "fine"])) }
    #expect(thread.contentSize == before && thread.count == 3)
  }
}
