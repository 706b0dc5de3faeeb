import Foundation
import Testing

@testable import guidectl

/// What a scene may read of the files that it names.
@Suite struct SystemConsoleFolderTests {
  @Test func `links, devices and folders above do not lead out of a scene's folder`() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("scene-files-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let scene = root.appendingPathComponent("scene")
    try FileManager.default.createDirectory(
      at: scene.appendingPathComponent("images"), withIntermediateDirectories: true)
    func path(_ name: String) -> String { scene.appendingPathComponent(name).path }
    try Data([1]).write(to: root.appendingPathComponent("secret"))
    try Data([2]).write(to: scene.appendingPathComponent("images/inside"))
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: path(name), withDestinationPath: target)
    }
    try link("out", to: "../secret")
    try link("up", to: "..")
    try link("null", to: "/dev/null")
    try link("in", to: "images/inside")
    var console = SystemConsole()
    #expect(try console.readFile("in", inFolder: scene.path) == [2])
    #expect(try console.readFile("images/inside", inFolder: scene.path) == [2])
    for name in ["out", "up/secret", "../secret", "null"] {
      #expect(
        throws: SystemFailure.cannotRead(
          scene.path + "/" + name, reason: "it lies outside of the scene's folder")
      ) {
        try console.readFile(name, inFolder: scene.path)
      }
    }
    #expect(throws: SystemFailure.self) {
      try console.readFile("images", inFolder: scene.path)
    }
    #expect(throws: SystemFailure.self) { try console.readFile("none", inFolder: scene.path) }
  }
}
