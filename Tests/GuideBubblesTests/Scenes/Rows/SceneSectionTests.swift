import Constraints
import Testing

@testable import GuideScenes

@Suite struct SceneSectionTests {
  private func tops(_ rows: String, _ keys: String) throws -> [String: Double] {
    let solution = try solve(SceneListTests.scene(rows: rows, template: "{}", keys: ", " + keys))
    #expect(solution.diagnostics.isEmpty)
    var tops: [String: Double] = [:]
    for view in solution.views { tops[view.id] = view.frame.y - 40 }
    return tops
  }

  @Test func `a change of section starts one, with a header if it has a title`() throws {
    let tops = try tops(
      #"{ "section": "A" }, { "section": "A" }, { "section": 1 }, {}"#, #""separator": false"#)
    #expect(tops["list.header[1]"] == 0 && tops["list[1]"] == 28 && tops["list[2]"] == 72)
    #expect(tops["list.header[2]"] == nil && tops["list[3]"] == 116 && tops["list[4]"] == 160)
  }

  @Test func `headers and footers have heights or templates, the first one its own`() throws {
    let tops = try tops(
      #"{ "section": 1 }, { "section": 2 }, { "section": 2 }, { "section": 3 }"#,
      #""header": [15, 10], "footer": { "constraints": ["row.height == 7"] }"#)
    #expect(tops["list[1]"] == 15 && tops["list.footer[1]"] == 59 && tops["list[2]"] == 76)
    #expect(tops["list[4]"] == 181.0)
  }

  @Test func `sorted rows follow those of sections, by letters with an index`() throws {
    let rows = #"{ "text": "b" }, { "text": "A" }, { "text": "x", "section": 0 }, { "text": "a1" }"#
    let solution = try solve(
      SceneListTests.scene(
        rows: rows, template: #"{ "text": "{text}" }"#,
        keys: #", "sort": "letters", "index": { "search": true }"#))
    let list = try #require(solution.views[0].list)
    #expect(list.sections.map(\.title) == [nil, "A", "B"])
    #expect(list.sections.map(\.rows) == [0..<1, 1..<3, 3..<4])
    #expect(
      list.index?.entries.map { $0.text?.lines.first?.text } == [nil, "A", "B"])
    #expect(list.index?.frame.maxX == 300 && list.index?.frame.midY == 140)
    let shown = solution.views.filter { $0.parent == 0 }.compactMap { $0.text?.lines.first?.text }
    #expect(shown == ["x", "A", "a1", "b"])
  }

  @Test func `separators stand below rows, over the whole width around sections`() throws {
    let plain = try solve(
      SceneListTests.scene(rows: "{}, {}", template: "{}", screen: #", "scale": 2"#))
    #expect(
      plain.views[0].list?.separators == [LayoutRect(x: 16, y: 83.5, width: 284, height: 0.5)])
    let sections = try solve(
      SceneListTests.scene(
        rows: #"{ "section": 1 }, { "section": 1 }"#, template: "{}",
        keys: #", "separator": { "insets": [0, 20, 0, 10] }"#))
    #expect(
      sections.views[0].list?.separators == [
        LayoutRect(x: 0, y: 40, width: 300, height: 1),
        LayoutRect(x: 20, y: 83, width: 270, height: 1),
        LayoutRect(x: 0, y: 127, width: 300, height: 1),
      ])
  }
}
