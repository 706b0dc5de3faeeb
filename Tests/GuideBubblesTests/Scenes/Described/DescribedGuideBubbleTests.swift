import Constraints
import TestSupport
import Testing

@testable import GuideBubbles
@testable import GuideScenes

/// The first of the described systems: a bubble composed of an image under a label.
///
/// Nothing in it grows with the screen.
@Suite struct DescribedGuideBubbleTests {
  static let sizes = [
    LayoutSize(width: 390, height: 844), LayoutSize(width: 320, height: 568),
    LayoutSize(width: 744, height: 1133),
  ]
  /// What the bubbles' texts keep from their edges: top, leading, bottom, trailing.
  static let insets = (top: 8.0, leading: 17.0, bottom: 8.0, trailing: 12.0)

  private func scene(_ size: LayoutSize, locale: String = "en") throws -> DescribedScene {
    try DescribedScene("bubble-view", width: size.width, height: size.height, locale: locale)
  }

  @Test(arguments: sizes, ["en", "zh-Hans"])
  func `bubble, image and label: equal edges, then the insets`(
    _ size: LayoutSize, locale: String
  ) throws {
    let scene = try scene(size, locale: locale)
    for id in ["few", "line", "many"] {
      let bubble = try scene.frame(id)
      #expect(try scene.frame(id + "Image") == bubble)
      let label = try scene.frame(id + "Text")
      #expect(label.minX == bubble.minX + Self.insets.leading)
      #expect(label.maxX == bubble.maxX - Self.insets.trailing)
      #expect(label.minY == bubble.minY + Self.insets.top)
      #expect(label.maxY == bubble.maxY - Self.insets.bottom)
    }
  }

  @Test(arguments: sizes, ["en", "zh-Hans"])
  func `a bubble hugs its text, and wraps it where 253 points do not hold it`(
    _ size: LayoutSize, locale: String
  ) throws {
    let scene = try scene(size, locale: locale)
    let most = 253 - Self.insets.leading - Self.insets.trailing
    for id in ["few", "line", "many"] {
      let text = try #require(scene.view(id + "Text").text).joinedText
      let measured = scene.textSize(text, size: 15, width: most)
      let frame = try scene.frame(id)
      #expect(frame.height == measured.height + Self.insets.top + Self.insets.bottom)
      let lines = try #require(scene.view(id + "Text").text).lines.count
      #expect((lines > 1) == (id == "many"))
      #expect(frame.width == measured.width + Self.insets.leading + Self.insets.trailing)
      #expect(frame.width <= 253)
    }
    #expect(try scene.frame("few").width < (try scene.frame("line")).width)
  }

  @Test func `the size to design with loses to the label's hugging and resistance`() throws {
    let scene = try scene(Self.sizes[0])
    let lost = scene.solution.violations.filter { $0.name == "size to design with" }
    // The one that is as wide as it may be hugs its widest line.
    #expect(lost.count == 6)
    #expect(lost.allSatisfy { $0.priority.rawValue == 100 && $0.amount > 0 })
    #expect(try scene.frame("few").width < 253)
    #expect(try scene.frame("many").height > 36)
  }

  @Test func `a label has three cases`() throws {
    let text = "More than fits into one hundred points of width, in any of the usual fonts"
    let scene = try Scene(
      parsing: Array(
        """
        { "screen": { "size": [390, 844], "scale": 2 }, "views": [
          { "id": "free", "kind": "label", "text": "\(text)", "lineLimit": 0 },
          { "id": "narrow", "kind": "label", "text": "\(text)", "lineLimit": 0 },
          { "id": "limited", "kind": "label", "text": "\(text)", "lineLimit": 2 },
          { "id": "fixed", "kind": "label", "text": "\(text)", "lineLimit": 0 } ],
          "constraints": [ "free.left == 0", "free.top == 0", "narrow.left == 0", "narrow.top == 100",
            "limited.left == 0", "limited.top == 300", "fixed.left == 0", "fixed.top == 500",
            "narrow.width == 100", "limited.width == 100", "fixed.width == 100", "fixed.height == 30" ] }
        """.utf8))
    let views = try SceneSolver.solve(scene).views
    let layouts = views.compactMap(\.text)
    #expect(layouts.map(\.lines.count).first == 1)  // as wide as it needs
    #expect(views[0].frame.width > 390)
    #expect(layouts[1].lines.count > 3 && !layouts[1].isTruncated)
    #expect(layouts[2].lines.count == 2 && layouts[2].isTruncated)
    #expect(views[3].frame.height == 30 && layouts[3].isTruncated)
  }

  /// What wins between a width at a priority and a content's width: whether the width is the larger
  /// one, its priority, the content's hugging and resistance.
  @Test func `a width wins against the content only with a priority above the content's`() throws {
    for (wanted, axis) in [(300.0, "width"), (20.0, "width"), (300.0, "height"), (20.0, "height")] {
      for (own, other) in [(250, 750), (600, 400), (400, 600)] {
        for priority in [100, 249, 250, 251, 399, 400, 401, 599, 600, 601, 749, 750, 751, 999] {
          let scene = try Scene(
            parsing: Array(
              """
              { "screen": { "size": [390, 844], "scale": 2 }, "views": [
                { "id": "a", "intrinsicSize": [100, 100], "hugging": \(own), "compressionResistance": \(other) } ],
                "constraints": [ "a.left == 0", "a.top == 0", "a.\(axis) == \(Int(wanted)) @\(priority)" ] }
              """.utf8))
          let frame = try SceneSolver.solve(scene).views[0].frame
          let rival = wanted > 100 ? own : other
          let expected = priority > rival ? wanted : 100
          #expect(
            (axis == "width" ? frame.width : frame.height) == expected,
            "\(axis) \(wanted) @\(priority) against \(rival)")
        }
      }
    }
  }

  @Test func `of two labels side by side the one that hugs and resists more keeps its width`()
    throws
  {
    for (room, key) in [(300, "hugging"), (100, "compressionResistance")] {
      for first in [240, 260] {
        let scene = try Scene(
          parsing: Array(
            """
            { "screen": { "size": [\(room), 100], "scale": 1 }, "views": [
              { "id": "a", "intrinsicSize": [80, 20], "\(key)": \(first) },
              { "id": "b", "intrinsicSize": [80, 20], "\(key)": 250 } ],
              "constraints": [ "H:|-0-[a]-0-[b]-0-|", "a.top == 0", "b.top == 0" ] }
            """.utf8))
        let widths = try SceneSolver.solve(scene).views.map(\.frame.width)
        #expect(widths[0] + widths[1] == Double(room))
        #expect((widths[0] == 80) == (first > 250) && (widths[1] == 80) == (first < 250))
      }
    }
  }

  @Test func `one bubble at a time, a press shows the next, after the last none`() throws {
    let scene = try DescribedScene("three-buttons")
    var progress = TourProgress(GuideTour(scene.solution))
    _ = progress.start()
    var seen: [Int?] = [progress.shownPosition]
    for _ in 0..<4 {
      _ = progress.advance()
      seen.append(progress.shownPosition)
    }
    #expect(seen == [1, 2, 3, nil, nil])
    #expect(progress.shownCount == 3)
  }
}
