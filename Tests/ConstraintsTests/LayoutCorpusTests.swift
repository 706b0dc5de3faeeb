import Constraints
import Foundation
import TestSupport
import Testing

/// Roots of Interface Builder files with the frames that Apple's engine computed for them.
@Suite struct LayoutCorpusTests {
  @Test(.enabled(if: Corpora.contains("apple-frames"), "the corpus `apple-frames` is not there"))
  func `every root gets Apple's frames, with all content sizes and with those needed`() throws {
    var total = 0
    var right = 0
    for line in try Corpora.text("apple-frames/gold.ndjson").split(separator: "\n") {
      let root = try JSONDecoder().decode(RecordedRoot.self, from: Data(line.utf8))
      total += 1
      var faults: [String] = []
      for isMinimal in [false, true] {
        do {
          faults += try root.mismatches(isMinimal: isMinimal)
        } catch {
          faults.append("\(error)")
        }
      }
      if faults.isEmpty { right += 1 } else { Issue.record("\(root.id): \(faults[0])") }
    }
    print("corpus apple-frames: \(right) of \(total)")
    #expect(total > 0)
  }
}
