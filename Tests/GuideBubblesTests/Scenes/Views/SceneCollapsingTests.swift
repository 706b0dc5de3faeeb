import Constraints
import TestSupport
import Testing

@testable import GuideScenes

@Suite struct SceneCollapsingTests {
  /// A row with a text and a picture under it, as feeds have them, on a screen of 320 by 480.
  private static func feed(
    _ picture: String, _ constraints: String, direction: String = "ltr"
  ) throws -> SceneSolution {
    try solve(
      """
      { "screen": { "size": [320, 480], "direction": "\(direction)" }, "views": [
        { "id": "row", "pin": ["top", "leading", "trailing"], "children": [
          { "id": "text", "frame": [10, 10, 300, 40] },
          { "id": "picture", \(picture) } ] } ],
        "constraints": [\(constraints)] }
      """)
  }

  private static let gone = #""hidden": true, "collapses": true"#
  private static let below =
    #""picture.top == text.bottom + 10", "picture.height == 100", "picture.width == 100", "#
    + #""picture.leading == row.leading + 10", "row.bottom == picture.bottom + 10""#

  @Test func `what follows a collapsed view comes up to what was before it`() throws {
    let shown = try Self.feed(#""collapses": true"#, Self.below)
    #expect(shown.diagnostics.isEmpty)
    #expect(frame("picture", in: shown) == LayoutRect(x: 10, y: 60, width: 100, height: 100))
    #expect(frame("row", in: shown).height == 170)
    let kept = try Self.feed(#""hidden": true"#, Self.below)
    #expect(frame("row", in: kept).height == 170)
    let gone = try Self.feed(Self.gone, Self.below)
    #expect(gone.diagnostics.isEmpty)
    #expect(gone.violations.isEmpty)
    #expect(frame("picture", in: gone) == LayoutRect(x: 0, y: 50))
    #expect(frame("row", in: gone).height == 60)
  }

  @Test(arguments: [
    #""picture.width == 1.5 * picture.height""#, #""picture.width >= 44""#,
    #""44 <= picture.height""#, #""picture.height == text.height""#,
    #""picture.height == 20 * H/480 + 3""#, #""V:[picture(>=100)]""#,
    #""picture.bottom - picture.top == 30""#,
    #"{ "where": "picture.width == 90", "priority": 999.9 }"#,
  ])
  func `a collapsed view's own size no longer counts`(condition: String) throws {
    let gone = try Self.feed(
      Self.gone + #", "intrinsicSize": [70, 80], "hugging": 1000, "compressionResistance": 1000"#,
      Self.below + ", " + condition)
    #expect(gone.diagnostics.isEmpty)
    #expect(gone.violations.isEmpty)
    #expect(frame("picture", in: gone) == LayoutRect(x: 0, y: 50))
    #expect(frame("row", in: gone).height == 60)
  }

  @Test func `conditions at both ends neither squeeze the parent nor are violated`() throws {
    for place in [
      #""picture.leading == row.leading + 10", "picture.trailing == row.trailing - 10""#,
      #""H:|-[picture]-|""#,
      #""picture.centerX == row.centerX", "picture.width == row.width - 20""#,
    ] {
      let gone = try Self.feed(
        Self.gone, #""V:[text]-[picture(100)]-10-|", "row.width >= 0", "# + place)
      #expect(gone.diagnostics.isEmpty, "\(place) \(gone.diagnostics)")
      #expect(gone.violations.isEmpty)
      #expect(frame("row", in: gone) == LayoutRect(width: 320, height: 60))
      #expect(frame("picture", in: gone).size == LayoutSize())
    }
    let pinned = try Self.feed(
      Self.gone + #", "pin": ["leading", "trailing", "bottom"]"#, #""row.height == 90 @low""#)
    #expect(pinned.diagnostics.isEmpty)
    #expect(frame("row", in: pinned) == LayoutRect(width: 320, height: 90))
    #expect(frame("picture", in: pinned) == LayoutRect(x: 0, y: 90))
  }

  @Test func `a parent whose width nothing else says is not squeezed either`() throws {
    let solution = try solve(
      """
      { "screen": { "size": [320, 480] }, "views": [
        { "id": "card", "pin": ["top", "leading"], "children": [
          { "id": "title", "intrinsicSize": [120, 20], "pin": ["top", "leading", "trailing"] },
          { "id": "photo", "pin": ["leading", "trailing"], "hidden": true, "collapses": true } ] } ],
        "constraints": ["V:[title]-8-[photo(90)]|"] }
      """)
    #expect(solution.diagnostics.isEmpty)
    #expect(solution.violations.isEmpty)
    #expect(frame("card", in: solution) == LayoutRect(width: 120, height: 20))
  }

  @Test func `several collapsed views in a row take the gaps before them along`() throws {
    let views = ["a", "b", "c", "d", "e"].map { id in
      let extra = ["b", "c", "e"].contains(id) ? ", \(Self.gone)" : ""
      return #"{ "id": "\#(id)", "intrinsicSize": [40, 30], "pin": ["top"]\#(extra) }"#
    }.joined(separator: ", ")
    func frames(_ direction: String) throws -> [LayoutRect] {
      let solution = try solve(
        """
        { "screen": { "size": [320, 480], "direction": "\(direction)" },
          "views": [\(views), { "id": "end", "frame": [0, 0, 1, 1] }, { "id": "last", "pin": ["top"],
            "intrinsicSize": [10, 10] }],
          "constraints": ["H:|-5-[a]-10-[b]-20-[c]-[d]-30-[e]-7-[last]"] }
        """)
      #expect(solution.diagnostics.isEmpty)
      return ["a", "b", "c", "d", "e", "last"].map { frame($0, in: solution) }
    }
    #expect(try frames("ltr").map(\.x) == [5, 45, 45, 53, 93, 100])
    #expect(try frames("rtl").map(\.x) == [275, 275, 275, 227, 227, 210])
    #expect(try frames("rtl").map(\.width) == [40, 0, 0, 40, 0, 10])
  }

  @Test func `views in a collapsed view collapse with it`() throws {
    let solution = try solve(
      """
      { "screen": { "size": [320, 480] }, "views": [
        { "id": "box", "hidden": true, "collapses": true, "children": [
          { "id": "title", "kind": "label", "text": "Gone", "pin": ["top", "leading", "trailing"] },
          { "id": "row", "kind": "stack", "spacing": 8, "pin": "bottom", "children": [
            { "kind": "button", "text": "One" }, { "id": "two", "kind": "button", "text": "Two" } ] },
          { "id": "page", "kind": "scroll", "children": [{ "id": "in", "pin": ["top", "bottom"] }] },
          { "id": "fixed", "frame": [7, 8, 90, 90] } ] },
        { "id": "after", "kind": "label", "text": "Here" } ],
        "constraints": ["box.top == safeArea.top + 20", "box.leading == safeArea.leading + 10",
          "row.top == title.bottom + 8", "row.leading == title.leading", "page.height == 50",
          "page.top == row.bottom", "in.height == 300", "in.leading == page.leading",
          "after.top == row.bottom + 12", "after.leading == box.leading"] }
      """)
    #expect(solution.diagnostics.isEmpty, "\(solution.diagnostics)")
    for id in ["box", "title", "row", "two", "page", "in"] {
      #expect(frame(id, in: solution) == LayoutRect(), "\(id)")
    }
    #expect(frame("fixed", in: solution) == LayoutRect(x: 7, y: 8))
    #expect(frame("after", in: solution).y == 12)
  }

  @Test func `a framed view that collapses is an empty rectangle at its origin`() throws {
    let gone = try Self.feed(
      Self.gone + #", "frame": [10, 60, 100, 100]"#,
      #""row.bottom == picture.bottom + 10", "picture.height == 100""#)
    #expect(gone.diagnostics.isEmpty)
    #expect(frame("picture", in: gone) == LayoutRect(x: 10, y: 60))
    #expect(frame("row", in: gone).height == 70)
  }

  @Test func `centres, baselines, places and inequalities keep their sense`() throws {
    let at = [
      (#""picture.centerY == text.centerY + 7", "picture.left == 20""#, LayoutPoint(x: 20, y: 30)),
      (
        #""picture.bottom == row.bottom - 9", "picture.left == row.width - 50""#,
        LayoutPoint(x: 270, y: 90)
      ),
      (
        #""picture.top >= text.bottom + 7", "picture.top == 0 @low", "picture.right == 4""#,
        LayoutPoint(x: 4, y: 50)
      ),
      (
        #""picture.lastBaseline == text.bottom + 7", "picture.left == 0.5 * row.width""#,
        LayoutPoint(x: 160, y: 50)
      ),
    ]
    for (constraints, point) in at {
      let gone = try Self.feed(Self.gone, #""row.height == 90", "# + constraints)
      #expect(gone.diagnostics.isEmpty, "\(constraints) \(gone.diagnostics)")
      #expect(frame("picture", in: gone) == LayoutRect(x: point.x, y: point.y), "\(constraints)")
    }
  }

  @Test func `the key changes nothing in a stack, nor before a view is hidden`() throws {
    func frames(_ keys: String) throws -> [LayoutRect] {
      let solution = try solve(
        """
        { "screen": { "size": [320, 480] }, "views": [
          { "kind": "stack", "pin": ["top", "leading"], "spacing": 8, "children": [
            { "id": "a", "intrinsicSize": [40, 20] },
            { "id": "b", "intrinsicSize": [50, 30]\(keys) },
            { "id": "c", "intrinsicSize": [60, 40] } ] } ] }
        """)
      #expect(solution.diagnostics.isEmpty)
      return solution.views.map(\.frame)
    }
    #expect(try frames(#", "hidden": true, "collapses": true"#) == frames(#", "hidden": true"#))
    #expect(try frames(#", "collapses": true"#) == frames(""))
  }

  @Test func `collapsing brings no contradiction into a chain`() {
    forAll(seeds: 0..<150, generate: Self.chain) { chain in
      guard let solution = try? solve(chain.scene) else { return false }
      let frames = solution.views.dropFirst().map(\.frame)
      guard zip(frames, chain.hidden).allSatisfy({ !$1 || $0.size == LayoutSize() }) else {
        return false
      }
      let shown = chain.scene.replacing(Self.gone, with: #""obstacle": false"#)
      let before = (try? Self.conflicts(shown)) ?? 0
      return before > 0 || ((try? Self.conflicts(chain.scene)) ?? 1) == 0
    }
  }

  private struct Chain: CustomStringConvertible {
    var scene: String
    var hidden: [Bool]
    var description: String { scene }
  }
  private static func chain(_ random: inout SplitMix64) -> Chain {
    let count = Int.random(in: 1...6, using: &random)
    let ids = (0..<count).map { "v\($0)" }
    let hidden = ids.map { _ in Int.random(in: 0...1, using: &random) == 0 }
    var lines: [String] = []
    var before = "box.\(Int.random(in: 0...1, using: &random) == 0 ? "top" : "centerY")"
    for id in ids {
      let relation = Int.random(in: 0...3, using: &random) == 0 ? ">=" : "=="
      lines.append("\(id).top \(relation) \(before) + \(Int.random(in: -5...20, using: &random))")
      if Int.random(in: 0...2, using: &random) > 0 {
        lines.append("\(id).height == \(Int.random(in: 0...60, using: &random))")
      }
      if Int.random(in: 0...3, using: &random) == 0 {
        lines.append("\(id).height >= \(id).width")
      }
      if Int.random(in: 0...3, using: &random) == 0 {
        lines.append("\(id).centerY == box.centerY + 3 @high")
      }
      if Int.random(in: 0...3, using: &random) == 0 {
        lines.append("\(id).height == \(ids[0]).height")
      }
      before = "\(id).bottom"
    }
    if Int.random(in: 0...1, using: &random) == 0 { lines.append("box.bottom == \(before) + 10") }
    if Int.random(in: 0...1, using: &random) == 0 {
      lines.append("box.height == \(Int.random(in: 0...300, using: &random))")
    }
    let views = zip(ids, hidden).map { id, isHidden in
      let pin = #""pin": ["leading", "trailing"]"#
      return #"{ "id": "\#(id)", \#(pin)\#(isHidden ? ", " + Self.gone : "") }"#
    }
    return Chain(
      scene: """
        { "screen": { "size": [320, 480] }, "views": [
          { "id": "box", "pin": ["top", "leading", "trailing"],
            "children": [\(views.joined(separator: ", "))] } ],
          "constraints": [\(lines.map { #""\#($0)""# }.joined(separator: ", "))] }
        """, hidden: hidden)
  }

  private static func conflicts(_ scene: String) throws -> Int {
    try solve(scene).diagnostics.filter { $0.code == .conflict }.count
  }
}
