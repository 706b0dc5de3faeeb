import Testing

@testable import guidectl

/// A scene as people really type it, with what is said about the mistake in it.
struct TypedMistake: CustomTestStringConvertible, Sendable {
  /// The scene, without marks.
  let scene: String
  /// All that standard error has to hold.
  let printed: String
  let testDescription: String

  /// Makes a case.
  ///
  /// - Parameters:
  ///   - marked: The scene, with the marked place between `‹` and `›`; without marks the message is
  ///     about the file as a whole.
  ///   - code: The code in brackets.
  ///   - message: The whole message.
  ///   - help: The whole help.
  init(_ marked: String, _ code: String, _ message: String, help: String? = nil) {
    testDescription = marked
    let parts = marked.split(omittingEmptySubsequences: false) { "‹›".contains($0) }
    scene = parts.joined()
    var text = "a-scene.json"
    var excerpt = ""
    if parts.count == 3 {
      let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
      let before = lines[lines.count - 1]
      let behind = parts[2].prefix { $0 != "\n" }
      text += ":\(lines.count):\(before.utf8.count + 1)"
      let marks = "^" + String(repeating: "~", count: max(parts[1].count - 1, 0))
      excerpt = "   \(lines.count) | \(before)\(parts[1])\(behind)\n"
      excerpt += "     | " + String(repeating: " ", count: before.count) + marks + "\n"
    }
    printed =
      text + ": error[\(code)]: \(message)\n" + excerpt + (help.map { "help: \($0)\n" } ?? "")
  }
}
