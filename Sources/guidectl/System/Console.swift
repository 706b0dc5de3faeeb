/// All that a command touches of the world outside: files, standard streams, the environment.
///
/// Commands are given one, so that tests can run them in memory.
protocol Console {
  /// Whether standard error is read by a person at a terminal.
  var isErrorTerminal: Bool { get }

  /// The value of an environment variable; nothing when it is not set.
  func environmentValue(_ name: String) -> String?

  /// The whole of a file.
  mutating func readFile(_ path: String) throws(SystemFailure) -> [UInt8]

  /// Everything that standard input has.
  mutating func readInput() throws(SystemFailure) -> [UInt8]

  /// Writes a file whole or not at all: readers see the old content or the new.
  mutating func writeFile(_ path: String, _ bytes: [UInt8]) throws(SystemFailure)

  /// Makes a directory and those above it, where they are missing.
  mutating func makeDirectory(_ path: String) throws(SystemFailure)

  /// Appends to standard output.
  mutating func writeOutput(_ bytes: [UInt8]) throws(SystemFailure)

  /// Appends to standard error; what cannot be written there is lost.
  mutating func writeError(_ text: String)
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
