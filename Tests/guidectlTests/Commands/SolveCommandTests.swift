import Testing

@testable import guidectl

@Suite struct SolveCommandTests {
  @Test func `solve prints the frames of views and steps as JSON`() throws {
    let (status, console) = runInMemory(["solve", "a-scene.json"])
    #expect(status == .done)
    #expect(console.errors.isEmpty)
    #expect(console.output.hasSuffix("}\n"))
    let steps = try jsonObject(console.output)["steps"] as? [[String: Any]]
    #expect(steps?.map { $0["id"] as? String } == ["keep"])
    #expect(steps?.first?["step"] as? Int == 2)
  }

  @Test(arguments: ["2", "keep"])
  func `a step is chosen by its position or its id`(step: String) {
    let (status, console) = runInMemory(["solve", "a-scene.json", "--step", step, "--flag", "new"])
    #expect(status == .done)
    #expect(console.output.contains("\"id\": \"keep\""))
    #expect(!console.output.contains("\"id\": \"gone\""))
  }

  @Test func `what cannot be satisfied is placed, and the result written all the same`() {
    let scene = """
      { "version": 1, "variables": ["x"], "constraints": [
          "x == 1",
          "x == 2"
      ] }
      """
    let (status, console) = runInMemory(["solve", "a-scene.json"], scene: scene)
    #expect(status == .unsatisfied)
    #expect(console.errors.contains("a-scene.json:3:"))
    #expect(console.errors.contains("error[conflict]: "))
    #expect(console.output.contains("\"variables\""))
  }
}
