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
}
