/// A scene file as it was read: what diagnostics quote from.
struct SceneSource: Equatable, Sendable {
  /// What messages call it: the path as it was given, or `<stdin>`.
  var name: String
  /// Its content.
  var bytes: [UInt8]
}
