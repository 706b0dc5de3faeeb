import Constraints
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes

/// Warnings of what a scene leaves open, and the lines that they offer.
@Suite struct SceneAmbiguityTests {
  private static func warnings(_ solution: SceneSolution) -> [Diagnostic] {
    solution.diagnostics.filter { $0.code == .ambiguous }
  }

  /// The lines that warnings offer: what stands between quotation marks behind "add".
  private static func offers(_ solution: SceneSolution) -> [String] {
    warnings(solution).compactMap { warning in
      guard let help = warning.help, help.hasPrefix("add \"") else { return nil }
      return String(help.dropFirst(5).prefix { $0 != "\"" })
    }
  }

  @Test func `each degree of freedom is a warning where it stands, with a way out`() throws {
    let text = MarkedText(
      #"""
      { "screen": { "size": [300, 400] }, "views": [
        { "id": "fine", "kind": "switch", "pin": ["top", "left"] },
        ①{ "id": "grid" }, { "frame": [1, 2, 3, 4] }, ②{ "kind": "switch", "pin": "top" }, ③{ } ],
        "constraints": ["H:|-[grid]-|"] }
      """#)
    let solution = try SceneSolver.solve(try Scene(parsing: text.bytes))
    #expect(solution.diagnostics.allSatisfy { $0.severity == .warning && $0.code == .ambiguous })
    #expect(
      solution.diagnostics.map(\.message) == [
        "the constraints leave 'grid.height' open", "the constraints leave 'grid.top' open",
        "the constraints leave 'switch#4.leading' open",
        "the constraints leave 'view#5.width' open",
      ])
    let marks = text.offsets
    #expect(
      solution.diagnostics.map { $0.range?.start } == [marks[0], marks[0], marks[1], marks[2]])
    #expect(
      pointers(solution.diagnostics.map(\.range), in: text.bytes)
        == ["/views/1", "/views/1", "/views/3", "/views/4"])
    #expect(
      solution.diagnostics.prefix(2).map(\.help) == [
        "add \"grid.height == 0\" to keep it as it is",
        "add \"grid.top == screen.top\" to keep it as it is",
      ])
    #expect(solution.diagnostics.last?.help?.contains("'id'") == true)
  }

  @Test func `labels that compete are told so`() throws {
    let solution = try solve(
      #"""
      { "screen": { "size": [300, 400] }, "views": [
        { "id": "title", "kind": "label", "text": "One", "intrinsicSize": [80, 20] },
        { "id": "note", "kind": "label", "text": "Two", "intrinsicSize": [60, 20] } ],
        "constraints": ["H:|-[title]-[note]-|", "V:|[title]", "V:|[note]"] }
      """#)
    #expect(
      Self.warnings(solution).map(\.message) == [
        "the constraints leave 'title.width' open, and with it 'note.width' and 'note.leading'"
      ])
    #expect(
      Self.warnings(solution).map(\.help) == [
        "add \"title.width == 80\" to keep it as it is, or give 'title' or 'note' another 'hugging'"
      ])
  }

  @Test func `of many that follow only some are named`() throws {
    let ids = (0..<9).map { "\"children\": [], \"id\": \"v\($0)\"" }
    let views = ids.map { "{ \($0), \"kind\": \"switch\", \"pin\": \"top\" }" }
    let lines = (1..<9).map { "\"v\($0).leading == v0.leading + \($0)\"" }
    let solution = try solve(
      """
      { "screen": { "size": [300, 400] }, "views": [\(views.joined(separator: ","))],
        "constraints": [\(lines.joined(separator: ","))] }
      """)
    #expect(
      Self.warnings(solution).map(\.message) == [
        "the constraints leave 'v0.leading' open, and with it 'v1.leading', 'v2.leading', "
          + "'v3.leading' and 5 more"
      ])
  }

  @Test func `a bound on the safe area is offered as an equality`() throws {
    let solution = try solve(
      #"""
      { "screen": { "size": [300, 400], "safeArea": [20, 0, 0, 0] }, "views": [
        { "id": "a", "kind": "switch", "pin": "left" } ],
        "constraints": ["a.top >= safeArea.top + 8"] }
      """#)
    #expect(Self.offers(solution) == ["a.top == safeArea.top + 8"])
  }

  @Test func `a scroll view in which nothing scrolls is fine`() throws {
    let solution = try solve(
      #"""
      { "screen": { "size": [300, 400] }, "views": [
        { "id": "page", "kind": "scroll", "frame": [0, 0, 100, 100] } ] }
      """#)
    #expect(solution.diagnostics.isEmpty)
  }

  @Test func `a parent without a name is passed over`() throws {
    let solution = try solve(
      #"""
      { "screen": { "size": [300, 400], "direction": "rtl" }, "views": [
        { "pin": ["top", "right"], "intrinsicSize": [100, 100], "children": [
          { "id": "a", "kind": "switch", "pin": "top" } ] } ] }
      """#)
    #expect(Self.offers(solution) == ["a.leading == screen.leading + 249"])
  }

  /// A random scene: views in each other, and lines between them.
  private struct Sketch: CustomStringConvertible {
    var direction: String
    var views: [String] = []
    var parents: [Int?] = []
    var lines: [String] = []

    init(_ random: inout SplitMix64) {
      direction = Bool.random(using: &random) ? "ltr" : "rtl"
      let kinds = [
        #""kind": "label", "text": "words""#, #""kind": "switch""#, #""kind": "view""#,
        #""kind": "view""#, #""kind": "stack", "spacing": 4"#, #""kind": "scroll""#,
      ]
      for index in 0..<Int.random(in: 1...5, using: &random) {
        let parent = Int.random(in: -1..<index, using: &random)
        parents.append(parent < 0 ? nil : parent)
        let pin = ["", #", "pin": "top""#, #", "pin": ["leading", "top"]"#]
        views.append(
          (kinds.randomElement(using: &random) ?? "") + (pin.randomElement(using: &random) ?? ""))
      }
      for _ in 0..<Int.random(in: 0...2 * views.count, using: &random) {
        lines.append(line(&random))
      }
    }

    private func line(_ random: inout SplitMix64) -> String {
      let own = Int.random(in: views.indices, using: &random)
      let other = Int.random(in: -1..<views.count, using: &random)
      let relation = ["==", ">=", "<="].randomElement(using: &random) ?? "=="
      let priority = ["", "", " @500"].randomElement(using: &random) ?? ""
      let gap = Int.random(in: 0...3, using: &random) * 8
      guard other != own else { return "v\(own).width \(relation) \(10 * gap)\(priority)" }
      let places = Bool.random(using: &random) ? ["leading", "trailing"] : ["top", "bottom"]
      let (place, otherPlace) = (
        places.randomElement(using: &random) ?? "", places.randomElement(using: &random) ?? ""
      )
      return "v\(own).\(place) \(relation) \(other < 0 ? "screen" : "v\(other)").\(otherPlace)"
        + " + \(gap)\(priority)"
    }

    private func view(_ index: Int) -> String {
      let children = views.indices.filter { parents[$0] == index }.map { view($0) }
      return "{ \"id\": \"v\(index)\", \(views[index]), \"children\": ["
        + children.joined(separator: ", ") + "] }"
    }

    var description: String {
      let roots = views.indices.filter { parents[$0] == nil }.map { view($0) }
      let written = lines.map { "\"\($0)\"" }.joined(separator: ", ")
      return """
        { "screen": { "size": [400, 800], "scale": 10, "direction": "\(direction)" },
          "views": [\(roots.joined(separator: ", "))], "constraints": [\(written)] }
        """
    }

    var smaller: [Sketch] {
      lines.indices.map { index in
        var copy = self
        copy.lines.remove(at: index)
        return copy
      }
    }
  }

  @Test func `with the lines that are offered nothing is open and nothing moves`() throws {
    try forAll(seeds: 0..<120, generate: { Sketch(&$0) }, shrink: \.smaller) { sketch in
      let before = try solve(sketch.description)
      let offers = Self.offers(before)
      guard offers.count == Self.warnings(before).count else {
        // The end of what scrolls has no name, and what is in it may be open as well.
        return Self.warnings(before).contains { $0.message.contains(".content.") }
      }
      let after = try solve(sketch.description, constraints: offers)
      let conflicts = before.diagnostics.filter { $0.code == .conflict }.count
      return Self.warnings(after).isEmpty
        && after.diagnostics.filter { $0.code == .conflict }.count == conflicts
        && zip(before.views, after.views).allSatisfy { one, other in
          isClose(one.frame.x, other.frame.x, tolerance: 0.101)
            && isClose(one.frame.y, other.frame.y, tolerance: 0.101)
            && isClose(one.frame.width, other.frame.width, tolerance: 0.101)
            && isClose(one.frame.height, other.frame.height, tolerance: 0.101)
        }
    }
  }
}
