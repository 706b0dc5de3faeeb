import Constraints
import Foundation
import GuideScenes
import TestSupport
import Testing

/// What GuideBubbles.docc/LeadingATour.md says, in its order.
@Suite struct TourArticleTests {
  private static let article = "Sources/GuideBubbles/GuideBubbles.docc/LeadingATour.md"

  private func scene() throws -> Scene {
    let file = Corpora.packageRoot.appendingPathComponent("Examples/Scenes/three-buttons.json")
    return try Scene(parsing: Array(Data(contentsOf: file)))
  }

  @Test func `the samples lead through the tour of the three buttons`() throws {
    let scene = try scene()
    let tour = GuideTour(try SceneSolver.solve(scene))
    var progress = TourProgress(tour)
    let started = progress.handle(TourEvent(id: 1, .start))
    #expect(started.notices == [.willShow(index: 0), .didShow(index: 0)])
    let tap = TourEvent.Action.tap(at: LayoutPoint(x: 300, y: 700))
    let tapped = progress.handle(TourEvent(id: 2, tap, on: "share"))
    #expect(tapped.transition == .moved(from: .showing(index: 0), to: .showing(index: 1)))
    #expect(!tapped.passesThrough)
    #expect(progress.step?.id == "album")

    progress.handle(TourEvent(id: 3, .press(.arrowLeft)))
    #expect(progress.step?.id == "share")
    progress.handle(TourEvent(id: 4, .goTo(id: "save")))
    #expect(progress.step?.id == "save")

    let kept = progress.state.text
    let later = TourProgress(resuming: try TourState(text: kept), in: tour)
    #expect(later == progress)

    let response = progress.continueIn(GuideTour(try SceneSolver.solve(scene)))
    #expect(response.transition == .unchanged)
  }

  @Test func `the sample of the accessibility data announces the first step`() throws {
    let scene = try scene()
    let solution = try SceneSolver.solve(scene)
    let data = StepAccessibility(of: solution.steps[0], in: solution, over: .white)
    #expect(data.announcement == "Step 1 of 3\n" + data.label)
    #expect(data.contrast.isSufficient)
  }

  @Test func `every statement of the samples stands in these tests`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let blocks = try MarkdownFile(Self.article).blocks.filter { $0.language == "swift" }
    #expect(blocks.count == 5)
    for line in blocks.flatMap({ $0.text.split(separator: "\n") }) {
      let code = line.split(separator: "  //")[0].trimmingCharacters(in: .whitespaces)
      #expect(source.contains(code), "\(code)")
    }
  }
}
