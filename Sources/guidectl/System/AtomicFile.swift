/// Writes files so that nobody ever sees half of one, nor some of several.
enum AtomicFile {
  /// Writes each file to a temporary one beside its place, then puts all in their places.
  ///
  /// When anything is refused, what was there before is there again and nothing is left over.
  ///
  /// - Parameters:
  ///   - inputs: Files that must not be replaced: they were read.
  ///   - next: The next file; nothing behind the last one. Only one is held at a time.
  /// - Throws: What the system refuses, or `next`.
  static func write(
    sparing inputs: Set<FileIdentity>, _ next: () throws(SystemFailure) -> OutputFile?
  ) throws(SystemFailure) {
    var pending: [PendingFile] = []
    do throws(SystemFailure) {
      while let file = try next() {
        let number = pending.count
        pending.append(try PendingFile(file.path, number: number, sparing: inputs))
        try pending[number].append(file.bytes)
        try pending[number].close()
      }
      try putInPlace(pending)
    } catch {
      for index in pending.indices { pending[index].discard() }
      throw error
    }
  }

  /// Puts files that were written in their places, all or none.
  static func putInPlace(_ files: [PendingFile]) throws(SystemFailure) {
    let wasBlocked = Interrupts.block()
    defer { Interrupts.unblock(unless: wasBlocked) }
    var backups: [String?] = []
    do throws(SystemFailure) {
      for file in files { backups.append(try file.putInPlace(keepsFormer: files.count > 1)) }
    } catch {
      for (file, backup) in zip(files, backups).reversed() { file.takeBack(former: backup) }
      throw error
    }
    for case let backup? in backups { FileDescriptor.remove(backup) }
  }
}

/// A file to write.
struct OutputFile: Equatable, Sendable {
  /// Where.
  var path: String
  /// What it is to hold.
  var bytes: [UInt8]
}
