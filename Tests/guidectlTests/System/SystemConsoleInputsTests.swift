import Foundation
import Testing

@testable import guidectl

/// No output is written over a file that was read, whatever it is called.
@Suite struct SystemConsoleInputsTests {
  private static let bytes: [UInt8] = [1, 2, 3]

  /// Runs a body with a folder that has a file in it, by several names.
  private func withInput(_ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("inputs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let path = root.path + "/scene"
    try Data(Self.bytes).write(to: URL(fileURLWithPath: path))
    try FileManager.default.linkItem(atPath: path, toPath: root.path + "/hard")
    try FileManager.default.createSymbolicLink(
      atPath: root.path + "/soft", withDestinationPath: "scene")
    try body(root.path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(Self.bytes))
  }

  private func refusal(_ path: String) -> SystemFailure {
    .cannotCreate(path, reason: "it is a file that was read, which would be lost")
  }

  @Test(arguments: ["scene", "./scene", "hard", "soft"])
  func `a file that was read is not replaced`(spelling: String) throws {
    try withInput { folder in
      var console = SystemConsole()
      _ = try console.readFile(folder + "/scene")
      let path = folder + "/" + spelling
      #expect(throws: refusal(path)) {
        try console.writeFiles(
          [OutputFile(path: folder + "/new", bytes: []), OutputFile(path: path, bytes: [9])],
          makingFolder: nil)
      }
      #expect(throws: refusal(path)) { try console.openOutput(path) }
      #expect(!FileManager.default.fileExists(atPath: folder + "/new"))
    }
  }

  @Test func `an image that a copy of the console read meanwhile is not replaced either`() throws {
    try withInput { folder in
      var console = SystemConsole()
      var output = try console.openOutput(folder + "/hard")
      var copy = console
      _ = try copy.readFile("scene", inFolder: folder)
      #expect(throws: refusal(folder + "/hard")) {
        try console.end(&output, keeping: true)
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(names == ["hard", "scene", "soft"])
    }
  }

  @Test func `other files and devices are written as ever`() throws {
    try withInput { folder in
      var console = SystemConsole()
      _ = try console.readFile(folder + "/scene")
      _ = try console.readFile("/dev/null")
      for path in [folder + "/other", folder + "/other", "/dev/null"] {
        try console.writeFiles([OutputFile(path: path, bytes: [9])], makingFolder: nil)
      }
      #expect(try console.readFile(folder + "/other") == [9])
    }
  }
}
