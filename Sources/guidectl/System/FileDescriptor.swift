#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Whole reads and writes on the system's file descriptors.
enum FileDescriptor {
  /// Everything from where the descriptor stands to its end.
  static func readAll(_ descriptor: Int32, name: String) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
      } else if errno != EINTR {
        throw .cannotRead(name, reason: reason(errno))
      }
    }
  }

  /// Writes all bytes, however many calls that takes.
  static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, name: String
  ) throws(SystemFailure) {
    var failure: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty && failure == 0 {
        let count = write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          failure = errno
        }
      }
    }
    if failure == EPIPE { throw .closedPipe }
    if failure != 0 { throw .cannotWrite(name, reason: reason(failure)) }
  }

  /// Whether a path leads to a directory.
  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && (status.st_mode & S_IFMT) == S_IFDIR
  }

  /// The system's words for an error number, in lower case: "no such file or directory".
  static func reason(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
