import Foundation
import TestSupport
import Testing

@testable import guidectl

/// Holds what the Markdown files say to what is there.
@Suite struct DocumentsTests {
  static let documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]

  @Test(arguments: documents) func `every path that a document names exists`(name: String) throws {
    let paths = try MarkdownFile(name).paths
    #expect(!paths.isEmpty)
    for path in paths {
      let file = Corpora.packageRoot.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(name) names \(path)")
    }
  }

  @Test func `a sample that names a file is that file`() throws {
    let blocks = try Self.documents.flatMap { try MarkdownFile($0).blocks }
    let samples = blocks.filter { $0.comment != nil }
    #expect(samples.count >= 3)
    for block in samples {
      let file = Corpora.packageRoot.appendingPathComponent(try #require(block.comment))
      #expect(try block.text == String(contentsOf: file, encoding: .utf8), "\(block)")
    }
  }

  @Test func `every Swift and JSON sample of README names its file`() throws {
    for block in try MarkdownFile("README.md").blocks
    where ["swift", "json"].contains(block.language) {
      #expect(block.comment != nil, "\(block)")
    }
  }

  @Test(.enabled("guidectl is not built") { Shell.hasProgram("guidectl") })
  func `a console sample shows what the tool prints`() throws {
    let blocks = try MarkdownFile("README.md").blocks.filter { $0.language == "console" }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
      let commands = lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
      var printed = ""
      for command in commands { printed += "$ \(command)\n" + (try Shell.output(of: command)) }
      #expect(printed == block.text, "\(block)")
    }
  }

  @Test func `README lists every command and no other`() throws {
    let rows = try rows("| `guidectl ").map { $0.dropFirst(12).prefix { $0.isLetter || $0 == "-" } }
    #expect(rows.map(String.init) == Command.allCases.map(\.rawValue) + ["--version"])
  }

  @Test func `README lists every exit status and no other`() throws {
    let statuses = try rows("| ").compactMap { Int32($0.dropFirst(2).prefix { $0.isNumber }) }
    #expect(statuses.allSatisfy { ExitCode(rawValue: $0) != nil })
    #expect(statuses == (0..<256).filter { ExitCode(rawValue: $0) != nil })
  }

  private func rows(_ prefix: String) throws -> [Substring] {
    try MarkdownFile("README.md").text.split(separator: "\n").filter { $0.hasPrefix(prefix) }
  }

  @Test(arguments: [("album-broken", "broken"), ("album", "fixed")])
  func `the pictures of a check in README are what render draws`(scene: String, picture: String)
    throws
  {
    let path = "Examples/Scenes/\(scene).json"
    let file = Corpora.packageRoot.appendingPathComponent(path)
    var console = MemoryConsole(files: [path: try String(contentsOf: file, encoding: .utf8)])
    let options = [
      "--step", "1", "--device", "iPhone SE (1st generation)", "--locale", "de", "--text-size",
      "extraExtraExtraLarge", "-o", "-",
    ]
    _ = runGuidectl(["render", path] + options, console: &console)
    let shown = Corpora.packageRoot.appendingPathComponent("Documentation/album/\(picture).svg")
    #expect(console.output == (try String(contentsOf: shown, encoding: .utf8)))
  }

  @Test(arguments: ["three-buttons", "messenger-discover", "welcome"])
  func `the pictures in README are what render draws`(name: String) throws {
    let scene = "Examples/Scenes/\(name).json"
    let file = Corpora.packageRoot.appendingPathComponent(scene)
    var console = MemoryConsole(files: [scene: try String(contentsOf: file, encoding: .utf8)])
    let images = file.deletingLastPathComponent().appendingPathComponent("images")
    for image in try FileManager.default.contentsOfDirectory(atPath: images.path) {
      let bytes = try Data(contentsOf: images.appendingPathComponent(image))
      console.files["Examples/Scenes/images/\(image)"] = [UInt8](bytes)
    }
    let folder = "Documentation/\(name)"
    #expect(runGuidectl(["render", scene, "-o", folder], console: &console) == .done)
    let drawn = console.files.keys.filter { $0.hasPrefix(folder) }.sorted()
    let shown = try MarkdownFile("README.md").paths.filter { path in
      path.hasPrefix(folder + "/") && path.hasSuffix(".svg")
    }
    #expect(!drawn.isEmpty && drawn == shown)
    for path in drawn {
      let recorded = Corpora.packageRoot.appendingPathComponent(path)
      try expectRecorded(console.text(of: path), in: recorded, name: path)
    }
  }

  @Test(arguments: ["Constraints", "GuideBubbles"])
  func `the catalogue of a library lists every public type`(library: String) throws {
    let page = try MarkdownFile("Sources/\(library)/\(library).docc/\(library).md")
    let listed = page.text.split(separator: "\n").filter { $0.hasPrefix("- ``") }.map { line in
      String(line.dropFirst(4).dropLast(2))
    }
    #expect(Set(listed).count == listed.count)
    let declared = try PublicTypes.names(in: "Sources/\(library)")
    #expect(declared.count > 20)
    #expect(listed.sorted() == declared)
  }
}
