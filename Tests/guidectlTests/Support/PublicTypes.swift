import Foundation
import TestSupport

/// The types that the sources of a library declare as public, outside of any other type.
enum PublicTypes {
  static func names(in folder: String) throws -> [String] {
    let root = Corpora.packageRoot.appendingPathComponent(folder)
    var names: Set<String> = []
    for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init()
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("public ") {
        let words = line.split { !($0.isLetter || $0.isNumber) }
        guard words.count > 2, ["struct", "enum", "protocol", "typealias"].contains(words[1]) else {
          continue
        }
        names.insert(String(words[2]))
      }
    }
    return names.sorted()
  }
}
