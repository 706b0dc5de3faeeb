import Foundation
import Testing

@testable import guidectl

@Suite struct SchemaCommandTests {
  @Test func `the schema is JSON in draft 2020-12, with a description for each key`() throws {
    let (status, console) = runInMemory("schema")
    #expect(status == .done && console.errors.isEmpty)
    let schema = try jsonObject(console.output)
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let step = try #require(definitions["step"])
    #expect(step["required"] as? [String] == ["target", "text"])
    #expect(step["additionalProperties"] as? Bool == false)
    let properties = try #require(step["properties"] as? [String: Any])
    let gap = try #require(properties["gap"] as? [String: Any])
    #expect(gap["$ref"] as? String == "#/$defs/length")
    #expect(
      gap["description"] as? String
        == "from the bubble's edge to the target's padded edge; by default: the arrow's length")
  }

  @Test func `every reference in the schema leads to a definition`() throws {
    let (_, console) = runInMemory("schema")
    let definitions = try #require(try jsonObject(console.output)["$defs"] as? [String: Any])
    let references = console.output.components(separatedBy: "\"$ref\": \"#/$defs/").dropFirst()
    #expect(references.count > 50)
    for reference in references {
      let name = String(reference.prefix { $0 != "\"" })
      #expect(definitions[name] != nil, "\(name)")
    }
  }

  @Test func `a scene may name its schema first, as a string`() {
    let scene = "{ \"$schema\": \"scene.schema.json\", \"version\": 1 }"
    #expect(runInMemory(["solve", "a-scene.json"], scene: scene).status == .done)
    let wrong = runInMemory(["solve", "a-scene.json"], scene: "{ \"$schema\": 1 }")
    #expect(wrong.status == .badData)
    #expect(wrong.console.errors.contains("'$schema' must be a string, found a number"))
  }
}
