#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What tells files apart, however their names are spelled: the device and the number on it.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// The identity of what is open; `nil` where the system does not tell.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The identity of an ordinary file that is open.
  ///
  /// Devices and pipes have none: nothing in them is lost when they are written to.
  init?(ofFile descriptor: Int32) {
    guard FileDescriptor.isRegular(descriptor) else { return nil }
    self.init(of: descriptor)
  }

  /// The identity of the ordinary file that a path leads to; `nil` when there is none.
  init?(ofFileAt path: String) {
    var status = stat()
    guard stat(path, &status) == 0, (status.st_mode & S_IFMT) == S_IFREG else { return nil }
    self.init(status)
  }
}
