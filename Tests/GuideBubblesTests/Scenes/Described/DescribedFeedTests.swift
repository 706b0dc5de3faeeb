import Constraints
import TestSupport
import Testing
@testable import GuideScenes
@testable import GuideText

@testable import GuideFormats

/// The fifth of the described systems: a feed whose cells differ in height.
@Suite struct DescribedFeedTests {
  static let sizes = [
    LayoutSize(width: 320, height: 568), LayoutSize(width: 375, height: 667),
    LayoutSize(width: 414, height: 736),
  ]
  /// The cells: whether there is a picture, and whether it is by somebody with a badge.
  static let cells: [(id: String, hasPicture: Bool, isVIP: Bool)] = [
    ("lake", true, true), ("short", false, false), ("dune", true, true), ("long", false, false),
  ]

  @Test(arguments: sizes, ["en", "zh-Hans"])
  func `every frame of every cell is where the formulas have it`(
    _ size: LayoutSize, locale: String
  ) throws {
    let scene = try DescribedScene(
      "feed", width: size.width, height: size.height, statusBar: 0, locale: locale)
    var top = 0.0
    for (id, hasPicture, isVIP) in Self.cells {
      let cell = "feed[\(id)]"
      try scene.expect(cell + ".avatar", at: 10, top + 10, 30, 30)
      let name = try #require(scene.view(cell + ".name").text).joinedText
      let nameSize = scene.textSize(name, size: 15)
      let nameTop = 10 + (30 - nameSize.height) / 2
      try scene.expect(
        cell + ".name", at: 50, top + nameTop, nameSize.width, nameSize.height)
      if isVIP {
        try scene.expect(cell + ".vip", at: 50 + nameSize.width + 10, top + nameTop, 14, 14)
      }
      let text = try #require(scene.view(cell + ".text").text).joinedText
      let textSize = scene.textSize(text, size: 16, width: 300)
      try scene.expect(cell + ".text", at: 10, top + 50, textSize.width, textSize.height)
      var bottom = 50 + textSize.height
      if hasPicture {
        try scene.expect(cell + ".picture", at: 10, top + bottom + 10, 100, 100)
        bottom += 10 + 100
      }
      try scene.expect(cell, at: 0, top, size.width, bottom + 10)
      top += bottom + 10
    }
  }

  @Test func `the badge is shown and the name red for some, hidden and black for the others`()
    throws
  {
    let scene = try DescribedScene("feed")
    for (id, _, isVIP) in Self.cells {
      #expect(try scene.view("feed[\(id)].vip").isHidden == !isVIP)
      let color = try scene.view("feed[\(id)].name").look.textColor
      #expect(color == DrawingColor(red: isVIP ? 255 : 0, green: 0, blue: 0))
    }
  }

  @Test func `there is no status bar: the first cell is at the top of the screen`() throws {
    for device in [nil, "iPhone SE (1st generation)", "iPhone 8 Plus", "iPad mini"] {
      let scene = try DescribedScene("feed", device: device)
      #expect(try scene.frame("feed") == scene.screen.frame)
      #expect(try scene.frame("feed[lake]").minY == 0)
    }
    #expect(try DescribedScene("feed").screen.safeArea == LayoutInsets())
  }

  @Test func `avatars are square, and all pictures are scaled to fill their frames`() throws {
    let scene = try DescribedScene("feed")
    let drawing = try #require(DrawingBuilder(scene.solution)).screenDrawing()
    for (id, hasPicture, _) in Self.cells {
      #expect(try scene.view("feed[\(id)].avatar").look.cornerRadius ?? 0 == 0)
      for part in hasPicture ? ["avatar", "picture"] : ["avatar"] {
        let view = try scene.view("feed[\(id)].\(part)")
        guard view.frame.minY < scene.screen.size.height else { continue }
        let images = drawing.images(inViewNamed: view.id)
        #expect(images.map(\.frame) == [view.frame], "\(view.id)")
        #expect(images.flatMap(\.pieces).map(\.destination) == [view.frame])
      }
    }
  }

  @Test func `names are 15 points, texts 16 and black`() throws {
    let scene = try DescribedScene("feed")
    for (id, _, _) in Self.cells {
      #expect(try scene.view("feed[\(id)].name").look.font == TextFont(size: 15))
      let text = try scene.view("feed[\(id)].text").look
      #expect(text.font == TextFont(size: 16) && text.textColor == .black)
    }
  }

  @Test func `a cell without a picture has no room for one`() throws {
    let scene = try DescribedScene("feed")
    for (id, hasPicture, _) in Self.cells where !hasPicture {
      let picture = try scene.view("feed[\(id)].picture")
      #expect(picture.isHidden && picture.frame.width == 0 && picture.frame.height == 0)
    }
  }

  @Test func `cells of one list differ in height, and texts wrap at 300`() throws {
    let scene = try DescribedScene("feed")
    let heights = try Self.cells.map { try scene.frame("feed[\($0.id)]").height }
    #expect(Set(heights).count == heights.count)
    for (id, _, _) in Self.cells {
      #expect(try scene.frame("feed[\(id)].text").width <= 300)
    }
    #expect(try #require(scene.view("feed[long].text").text).lines.count > 2)
  }
}
