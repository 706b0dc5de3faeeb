import Foundation
import Testing

@testable import guidectl

@Suite struct SystemConsoleTests {
  /// Runs a body with a folder that is removed afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("guidectl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  /// Writes one file.
  private func write(_ console: inout SystemConsole, _ path: String, _ bytes: [UInt8]) throws {
    try console.writeFiles([OutputFile(path: path, bytes: bytes)], makingFolder: nil)
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `a file is written whole and read back, and nothing is left beside it`() throws {
    try withFolder { folder in
      var console = SystemConsole()
      let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
      try write(&console, folder + "/a", bytes)
      try write(&console, folder + "/a", bytes + [7])
      #expect(try console.readFile(folder + "/a") == bytes + [7])
      #expect(try names(folder) == ["a"])
    }
  }

  @Test func `a refused write leaves no file`() throws {
    try withFolder { folder in
      var console = SystemConsole()
      #expect(throws: SystemFailure.self) { try write(&console, folder + "/no/a", [1]) }
      #expect(throws: SystemFailure.cannotCreate(folder, reason: "is a directory")) {
        try write(&console, folder, [1])
      }
      let left = try names(folder)
      #expect(left.isEmpty)
    }
  }

  private func files(_ folder: String, _ names: [String]) -> [OutputFile] {
    names.map { OutputFile(path: folder + "/" + $0, bytes: Array($0.utf8)) }
  }

  @Test func `of several files all are written or none`() throws {
    try withFolder { folder in
      var console = SystemConsole()
      try console.writeFiles(files(folder, ["a", "b"]), makingFolder: nil)
      try FileManager.default.createDirectory(
        atPath: folder + "/d", withIntermediateDirectories: true)
      try write(&console, folder + "/a", [7])
      #expect(throws: SystemFailure.cannotCreate(folder + "/d", reason: "is a directory")) {
        try console.writeFiles(files(folder, ["a", "c", "d"]), makingFolder: nil)
      }
      #expect(try console.readFile(folder + "/a") == [7])
      #expect(try names(folder) == ["a", "b", "d"])
    }
  }

  @Test func `a file that loses its place at the last moment takes the others back`() throws {
    try withFolder { folder in
      var console = SystemConsole()
      try write(&console, folder + "/old", [7])
      var pending: [PendingFile] = []
      for (number, name) in ["old", "new", "lost"].enumerated() {
        pending.append(try PendingFile(folder + "/" + name, number: number))
        try pending[number].append([1])
        try pending[number].close()
      }
      try FileManager.default.createDirectory(
        atPath: folder + "/lost", withIntermediateDirectories: true)
      #expect(throws: SystemFailure.cannotCreate(folder + "/lost", reason: "is a directory")) {
        try AtomicFile.putInPlace(pending)
      }
      for index in pending.indices { pending[index].discard() }
      #expect(try console.readFile(folder + "/old") == [7])
      #expect(try names(folder) == ["lost", "old"])
    }
  }

  @Test func `folders made for files that cannot be written go again`() throws {
    try withFolder { folder in
      var console = SystemConsole()
      let long = String(repeating: "n", count: 300)
      #expect(throws: SystemFailure.self) {
        try console.writeFiles(files(folder + "/x/y", ["a", long]), makingFolder: folder + "/x/y")
      }
      #expect(try names(folder) == [])
      try console.writeFiles(files(folder + "/x/y", ["a"]), makingFolder: folder + "/x/y/")
      #expect(try names(folder + "/x/y") == ["a"])
    }
  }

  @Test func `a file written piece by piece takes its place at the end, or never`() throws {
    try withFolder { folder in
      var console = SystemConsole()
      for keeping in [true, false] {
        var output = try console.openOutput(folder + "/a")
        try console.write([1, 2], to: &output)
        try console.write([keeping ? 3 : 4], to: &output)
        try console.end(&output, keeping: keeping)
        // What this console reads it would not write over.
        var reader = SystemConsole()
        #expect(try reader.readFile(folder + "/a") == [1, 2, 3])
        #expect(try names(folder) == ["a"])
      }
    }
  }

  @Test func `writing through a link keeps the link`() throws {
    try withFolder { folder in
      var console = SystemConsole()
      try write(&console, folder + "/real", [1])
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: "real")
      try write(&console, folder + "/link", [2])
      #expect(try console.readFile(folder + "/real") == [2])
      #expect(try names(folder) == ["link", "real"])
      let kind = try FileManager.default.attributesOfItem(atPath: folder + "/link")[.type]
      #expect(kind as? FileAttributeType == .typeSymbolicLink)
    }
  }

  @Test func `writing through a link to nothing makes what it leads to`() throws {
    try withFolder { folder in
      var console = SystemConsole()
      let files = FileManager.default
      try files.createDirectory(atPath: folder + "/deep", withIntermediateDirectories: true)
      try files.createSymbolicLink(atPath: folder + "/a", withDestinationPath: "deep/b")
      try files.createSymbolicLink(atPath: folder + "/deep/b", withDestinationPath: "c")
      try write(&console, folder + "/a", [3])
      #expect(try console.readFile(folder + "/deep/c") == [3])
      #expect(try files.destinationOfSymbolicLink(atPath: folder + "/a") == "deep/b")
      try files.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: "loop")
      #expect(throws: SystemFailure.self) { try write(&console, folder + "/loop", [1]) }
      #expect(try files.destinationOfSymbolicLink(atPath: folder + "/loop") == "loop")
    }
  }

  @Test func `a name as long as names can be is written`() throws {
    try withFolder { folder in
      var console = SystemConsole()
      let name = String(repeating: "n", count: 255)
      try write(&console, folder + "/" + name, [1])
      #expect(try names(folder) == [name])
    }
  }

  @Test func `what an interrupted run left behind is in nobody's way`() throws {
    try withFolder { folder in
      var console = SystemConsole()
      let left = folder + "/.guidectl-\(ProcessInfo.processInfo.processIdentifier)-0.tmp"
      try write(&console, left, [])
      try write(&console, folder + "/a", [1])
      #expect(try console.readFile(folder + "/a") == [1])
    }
  }

  @Test func `a replaced file keeps its permissions`() throws {
    try withFolder { folder in
      var console = SystemConsole()
      try write(&console, folder + "/a", [1])
      let files = FileManager.default
      try files.setAttributes([.posixPermissions: 0o666], ofItemAtPath: folder + "/a")
      try write(&console, folder + "/a", [2])
      let mode = try files.attributesOfItem(atPath: folder + "/a")[.posixPermissions]
      #expect(mode as? Int == 0o666)
    }
  }

  @Test(.enabled(if: getuid() != 0, "permissions do not bind root"))
  func `a file that must not be written is left alone`() throws {
    try withFolder { folder in
      var console = SystemConsole()
      try write(&console, folder + "/a", [1])
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o444], ofItemAtPath: folder + "/a")
      #expect(throws: SystemFailure.self) { try write(&console, folder + "/a", [2]) }
      #expect(try console.readFile(folder + "/a") == [1])
    }
  }

  @Test func `a device without an end is refused`() {
    var console = SystemConsole()
    #expect(
      throws: SystemFailure.cannotRead("/dev/zero", reason: "it is larger than 64 MiB")
    ) { try console.readFile("/dev/zero") }
  }

  @Test func `folders are made with those above them`() throws {
    try withFolder { folder in
      var console = SystemConsole()
      try console.makeDirectory(folder + "/a/b/")
      try console.makeDirectory(folder + "/a/b")
      #expect(try names(folder + "/a") == ["b"])
      try write(&console, folder + "/file", [])
      #expect(throws: SystemFailure.cannotCreate(folder + "/file/x", reason: "not a directory")) {
        try console.makeDirectory(folder + "/file/x")
      }
    }
  }

  @Test func `a missing file and a folder cannot be read`() throws {
    try withFolder { folder in
      var console = SystemConsole()
      let missing = SystemFailure.cannotRead(folder + "/x", reason: "no such file or directory")
      #expect(throws: missing) { try console.readFile(folder + "/x") }
      #expect(throws: SystemFailure.cannotRead(folder, reason: "is a directory")) {
        try console.readFile(folder)
      }
    }
  }
}
