import Constraints
import TestSupport
import Testing

@testable import GuideScenes

@Suite struct SceneScrollTests {
  /// A page of 300 × 400 points at y 40 that scrolls, with a picture and a caption in it.
  private static func scene(_ keys: String = "", direction: String = "ltr") -> String {
    """
    { "screen": { "size": [300, 500], "direction": "\(direction)" }, "views": [
      { "id": "page", "kind": "scroll"\(keys), "children": [
        { "id": "picture", "intrinsicSize": [null, 700] },
        { "id": "caption", "intrinsicSize": [80, 20] } ] } ],
      "constraints": [
        "H:|[page]|", "page.top == 40", "page.height == 400",
        "H:|-[picture]-|", "picture.width == page.width - 16",
        "V:|-10-[picture]-5-[caption]-|", "caption.leading == picture.leading"
      ] }
    """
  }

  private static func frames(_ scene: String) throws -> [LayoutRect] {
    let solution = try solve(scene)
    #expect(solution.diagnostics.isEmpty)
    return ["page", "picture", "caption"].map { frame($0, in: solution) }
  }

  @Test func `what is in it may reach beyond it`() throws {
    #expect(
      try Self.frames(Self.scene()) == [
        LayoutRect(x: 0, y: 40, width: 300, height: 400),
        LayoutRect(x: 8, y: 50, width: 284, height: 700),
        LayoutRect(x: 8, y: 755, width: 80, height: 20),
      ])
  }

  @Test func `an offset moves what is in it`() throws {
    #expect(
      try Self.frames(Self.scene(#", "offset": [0, "400 * H/500"]"#)) == [
        LayoutRect(x: 0, y: 40, width: 300, height: 400),
        LayoutRect(x: 8, y: -350, width: 284, height: 700),
        LayoutRect(x: 8, y: 355, width: 80, height: 20),
      ])
  }

  @Test func `right to left it begins at the right`() throws {
    #expect(try Self.frames(Self.scene(direction: "rtl"))[2].maxX == 292)
  }

  @Test func `pins of what is in it are those of its content`() throws {
    let solution = try solve(
      """
      { "screen": { "size": [300, 500] }, "views": [
        { "id": "page", "kind": "scroll", "pin": ["top", "leading", "trailing", "bottom"],
          "children": [ { "id": "map", "pin": ["top", "left", "right", "bottom"] } ] } ],
        "constraints": ["map.width == 900", "map.height == 800"] }
      """)
    #expect(solution.diagnostics.isEmpty)
    #expect(frame("map", in: solution) == LayoutRect(width: 900, height: 800))
    #expect(frame("page", in: solution) == LayoutRect(width: 300, height: 500))
  }

  @Test func `only a scroll view has an offset`() throws {
    let error = try #require(throws: SceneDiagnostics.self) {
      try solve(#"{ "views": [ { "offset": [0, 1] } ] }"#)
    }
    #expect(
      error.diagnostics.map(\.message) == ["'offset' means nothing to a view of kind 'view'"])
  }
}
