import Constraints
import TestSupport
import Testing

@testable import GuideScenes

/// What a lone hyphen at an edge means in Visual Format.
@Suite struct SceneMarginTests {
  private static let portrait = #""device": "iPhone 15""#
  private static let landscape = #""device": "iPhone 15", "orientation": "landscape""#

  private static func frames(
    _ ids: [String], in views: String, _ lines: String..., screen: String = portrait
  ) throws -> [LayoutRect] {
    let constraints = lines.map { "\"\($0)\"" }.joined(separator: ", ")
    let solution = try solve(
      #"{ "screen": { \#(screen) }, "views": [\#(views)], "constraints": [\#(constraints)] }"#)
    #expect(solution.diagnostics.isEmpty, "\(solution.diagnostics)")
    return ids.map { frame($0, in: solution) }
  }

  @Test(arguments: ["ltr", "rtl"]) func `the screen's margins are 16 inside its safe area`(
    direction: String
  ) throws {
    let keys = #", "direction": "\#(direction)""#
    let views = #"{ "id": "a" }, { "id": "b" }"#
    let lines = ["H:|-[a]-|", "V:|-[a]-|"]
    func frame(_ screen: String) throws -> LayoutRect {
      try Self.frames(
        ["a"], in: views, lines[0], lines[1], "b.left == margins.left", "b.right == margins.right",
        "b.top == margins.top", "b.bottom == margins.bottom", screen: screen + keys)[0]
    }
    #expect(try frame(Self.landscape) == LayoutRect(x: 75, y: 16, width: 702, height: 341))
    #expect(try frame(Self.portrait) == LayoutRect(x: 16, y: 75, width: 361, height: 727))
    #expect(
      try frame(#""size": [320, 480]"#) == LayoutRect(x: 16, y: 16, width: 288, height: 448))
  }

  @Test func `a view's are 8, and what of it the safe area does not reach`() throws {
    let views = #"{ "id": "box", "children": [{ "id": "a" }] }"#
    func frame(_ box: String, _ screen: String) throws -> LayoutRect {
      try Self.frames(
        ["a"], in: views, box, "V:|-20-[box(200)]", "H:|-[a]-|", "V:|-[a]-|", screen: screen)[0]
    }
    #expect(
      try frame("H:|-100-[box(300)]", Self.landscape)
        == LayoutRect(x: 108, y: 28, width: 284, height: 184))
    // Over the whole width: 59 on both sides are covered.
    #expect(
      try frame("H:|[box]|", Self.landscape) == LayoutRect(x: 67, y: 28, width: 718, height: 184))
    // From 40 on 19 are covered; and 39 at the top of the upright screen.
    #expect(
      try frame("H:|-40-[box(300)]", Self.landscape)
        == LayoutRect(x: 67, y: 28, width: 265, height: 184))
    #expect(
      try frame("H:|[box(300)]", Self.portrait) == LayoutRect(x: 8, y: 67, width: 284, height: 145))
  }

  @Test func `margins of a view in a view count from where they lie`() throws {
    let frames = try Self.frames(
      ["inner", "a"],
      in: #"{ "id": "box", "children": [{ "id": "inner", "children": [{ "id": "a" }] }] }"#,
      "H:|[box]|", "V:|-100-[box(100)]", "H:|-[inner]-|", "V:|[inner]|", "H:|-[a]-|", "V:|-[a]-|",
      screen: Self.landscape)
    #expect(frames[0] == LayoutRect(x: 67, y: 100, width: 718, height: 100))
    #expect(frames[1] == LayoutRect(x: 75, y: 108, width: 702, height: 84))
  }

  @Test func `a line and margin attributes agree`() throws {
    let frames = try Self.frames(
      ["a", "b"],
      in:
        #"{ "id": "box", "frame": [20, 30, 300, 90], "children": [{ "id": "a" }, { "id": "b" }] }"#,
      "H:|-[a]-|", "V:|-[a]-|", "b.leading == box.leadingMargin",
      "b.trailing == box.trailingMargin",
      "b.top == box.topMargin", "b.bottom == box.bottomMargin", screen: Self.landscape)
    #expect(frames[0] == frames[1] && frames[0] == LayoutRect(x: 67, y: 38, width: 245, height: 74))
  }

  @Test func `rows keep 16, and off what notches cover`() throws {
    func solution(_ list: String) throws -> [LayoutRect] {
      let solution = try solve(
        """
        { "screen": { \(Self.landscape) }, "views": [
          { "id": "t", "kind": "list", \(list), "data": [{ "section": "A" }, {}], "template": {
            "children": [{ "id": "a" }], "constraints": ["H:|-[a]-|", "V:|-[a(10)]-|"] } } ] }
        """)
      #expect(solution.diagnostics.isEmpty)
      return ["t[1].a", "t.header[1].title"].map { frame($0, in: solution) }
    }
    let wide = try solution(#""pin": ["leading", "trailing", "top", "bottom"]"#)
    #expect(wide[0] == LayoutRect(x: 75, y: 44, width: 702, height: 10))
    #expect(wide[1].x == 75)
    let narrow = try solution(#""frame": [100, 0, 300, 390]"#)
    #expect(narrow[0] == LayoutRect(x: 116, y: 44, width: 268, height: 10))
    #expect(narrow[1].x == 116)
  }
}
