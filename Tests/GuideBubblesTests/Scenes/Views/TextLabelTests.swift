import Constraints
import GuideScenes
import TestSupport
import Testing

/// The sizes of a label in its three cases, worked out by hand: Han text is one em a character, a
/// line of the system's font 1.193359375 of its size.
@Suite struct TextLabelTests {
  struct Case: CustomTestStringConvertible {
    var characters: Int
    var size = 15.0
    var scale = 2.0
    var width: Double? = nil
    var lineLimit = 0
    var expected: LayoutSize
    var isTruncated = false
    var what: String
    var testDescription: String { what }
  }

  @Test(arguments: [
    Case(
      characters: 5, expected: LayoutSize(width: 75, height: 18),
      what: "neither width nor height: one line, as wide as it needs"),
    Case(
      characters: 200, expected: LayoutSize(width: 3000, height: 18),
      what: "no width: however long"),
    Case(
      characters: 200, width: 300, expected: LayoutSize(width: 300, height: 179.5),
      what: "a width: lines follow, 10 of 17.900390625"),
    Case(
      characters: 20, width: 253, expected: LayoutSize(width: 240, height: 36),
      what: "limited width: as wide as the widest line"),
    Case(
      characters: 200, width: 300, lineLimit: 3, expected: LayoutSize(width: 300, height: 54),
      isTruncated: true, what: "a line limit cuts"),
    Case(
      characters: 10, width: 300, lineLimit: 1, expected: LayoutSize(width: 150, height: 18),
      what: "a line limit that is not reached cuts nothing"),
    Case(
      characters: 5, size: 17, expected: LayoutSize(width: 85, height: 20.5),
      what: "17 points at 2x: 20.287 is 20.5"),
    Case(
      characters: 5, size: 17, scale: 3, expected: LayoutSize(width: 85, height: 61.0 / 3),
      what: "17 points at 3x: 20.287 is 20.333"),
    Case(
      characters: 25, size: 14.25, expected: LayoutSize(width: 356.5, height: 17.5),
      what: "356.25 at 2x is 356.5"),
    Case(
      characters: 25, size: 14.25, scale: 3,
      expected: LayoutSize(width: 1069.0 / 3, height: 52.0 / 3),
      what: "356.25 at 3x is 356.333, 17.0054 is 17.333"),
    Case(
      characters: 2, size: 30, scale: 1, expected: LayoutSize(width: 60, height: 36),
      what: "30 points: 35.8007813 is 36"),
  ])
  func `a label is as large as its case says`(label: Case) {
    let layout = TextMeasurer(scale: label.scale).layout(
      String(repeating: "保", count: label.characters), font: TextFont(size: label.size),
      maximumWidth: label.width, lineLimit: label.lineLimit)
    #expect(isClose(layout.size.width, label.expected.width))
    #expect(isClose(layout.size.height, label.expected.height))
    #expect(layout.isTruncated == label.isTruncated)
  }

  @Test(arguments: LineBreakMode.allCases)
  func `a label of fixed size shows the lines that fit`(mode: LineBreakMode) throws {
    let scene = """
      { "screen": { "size": [320, 568], "scale": 2 }, "views": [
        { "id": "label", "kind": "label", "text": "保存到手机上的每一张照片", "font": { "size": 15 },
          "breakMode": "\(mode.rawValue)" } ],
        "constraints": ["label.left == 0", "label.top == 0", "label.width == 60",
          "label.height == 40"] }
      """
    let solution = try SceneSolver.solve(try Scene(parsing: Array(scene.utf8)))
    let text = try #require(solution.views[0].text)
    #expect(text.lines.count == 2 && text.isTruncated)
    #expect(text.lines[0].text == "保存到手")
    let last: [LineBreakMode: String] = [
      .wordWrap: "机上的每", .characterWrap: "机上的每", .clip: "机上的每一", .truncateHead: "…张照片",
      .truncateMiddle: "机…片", .truncateTail: "机上的…",
    ]
    #expect(text.lines[1].text.first == last[mode]?.first)
    #expect(text.lines[1].width <= 60 || mode == .clip)
  }

  @Test(arguments: TextSizeCategory.allCases)
  func `text grows with the content size category`(category: TextSizeCategory) {
    // Apple, Human Interface Guidelines, Typography: Dynamic Type sizes, body.
    let body: [TextSizeCategory: Double] = [
      .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21,
      .extraExtraExtraLarge: 23, .accessibilityMedium: 28, .accessibilityLarge: 33,
      .accessibilityExtraLarge: 40, .accessibilityExtraExtraLarge: 47,
      .accessibilityExtraExtraExtraLarge: 53,
    ]
    #expect(TextStyle.body.pointSize(at: category) == body[category])
    #expect(TextStyle.headline.pointSize(at: category) == body[category])
    let plain = SceneFont(size: .points(34)).resolved(for: category, defaultSize: 17)
    #expect(isClose(plain.size, 2 * (body[category] ?? 0)))
    for style in TextStyle.allCases {
      let size = SceneFont(size: .style(style)).resolved(for: category, defaultSize: 17).size
      #expect(size == style.pointSize(at: category))
      #expect(size >= 11 && size <= 60)
    }
  }

  @Test func `each text style has its sizes`() {
    // The same table, at the smallest, the usual, the largest plain and the largest size.
    let expected: [TextStyle: [Double]] = [
      .largeTitle: [31, 34, 40, 60], .title1: [25, 28, 34, 58], .title2: [19, 22, 28, 56],
      .title3: [17, 20, 26, 55], .headline: [14, 17, 23, 53], .body: [14, 17, 23, 53],
      .callout: [13, 16, 22, 51], .subheadline: [12, 15, 21, 49], .footnote: [12, 13, 19, 44],
      .caption1: [11, 12, 18, 43], .caption2: [11, 11, 17, 40],
    ]
    let categories: [TextSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for style in TextStyle.allCases {
      #expect(categories.map { style.pointSize(at: $0) } == expected[style])
      let sizes = TextSizeCategory.allCases.map { style.pointSize(at: $0) }
      #expect(sizes == sizes.sorted())
    }
  }
}
