/// Paths as the system takes them apart: bytes between slashes.
///
/// Swift's characters are of no use there: a slash with a combining mark behind it is one character
/// that is no slash, and two names that look alike are equal texts and different files.
enum Path {
  private static let slash = UInt8(ascii: "/")

  /// Whether a path begins at the root of the file system, wherever the program runs.
  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// What stands before a path's last name, the slash included; empty where there is no folder.
  static func folderPrefix(of path: String) -> Substring {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return Substring(path.utf8[...last])
  }

  /// The folder that a file lies in; the current one, `.`, where the path names none.
  static func folder(of path: String) -> String {
    let prefix = folderPrefix(of: path)
    return prefix.isEmpty ? "." : prefix.utf8.count == 1 ? "/" : String(prefix.dropLastByte)
  }

  /// The names of a path without those that are empty.
  static func names(in path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }
}

extension Substring {
  /// All but the last byte, which is a whole scalar.
  fileprivate var dropLastByte: Substring { Substring(utf8.dropLast()) }
}
