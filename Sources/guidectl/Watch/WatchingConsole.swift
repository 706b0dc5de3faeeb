/// A console that remembers what a command reads, and holds its words back until it is done.
///
/// So whatever a command reads is watched, the scene, its images and fonts, without a list of it; and
/// what one run says replaces what the last one said at once.
struct WatchingConsole<World: Console>: Console {
  /// The world behind it.
  private(set) var world: World
  /// The files that were read or looked for, in order, as they were before they were read.
  private(set) var files: [WatchedFile] = []
  /// What was written to standard output.
  private(set) var output: [UInt8] = []
  /// What was written to standard error.
  private(set) var errors = ""

  /// Makes a console before a world.
  init(_ world: World) { self.world = world }

  private mutating func note(_ path: String) {
    guard !files.contains(where: { $0.path == path }) else { return }
    files.append(WatchedFile(path: path, stamp: world.fileStamp(path)))
  }

  var isErrorTerminal: Bool { world.isErrorTerminal }
  var isInputTerminal: Bool { world.isInputTerminal }
  var isOutputTerminal: Bool { world.isOutputTerminal }
  var terminalSize: TerminalSize? { world.terminalSize }

  func environmentValue(_ name: String) -> String? { world.environmentValue(name) }

  mutating func readFile(_ path: String) throws(SystemFailure) -> [UInt8] {
    note(path)
    return try world.readFile(path)
  }

  mutating func readReplaceableFile(_ path: String) throws(SystemFailure) -> [UInt8] {
    try world.readReplaceableFile(path)
  }

  mutating func readFile(
    _ name: String, inFolder folder: String
  ) throws(SystemFailure) -> [UInt8] {
    note(folder == "." ? name : folder + "/" + name)
    return try world.readFile(name, inFolder: folder)
  }

  func fileNames(inFolder folder: String) -> [String] { world.fileNames(inFolder: folder) }

  func isThere(_ path: String) -> Bool { world.isThere(path) }

  mutating func readInput() throws(SystemFailure) -> [UInt8] { try world.readInput() }

  mutating func openInput(_ path: String) throws(SystemFailure) -> ConsoleInput {
    note(path)
    return try world.openInput(path)
  }

  mutating func readPiece(of input: ConsoleInput) throws(SystemFailure) -> [UInt8] {
    try world.readPiece(of: input)
  }

  mutating func writeFiles(
    makingFolder folder: String?, _ next: () throws(SystemFailure) -> OutputFile?
  ) throws(SystemFailure) {
    try world.writeFiles(makingFolder: folder, next)
  }

  mutating func openOutput(_ path: String) throws(SystemFailure) -> ConsoleOutput {
    try world.openOutput(path)
  }

  mutating func write(_ bytes: [UInt8], to output: inout ConsoleOutput) throws(SystemFailure) {
    try world.write(bytes, to: &output)
  }

  mutating func end(_ output: inout ConsoleOutput, keeping: Bool) throws(SystemFailure) {
    try world.end(&output, keeping: keeping)
  }

  mutating func writeOutput(_ bytes: [UInt8]) throws(SystemFailure) { output += bytes }

  mutating func writeError(_ text: String) { errors += text }

  mutating func enterTerminal(entering: String, leaving: String) throws(SystemFailure) {
    try world.enterTerminal(entering: entering, leaving: leaving)
  }

  mutating func leaveTerminal() { world.leaveTerminal() }

  mutating func nextTerminalReport(patience: Int?) -> TerminalReport {
    world.nextTerminalReport(patience: patience)
  }

  func fileStamp(_ path: String) -> FileStamp? { world.fileStamp(path) }

  mutating func pause(milliseconds: Int) -> Bool { world.pause(milliseconds: milliseconds) }
}
