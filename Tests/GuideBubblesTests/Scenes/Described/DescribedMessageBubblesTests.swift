import Constraints
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes
@testable import GuideText

/// The second of the described systems: messages in bubbles of nine pieces.
///
/// Lengths do not grow with the screen: each formula holds on all of them.
@Suite struct DescribedMessageBubblesTests {
  struct Phone: CustomTestStringConvertible, Sendable {
    var width: Double
    var height: Double
    var scale: Double
    var testDescription: String { "\(width)x\(height) at \(scale)" }
  }

  /// The phone it was made for, and two others.
  static let phones = [
    Phone(width: 320, height: 480, scale: 1), Phone(width: 375, height: 667, scale: 2),
    Phone(width: 414, height: 736, scale: 3),
  ]
  static let ids = ["hello", "trip", "yes", "plan", "fine", "bring"]

  private func scene(_ phone: Phone, locale: String = "en") throws -> DescribedScene {
    try DescribedScene(
      "message-thread", width: phone.width, height: phone.height, scale: phone.scale,
      locale: locale)
  }

  /// What the text of a message needs beyond the two rows of corners: whole points only, cut off from
  /// the height of its lines before that is put on pixels.
  private func extra(_ id: String, in scene: DescribedScene) throws -> Double {
    let text = try #require(scene.view("thread[\(id)].message").text).joinedText
    let row = 14 * 1.193359375
    let rows = (scene.textSize(text, size: 14, width: 3 * 56 - 25).height / row).rounded(.down)
    return max(0, Double(Int(rows * row)) - 32)
  }

  @Test(arguments: phones, ["en", "zh-Hans"])
  func `rows, dates, bubbles and labels are where the formulas have them`(
    _ phone: Phone, locale: String
  ) throws {
    let scene = try scene(phone, locale: locale)
    let list = try scene.frame("thread")
    #expect(list.x == 0 && list.width == phone.width)
    var top = list.y
    for id in Self.ids {
      let extra = try extra(id, in: scene)
      let row = "thread[\(id)]"
      try scene.expect(row, at: 0, top, phone.width, 20 + 2 * 32 + extra + 5)
      try scene.expect(row + ".date", at: 0, top, 200, 15)
      try scene.expect(row + ".bubble", at: 10, top + 20, 3 * 56, 2 * 32 + extra)
      try scene.expect(row + ".message", at: 20, top + 25, 143, 64 + extra - 10)
      top += 20 + 2 * 32 + extra + 5
    }
  }

  @Test(arguments: phones) func `some messages need more than the corners, some do not`(
    _ phone: Phone
  ) throws {
    let scene = try scene(phone)
    let extras = try Self.ids.map { try extra($0, in: scene) }
    #expect(extras.contains(0) && extras.contains { $0 > 30 })
  }

  @Test(arguments: phones)
  func `nine pieces: corners of 56 by 32, columns at 10, 66 and 122, the middle grows`(
    _ phone: Phone
  ) throws {
    let scene = try scene(phone)
    let drawing = try #require(DrawingBuilder(scene.solution)).screenDrawing()
    for id in Self.ids {
      let row = try scene.frame("thread[\(id)]")
      let bubble = try scene.frame("thread[\(id)].bubble")
      guard row.maxY <= (try scene.frame("thread")).maxY else { continue }
      let pieces = drawing.images(inViewNamed: "thread[\(id)].bubble").flatMap(\.pieces)
      let extra = try extra(id, in: scene)
      let columns = [10.0, 66, 122].map { $0 }
      let rows = [
        (bubble.y, 32.0), (bubble.y + 32, bubble.height - 64), (bubble.maxY - 32, 32.0),
      ]
      let expected = rows.filter { $0.1 > 0 }.flatMap { y, height in
        columns.map { LayoutRect(x: $0, y: y, width: 56, height: height) }
      }
      #expect(bubble.height - 64 == extra)
      #expect(pieces.map(\.destination) == expected)
    }
  }

  @Test func `the date is bold, 14 points and dark grey, the text 14, centred and unlimited`()
    throws
  {
    let scene = try DescribedScene("message-thread")
    let date = try scene.view("thread[hello].date")
    #expect(date.look.font == TextFont(size: 14, weight: .bold))
    #expect(date.look.textColor == DrawingColor(red: 0x55, green: 0x55, blue: 0x55))
    let message = try scene.view("thread[plan].message")
    #expect(message.look.font == TextFont(size: 14))
    #expect(message.look.textAlignment == .center)
    #expect(try #require(message.text).lines.count > 4)
    #expect(message.text?.isTruncated == false)
  }

  @Test func `the background is 219, 226, 237, and nothing separates the rows`() throws {
    let thread = try DescribedScene("message-thread").view("thread")
    #expect(thread.look.fill == DrawingColor(red: 219, green: 226, blue: 237))
    #expect(try #require(thread.list).separators.isEmpty)
  }

  @Test(arguments: phones) func `the view around the list has its colour everywhere`(
    _ phone: Phone
  ) throws {
    let scene = try scene(phone)
    let drawing = try #require(DrawingBuilder(scene.solution)).screenDrawing()
    let color = DrawingColor(red: 219, green: 226, blue: 237)
    let screen = DrawingPath.rect(scene.screen.frame)
    #expect(drawing.shapes(inViewNamed: "background") == [DrawingShape(screen, fill: color)])
    // The list adds nothing to be told from it by: no line around it.
    let list = DrawingPath.rect(try scene.frame("thread"))
    #expect(drawing.shapes(inViewNamed: "thread") == [DrawingShape(list, fill: color)])
    #expect(scene.solution.views.first?.id == "background")
  }

  @Test func `messages are black`() throws {
    let scene = try DescribedScene("message-thread")
    for id in Self.ids {
      #expect(try scene.view("thread[\(id)].message").look.textColor == .black)
    }
  }

  @Test(arguments: phones) func `a field and a button are below the list`(_ phone: Phone) throws {
    let scene = try scene(phone)
    let (list, field, add) = (
      try scene.frame("thread"), try scene.frame("field"), try scene.frame("add")
    )
    #expect(list.maxY <= field.minY && list.maxY <= add.minY)
    #expect(field.maxX < add.minX && field.midY == add.midY)
    #expect(field.maxY < phone.height && add.maxX < phone.width)
  }

  @Test func `a message that is added stands below the others with its time`() throws {
    let scene = try DescribedScene("message-thread", width: 320, height: 480)
    var list = try ListLayout(of: "thread", in: scene.scene, with: scene.overrides)
    let before = list.contentSize.height
    let count = list.count
    try list.append(SceneRow(["text": "One more", "date": "2026-11-02 10:20:00"]))
    #expect(list.count == count + 1)
    #expect(list.contentSize.height == before + 89)
    #expect(list.frame(ofRow: count) == LayoutRect(x: 0, y: before, width: 320, height: 89))
    let views = list.views(inRow: count)
    #expect(
      views.compactMap { $0.text?.joinedText }.filter { $0.contains("10:20") } == [
        "2026-11-02 10:20:00"
      ])
  }
}
