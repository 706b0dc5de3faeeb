/// A file that is watched by its path: editors replace files as often as they write them.
struct WatchedFile: Hashable, Sendable {
  /// Where it is.
  var path: String
  /// What was there; `nil` for nothing.
  var stamp: FileStamp?

  /// How long to wait between two looks, in milliseconds.
  private static let interval = 100
  /// How many looks to wait for a file that is being written, or is gone for the moment.
  private static let mostLooks = 30

  /// Waits until one of several files is another one, and until that one is written whole.
  ///
  /// - Parameters:
  ///   - files: What is watched, the most important one first.
  ///   - console: Where it is looked for.
  /// - Returns: Whether one has changed; `false` when there is no point in waiting.
  static func waitForChange(of files: [WatchedFile], on console: inout some Console) -> Bool {
    var last = files
    repeat {
      guard console.pause(milliseconds: interval) else { return false }
      last = files.map { WatchedFile(path: $0.path, stamp: console.fileStamp($0.path)) }
    } while last == files
    for _ in 0..<mostLooks {
      guard console.pause(milliseconds: interval) else { return false }
      let now = files.map { WatchedFile(path: $0.path, stamp: console.fileStamp($0.path)) }
      // An empty file is about to be written, and one that is gone about to be replaced.
      if now == last, let stamp = now.first?.stamp, stamp.size > 0 { break }
      last = now
    }
    return true
  }
}
