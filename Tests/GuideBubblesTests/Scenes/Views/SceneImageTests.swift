import Constraints
import Foundation
import GuideScenes
import TestSupport
import Testing

@Suite struct SceneImageTests {
  private func scene(_ style: String) -> [UInt8] {
    Array(
      #"""
      { "screen": { "size": [320, 480] }, "styles": { "photo": { \#(style) } },
        "guide": { "style": "photo", "steps": [ { "target": [40, 40, 60, 30], "text": "Text" } ] } }
      """#.utf8)
  }

  private func solve(_ style: String, files: [SceneFile]? = nil) throws -> SceneSolution {
    let image = SceneFile(
      name: "a@2x.png", content: .bytes(PNGSample.bytes(width: 96, height: 72)))
    return try SceneSolver.solve(
      Scene(parsing: scene(style)), with: SceneOverrides(files: files ?? [image]))
  }

  private func errors(_ style: String) -> [String] {
    do throws(SceneDiagnostics) {
      _ = try Scene(parsing: scene(style))
      return []
    } catch { return error.diagnostics.map(\.message) }
  }

  @Test(arguments: [
    (#""capInsets": [17, 26, 18, 21]"#, [52..<54], [34..<36]),
    (#""slicing": { "1x": 4, "2x": [8, 9, 10, 11] }"#, [9..<85], [8..<62]),
    (#""contentsCenter": [0.5, 0.5, 0, 0]"#, [48..<49], [36..<37]),
    (#""columns": [[2, 5], [9, 10]], "rows": [[1, 2]]"#, [2..<5, 9..<10], [1..<2]),
    (#""filling": "tile""#, [0..<96], [0..<72]),
  ])
  func `each way of slicing says what stretches`(
    slicing: String, columns: [Range<Int>], rows: [Range<Int>]
  ) throws {
    let solution = try solve(#""image": { "file": "a@2x.png", \#(slicing) }"#)
    let picture = try #require(solution.steps[0].style.picture)
    #expect(picture.slices.columns == columns && picture.slices.rows == rows)
    #expect(picture.slices.scale == 2 && picture.image.pixelSize.width == 96)
  }

  @Test func `a picture has no arrow and square corners unless the style gives them`() throws {
    let plain = try solve(#""image": { "file": "a@2x.png" }"#).steps[0]
    #expect(plain.style.arrow == nil && plain.style.cornerRadius == 0)
    #expect(plain.bubble.tailTip == nil)
    let own = try solve(#""image": { "file": "a@2x.png" }, "arrow": true, "cornerRadius": 6"#)
    #expect(own.steps[0].style.arrow == BubbleArrow() && own.steps[0].style.cornerRadius == 6)
  }

  @Test func `what an image frames is where the text stands, unless the style says`() throws {
    let image = #""image": { "file": "a@2x.png", "content": [4, 10, 6, 20] }"#
    let insets = DirectionalInsets(top: 2, leading: 5, bottom: 3, trailing: 10)
    #expect(try solve(image).steps[0].style.textInsets == insets)
    let own = try solve(image + #", "textInsets": 1"#).steps[0].style.textInsets
    #expect(own == DirectionalInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
  }

  @Test func `a middle of many pixels is hinted at, one pixel is not`() throws {
    let large = try solve(#""image": { "file": "a@2x.png", "capInsets": 10 }"#).diagnostics
    #expect(large.map(\.code) == [.largeMiddle] && large.map(\.severity) == [.warning])
    #expect(large.map(\.message) == ["what stretches of 'a@2x.png' is 56 by 32 pixels"])
    let one = #""image": { "file": "a@2x.png", "columns": [[5, 6]], "rows": [[5, 6]] }"#
    #expect(try solve(one).diagnostics.isEmpty)
  }

  @Test
  func `files that are missing, unreadable, damaged or cut wrongly are errors in their place`()
    throws
  {
    let style = #""image": { "file": "a@2x.png", "capInsets": [40, 0, 0, 0] }"#
    func messages(_ content: SceneFile.Content?) throws -> [String] {
      let files = content.map { [SceneFile(name: "a@2x.png", content: $0)] } ?? []
      let diagnostics = try solve(style, files: files).diagnostics
      #expect(diagnostics.allSatisfy { $0.severity == .error })
      #expect(
        pointers(diagnostics.map(\.range), in: scene(style)) == ["/styles/photo/image/file"])
      return diagnostics.map(\.message)
    }
    #expect(try messages(nil) == ["the image 'a@2x.png' was not given to the solver"])
    #expect(
      try messages(.unreadable(reason: "permission denied"))
        == ["cannot read the image 'a@2x.png': permission denied"])
    #expect(
      try messages(.bytes(Array("GIF89a".utf8)))
        == ["the image 'a@2x.png' is no PNG image, as byte 0 shows"])
    #expect(
      try messages(.bytes(PNGSample.bytes(width: 96, height: 72)))
        == [
          "the image 'a@2x.png' has insets of 80 pixels together, which leave nothing to stretch "
            + "of its height of 72"
        ])
  }

  @Test(arguments: ["/etc/a.png", "../a.png", "b/../../a.png", "./a.png", "b//a.png", "b/"])
  func `a file outside of the scene's folder is refused`(name: String) {
    #expect(
      errors(#""image": { "file": "\#(name)" }"#)
        == ["the file '\(name)' would not be in the scene's folder"])
  }

  @Test func `what makes no sense is refused`() {
    #expect(errors(#""image": {}"#) == ["an image has no 'file'"])
    let ways = "an image has 'capInsets', 'slicing', 'contentsCenter', or 'columns' and 'rows'"
    #expect(errors(#""image": { "file": "a", "capInsets": 1, "slicing": {} }"#) == [ways])
    #expect(errors(#""image": { "file": "a", "rows": [[1, 2]] }"#) == [ways])
    #expect(
      errors(#""image": { "file": "a", "rows": [[1, 2]], "columns": [[2, 2]] }"#)
        == ["'columns[0]' is no run of whole pixels"])
    #expect(errors(#""mirrors": true"#) == ["'mirrors' is about an image, and there is none"])
    let tail = #""tail": { "edge": "leading", "at": 3 }"#
    #expect(
      errors(#""image": { "file": "a" }, "arrow": true, \#(tail)"#)
        == ["a style has an 'arrow' or a 'tail', not both"])
    #expect(
      errors(#""image": { "file": "a" }, "tail": { "edge": "leading" }"#) == ["a tail has no 'at'"])
  }

  @Test func `the example's pictures keep every promise in both directions, and are drawn once`()
    throws
  {
    let scene = try Scene(parsing: ExampleFiles.bytes("picture-bubble.json"))
    #expect(scene.fileNames == ["images/bubble@2x.png"])
    let bytes = try ExampleFiles.bytes("images/bubble@2x.png")
    let files = [SceneFile(name: "images/bubble@2x.png", content: .bytes(bytes))]
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let solution = try SceneSolver.solve(
        scene, with: SceneOverrides(direction: direction, files: files))
      #expect(solution.diagnostics.isEmpty)
      for step in solution.steps {
        #expect(step.bubble.side == .trailing && step.bubble.promises.allSatisfy { $0.isKept })
        let drawing = try #require(DrawingBuilder(solution)).drawing(for: step)
        let document = SVGRenderer().document(drawing, title: "t")
        #expect(document.components(separatedBy: "data:image/png;base64,").count == 2)
        #expect(document.components(separatedBy: "<use ").count == 10)
        #expect(document.contains("matrix(-1 0 0 1") == (direction == .rightToLeft))
        #expect(XMLCheck(document).refusal == nil)
      }
    }
  }

  @Test func `tiles are drawn as patterns`() throws {
    let solution = try solve(
      #""image": { "file": "a@2x.png", "capInsets": 10, "filling": "tile" }"#)
    let drawing = try #require(DrawingBuilder(solution)).drawing(for: solution.steps[0])
    let document = SVGRenderer().document(drawing, title: "t")
    #expect(document.components(separatedBy: "<pattern ").count == 6)
    #expect(XMLCheck(document).refusal == nil)
  }
}
