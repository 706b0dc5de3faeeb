import Constraints
import Testing

@testable import GuideBubbles
@testable import GuideScenes

/// A small scene in the words of the language, for tests that name one matter.
struct SmallScene {
  var screen = #""size": [390, 844], "scale": 2"#
  var views: [String] = []
  var constraints: [String] = []
  /// Members of each step besides a text.
  var steps: [String] = []

  func solved() throws -> SceneSolution {
    let steps = steps.map { step in
      step.contains(#""text""#) ? "{ \(step) }" : #"{ \#(step), "text": "Says what it is" }"#
    }
    let text = """
      { "screen": { \(screen) }, "views": [\(views.joined(separator: ", "))],
      "constraints": [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))],
      "guide": { "steps": [\(steps.joined(separator: ", "))] } }
      """
    return try SceneSolver.solve(try Scene(parsing: Array(text.utf8)))
  }

  /// The only step.
  func step() throws -> SolvedStep { try #require(try solved().steps.first) }
}
