import Constraints
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes

/// Scenes that somebody garbled: every one ends in a solution or in diagnostics inside the file.
@Suite struct ScenePropertyTests {
  /// Words that stand in scenes, and some that should not.
  private static let words = [
    "-1", "0", "1e7", "0.001", "1000", "null", "true", "[]", "{}", "\"save\"", "\"nav\"",
    "\"W * H\"",
    "\"H/2\"", "[1, 2]", "[0, 0, -5, 1e7]", "\"web\"", "\"field\"", "\"top\"",
    "\"save.width == 7\"",
    "\"H:|-[save]-[nav]-|\"", "\"save.width == 1000000 * nav.left @3\"", "\"rtl\"", "\"\"",
    "\"é\\n\"",
  ]

  @Test func `a garbled scene is solved or reported inside the file`() {
    let tokens = ScenePropertyTests.tokens(of: SceneDecoderTests.sample)
    var solved = 0
    let seeds: Range<UInt64> = 0..<400
    forAll(seeds: seeds, generate: { ScenePropertyTests.garbled(tokens, &$0) }) { text in
      let bytes = Array(text.utf8)
      do throws(SceneDiagnostics) {
        let solution = try SceneSolver.solve(try Scene(parsing: bytes))
        solved += 1
        return ScenePropertyTests.isSound(solution, in: bytes)
      } catch {
        return !error.diagnostics.isEmpty
          && error.diagnostics.allSatisfy { ScenePropertyTests.isInside($0, bytes) }
      }
    }
    #expect(
      solved > Campaign.extended(seeds).count / 10,
      "only \(solved) of the garbled scenes still were scenes")
  }

  private static func isSound(_ solution: SceneSolution, in bytes: [UInt8]) -> Bool {
    solution.views.allSatisfy { $0.frame.isSound && $0.textFrame.isSound }
      && solution.steps.allSatisfy { $0.bubble.frame.isSound && $0.shownCount >= $0.shownPosition }
      && solution.diagnostics.allSatisfy { isInside($0, bytes) }
      && (try? JSONParser.parse(Array(JSONWriter.text(solution.json()).utf8))) != nil
  }

  private static func isInside(_ diagnostic: Diagnostic, _ bytes: [UInt8]) -> Bool {
    guard let range = diagnostic.range else { return true }
    return range.start >= 0 && range.start <= range.end && range.end <= bytes.count
      && diagnostic.notes.allSatisfy { isInside($0, bytes) }
  }

  /// Strings, numbers, brackets and commas; colons stay with what is before them.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var isInString = false
    for character in text {
      if character == "\"" { isInString.toggle() }
      let isSign = "[]{},".contains(character) && !isInString
      let startsToken = tokens.last.map { "[]{},".contains($0) } ?? true
      if isSign || startsToken { tokens.append("") }
      tokens[tokens.count - 1].append(character)
    }
    return tokens
  }

  /// The tokens with a few values replaced, or now and then one dropped or doubled.
  private static func garbled(_ tokens: [String], _ random: inout SplitMix64) -> String {
    var tokens = tokens
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0..<tokens.count, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: tokens[index] = ""
      case 1: tokens[index] += tokens[index]
      default:
        let word = words[Int.random(in: 0..<words.count, using: &random)]
        let token = tokens[index]
        guard !"[]{},".contains(token) else { continue }
        let key = token.firstIndex(of: ":").map { token[...$0] } ?? ""
        tokens[index] = key + " " + word
      }
    }
    return tokens.joined()
  }
}

extension LayoutRect {
  fileprivate var isSound: Bool {
    [x, y, width, height].allSatisfy(\.isFinite) && width >= 0 && height >= 0
  }
}
