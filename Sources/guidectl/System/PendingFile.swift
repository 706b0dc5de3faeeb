#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that is being written beside the place that it will take.
///
/// A path that leads to something other than a file, such as `/dev/null` or a pipe, is written in
/// place: there is nothing to replace. A symbolic link stays, what it leads to is replaced or made.
/// A file that must not be written is refused, and a replaced file keeps its permissions.
struct PendingFile: Sendable {
  /// The path as it was asked for, for messages.
  private let name: String
  /// Where it leads through symbolic links.
  private let target: String
  /// Where it is written meanwhile; `nil` when it is written in place.
  private let temporary: String?
  /// Whether a file is there that it replaces.
  private let isReplacing: Bool
  private var descriptor: Int32?

  /// Opens a file for writing.
  ///
  /// - Parameters:
  ///   - path: Where it is to be.
  ///   - number: How many files are pending already, so that a free name is found at once.
  ///   - inputs: Files that must not be replaced: they were read.
  /// - Throws: What the system refuses.
  init(
    _ path: String, number: Int = 0, sparing inputs: Set<FileIdentity> = []
  ) throws(SystemFailure) {
    name = path
    target = try Self.resolved(path)
    try Self.spare(inputs, at: target, name: path)
    var status = stat()
    isReplacing = stat(target, &status) == 0
    let kind = status.st_mode & S_IFMT
    if isReplacing && kind == S_IFDIR {
      throw .cannotCreate(path, reason: FileDescriptor.reason(EISDIR))
    }
    let opened: Int32
    if isReplacing && kind != S_IFREG {
      // A device or a pipe: whoever reads it would not see another file in its place.
      temporary = nil
      opened = open(path, O_WRONLY | O_CLOEXEC)
    } else if isReplacing && access(target, W_OK) != 0 {
      // The folder may allow a replacement, but the file says that it must not change.
      temporary = nil
      opened = -1
    } else {
      (temporary, opened) = Self.makeTemporary(beside: target, number: number)
      if isReplacing && opened >= 0 { _ = fchmod(opened, status.st_mode & 0o777) }
    }
    guard opened >= 0 else { throw .cannotCreate(path, reason: FileDescriptor.reason(errno)) }
    descriptor = opened
  }

  /// Refuses to replace a file that was read, whatever name it has here.
  func spare(_ inputs: Set<FileIdentity>) throws(SystemFailure) {
    try Self.spare(inputs, at: target, name: name)
  }

  private static func spare(
    _ inputs: Set<FileIdentity>, at target: String, name: String
  ) throws(SystemFailure) {
    guard let there = FileIdentity(ofFileAt: target), inputs.contains(there) else { return }
    throw .cannotCreate(name, reason: "it is a file that was read, which would be lost")
  }

  /// Writes more.
  mutating func append(_ bytes: [UInt8]) throws(SystemFailure) {
    guard let descriptor else { return }
    try FileDescriptor.writeAll(bytes, to: descriptor, name: name)
  }

  /// Ends writing: a full disk may be noticed only now.
  mutating func close() throws(SystemFailure) {
    guard let descriptor else { return }
    self.descriptor = nil
    guard FileDescriptor.end(descriptor) else {
      throw .cannotWrite(name, reason: FileDescriptor.reason(errno))
    }
  }

  /// Gives the file up; one that is in its place already stays there.
  mutating func discard() {
    try? close()
    if let temporary { FileDescriptor.remove(temporary) }
  }

  /// Puts the written file in its place in one step.
  ///
  /// - Parameter keepsFormer: Whether to keep the file that it replaces.
  /// - Returns: Where that is kept, if it is.
  /// - Throws: What the system refuses.
  func putInPlace(keepsFormer: Bool) throws(SystemFailure) -> String? {
    guard let temporary else { return nil }
    var former: String?
    if keepsFormer && isReplacing {
      // A second name for the file; a system without such names does not allow a way back.
      let name = temporary + "~"
      if link(target, name) == 0 { former = name }
    }
    guard rename(temporary, target) == 0 else {
      let reason = FileDescriptor.reason(errno)
      if let former { FileDescriptor.remove(former) }
      throw .cannotCreate(name, reason: reason)
    }
    return former
  }

  /// Undoes `putInPlace`.
  func takeBack(former: String?) {
    guard temporary != nil else { return }
    if let former {
      _ = rename(former, target)
    } else if !isReplacing {
      FileDescriptor.remove(target)
    }
  }

  /// Makes an empty file in the target's folder.
  ///
  /// Its name is short, because the target's may be as long as names can be, and it is not that of
  /// a file which a run with the same process number left behind.
  private static func makeTemporary(
    beside target: String, number: Int
  ) -> (path: String, descriptor: Int32) {
    let folder = String(Path.folderPrefix(of: target))
    var attempt = number
    while true {
      let path = folder + ".guidectl-\(getpid())-\(attempt).tmp"
      let descriptor = Interrupts.removing(path) {
        open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      }
      guard descriptor < 0, errno == EEXIST, attempt < number + 100 else {
        return (path, descriptor)
      }
      attempt += 1
    }
  }

  /// Where a path leads through symbolic links, whether or not anything is there.
  private static func resolved(_ path: String) throws(SystemFailure) -> String {
    let name = path
    var path = path
    for _ in 0..<mostLinks {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      guard count >= 0 else { return path }  // no link, or no file
      let bytes = buffer[..<count].map(UInt8.init(bitPattern:))
      let next = String(decoding: bytes, as: UTF8.self)
      // A repaired name would be that of another file.
      guard next.utf8.elementsEqual(bytes) else {
        throw .cannotCreate(name, reason: "it is a link to a name that is no UTF-8")
      }
      path = Path.isAbsolute(next) ? next : Path.folderPrefix(of: path) + next
    }
    throw .cannotCreate(name, reason: FileDescriptor.reason(ELOOP))
  }

  /// How many links are followed, as Linux does.
  static let mostLinks = 40
}
