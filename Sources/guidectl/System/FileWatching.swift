/// What tells that a file was saved.
protocol FileWatching {
  /// What can be told of a file without reading it; `nil` when there is none.
  func fileStamp(_ path: String) -> FileStamp?

  /// Waits a while.
  ///
  /// - Parameter milliseconds: How long.
  /// - Returns: Whether it makes sense to wait for more.
  mutating func pause(milliseconds: Int) -> Bool
}

/// What is another one as soon as a file is saved, whether it is written anew or replaced by another
/// file of its name.
struct FileStamp: Hashable, Sendable {
  /// When it was last written.
  var seconds: Int
  var nanoseconds: Int
  /// How many bytes it has.
  var size: Int
  /// Which file it is, of all that the system has.
  var device: UInt64 = 0
  var number: UInt64 = 0
}
