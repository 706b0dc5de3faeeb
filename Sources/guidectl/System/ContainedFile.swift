#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Opens a file that has to lie in a folder or below it, wherever links lead.
///
/// The path is walked name by name, each folder opened from the one before it, and links are read
/// rather than followed. So what decides is where the walk has come to, as the system knows its
/// folders, never how a name is spelled; and a folder that is moved meanwhile leads nowhere else.
/// Links may leave the folder as long as they come back: nothing outside is read on the way.
struct ContainedFile {
  /// A folder of the walk.
  private struct Folder {
    var descriptor: Int32
    var identity: FileIdentity?
  }

  /// The folders from where the walk began to where it is; the last one is the current one.
  private var folders: [Folder] = []
  /// The names that are still to be walked, the next one last, each with the NUL that ends it.
  private var names: [[UInt8]] = []
  private var linkCount = 0
  /// What messages call the file.
  private let name: String

  private init(name: String) { self.name = name }

  /// Opens a file for reading, without waiting for whoever writes to it.
  ///
  /// - Parameters:
  ///   - file: The file, relative to the folder.
  ///   - folder: The folder.
  /// - Returns: The descriptor of an ordinary file.
  /// - Throws: What the system refuses, or that the file lies outside of the folder.
  static func open(_ file: String, inFolder folder: String) throws(SystemFailure) -> Int32 {
    var walk = ContainedFile(name: folder + "/" + file)
    defer { walk.end() }
    guard !file.utf8.contains(0) else { throw walk.refusal(ENOENT) }
    try walk.enter(AT_FDCWD, Array(folder.utf8) + [0], following: true)
    guard let root = walk.folders.last?.identity else { throw walk.refusal(EACCES) }
    walk.push(Array(file.utf8))
    return try walk.descriptor(within: root)
  }

  /// Walks to the end of the path.
  private mutating func descriptor(within root: FileIdentity) throws(SystemFailure) -> Int32 {
    while let next = names.popLast() {
      guard let folder = folders.last?.descriptor else { throw refusal(ENOENT) }
      if next == Self.current { continue }
      if next == Self.parent {
        try leave()
      } else if let target = try link(next, in: folder) {
        if target.first == Self.slash { try restart() }
        push(target)
      } else if !names.isEmpty {
        try enter(folder, next, following: false)
      } else {
        guard folders.contains(where: { $0.identity == root }) else { throw outside }
        return try file(next, in: folder)
      }
    }
    guard folders.contains(where: { $0.identity == root }) else { throw outside }
    throw noFile
  }

  /// Opens the file itself.
  private func file(_ last: [UInt8], in folder: Int32) throws(SystemFailure) -> Int32 {
    let opened = Self.withPath(last) {
      openat(folder, $0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    }
    guard opened >= 0 else { throw refusal(errno) }
    guard FileDescriptor.isRegular(opened) else {
      _ = FileDescriptor.end(opened)
      throw noFile
    }
    return opened
  }

  /// Goes into a folder.
  private mutating func enter(
    _ folder: Int32, _ next: [UInt8], following: Bool
  ) throws(SystemFailure) {
    let flags = Self.onlyToWalk | O_DIRECTORY | O_CLOEXEC | (following ? 0 : O_NOFOLLOW)
    let opened = Self.withPath(next) { openat(folder, $0, flags) }
    guard opened >= 0 else { throw refusal(errno) }
    folders.append(Folder(descriptor: opened, identity: FileIdentity(of: opened)))
  }

  /// Goes back to the folder that the current one was entered from, or above the first one.
  private mutating func leave() throws(SystemFailure) {
    guard let left = folders.popLast() else { return }
    defer { _ = FileDescriptor.end(left.descriptor) }
    if folders.isEmpty { try enter(left.descriptor, Self.parent, following: false) }
  }

  /// Begins anew at the root of the file system.
  private mutating func restart() throws(SystemFailure) {
    end()
    folders = []
    try enter(AT_FDCWD, [Self.slash, 0], following: false)
  }

  /// Puts the names of a path before those that are still to be walked.
  private mutating func push(_ path: [UInt8]) {
    for part in path.split(separator: Self.slash).reversed() { names.append(part + [0]) }
  }

  /// Where a link leads; `nil` for what is none, or is not there.
  private mutating func link(_ next: [UInt8], in folder: Int32) throws(SystemFailure) -> [UInt8]? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = Self.withPath(next) { readlinkat(folder, $0, &target, target.count) }
    guard count >= 0 else { return nil }
    linkCount += 1
    guard linkCount <= PendingFile.mostLinks else { throw refusal(ELOOP) }
    return target[..<count].map(UInt8.init(bitPattern:))
  }

  /// Closes all folders.
  private func end() { for folder in folders { _ = FileDescriptor.end(folder.descriptor) } }

  private func refusal(_ number: Int32) -> SystemFailure {
    .cannotRead(name, reason: FileDescriptor.reason(number))
  }

  private var outside: SystemFailure {
    .cannotRead(name, reason: "it lies outside of the scene's folder")
  }

  private var noFile: SystemFailure { .cannotRead(name, reason: "it is no ordinary file") }

  private static func withPath<Result>(
    _ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    bytes.map(CChar.init(bitPattern:)).withUnsafeBufferPointer { buffer in
      // The array ends with a NUL, so that it has a first element.
      guard let path = buffer.baseAddress else { preconditionFailure("a path without its end") }
      return body(path)
    }
  }

  private static let slash = UInt8(ascii: "/")
  private static let current: [UInt8] = [UInt8(ascii: "."), 0]
  private static let parent: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: "."), 0]

  /// Opens folders that may be passed through although their lists must not be read, where the
  /// system has a way to.
  private static var onlyToWalk: Int32 {
    #if os(Linux)
      0o10_000_000  // O_PATH, which the headers do not show to Swift
    #else
      O_RDONLY
    #endif
  }
}
