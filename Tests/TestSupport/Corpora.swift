public import Foundation

/// Finds the folders of recorded cases that the corpus suites run over.
///
/// They lie outside the package: in the folder named by the environment variable
/// `GUIDEBUBBLES_CORPORA`, by default `../shared` beside the package root.
public enum Corpora {
  /// The folder that holds all corpora, whether or not it exists.
  public static var root: URL {
    let named = ProcessInfo.processInfo.environment["GUIDEBUBBLES_CORPORA"] ?? ""
    if !named.isEmpty { return URL(fileURLWithPath: named, isDirectory: true) }
    return packageRoot.deletingLastPathComponent().appendingPathComponent(
      "shared", isDirectory: true)
  }

  /// The folder of this package, three levels above this file.
  public static var packageRoot: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// Whether a file or folder is there; for `.enabled(if:)`.
  ///
  /// - Parameter path: Its place in the corpora, for example `"solver"`.
  /// - Returns: False also when the whole folder of corpora is absent.
  public static func contains(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// The files directly in a folder, as paths in the corpora, sorted by name.
  ///
  /// - Parameters:
  ///   - folder: A folder in the corpora, for example `"text"`.
  ///   - prefix: How the wanted names begin.
  ///   - suffix: How the wanted names end, for example `".json"`.
  /// - Returns: Paths for `text(_:)` and `bytes(_:)`; none when the folder is absent.
  public static func files(
    in folder: String, prefix: String = "", suffix: String = ""
  ) -> [String] {
    let path = root.appendingPathComponent(folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// The bytes of a file.
  ///
  /// - Parameter path: Its place in the corpora.
  /// - Returns: The whole file.
  /// - Throws: What Foundation says about a file that cannot be read.
  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// The UTF-8 text of a file.
  ///
  /// - Parameter path: Its place in the corpora.
  /// - Returns: The whole file, with the replacement character where it is not UTF-8.
  /// - Throws: What Foundation says about a file that cannot be read.
  public static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }
}
