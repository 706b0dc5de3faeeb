import Constraints
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes
@testable import GuideText

/// The fourth of the described systems: a page of text that scrolls, reached from a grid.
@Suite struct DescribedDetailPageTests {
  static let sizes = [
    LayoutSize(width: 320, height: 480), LayoutSize(width: 375, height: 667),
    LayoutSize(width: 414, height: 736),
  ]

  /// A frame of the page: x, y, width, height.
  static let frames: [(id: String, frame: (Double, Double, Double, Double))] = [
    ("scroll", (0, 0, 320, 480)), ("title", (10, 0, 300, 61)), ("picture", (0, 58, 320, 109)),
    ("author", (10, 169, 170, 21)), ("category", (183, 169, 117, 21)),
    ("divider", (10, 194, 300, 2)), ("article", (10, 204, 300, 700)),
  ]

  @Test(arguments: ["en", "zh-Hans"])
  func `on the phone that it was made for, every frame is the described one`(locale: String) throws
  {
    let scene = try DescribedScene("detail-page", width: 320, height: 480, locale: locale)
    for (id, frame) in Self.frames {
      try scene.expect(id, at: frame.0, 64 + frame.1, frame.2, frame.3)
    }
  }

  @Test(arguments: sizes)
  func `on wider phones what reached from edge to edge still does, and heights stay`(
    _ size: LayoutSize
  ) throws {
    let scene = try DescribedScene("detail-page", width: size.width, height: size.height)
    let more = size.width - 320
    for (id, frame) in Self.frames where id != "scroll" {
      let grows = ["title", "picture", "divider", "article"].contains(id)
      try scene.expect(id, at: frame.0, 64 + frame.1, frame.2 + (grows ? more : 0), frame.3)
    }
    try scene.expect("scroll", at: 0, 64, size.width, size.height)
  }

  @Test func `fonts and colours are the described ones`() throws {
    let scene = try DescribedScene("detail-page")
    #expect(try scene.view("title").look.font == TextFont(size: 20, weight: .bold))
    #expect(try scene.view("author").look.font == TextFont(size: 13))
    let category = try scene.view("category")
    #expect(category.look.font == TextFont(size: 13))
    #expect(category.look.textColor == DrawingColor(red: 30, green: 144, blue: 224))
    #expect(try scene.view("divider").look.fill == DrawingColor(red: 170, green: 170, blue: 170))
  }

  @Test func `the title takes two lines at most`() throws {
    for locale in ["en", "zh-Hans", "ar"] {
      let title = try #require(DescribedScene("detail-page", locale: locale).view("title").text)
      #expect((1...2).contains(title.lines.count))
    }
    #expect(try #require(DescribedScene("detail-page").view("title").text).lines.count == 2)
  }

  @Test func `the picture fills its frame, keeps its shape and is clipped`() throws {
    let scene = try DescribedScene("detail-page", width: 320, height: 480)
    let drawing = try #require(DrawingBuilder(scene.solution)).screenDrawing()
    let image = try #require(drawing.images(inViewNamed: "picture").first)
    // 160 by 100 points, made twice as large to be 320 wide.
    #expect(image.frame.width == 320 && image.frame.height == 200)
    #expect(image.frame.midY == 176.5)  // the middle of 109 points below 64 + 58
    #expect(drawing.clip(aroundImageInViewNamed: "picture") == .rect(try scene.frame("picture")))
  }

  @Test(arguments: DescribedGoldenTests.locales)
  func `it shows the picture and the text of the service that is tapped`(locale: String) throws {
    let (grid, page) = (
      try DescribedScene("services", locale: locale),
      try DescribedScene("detail-page", locale: locale)
    )
    let tapped = try #require(grid.solution.steps.first?.targets.first?.id)
    #expect(grid.scene.guide.steps.first?.advance == .target)
    #expect(try page.view("picture").image?.image == grid.view(tapped + "Icon").image?.image)
    let name = try #require(grid.view(tapped + "Name").text).joinedText
    #expect(try #require(page.view("category").text).joinedText == name)
    #expect(try #require(page.view("title").text).joinedText.hasPrefix(name))
  }

  @Test func `the article has no frame, and its items hang behind their marks`() throws {
    for locale in DescribedGoldenTests.locales {
      let scene = try DescribedScene("detail-page", locale: locale)
      let drawing = try #require(DrawingBuilder(scene.solution)).screenDrawing()
      let frame = DrawingPath.rect(try scene.frame("article"))
      #expect(
        drawing.shapes(inViewNamed: "article") == [DrawingShape(frame, fill: .white)])
      let lines = try #require(scene.view("article").text).lines
      let items = lines.filter { $0.text.hasPrefix("•") }
      #expect(items.allSatisfy { $0.indent > 0 && $0.indent < 42.5 && $0.runs.count >= 2 })
      let bold = lines.flatMap(\.runs).filter { $0.weight == .bold }.map(\.text)
      #expect(bold.isEmpty == false)
    }
    let lines = try #require(DescribedScene("detail-page").view("article").text).lines
    let bold = lines.flatMap(\.runs).filter { $0.weight == .bold }.map(\.text)
    #expect(bold == ["what a case would cost"])
    let first = try #require(lines.firstIndex { $0.text.hasPrefix("•") })
    #expect(lines[first + 1].text == "matters" && lines[first + 1].indent == 42.5)
  }

  @Test func `the article has no size of its own, and its unclosed list is read`() throws {
    let scene = try DescribedScene("detail-page")
    let lines = try #require(scene.view("article").text).lines.map(\.text)
    #expect(lines.contains { $0.hasPrefix("A dispute need not end in court.") })
    #expect(lines.filter { $0.hasPrefix("•") }.count == 4)
    #expect(!lines.contains { $0.contains("<") || $0.contains("&amp;") })
  }

  @Test func `the bar shows a picture and a button of its own`() throws {
    let scene = try DescribedScene("detail-page")
    let drawing = try #require(DrawingBuilder(scene.solution)).screenDrawing()
    #expect(drawing.images(inViewNamed: "nav").count == 1)
    #expect(drawing.images(inViewNamed: "back").count == 1)
    #expect(try scene.frame("back").height == 30)
  }

  @Test func `the grid that leads there has six services of one size`() throws {
    for device in ["iPhone SE (1st generation)", "iPhone 16 Pro Max", "iPad mini"] {
      let scene = try DescribedScene("services", device: device)
      let cells = try ["litigation", "property", "family", "taxes", "trade", "insurance"]
        .map { try scene.frame($0) }
      for cell in cells {
        #expect((cell.width - cells[0].width).magnitude <= 0.5)
        #expect((cell.height - cells[0].height).magnitude <= 0.5)
      }
      #expect(Set(cells.map(\.x)).count == 2 && Set(cells.map(\.y)).count == 3)
    }
  }
}
