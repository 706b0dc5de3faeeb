@testable import guidectl

/// A console in memory: files are entries, streams are texts.
struct MemoryConsole: Console {
  /// The files by path.
  var files: [String: [UInt8]] = [:]
  /// The folders that were made.
  var folders: [String] = []
  /// What standard input has.
  var input: [UInt8] = []
  /// What was written to standard output.
  var output = ""
  /// What was written to standard error.
  var errors = ""
  /// The environment.
  var environment: [String: String] = [:]
  /// Whether a person reads standard error.
  var isErrorTerminal = false
  /// What writing a file or to standard output fails with.
  var writeFailure: SystemFailure?

  init(files: [String: String] = [:]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  func environmentValue(_ name: String) -> String? { environment[name] }

  mutating func readFile(_ path: String) throws(SystemFailure) -> [UInt8] {
    guard let bytes = files[path] else {
      throw .cannotRead(path, reason: "no such file or directory")
    }
    return bytes
  }

  mutating func readInput() throws(SystemFailure) -> [UInt8] { input }

  mutating func writeFile(_ path: String, _ bytes: [UInt8]) throws(SystemFailure) {
    if let writeFailure { throw writeFailure }
    files[path] = bytes
  }

  mutating func makeDirectory(_ path: String) throws(SystemFailure) { folders.append(path) }

  mutating func writeOutput(_ bytes: [UInt8]) throws(SystemFailure) {
    if let writeFailure { throw writeFailure }
    output += String(decoding: bytes, as: UTF8.self)
  }

  mutating func writeError(_ text: String) { errors += text }

  /// A file as text; empty when there is none.
  func text(of path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }
}
