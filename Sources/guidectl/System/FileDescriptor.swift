#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Whole reads and writes on the system's file descriptors.
enum FileDescriptor {
  /// The most bytes that are read: a scene of a hundred thousand views is smaller, and a device
  /// without an end is not read until memory is full.
  static let mostBytes = 64 << 20

  /// How long a pipe is waited for to which nobody writes, in milliseconds: a program that is
  /// started at the same time has opened it long before.
  private static let patience: Int32 = 5_000

  /// Opens a file to be read whole.
  ///
  /// A pipe to which nobody writes is not waited for forever: it is then as good as empty.
  static func openToRead(_ path: String) throws(SystemFailure) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .cannotRead(path, reason: reason(errno)) }
    var status = stat()
    if fstat(descriptor, &status) == 0, (status.st_mode & S_IFMT) == S_IFIFO {
      wait(for: descriptor, POLLIN, atMost: patience)
    }
    return descriptor
  }

  /// Everything from where the descriptor stands to its end.
  static func readAll(_ descriptor: Int32, name: String) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try readPiece(descriptor, most: 65_536, name: name)
      if piece.isEmpty { return bytes }
      guard bytes.count + piece.count <= mostBytes else {
        throw .cannotRead(name, reason: "it is larger than \(mostBytes >> 20) MiB")
      }
      bytes += piece
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
        } else if errno == EAGAIN {
          wait(for: descriptor, POLLOUT)
        } else if errno != EINTR {
          failure = errno
        }
      }
    }
    if failure == EPIPE { throw .closedPipe }
    if failure != 0 { throw .cannotWrite(name, reason: reason(failure)) }
  }

  /// What is there of a file or stream, at most `most` bytes; none at its end.
  static func readPiece(
    _ descriptor: Int32, most: Int, name: String
  ) throws(SystemFailure) -> [UInt8] {
    while true {
      var failure: Int32 = 0
      let piece = [UInt8](unsafeUninitializedCapacity: most) { buffer, used in
        let count = read(descriptor, buffer.baseAddress, most)
        if count < 0 { failure = errno }
        used = max(count, 0)
      }
      if failure == 0 { return piece }
      if failure == EAGAIN {
        wait(for: descriptor, POLLIN)
      } else if failure != EINTR {
        throw .cannotRead(name, reason: reason(failure))
      }
    }
  }

  /// Closes a descriptor.
  ///
  /// - Returns: Whether everything that was written to it is safe.
  static func end(_ descriptor: Int32) -> Bool {
    // An interrupted call has closed it all the same.
    close(descriptor) == 0 || errno == EINTR
  }

  /// Removes a file; one that is gone already is no matter.
  static func remove(_ path: String) { _ = unlink(path) }

  /// Waits until a descriptor that somebody made non-blocking is ready.
  private static func wait(for descriptor: Int32, _ event: Int32, atMost milliseconds: Int32 = -1) {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&request, 1, milliseconds)
  }

  /// The names in a directory, but for `.` and `..`, in the order of their bytes; none when it cannot
  /// be read, nor those that are no UTF-8.
  static func names(inFolder folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { _ = closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let name = String(validating: bytes, as: UTF8.self) else { continue }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  /// Whether anything has a path, be it a link that leads nowhere.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a path leads to a directory.
  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && (status.st_mode & S_IFMT) == S_IFDIR
  }

  /// Whether a descriptor is that of a file on a disk rather than of a device or a pipe.
  static func isRegular(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && (status.st_mode & S_IFMT) == S_IFREG
  }

  /// The system's words for an error number, in lower case: "no such file or directory".
  static func reason(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
