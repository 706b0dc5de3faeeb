import Foundation
import TestSupport

/// The corpus `apple-frames`, read once for all tests.
enum RecordedCorpus {
  /// For `.enabled(if:_:)`.
  static let isThere = Corpora.contains("apple-frames")

  /// Roots whose frames follow from what is on record.
  static let gold = Result { try read("gold") }
  /// Roots of which something was fitted to the frames, or left open.
  static let silver = Result { try read("silver") }

  private static func read(_ tier: String) throws -> [RecordedRoot] {
    let decoder = JSONDecoder()
    return try Corpora.text("apple-frames/\(tier).ndjson").split(separator: "\n").map { line in
      try decoder.decode(RecordedRoot.self, from: Data(line.utf8))
    }
  }
}
