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
  /// in place: there is nothing to replace. A symbolic link stays, what it leads to is replaced.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
    let target = resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists && (status.st_mode & S_IFMT) == S_IFDIR {
      throw .cannotCreate(path, reason: FileDescriptor.reason(EISDIR))
    }
    if exists && (status.st_mode & S_IFMT) != S_IFREG {
      return try writeInPlace(bytes, to: path)
    }
    let mode = exists ? status.st_mode & 0o777 : 0o666
    let temporary = target + ".\(getpid()).tmp"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(temporary, flags, mode)
    guard descriptor >= 0 else { throw .cannotCreate(path, reason: FileDescriptor.reason(errno)) }
    do throws(SystemFailure) {
      defer { _ = close(descriptor) }
      try FileDescriptor.writeAll(bytes, to: descriptor, name: path)
    } catch {
      _ = unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let reason = FileDescriptor.reason(errno)
      _ = unlink(temporary)
      throw .cannotCreate(path, reason: reason)
    }
  }

  /// Writes to something that is no file.
  private static func writeInPlace(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotCreate(path, reason: FileDescriptor.reason(errno)) }
    defer { _ = close(descriptor) }
    try FileDescriptor.writeAll(bytes, to: descriptor, name: path)
  }

  /// The path without symbolic links; the path itself while nothing is there.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
