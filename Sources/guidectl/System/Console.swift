/// All that a command touches of the world outside: files, standard streams, the environment.
///
/// Commands are given one, so that tests can run them in memory.
protocol Console: TerminalConsole, FileWatching, Sendable {
  /// Whether standard error is read by a person at a terminal.
  var isErrorTerminal: Bool { get }

  /// The value of an environment variable; `nil` when it is not set.
  func environmentValue(_ name: String) -> String?

  /// The whole of a file.
  mutating func readFile(_ path: String) throws(SystemFailure) -> [UInt8]

  /// The whole of a file that the run may replace by a newer one, as it does with a baseline.
  ///
  /// Every other file that is read is spared by all outputs, and watched by `--watch`.
  mutating func readReplaceableFile(_ path: String) throws(SystemFailure) -> [UInt8]

  /// The whole of a file that has to lie in a folder or below it, wherever links lead.
  ///
  /// - Parameters:
  ///   - name: The file, relative to the folder.
  ///   - folder: The folder.
  /// - Returns: The whole file.
  /// - Throws: What the system refuses, or that the file lies outside of the folder.
  mutating func readFile(_ name: String, inFolder folder: String) throws(SystemFailure) -> [UInt8]

  /// The names of what lies in a folder, in the order of their bytes; none where there is no folder.
  func fileNames(inFolder folder: String) -> [String]

  /// Whether anything has a path already, be it a link that leads nowhere.
  func isThere(_ path: String) -> Bool

  /// Everything that standard input has.
  mutating func readInput() throws(SystemFailure) -> [UInt8]

  /// Opens a file, or standard input for `-`, to be read piece by piece.
  mutating func openInput(_ path: String) throws(SystemFailure) -> ConsoleInput

  /// The next bytes as soon as there are any; none at the end.
  mutating func readPiece(of input: ConsoleInput) throws(SystemFailure) -> [UInt8]

  /// Writes files as they are made, all of them whole or none at all: readers see the old content or
  /// the new.
  ///
  /// - Parameters:
  ///   - folder: A folder to make first with those above it, where they are missing.
  ///   - next: The next file; nothing behind the last one.
  /// - Throws: What the system refuses, or `next`; then nothing was written or made.
  mutating func writeFiles(
    makingFolder folder: String?, _ next: () throws(SystemFailure) -> OutputFile?
  ) throws(SystemFailure)

  /// Opens a file, or standard output for `-`, to be written piece by piece.
  mutating func openOutput(_ path: String) throws(SystemFailure) -> ConsoleOutput

  /// Appends to what was opened.
  mutating func write(_ bytes: [UInt8], to output: inout ConsoleOutput) throws(SystemFailure)

  /// Ends writing: the file takes its place, or is given up as if it had never been opened.
  mutating func end(_ output: inout ConsoleOutput, keeping: Bool) throws(SystemFailure)

  /// Appends to standard output.
  mutating func writeOutput(_ bytes: [UInt8]) throws(SystemFailure)

  /// Appends to standard error; what cannot be written there is lost.
  mutating func writeError(_ text: String)
}

extension Console {
  /// Writes files that are made already, all of them whole or none at all.
  ///
  /// - Parameters:
  ///   - files: What to write.
  ///   - folder: A folder to make first with those above it, where they are missing.
  /// - Throws: What the system refuses; then nothing was written or made.
  mutating func writeFiles(
    _ files: [OutputFile], makingFolder folder: String?
  ) throws(SystemFailure) {
    var rest = files[...]
    try writeFiles(makingFolder: folder) { () throws(SystemFailure) in rest.popFirst() }
  }

  /// Whether messages may be coloured: a person reads them and does not object.
  var isErrorColored: Bool { isErrorTerminal && allowsColors }

  /// Whether results may be coloured, likewise.
  var isOutputColored: Bool { isOutputTerminal && allowsColors }

  private var allowsColors: Bool {
    // no-color.org: set and not empty, whatever its value.
    let objection = environmentValue("NO_COLOR") ?? ""
    return objection.isEmpty && environmentValue("TERM") != "dumb"
  }
}

/// Something that is read piece by piece.
struct ConsoleInput: Sendable {
  /// What messages call it.
  var name: String
  /// The system's number for it.
  var descriptor: Int32
}

/// Something that is written piece by piece.
struct ConsoleOutput: Sendable {
  /// Where it goes, as it was asked for.
  var path: String
  /// The file that is being written; `nil` for standard output.
  var file: PendingFile?
}

/// Why the system refused to read or write.
enum SystemFailure: Error, Equatable, Sendable {
  /// A file cannot be read: its name and the system's reason.
  case cannotRead(String, reason: String)
  /// A file or directory cannot be made: its name and the system's reason.
  case cannotCreate(String, reason: String)
  /// Writing stopped half-way: the name and the system's reason.
  case cannotWrite(String, reason: String)
  /// Whoever read standard output has gone; there is nobody left to tell.
  case closedPipe
}
