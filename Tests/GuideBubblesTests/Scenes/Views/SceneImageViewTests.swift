import Constraints
import TestSupport
import Testing

@testable import GuideScenes

@Suite struct SceneImageViewTests {
  /// Views on a screen of 200 × 300 at scale 2, with two styles and the files of 96 × 72 pixels.
  private func source(_ views: String, direction: String = "ltr") -> [UInt8] {
    Array(
      #"""
      { "screen": { "size": [200, 300], "scale": 2, "direction": "\#(direction)" },
        "styles": {
          "photo": { "image": { "file": "style@2x.png", "capInsets": 17.5, "content": [4, 10, 6, 20] },
                     "mirrors": true },
          "plain": { "textColor": "#ff0000" } },
        "views": [ \#(views) ] }
      """#.utf8)
  }

  private func solve(
    _ views: String, direction: String = "ltr", without missing: String? = nil
  ) throws -> SceneSolution {
    let bytes = SceneFile.Content.bytes(PNGSample.bytes(width: 96, height: 72))
    let names: [String] = ["style@2x.png", "a@2x.png", "b.png"]
    let files = names.filter { $0 != missing }
    return try SceneSolver.solve(
      Scene(parsing: source(views, direction: direction)),
      with: SceneOverrides(files: files.map { SceneFile(name: $0, content: bytes) }))
  }

  private func errors(_ views: String) -> [String] {
    do throws(SceneDiagnostics) {
      _ = try Scene(parsing: source(views))
      return []
    } catch { return error.diagnostics.map(\.message) }
  }

  @Test(arguments: [
    (#""image": "a@2x.png""#, LayoutSize(width: 48, height: 36)),
    (#""image": "b.png""#, LayoutSize(width: 96, height: 72)),
    (#""image": { "file": "a@2x.png", "capInsets": 17.5 }"#, LayoutSize(width: 48, height: 36)),
    (#""style": "photo""#, LayoutSize(width: 48, height: 36)),
    (#""image": "b.png", "style": "photo""#, LayoutSize(width: 96, height: 72)),
    (#""image": "b.png", "text": "words""#, LayoutSize(width: 96, height: 72)),
    (#""image": "b.png", "intrinsicSize": [30, 20]"#, LayoutSize(width: 30, height: 20)),
  ])
  func `a picture is as large as its image in points`(keys: String, size: LayoutSize) throws {
    let solution = try solve(#"{ "kind": "image", "pin": ["top", "left"], \#(keys) }"#)
    #expect(solution.views[0].frame == LayoutRect(width: size.width, height: size.height))
    #expect(solution.diagnostics.filter { $0.code != .largeMiddle }.isEmpty)
  }

  @Test func `an image of any other kind is a background and gives no size`() throws {
    for kind in ViewKind.allCases where ![.image, .stack, .list].contains(kind) {
      let keys = #""kind": "\#(kind.rawValue)", "pin": ["top", "left"], "text": "A""#
      let (with, without) = try (
        solve(#"{ \#(keys), "image": "b.png" }"#), solve(#"{ \#(keys) }"#)
      )
      #expect(with.views[0].frame == without.views[0].frame, "\(kind)")
      #expect(with.views[0].image?.image.name == "b.png")
    }
  }

  @Test func `a view is drawn with the image of its style, but its own wins`() throws {
    let worn = try solve(#"{ "style": "photo", "frame": [0, 0, 99, 99] }"#).views[0].image
    #expect(worn?.image.name == "style@2x.png" && worn?.slices?.columns == [35..<61])
    let own = try solve(#"{ "style": "photo", "image": "b.png", "frame": [0, 0, 99, 99] }"#)
    #expect(own.views[0].image?.image.name == "b.png" && own.views[0].image?.slices == nil)
    #expect(try solve(#"{ "style": "plain", "frame": [0, 0, 9, 9] }"#).views[0].image == nil)
  }

  @Test func `what an image frames is where the text stands, unless insets are written`() throws {
    let label = #""kind": "label", "text": "A", "style": "photo", "frame": [0, 0, 99, 99]"#
    let area = try solve("{ \(label) }").views[0].textFrame
    #expect(area == LayoutRect(left: 5, top: 2, right: 89, bottom: 96))
    let own = try solve(#"{ \#(label), "textInsets": 1 }"#).views[0].textFrame
    #expect(own == LayoutRect(left: 1, top: 1, right: 98, bottom: 98))
  }

  @Test func `only the image of a style that says so is mirrored, with what it frames`() throws {
    let views = #"""
      { "style": "photo", "text": "A", "frame": [0, 0, 99, 99] },
      { "image": "a@2x.png", "frame": [0, 0, 99, 99] },
      { "style": "photo", "image": "a@2x.png", "frame": [0, 0, 99, 99] }
      """#
    let mirrored = try solve(views, direction: "rtl").views
    #expect(mirrored.map { $0.image?.isMirrored } == [true, false, false])
    #expect(mirrored[0].textFrame.minX == 10 && mirrored[0].textFrame.maxX == 94)
    #expect(try solve(views).views.allSatisfy { $0.image?.isMirrored == false })
  }

  @Test func `files are listed once, those of views in drawing order, then those of styles`() throws
  {
    let scene = try Scene(
      parsing: source(
        #"""
        { "image": "z.png", "children": [ { "image": { "file": "a/b.png" } }, { "image": "z.png" } ] },
        { "kind": "button", "image": "style@2x.png" }, { "style": "photo", "image": "c.png" }
        """#))
    #expect(scene.fileNames == ["z.png", "a/b.png", "style@2x.png", "c.png"])
    let worn = try Scene(parsing: source(#"{ "style": "photo" }, { "image": "z.png" }"#))
    #expect(worn.fileNames == ["z.png", "style@2x.png"])
  }

  @Test func `a missing file is an error at its name, and the view a placeholder without a size`()
    throws
  {
    let views = #"""
      { "id": "box", "kind": "image", "image": "a@2x.png", "pin": ["top", "left"] },
      { "kind": "image", "image": { "file": "a@2x.png" }, "frame": [0, 0, 9, 9] },
      { "image": "b.png", "frame": [0, 0, 9, 9] }
      """#
    let solution = try solve(views, without: "a@2x.png")
    let files = solution.diagnostics.filter { $0.code == .missingFile }
    #expect(files.map(\.severity) == [.error, .error])
    #expect(
      pointers(files.map(\.range), in: source(views)) == ["/views/0/image", "/views/1/image/file"])
    #expect(files.first?.message == "the image 'a@2x.png' was not given to the solver")
    #expect(solution.views.map { $0.image == nil } == [true, true, false])
  }

  @Test func `a file that is no picture, or cannot be sliced so, is an error at its name`() throws {
    let bytes = source(#"{ "image": "a.png", "frame": [0, 0, 9, 9] }"#)
    let scene = try Scene(parsing: bytes)
    let files = [
      SceneFile(name: "a.png", content: .bytes(Array("GIF89a".utf8))),
      SceneFile(name: "style@2x.png", content: .bytes(PNGSample.bytes(width: 96, height: 72))),
    ]
    let damaged = try SceneSolver.solve(scene, with: SceneOverrides(files: files)).diagnostics
      .filter { $0.severity == .error }
    #expect(damaged.map(\.help) == ["export it again as a PNG file"])
    #expect(damaged.map(\.code) == ["bad-image"])
    #expect(pointers(damaged.map(\.range), in: bytes) == ["/views/0/image"])
    let cut = try solve(
      #"{ "image": { "file": "b.png", "capInsets": 40 }, "frame": [0, 0, 99, 99] }"#)
    #expect(cut.diagnostics.map(\.code).contains(.badSlices) && cut.views[0].image == nil)
  }

  @Test func `a view that does not exist needs no file`() throws {
    let bytes = Array(
      #"{ "flags": ["on"], "views": [ { "when": "on", "image": "a.png" } ] }"#.utf8)
    let scene = try Scene(parsing: bytes)
    #expect(scene.fileNames == ["a.png"])
    #expect(try SceneSolver.solve(scene).diagnostics.isEmpty)
  }

  @Test func `what makes no sense is refused`() {
    #expect(
      errors(#"{ "image": 5 }"#) == ["'image' must be a file's name or an object, found a number"])
    #expect(errors(#"{ "image": "" }"#) == ["'image' must not be empty"])
    #expect(
      errors(#"{ "image": "../a.png" }"#)
        == ["the file '../a.png' would not be in the scene's folder"])
    #expect(errors(#"{ "image": { "capInsets": 3 } }"#) == ["an image has no 'file'"])
    #expect(
      errors(#"{ "image": { "flie": "a.png", "file": "a.png" } }"#)
        == ["unknown key 'flie' in an image"])
    let none = "'contentMode' is about an image, and there is none"
    #expect(errors(#"{ "kind": "image", "contentMode": "center" }"#) == [none])
    #expect(errors(#"{ "style": "plain", "contentMode": "center" }"#) == [none])
    #expect(errors(#"{ "style": "photo", "contentMode": "scaleToFill" }"#).isEmpty)
    #expect(
      errors(#"{ "style": "photo", "contentMode": "center" }"#)
        == ["'style@2x.png' is drawn in slices, which fill the view"])
    #expect(
      errors(#"{ "image": { "file": "a", "filling": "tile" }, "contentMode": "top" }"#)
        == ["'a' is drawn in slices, which fill the view"])
    #expect(
      errors(#"{ "image": "a", "contentMode": "scaleAspectFil" }"#)
        == ["unknown content mode 'scaleAspectFil'"])
    #expect(
      errors(#"{ "image": 5, "contentMode": "center" }"#)
        == ["'image' must be a file's name or an object, found a number"])
  }
}
