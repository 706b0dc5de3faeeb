import Foundation
import TestSupport
import Testing

@testable import guidectl

@Suite struct SceneFilesTests {
  private static let scene = """
    { "screen": { "size": [320, 480] },
      "styles": { "photo": { "image": { "file": "images/a.png" } } },
      "guide": { "style": "photo", "steps": [ { "target": [40, 40, 60, 30], "text": "Text" } ] } }
    """

  private func run(
    _ arguments: [String], image path: String
  ) -> (status: ExitCode, console: MemoryConsole) {
    var console = MemoryConsole(files: ["tour/scene.json": Self.scene])
    console.files[path] = PNGSample.bytes(width: 30, height: 30)
    console.input = Array(Self.scene.utf8)
    let status = runGuidectl(arguments, console: &console)
    return (status, console)
  }

  @Test func `an image lies beside its scene, wherever that is`() {
    let (status, console) = run(["solve", "tour/scene.json"], image: "tour/images/a.png")
    #expect(status == .done && console.errors.isEmpty)
    #expect(run(["solve", "-"], image: "images/a.png").status == .done)
  }

  @Test func `a missing image is an error in its place, and the rest is solved`() {
    let (status, console) = run(["solve", "tour/scene.json"], image: "images/a.png")
    #expect(status == .unsatisfied && console.output.contains("\"steps\""))
    #expect(
      console.errors.contains(
        "tour/scene.json:2:45: error[missing-file]: cannot read the image 'images/a.png': "
          + "no such file or directory"), "\(console.errors)")
    #expect(
      console.errors.contains("help: names of files are looked up from the scene's folder"))
  }

  @Test func `pictures and pages hold the image as data`() {
    let (status, console) = run(
      ["preview", "tour/scene.json", "-o", "page.html"], image: "tour/images/a.png")
    #expect(status == .done)
    #expect(console.text(of: "page.html").contains("\"data:image/png;base64,iVBORw0KGgo"))
  }

  @Test func `the images of views are read, and stand in pictures and pages once`() {
    let scene = """
      { "screen": { "size": [320, 480] }, "views": [
        { "kind": "image", "image": "images/a.png", "frame": [0, 0, 50, 50] },
        { "kind": "button", "image": "images/a.png", "frame": [0, 60, 50, 50] } ] }
      """
    var console = MemoryConsole(files: ["tour/scene.json": scene])
    console.files["tour/images/a.png"] = PNGSample.bytes(width: 30, height: 30)
    for command in [["render", "-o", "out/"], ["preview", "-o", "out/screen.svg"]] {
      let arguments = [command[0], "tour/scene.json"] + command.dropFirst()
      #expect(runGuidectl(arguments, console: &console) == .done)
      let text = console.text(of: "out/screen.svg")
      #expect(text.components(separatedBy: "data:image/png;base64,").count == 2)
    }
  }

  @Test func `the images of headers and footers are read`() {
    let scene = """
      { "screen": { "size": [320, 480] }, "views": [
        { "kind": "list", "frame": [0, 0, 320, 480], "data": [ { "section": "A" } ], "template": {},
          "header": { "children": [ { "kind": "image", "image": "images/a.png",
            "frame": [0, 0, 20, 20] } ] } } ] }
      """
    var console = MemoryConsole(files: ["tour/scene.json": scene])
    console.files["tour/images/a.png"] = PNGSample.bytes(width: 30, height: 30)
    #expect(runGuidectl(["render", "tour/scene.json", "-o", "out/"], console: &console) == .done)
    #expect(!console.errors.contains("error") && !console.errors.contains("warning"))
    #expect(console.text(of: "out/screen.svg").contains("data:image/png;base64,"))
  }
}
