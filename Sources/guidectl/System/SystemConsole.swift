#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The real console: the process's own streams and files.
struct SystemConsole: Console {
  /// Makes a console and lets writes to a closed pipe fail instead of ending the process.
  init() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  func environmentValue(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  mutating func readFile(_ path: String) throws(SystemFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path, reason: FileDescriptor.reason(errno)) }
    defer { _ = close(descriptor) }
    return try FileDescriptor.readAll(descriptor, name: path)
  }

  mutating func readInput() throws(SystemFailure) -> [UInt8] {
    try FileDescriptor.readAll(STDIN_FILENO, name: "standard input")
  }

  mutating func writeFile(_ path: String, _ bytes: [UInt8]) throws(SystemFailure) {
    try AtomicFile.write(bytes, to: path)
  }

  mutating func makeDirectory(_ path: String) throws(SystemFailure) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += made.isEmpty || made == "/" ? String(part) : "/" + part
      if mkdir(made, 0o777) == 0 { continue }
      let reason = errno
      if reason == EEXIST && FileDescriptor.isDirectory(made) { continue }
      let shown = reason == EEXIST ? ENOTDIR : reason  // a file stands in the way
      throw .cannotCreate(path, reason: FileDescriptor.reason(shown))
    }
  }

  mutating func writeOutput(_ bytes: [UInt8]) throws(SystemFailure) {
    try FileDescriptor.writeAll(bytes, to: STDOUT_FILENO, name: "standard output")
  }

  mutating func writeError(_ text: String) {
    try? FileDescriptor.writeAll(Array(text.utf8), to: STDERR_FILENO, name: "standard error")
  }
}
