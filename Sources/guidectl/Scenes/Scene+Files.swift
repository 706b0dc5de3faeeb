internal import GuideScenes

extension Scene {
  /// Reads the files that the scene names; one that cannot be read says why.
  ///
  /// - Parameters:
  ///   - folder: The folder that they have to lie in or below.
  ///   - console: Where they are read.
  /// - Returns: One for each name, in their order.
  func files(inFolder folder: String, on console: inout some Console) -> [SceneFile] {
    fileNames.map { name in
      do throws(SystemFailure) {
        let bytes = try console.readFile(name, inFolder: folder)
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
