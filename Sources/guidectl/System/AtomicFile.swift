#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writes files so that nobody ever sees half of one.
enum AtomicFile {
  /// Writes a temporary file beside the wanted one, then puts it in its place in one step.
  ///
  /// A path that leads to something other than a file, such as `/dev/null` or a pipe, is written
  /// in place: there is nothing to replace. A symbolic link stays, what it leads to is replaced or
  /// made. A file that must not be written is refused, and a replaced file keeps its permissions.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
    let target = try resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists && (status.st_mode & S_IFMT) == S_IFDIR {
      throw .cannotCreate(path, reason: FileDescriptor.reason(EISDIR))
    }
    if exists && (status.st_mode & S_IFMT) != S_IFREG {
      return try writeInPlace(bytes, to: path)
    }
    if exists && access(target, W_OK) != 0 {
      throw .cannotCreate(path, reason: FileDescriptor.reason(errno))
    }
    try replace(target, with: bytes, mode: exists ? status.st_mode & 0o777 : nil, name: path)
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t?, name: String
  ) throws(SystemFailure) {
    let (temporary, descriptor) = try makeTemporary(beside: target, name: name)
    do throws(SystemFailure) {
      defer { _ = close(descriptor) }
      try FileDescriptor.writeAll(bytes, to: descriptor, name: name)
      if let mode { _ = fchmod(descriptor, mode) }
    } catch {
      _ = unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let reason = FileDescriptor.reason(errno)
      _ = unlink(temporary)
      throw .cannotCreate(name, reason: reason)
    }
  }

  /// Makes an empty file in the target's folder.
  ///
  /// Its name is short, because the target's may be as long as names can be, and it is not that of
  /// a file which a run with the same process number left behind.
  private static func makeTemporary(
    beside target: String, name: String
  ) throws(SystemFailure) -> (path: String, descriptor: Int32) {
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? ""
    for attempt in 0..<100 {
      let path = folder + ".guidectl-\(getpid())-\(attempt).tmp"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (path, descriptor) }
      guard errno == EEXIST else { break }
    }
    throw .cannotCreate(name, reason: FileDescriptor.reason(errno))
  }

  /// Writes to something that is no file.
  private static func writeInPlace(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotCreate(path, reason: FileDescriptor.reason(errno)) }
    defer { _ = close(descriptor) }
    try FileDescriptor.writeAll(bytes, to: descriptor, name: path)
  }

  /// Where a path leads through symbolic links, whether or not anything is there.
  private static func resolved(_ path: String) throws(SystemFailure) -> String {
    let name = path
    var path = path
    for _ in 0..<mostLinks {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      guard count >= 0 else { return path }  // no link, or nothing
      let next = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    throw .cannotCreate(name, reason: FileDescriptor.reason(ELOOP))
  }

  /// How many links are followed, as Linux does.
  private static let mostLinks = 40
}
