internal import GuideScenes

extension Scene {
  /// The most bytes of all images together, but for the last one: they stand in each picture as text.
  static let mostFileBytes = 64 << 20

  /// Reads the files that the scene names; one that cannot be read says why.
  ///
  /// - Parameters:
  ///   - folder: The folder that they have to lie in or below.
  ///   - console: Where they are read.
  /// - Returns: One for each name, in their order.
  func files(inFolder folder: String, on console: inout some Console) -> [SceneFile] {
    var rest = Self.mostFileBytes
    return fileNames.map { name in
      do throws(SystemFailure) {
        guard rest >= 0 else {
          throw .cannotRead(
            name, reason: "the images before it have more than \(Self.mostFileBytes >> 20) MiB")
        }
        let bytes = try console.readFile(name, inFolder: folder)
        rest -= bytes.count
        return SceneFile(name: name, content: .bytes(bytes))
      } catch {
        return SceneFile(name: name, content: .unreadable(reason: error.reason))
      }
    }
  }
}

extension SystemFailure {
  /// The system's reason alone.
  fileprivate var reason: String {
    switch self {
    case .cannotRead(_, let reason), .cannotCreate(_, let reason), .cannotWrite(_, let reason):
      reason
    case .closedPipe: "broken pipe"
    }
  }
}
