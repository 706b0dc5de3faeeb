import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes

/// Names of files are bytes: two that Swift takes for equal texts are two files.
@Suite struct SceneFileNameTests {
  private static let names = ["\u{E9}.png", "e\u{301}.png"]

  /// The widths of all views that have an image, of files that are 10 and 20 pixels wide.
  private func widths(_ views: String) throws -> [Double] {
    let text = #"{ "screen": { "size": [200, 300], "scale": 1 }, "views": [ \#(views) ] }"#
    let scene = try Scene(parsing: Array(text.utf8))
    #expect(scene.fileNames.map { Array($0.utf8) } == Self.names.map { Array($0.utf8) })
    let files = zip(scene.fileNames, [10, 20] as [UInt32]).map { name, width in
      SceneFile(name: name, content: .bytes(PNGSample.bytes(width: width, height: 8)))
    }
    let solution = try SceneSolver.solve(scene, with: SceneOverrides(files: files))
    return solution.views.filter { $0.image != nil }.map(\.frame.width)
  }

  @Test func `of two names that look alike each has its own image`() throws {
    let views = Self.names.map {
      #"{ "kind": "image", "image": "\#($0)", "pin": ["top", "left"] }"#
    }
    #expect(try widths(views.joined(separator: ",")) == [10, 20])
  }

  @Test func `rows that name them do not share a layout`() throws {
    let rows = Self.names.map { #"{ "file": "\#($0)" }"# }.joined(separator: ",")
    let list = #"""
      { "kind": "list", "pin": ["top", "left", "bottom", "right"], "data": [ \#(rows) ],
        "template": { "children": [
          { "kind": "image", "image": "{file}", "pin": ["top", "left", "bottom"] } ] } }
      """#
    #expect(try widths(list) == [10, 20])
  }

  @Test(arguments: [
    "../\u{301}a.png", "a/..\u{2F}b", "/\u{301}a.png", "a/\u{301}/\u{2F}b", "a\0\u{301}",
  ])
  func `a name that would leave the folder is refused, whatever follows its slashes`(name: String) {
    let escaped = name.unicodeScalars.map { $0 == "\0" ? "\\u0000" : String($0) }.joined()
    let text = #"{ "views": [{ "kind": "image", "image": "\#(escaped)" }] }"#
    let error = #expect(throws: SceneDiagnostics.self) { try Scene(parsing: Array(text.utf8)) }
    #expect(
      error?.diagnostics.first?.message.hasSuffix("would not be in the scene's folder") == true)
  }

  @Test func `a mark at the beginning of a name does no harm`() throws {
    let text = #"{ "views": [{ "kind": "image", "image": "a/\#u{301}b.png" }] }"#
    #expect(try Scene(parsing: Array(text.utf8)).fileNames.count == 1)
  }
}
