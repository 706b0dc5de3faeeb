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

  /// A folder that is removed afterwards, by its path.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("scene-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try body(root.path)
  }

  /// Runs a script of the shell in a folder: names are the bytes that it writes.
  private func shell(_ folder: String, _ script: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func isOutside(_ name: String, _ folder: String) -> Bool {
    var console = SystemConsole()
    do throws(SystemFailure) {
      _ = try console.readFile(name, inFolder: folder)
      return false
    } catch {
      return error
        == .cannotRead(folder + "/" + name, reason: "it lies outside of the scene's folder")
    }
  }

  @Test func `a folder whose name only looks the same is another one`() throws {
    // Swift takes both names for equal; a file system that does too has one folder.
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    try withFolder { root in
      try shell(
        root,
        """
        mkdir '\(composed)' && echo 1 > '\(composed)/a'
        mkdir '\(decomposed)' || exit 0
        echo 2 > '\(decomposed)/b'; ln -s '../\(decomposed)/b' '\(composed)/link'
        """)
      guard try FileManager.default.contentsOfDirectory(atPath: root).count == 2 else { return }
      var console = SystemConsole()
      #expect(try console.readFile("a", inFolder: root + "/" + composed) == Array("1\n".utf8))
      #expect(isOutside("link", root + "/" + composed))
      #expect(isOutside("../" + decomposed + "/b", root + "/" + composed))
    }
  }

  @Test func `names are the bytes between slashes, whatever marks follow these`() throws {
    try withFolder { root in
      try shell(root, "mkdir s; echo 1 > '\u{301}out'; echo 2 > 's/\u{301}in'")
      var console = SystemConsole()
      #expect(isOutside("../\u{301}out", root + "/s"))
      #expect(try console.readFile("\u{301}in", inFolder: root + "/s") == Array("2\n".utf8))
      #expect(Path.folder(of: root + "/\u{301}scene.json").utf8.elementsEqual(root.utf8))
    }
  }

  @Test
  func `names that are no text of UTF-8 are passed through, and lead out no more than others`()
    throws
  {
    try withFolder { root in
      try shell(
        root,
        #"""
        one=$(printf 'b\376'); two=$(printf 'b\377'); mkdir "$one" "$two" || exit 0
        echo 1 > "$one/a"; echo 2 > "$two/a"; ln -s "../$two/a" "$one/out"; ln -s "$one" scene
        """#)
      guard try FileManager.default.contentsOfDirectory(atPath: root).count == 3 else { return }
      var console = SystemConsole()
      #expect(try console.readFile("a", inFolder: root + "/scene") == Array("1\n".utf8))
      #expect(isOutside("out", root + "/scene"))
    }
  }

  @Test func `links that come back are followed, rings and names with NUL are not`() throws {
    try withFolder { root in
      try shell(
        root,
        """
        mkdir -p s/in t; echo 1 > s/in/a; echo 2 > t/a
        ln -s ../s/in s/round; ln -s "$PWD/s/in/a" s/absolute; ln -s ../../s s/in/up
        ln -s ring s/ring; ln -s "$PWD/t/a" s/out; ln -s in/../../t s/aside
        """)
      var console = SystemConsole()
      for name in ["round/a", "absolute", "in/up/in/a", "in/../in/./a"] {
        #expect(try console.readFile(name, inFolder: root + "/s") == Array("1\n".utf8))
      }
      #expect(isOutside("out", root + "/s") && isOutside("aside/a", root + "/s"))
      for name in ["ring", "in/a\0b", "in", "in/", ".", "in/a/b", "/"] {
        #expect(throws: SystemFailure.self) { try console.readFile(name, inFolder: root + "/s") }
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `pipes are no images, and one to which nobody writes is as good as empty`() throws {
    try withFolder { root in
      try shell(root, "mkfifo pipe")
      var console = SystemConsole()
      #expect(
        throws: SystemFailure.cannotRead(root + "/pipe", reason: "it is no ordinary file")
      ) {
        try console.readFile("pipe", inFolder: root)
      }
      #expect(try console.readFile(root + "/pipe") == [])
    }
  }

  @Test func `a device without an end is not read to it`() {
    var console = SystemConsole()
    #expect(
      throws: SystemFailure.cannotRead("/dev/zero", reason: "it is larger than 64 MiB")
    ) {
      try console.readFile("/dev/zero")
    }
  }
}
