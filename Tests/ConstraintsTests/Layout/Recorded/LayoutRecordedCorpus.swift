import Foundation
import TestSupport

/// The corpus `apple-frames`, read once for all tests: one root of four unless tests are whole.
enum RecordedCorpus {
  /// For `.enabled(if:_:)`.
  static let hasGold = Corpora.contains(path("gold"))
  static let hasSilver = Corpora.contains(path("silver"))

  /// Roots whose frames follow from what is on record.
  static let gold = Result { try read("gold") }
  /// Roots of which something was fitted to the frames, or left open.
  static let silver = Result { try read("silver") }
  /// Both, as far as they are there.
  static let all = Result { try (hasGold ? gold.get() : []) + (hasSilver ? silver.get() : []) }

  private static func path(_ tier: String) -> String { "apple-frames/\(tier).ndjson" }

  private static func read(_ tier: String) throws -> [RecordedRoot] {
    let decoder = JSONDecoder()
    return try Campaign.sample(Corpora.text(path(tier)).split(separator: "\n")).map { line in
      try decoder.decode(RecordedRoot.self, from: Data(line.utf8))
    }
  }
}
