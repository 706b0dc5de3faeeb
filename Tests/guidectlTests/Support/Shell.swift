import Foundation
import TestSupport

/// Runs commands as a reader of the documents would, in the package's folder.
enum Shell {
  /// Where the programs of this package are built: beside the tests.
  static let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Whether a program of this package is built.
  static func hasProgram(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: programs.appendingPathComponent(name).path)
  }

  /// What a command prints, messages included.
  static func output(of command: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec 2>&1; " + command]
    process.currentDirectoryURL = Corpora.packageRoot
    process.environment = ["PATH": programs.path + ":/usr/bin:/bin", "NO_COLOR": "1"]
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    // Read to its end before waiting: a full pipe would block the command.
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
