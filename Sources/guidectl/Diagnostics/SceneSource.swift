internal import GuideBubbles

/// A scene file as it was read: what diagnostics quote from.
struct SceneSource: Hashable, Sendable {
  /// What messages call it: the path as it was given, or `<stdin>`.
  var name: String
  /// Its content.
  var text: SourceText

  /// Makes a source from the file's name and content.
  init(name: String, bytes: [UInt8]) {
    self.name = name
    text = SourceText(bytes)
  }
}
