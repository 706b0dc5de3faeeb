import Constraints
import TestSupport
import Testing

@testable import GuideBubbles
@testable import GuideFormats
@testable import GuideScenes

@Suite struct SceneCutoutTests {
  private func scene(cutout: String, target: String = "[100, 50, 40, 20]") -> String {
    #"{ "screen": { "size": [320, 480] }, "guide": { "steps": [{ "target": \#(target), "text": "t", "cutout": \#(cutout) }] } }"#
  }

  private func solve(_ text: String) throws -> SceneSolution {
    try SceneSolver.solve(try Scene(parsing: Array(text.utf8)))
  }

  private func json(_ text: String) throws -> String {
    JSONWriter.text(try solve(text).json(), layout: .compact)
  }

  @Test func `a path alone says the shape`() throws {
    for shape in ["", #""shape": "path", "#] {
      let solution = try solve(
        scene(cutout: #"{ \#(shape)"path": "M0 0 H30 V30 Z", "padding": 0 }"#))
      let hole = try #require(solution.steps.first?.cutouts.first)
      #expect(hole.shape == .path)
      #expect(hole.frame == LayoutRect(x: 100, y: 50, width: 30, height: 30))
    }
  }

  @Test func `a view box fits the path to whatever the target is`() throws {
    let cutout =
      #"{ "path": "M0 12 L12 0 L24 12 L12 24 Z", "viewBox": [0, 0, 24, 24], "padding": 5 }"#
    let hole = try #require(try solve(scene(cutout: cutout)).steps.first?.cutouts.first)
    #expect(hole.frame == LayoutRect(x: 95, y: 45, width: 50, height: 30))
  }

  @Test func `the solution has the outline where the frame does not say it`() throws {
    let plain = try json(scene(cutout: #"{ "shape": "circle" }"#))
    #expect(!plain.contains(#""path""#))
    let path = try json(scene(cutout: #"{ "path": "M0 0 H30 V30 Z", "padding": 0 }"#))
    #expect(path.contains(#""path":"M100 50L130 50L130 80Z""#))
  }

  @Test(arguments: [
    (
      #"{ "path": "M0 0 ①S 5 5 1 1" }"#,
      "there is no command like this; there are M, L, H, V, C, Q, A and Z"
    ),
    (#"{ "path": "M0 0 L\u0035 ①x" }"#, "expected a number"),
    (#"{ "shape": ①"path" }"#, "a cut-out of the shape 'path' needs a 'path'"),
    (
      #"{ "shape": "rect", "path": ①"M0 0 H1 V1 Z" }"#,
      "'path' means nothing to a cut-out of the shape 'rect'"
    ),
    (#"{ "path": ①7 }"#, "'path' must be a string, found a number"),
    (
      #"{ "path": "M0 0 H1 V1 Z", "viewBox": [0, 0, ①0, 1] }"#, "'viewBox[2]' cannot be 0"
    ),
  ])
  func `a mistake in a path is named at its place`(cutout: String, message: String) throws {
    let text = MarkedText(scene(cutout: cutout))
    do {
      _ = try Scene(parsing: text.bytes)
      Issue.record("no error")
    } catch {
      let errors = error.diagnostics
      #expect(errors.map(\.message) == [message])
      #expect(errors.compactMap(\.range?.start) == text.offsets)
    }
  }

  @Test func `a list of rectangles is one target on several lines`() throws {
    let target = "[[200, 50, 60, 20], [180, 52, 15, 16], [20, 75, 90, 20], [20, 500, 9, 9]]"
    let step = try #require(try solve(scene(cutout: "true", target: target)).steps.first)
    let lines = [
      LayoutRect(x: 180, y: 50, width: 80, height: 20),
      LayoutRect(x: 20, y: 75, width: 90, height: 20),
    ]
    let offScreen = LayoutRect(x: 20, y: 500, width: 9, height: 9)
    #expect(
      step.targets == [SolvedTarget(id: nil, frames: lines + [offScreen], visibleParts: lines)])
    #expect(step.targets.first?.frame == LayoutRect(x: 20, y: 50, width: 240, height: 459))
    #expect(step.cutouts.count == 2)
    #expect(GuideStep(step).targets == lines)
    let broken = step.bubble.promises.filter { !$0.isKept }
    #expect(
      broken == [
        PromiseReport(
          promise: .targetVisible, shortfall: 29,
          scroll: TargetScroll(by: LayoutPoint(x: 0, y: 29)))
      ])
  }

  @Test func `the solution lists the frames of lines`() throws {
    let json = try json(scene(cutout: "false", target: "[[1, 2, 30, 4], [5, 16, 7, 8]]"))
    #expect(json.contains(#""frame":[1,2,30,22],"frames":[[1,2,30,4],[5,16,7,8]]"#))
  }

  @Test func `a list with a point stays several targets`() throws {
    let step = try solve(scene(cutout: "true", target: "[[1, 2, 30, 4], [50, 60]]")).steps.first
    #expect(step?.targets.count == 2)
  }

  @Test func `lines that are all off the screen are an unseen target`() throws {
    let solution = try solve(scene(cutout: "true", target: "[[1, 500, 30, 4], [400, 5, 7, 8]]"))
    #expect(solution.steps.isEmpty)
    #expect(solution.diagnostics.map(\.message) == ["the step '1' explains lines off the screen"])
  }

  @Test func `a fragment that is no rectangle is named`() throws {
    let text = MarkedText(scene(cutout: "true", target: "[[1, 2, 30, 4], ①[5, 6, 7]]"))
    #expect {
      try Scene(parsing: text.bytes)
    } throws: { error in
      (error as? SceneDiagnostics)?.diagnostics.compactMap(\.range?.start) == text.offsets
    }
  }
}
