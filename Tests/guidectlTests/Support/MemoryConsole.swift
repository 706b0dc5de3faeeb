@testable import guidectl

/// A console in memory: files are entries, streams are texts.
struct MemoryConsole: Console {
  /// The files by path.
  var files: [String: [UInt8]] = [:]
  /// The folders that were made.
  var folders: [String] = []
  /// What standard input has, and after that was opened the file that is read piece by piece.
  var input: [UInt8] = []
  /// How much of it was read.
  private var readCount = 0
  /// How many bytes a stream has at a time.
  var pieceLength = 65_536
  /// What reading a stream ends with.
  var readFailure: SystemFailure?
  /// Files that are being written.
  var pending: [String: [UInt8]] = [:]
  /// What was written to standard output.
  var output = ""
  /// What was written to standard error.
  var errors = ""
  /// The environment.
  var environment: [String: String] = [:]
  /// Whether a person reads standard error.
  var isErrorTerminal = false
  /// Whether a person types, and whether one reads standard output.
  var isInputTerminal = false
  var isOutputTerminal = false
  /// How many cells the terminal has.
  var terminalSize: TerminalSize? = TerminalSize(columns: 80, rows: 24)
  /// What happens at the terminal, in order, each with the new size if there is one; then it is gone.
  var terminalReports: [(TerminalReport, TerminalSize?)] = []
  /// What is saved while somebody waits, one at each pause; then there is nothing to wait for.
  var saves: [[String: String?]] = []
  /// How often each file was saved.
  private var saveCounts: [String: Int] = [:]
  /// What gives the terminal back; `nil` while it is not taken over.
  private(set) var leavingTerminal: String?
  /// How often it was taken over.
  private(set) var terminalCount = 0
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

  mutating func readReplaceableFile(_ path: String) throws(SystemFailure) -> [UInt8] {
    try readFile(path)
  }

  mutating func readFile(
    _ name: String, inFolder folder: String
  ) throws(SystemFailure) -> [UInt8] {
    try readFile(folder == "." ? name : folder + "/" + name)
  }

  func isThere(_ path: String) -> Bool { files[path] != nil }

  func fileNames(inFolder folder: String) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return files.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      .filter { !$0.contains("/") }.sorted()
  }

  mutating func readInput() throws(SystemFailure) -> [UInt8] { input }

  mutating func openInput(_ path: String) throws(SystemFailure) -> ConsoleInput {
    if path != "-" { input = try readFile(path) }
    readCount = 0
    return ConsoleInput(name: path, descriptor: -1)
  }

  mutating func readPiece(of stream: ConsoleInput) throws(SystemFailure) -> [UInt8] {
    let piece = Array(input[readCount...].prefix(pieceLength))
    readCount += piece.count
    if piece.isEmpty, let readFailure { throw readFailure }
    return piece
  }

  mutating func writeFiles(
    makingFolder folder: String?, _ next: () throws(SystemFailure) -> OutputFile?
  ) throws(SystemFailure) {
    if let writeFailure { throw writeFailure }
    var written: [OutputFile] = []
    while let file = try next() { written.append(file) }
    if let folder { folders.append(folder) }
    for file in written { files[file.path] = file.bytes }
  }

  mutating func openOutput(_ path: String) throws(SystemFailure) -> ConsoleOutput {
    if let writeFailure { throw writeFailure }
    return ConsoleOutput(path: path)
  }

  mutating func write(_ bytes: [UInt8], to stream: inout ConsoleOutput) throws(SystemFailure) {
    guard stream.path != "-" else { return try writeOutput(bytes) }
    if let writeFailure { throw writeFailure }
    pending[stream.path, default: []] += bytes
  }

  mutating func end(_ stream: inout ConsoleOutput, keeping: Bool) throws(SystemFailure) {
    guard stream.path != "-" else { return }
    let bytes = pending.removeValue(forKey: stream.path) ?? []
    if keeping { files[stream.path] = bytes }
  }

  mutating func writeOutput(_ bytes: [UInt8]) throws(SystemFailure) {
    if let writeFailure { throw writeFailure }
    output += String(decoding: bytes, as: UTF8.self)
  }

  mutating func writeError(_ text: String) { errors += text }

  func fileStamp(_ path: String) -> FileStamp? {
    files[path].map {
      FileStamp(seconds: saveCounts[path] ?? 0, nanoseconds: 0, size: $0.count)
    }
  }

  mutating func pause(milliseconds: Int) -> Bool {
    guard !saves.isEmpty else { return false }
    for (path, text) in saves.removeFirst() {
      files[path] = text.map { Array($0.utf8) }
      saveCounts[path, default: 0] += 1
    }
    return true
  }

  mutating func enterTerminal(entering: String, leaving: String) throws(SystemFailure) {
    terminalCount += 1
    leavingTerminal = leaving
    output += entering
  }

  mutating func leaveTerminal() {
    output += leavingTerminal ?? ""
    leavingTerminal = nil
  }

  mutating func nextTerminalReport(patience: Int?) -> TerminalReport {
    guard !terminalReports.isEmpty else { return .ended }
    let (report, size) = terminalReports.removeFirst()
    if let size { terminalSize = size }
    return report
  }

  /// A file as text; empty when there is none.
  func text(of path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }
}
