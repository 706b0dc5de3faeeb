import Foundation

/// The files of Examples/Scenes.
public enum ExampleFiles {
  /// The bytes of a file.
  ///
  /// - Parameter name: Its place in the folder, such as `three-buttons.json`.
  /// - Returns: The whole file.
  /// - Throws: What Foundation says about a file that cannot be read.
  public static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](
      try Data(
        contentsOf: Corpora.packageRoot.appendingPathComponent("Examples/Scenes/" + name)))
  }

  /// The names of the scenes, such as `three-buttons.json`, in alphabetical order.
  ///
  /// - Returns: The files in the folder whose names end so.
  /// - Throws: What Foundation says about a folder that cannot be read.
  public static func sceneNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Corpora.packageRoot.appendingPathComponent("Examples/Scenes").path
    ).filter { $0.hasSuffix(".json") }.sorted()
  }
}
