import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes
@testable import guidectl

/// What is written has limits too, and is refused with the numbers before it is there.
@Suite struct OutputLimitTests {
  private func solved(steps: Int, _ console: inout MemoryConsole) throws -> SolvedScene {
    let step = #"{"target":[50,50],"text":"a"}"#
    let list = Array(repeating: step, count: steps).joined(separator: ",")
    console.files["a.json"] = Array(
      #"{"screen":{"size":[99,99]},"guide":{"steps":[\#(list)]}}"#.utf8)
    return try LoadedScene("a.json", console: &console).solved(SceneOverrides())
  }

  @Test func `pictures that are too large together are refused, and none is left`() throws {
    var console = MemoryConsole()
    let scene = try solved(steps: 9, &console)
    let builder = try scene.drawingBuilder()
    let size = SVGRenderer().document(builder.drawing(for: scene.solution.steps[0]), title: "")
      .utf8.count
    let failure = #expect(throws: CommandFailure.self) {
      _ = try RenderCommand.writeAll(
        scene, builder, to: "out", within: 3 * size, console: &console)
    }
    #expect(
      failure?.text(isColored: false).contains(
        "cannot write 'out': the first 3 of 9 pictures have 0 MiB, and 0 MiB are the most; "
          + "draw one at a time with '--step'") == true)
    #expect(failure?.status == .cannotWrite && console.files.count == 1)
    _ = try RenderCommand.writeAll(
      scene, builder, to: "out", within: 30 * size, console: &console)
    #expect(console.files.count == 10)
  }

  @Test func `a page that is too large is refused with the numbers`() throws {
    var console = MemoryConsole()
    let scene = try solved(steps: 2, &console)
    var page = PreviewPage(title: "t")
    page.add(PreviewVariant(solution: scene.solution, builder: try scene.drawingBuilder()))
    #expect(page.byteCount > 1_000 && page.byteCount <= page.html.utf8.count)
    try PreviewCommand.check(page, 1, of: 9, at: "p.html")
    let failure = #expect(throws: CommandFailure.self) {
      try PreviewCommand.check(page, 1, of: 9, at: "p.html", within: page.byteCount - 1)
    }
    #expect(
      failure?.text(isColored: false).contains(
        "cannot write 'p.html': the first 1 of 9 languages would have 0 MB, and 0 MB are the most; "
          + "choose one with '--locale'") == true)
    #expect(failure?.status == .cannotWrite)
  }

  @Test func `the scene reference has the limits of files and of what is written`() throws {
    let text = try MarkdownFile("Sources/GuideBubbles/GuideBubbles.docc/SceneReference.md").text
    let rows = [
      "| bytes of a file that is read, of a font too | \(FileDescriptor.mostBytes >> 20) MiB |",
      "| bytes of all images together | \(Scene.mostFileBytes >> 20) MiB |",
      "| bytes of a line of a batch | \(LineReader.mostBytes >> 20) MiB |",
      "| messages on standard error, or of a line of a batch that is no scene | \(DiagnosticPrinter.most) |",
      "| pictures of a guide together | \(RenderCommand.mostBytes >> 20) MiB |",
      "| a page of `preview` | \(PreviewCommand.mostBytes / 1_000_000) MB |",
      "from \(PreviewCommand.largeBytes / 1_000_000) MB on there is a warning",
    ]
    for row in rows { #expect(text.contains(row), "\(row)") }
  }
}
