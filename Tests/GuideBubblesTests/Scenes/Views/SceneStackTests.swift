import Constraints
import TestSupport
import Testing

@testable import GuideScenes

@Suite struct SceneStackTests {
  /// A stack at the top of a screen with three views of 40, 50 and 60 points, 20 to 40 high.
  private static func scene(_ stack: String, second: String = "", more: String = "") -> String {
    """
    { "screen": { "size": [300, 400] }, "views": [
      { "id": "row", "kind": "stack", "pin": ["top", "leading"], \(stack), "children": [
        { "id": "a", "intrinsicSize": [40, 20] },
        { "id": "b", "intrinsicSize": [50, 30]\(second) },
        { "id": "c", "intrinsicSize": [60, 40] } ] } ]\(more) }
    """
  }

  private static func frames(_ scene: String) throws -> [LayoutRect] {
    let solution = try solve(scene)
    #expect(solution.diagnostics.isEmpty)
    return ["row", "a", "b", "c"].map { frame($0, in: solution) }
  }

  @Test func `a row arranges its children with spacing`() throws {
    let frames = try Self.frames(
      Self.scene(#""spacing": 8, "alignment": "bottom", "distribution": "fill""#))
    #expect(
      frames == [
        LayoutRect(width: 166, height: 40), LayoutRect(x: 0, y: 20, width: 40, height: 20),
        LayoutRect(x: 48, y: 10, width: 50, height: 30),
        LayoutRect(x: 106, y: 0, width: 60, height: 40),
      ])
  }

  @Test func `a hidden child leaves its stack`() throws {
    let frames = try Self.frames(
      Self.scene(
        #""axis": "vertical", "spacing": "8 * W/300", "alignment": "center""#,
        second: #", "hidden": true"#))
    #expect(frames[0] == LayoutRect(width: 60, height: 68))
    #expect(frames[1] == LayoutRect(x: 10, y: 0, width: 40, height: 20))
    #expect(frames[3] == LayoutRect(x: 0, y: 28, width: 60, height: 40))
  }

  @Test func `content that a stack hides is not reported as squeezed`() throws {
    let solution = try solve(
      """
      { "screen": { "size": [300, 400] }, "views": [
        { "kind": "stack", "pin": ["top", "leading"], "children": [
          { "kind": "label", "text": "here" },
          { "kind": "button", "text": "hidden", "hidden": true } ] } ] }
      """)
    #expect(solution.diagnostics.isEmpty)
    #expect(solution.violations.isEmpty)
  }

  @Test func `rows run from right to left where text does`() throws {
    let scene = Self.scene(#""distribution": "equalSpacing", "alignment": "top""#)
      .replacing(#""size": [300, 400]"#, with: #""size": [300, 400], "direction": "rtl""#)
      .replacing(#""pin": ["top", "leading"]"#, with: #""pin": ["top", "leading", "trailing"]"#)
    let frames = try Self.frames(scene)
    #expect(frames.map(\.x) == [0, 260, 135, 0])
  }

  @Test func `a constraint that contradicts a stack is reported with what the stack requires`()
    throws
  {
    let solution = try solve(
      Self.scene(
        #""spacing": 8, "alignment": "top""#, more: #", "constraints": ["b.left == a.right + 9"]"#))
    let diagnostic = try #require(solution.diagnostics.first)
    #expect(diagnostic.code == .conflict)
    #expect(
      diagnostic.notes.map(\.message) == [
        "the stack 'row' requires 'b.leading == a.trailing + 8'"
      ])
    #expect(frame("b", in: solution).x == 48)
  }

  @Test func `a stack too small for its spacing is reported`() throws {
    let solution = try solve(
      #"""
      { "screen": { "size": [300, 400] }, "views": [
        { "id": "row", "kind": "stack", "frame": [0, 0, 20, 20], "spacing": 30,
          "children": [{ "id": "a" }, { "id": "b" }] } ] }
      """#)
    #expect(solution.diagnostics.first?.message == "the views in 'row' do not fit into it")
  }

  @Test func `labels in a row stand on one line`() throws {
    let solution = try solve(
      #"""
      { "screen": { "size": [300, 400] }, "views": [
        { "id": "row", "kind": "stack", "alignment": "firstBaseline", "pin": ["top", "leading"],
          "children": [
            { "id": "a", "kind": "label", "text": "Big", "font": { "size": 30 } },
            { "id": "b", "kind": "label", "text": "small", "font": { "size": 12 } } ] } ] }
      """#)
    #expect(solution.diagnostics.isEmpty)
    let baselines = try ["a", "b"].map { id in
      let view = try #require(solution.views.first { $0.id == id })
      let line = try #require(view.text?.lines.first)
      return view.textFrame.minY + line.baseline
    }
    #expect((baselines[0] - baselines[1]).magnitude <= 0.5)
    #expect(frame("b", in: solution).minY > 5)
  }
}
