#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The real console: the process's own streams and files.
struct SystemConsole: Console {
  /// The files that were read, by this console or a copy of it; nothing is written over them.
  private let inputs = Monitor<Set<FileIdentity>>([])

  /// Makes a console and lets writes fail, to a closed pipe or beyond the size that a file may have,
  /// instead of ending the process.
  init() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Remembers a file that is read, so that no output replaces it.
  private func note(_ descriptor: Int32) {
    guard let identity = FileIdentity(ofFile: descriptor) else { return }
    inputs.access { _ = $0.insert(identity) }
  }

  var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  func environmentValue(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  mutating func readFile(_ path: String) throws(SystemFailure) -> [UInt8] {
    let descriptor = try FileDescriptor.openToRead(path)
    defer { _ = close(descriptor) }
    note(descriptor)
    return try FileDescriptor.readAll(descriptor, name: path)
  }

  mutating func readReplaceableFile(_ path: String) throws(SystemFailure) -> [UInt8] {
    let descriptor = try FileDescriptor.openToRead(path)
    defer { _ = close(descriptor) }
    return try FileDescriptor.readAll(descriptor, name: path)
  }

  mutating func readFile(
    _ name: String, inFolder folder: String
  ) throws(SystemFailure) -> [UInt8] {
    let descriptor = try ContainedFile.open(name, inFolder: folder)
    defer { _ = close(descriptor) }
    note(descriptor)
    return try FileDescriptor.readAll(descriptor, name: folder + "/" + name)
  }

  func isThere(_ path: String) -> Bool { FileDescriptor.isThere(path) }

  func fileNames(inFolder folder: String) -> [String] { FileDescriptor.names(inFolder: folder) }

  mutating func readInput() throws(SystemFailure) -> [UInt8] {
    note(STDIN_FILENO)
    return try FileDescriptor.readAll(STDIN_FILENO, name: "standard input")
  }

  mutating func openInput(_ path: String) throws(SystemFailure) -> ConsoleInput {
    guard path != "-" else {
      note(STDIN_FILENO)
      return ConsoleInput(name: "standard input", descriptor: STDIN_FILENO)
    }
    // What is read piece by piece is waited for: whoever writes to a pipe may come later.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path, reason: FileDescriptor.reason(errno)) }
    note(descriptor)
    return ConsoleInput(name: path, descriptor: descriptor)
  }

  mutating func readPiece(of input: ConsoleInput) throws(SystemFailure) -> [UInt8] {
    try FileDescriptor.readPiece(input.descriptor, most: 65_536, name: input.name)
  }

  mutating func writeFiles(
    makingFolder folder: String?, _ next: () throws(SystemFailure) -> OutputFile?
  ) throws(SystemFailure) {
    let made = try folder.map { (path) throws(SystemFailure) in try makeDirectory(path) } ?? []
    do throws(SystemFailure) {
      try AtomicFile.write(sparing: inputs.access { $0 }, next)
    } catch {
      for path in made.reversed() { _ = rmdir(path) }
      throw error
    }
  }

  /// Makes a directory and those above it, where they are missing.
  ///
  /// - Returns: Those that were missing, from the outside; none when it throws.
  @discardableResult
  func makeDirectory(_ path: String) throws(SystemFailure) -> [String] {
    var made: [String] = []
    var current = Path.isAbsolute(path) ? "/" : ""
    for name in Path.names(in: path) {
      current += current.isEmpty || current.utf8.elementsEqual("/".utf8) ? name : "/" + name
      if Interrupts.removingFolder(current, make: { mkdir(current, 0o777) }) == 0 {
        made.append(current)
        continue
      }
      let reason = errno
      if reason == EEXIST && FileDescriptor.isDirectory(current) { continue }
      for path in made.reversed() { _ = rmdir(path) }
      let shown = reason == EEXIST ? ENOTDIR : reason  // a file stands in the way
      throw .cannotCreate(path, reason: FileDescriptor.reason(shown))
    }
    return made
  }

  mutating func openOutput(_ path: String) throws(SystemFailure) -> ConsoleOutput {
    ConsoleOutput(
      path: path, file: path == "-" ? nil : try PendingFile(path, sparing: inputs.access { $0 }))
  }

  mutating func write(
    _ bytes: [UInt8], to output: inout ConsoleOutput
  ) throws(SystemFailure) {
    guard output.file != nil else { return try writeOutput(bytes) }
    try output.file?.append(bytes)
  }

  mutating func end(
    _ output: inout ConsoleOutput, keeping: Bool
  ) throws(SystemFailure) {
    guard var file = output.file else { return }
    defer { output.file = nil }
    do throws(SystemFailure) {
      guard keeping else { return file.discard() }
      try file.close()
      // Files that scenes of a batch name were read after this one was opened.
      try file.spare(inputs.access { $0 })
      try AtomicFile.putInPlace([file])
    } catch {
      file.discard()
      throw error
    }
  }

  mutating func writeOutput(_ bytes: [UInt8]) throws(SystemFailure) {
    try FileDescriptor.writeAll(bytes, to: STDOUT_FILENO, name: "standard output")
  }

  mutating func writeError(_ text: String) {
    try? FileDescriptor.writeAll(Array(text.utf8), to: STDERR_FILENO, name: "standard error")
  }
}
