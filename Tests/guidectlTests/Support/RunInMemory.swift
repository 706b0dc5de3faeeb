import Foundation
import Testing

@testable import guidectl

/// Runs the program in memory.
func runInMemory(
  _ arguments: String..., on console: MemoryConsole = MemoryConsole()
) -> (status: ExitCode, console: MemoryConsole) {
  var console = console
  let status = runGuidectl(arguments, console: &console)
  return (status, console)
}

/// Runs the program in memory on a scene that is called `a-scene.json`.
func runInMemory(
  _ arguments: [String], scene: String = SmallScene.text
) -> (status: ExitCode, console: MemoryConsole) {
  var console = MemoryConsole(files: ["a-scene.json": scene])
  let status = runGuidectl(arguments, console: &console)
  return (status, console)
}

/// A text as the JSON object that it has to be.
func jsonObject(_ text: String) throws -> [String: Any] {
  let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  return try #require(value as? [String: Any])
}

/// A small scene with a step that is shown and one that is not.
enum SmallScene {
  static let text = """
    { "version": 1, "screen": "iPhone 15", "flags": ["new"],
      "views": [ { "id": "save", "kind": "button", "text": { "en": "Save", "de": "Sichern" } } ],
      "constraints": [ "save.leading == safeArea.leading + 20", "save.top == safeArea.top + 20" ],
      "guide": { "steps": [
        { "id": "gone", "target": "save", "text": "Never", "when": "new" },
        { "id": "keep", "target": "save", "text": "Keeps <it> & more" } ] },
      "check": { "locales": ["en", "de"] } }
    """
}
