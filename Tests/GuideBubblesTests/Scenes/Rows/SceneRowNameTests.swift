import Constraints
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes

/// Constraints of a scene that name rows and what is in them.
@Suite struct SceneRowNameTests {
  /// A thread of two messages, scrolled by 30 points, with a section of its own below them.
  private static func scene(
    _ constraints: String, direction: String = "ltr", views: String = #"{ "id": "badge" }"#,
    list: String = #""frame": [0, 40, 300, 200]"#
  ) -> String {
    """
    { "screen": { "size": [300, 400], "direction": "\(direction)" }, "variables": ["gap"], "views": [
      { "id": "thread", "kind": "list", \(list), "offset": [0, 30],
        "data": [ { "text": "Hello" }, { "id": "m2", "text": "Hello there, this one wraps" },
          { "section": "End", "text": "x" } ], "template": \(SceneListTests.message) },
      \(views) ], "constraints": [\(constraints)] }
    """
  }

  private static let size = #""badge.width == 10", "badge.height == 10", "gap == 0""#

  @Test(arguments: ["ltr", "rtl"])
  func `a view stands beside what is in a row`(_ direction: String) throws {
    let solution = try solve(
      Self.scene(
        Self.size
          + """
          , "badge.top == thread[m2].bubble.top + 4",
          "badge.leading == thread[2].words.trailing + 2"
          """.replacing("bubble", with: "words"), direction: direction))
    #expect(solution.diagnostics.isEmpty)
    let (badge, words) = (
      frame("badge", in: solution), frame("thread[m2].words", in: solution)
    )
    #expect(badge.y == words.y + 4)
    #expect(direction == "ltr" ? badge.x == words.maxX + 2 : badge.maxX == words.x - 2)
  }

  @Test func `headers, baselines, variables and Visual Format name rows too`() throws {
    let solution = try solve(
      Self.scene(
        """
        "gap == thread[m2].words.top - thread[1].words.bottom",
        "V:[thread[1]]-3-[badge(==thread[m2].words)]", "badge.leading == thread.header[2].title.leading",
        "badge.width == 10", "dot.firstBaseline == thread[1].words.firstBaseline",
        "dot.centerX == 0.5 * thread[1].centerX"
        """, views: #"{ "id": "badge" }, { "id": "dot", "intrinsicSize": [8, 8] }"#))
    #expect(solution.diagnostics.isEmpty)
    let row = frame("thread[1]", in: solution)
    #expect(solution.variables[0].value == 24)
    #expect(frame("badge", in: solution).y == row.maxY + 3)
    #expect(
      frame("badge", in: solution).height == frame("thread[m2].words", in: solution).height)
    #expect(frame("badge", in: solution).x == 16)
    let words = try #require(solution.views.first { $0.id == "thread[1].words" })
    let baseline = try #require(words.text?.lines.first?.baseline)
    #expect(frame("dot", in: solution).y == (words.textFrame.y + baseline).rounded())
    #expect(frame("dot", in: solution).midX == 75)
  }

  @Test(arguments: ["ltr", "rtl"])
  func `the column of letters can be named`(_ direction: String) throws {
    let solution = try solve(
      Self.scene(
        Self.size
          + #", "badge.trailing == thread.index.leading - 4", "badge.centerY == thread.index.centerY""#,
        direction: direction, list: #""frame": [0, 40, 300, 200], "sort": "letters""#))
    #expect(solution.diagnostics.isEmpty)
    let index = try #require(solution.views[0].list?.index?.frame)
    let badge = frame("badge", in: solution)
    #expect(direction == "ltr" ? badge.maxX == index.x - 4 : badge.x == index.maxX + 4)
    #expect((badge.midY - index.midY).magnitude <= 1)
  }

  @Test func `rows move with their list and are laid out again when it gets another width`() throws
  {
    let solution = try solve(
      Self.scene(
        """
        "badge.width == 10", "badge.height == 10", "gap == 0", "thread.top == thread[1].height",
        "thread.height == 200", "thread.leading == 20", "thread.width == 50 @500",
        "thread.width >= thread[1].words.width + 121", "badge.left == 0", "badge.top == thread[m2].bottom"
        """, list: #""separator": false"#))
    #expect(solution.diagnostics.isEmpty)
    let list = frame("thread", in: solution)
    let row = frame("thread[m2]", in: solution)
    #expect(list.width > 121 && row.width == list.width)
    #expect(list.y == frame("thread[1]", in: solution).height)
    #expect(row.minY == list.y - 30 + frame("thread[1]", in: solution).height)
    #expect(frame("badge", in: solution).y == row.maxY)
  }

  @Test func `rows that do not come to rest are an error at the constraint`() throws {
    let text = """
      { "screen": { "size": [300, 400] }, "views": [
        { "id": "list", "kind": "list", "pin": ["top", "leading", "bottom"], "data": [{}],
          "template": { "children": [ { "id": "half" } ], "constraints": [
            "half.width == 0.5 * row.width", "half.height == 9", "half.left == row.left",
            "half.top == row.top", "row.height == 44" ] } } ],
        "constraints": ["list.width == 200 @500", "list.width == list[1].half.width + 10"] }
      """
    let found = try solve(text).diagnostics
    #expect(
      found.map(\.message) == [
        "'list.width == list[1].half.width + 10' changes the size of 'list', and that moves "
          + "'list[1].half' in it each time"
      ])
    #expect(found[0].severity == .error)
    #expect(pointers([found[0].range], in: Array(text.utf8)) == ["/constraints/1"])
  }

  @Test func `a contradiction is told in the words of the author, and moves no row`() throws {
    let solution = try solve(
      Self.scene(
        Self.size
          + #", "badge.left == 0", "badge.top == 0", "thread[1].top == 100", "thread[1].height == 10""#
      ))
    #expect(
      solution.diagnostics.map(\.message) == [
        "'thread[1].top == 100' contradicts what else is required",
        "'thread[1].height == 10' contradicts what else is required",
      ])
    #expect(
      solution.diagnostics[1].notes.map(\.message) == ["'thread[1].height' is 45 in its list"])
    #expect(frame("thread[1]", in: solution).y == 10)
  }

  @Test func `what is left open is named and settled by rows' names`() throws {
    let solution = try solve(
      Self.scene(
        #""badge.width == 10", "badge.height == 10", "badge.top == 0", "gap == 0", "badge.left == thread[1].left""#,
        list: #""pin": ["top", "bottom"]"#))
    let messages = solution.diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("'thread[1].") }, "\(messages)")
    #expect(!solution.diagnostics.contains { $0.help?.contains("thread[1].thread") ?? false })
  }

  @Test(arguments: [
    ("thread[9].top", "there is no row 9: 'thread' has 3 rows", 10..<19),
    ("thread[m3].top", "'thread' has no row 'm3'", 10..<20),
    ("thread[m2].wrods.top", "the template has no view 'wrods'", 10..<26),
    ("thraed[1].top", "unknown view 'thraed[1]'", 10..<19),
    ("thread.index.top", "'thread' has no index", 10..<22),
  ])
  func `unknown parts are reported as for targets`(
    _ name: String, _ message: String, _ range: Range<Int>
  ) throws {
    let line = "badge.x + \(name) == 0".replacing("badge.x", with: "gap * 2")
    let text = Self.scene("\"\(line)\"")
    do {
      _ = try solve(text)
      Issue.record("no error")
    } catch let error as SceneDiagnostics {
      #expect(error.diagnostics.map(\.message) == [message])
      let start = try #require(text.utf8.firstRange(of: line.utf8)?.lowerBound)
      let offset = text.utf8.distance(from: text.startIndex, to: start)
      let range = offset + range.lowerBound..<offset + range.upperBound
      #expect(
        error.diagnostics[0].range == SourceRange(start: range.lowerBound, end: range.upperBound))
    }
  }

  @Test func `sections that are not there are reported, views whose time has not come are not`()
    throws
  {
    let solution = try solve(
      """
      { "screen": { "size": [300, 400] }, "flags": ["late"], "views": [
        { "id": "list", "kind": "list", "frame": [0, 0, 300, 100], "data": [{}],
          "template": { "children": [ { "id": "a", "when": "late", "frame": [0, 0, 9, 9] } ] } },
        { "id": "b", "frame": [0, 0, 5, 5] } ],
        "constraints": ["b.top == list[1].a.top", "b.top == list.header[1].top",
          "b.top == list.footer[2].top"] }
      """)
    #expect(
      solution.diagnostics.map(\.message) == [
        "there is no 'list.header[1]': the section has none",
        "there is no section 2: 'list' has 1 section",
      ])
  }

  @Test func `the same holds in a list that is laid out to grow`() throws {
    let text = Self.scene(
      #""gap == 0", "thread.width == thread[1].words.width + 200""#,
      list: #""pin": ["leading", "top", "bottom"], "intrinsicSize": [100, null]"#)
    let list = try ListLayout(of: "thread", in: Scene(parsing: Array(text.utf8)))
    #expect(list.width == frame("thread", in: try solve(text)).width && list.width > 200)
  }
}
