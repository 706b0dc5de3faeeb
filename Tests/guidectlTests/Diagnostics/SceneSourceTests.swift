import Testing

@testable import guidectl

@Suite struct SceneSourceTests {
  @Test func `a file's name cannot turn the words of a page around`() {
    #expect(SceneSource(name: "a/my\u{202E}-tour.json", bytes: []).title == "My\u{FFFD} tour")
  }
}
