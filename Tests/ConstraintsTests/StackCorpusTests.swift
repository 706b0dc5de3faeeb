import Constraints
import Foundation
import TestSupport
import Testing

/// Stack views of Interface Builder files with the frames that Apple's engine computed for them.
@Suite struct StackCorpusTests {
  @Test(.enabled(if: Corpora.contains("apple-frames"), "the corpus `apple-frames` is not there"))
  func `every recorded stack view gets Apple's frames when a stack arranges it`() throws {
    var total = 0
    for line in try Corpora.text("apple-frames/gold.ndjson").split(separator: "\n")
    where line.contains("\"arranged\"") {
      let root = try JSONDecoder().decode(RecordedRoot.self, from: Data(line.utf8))
      // Proportions on record are those of frames rounded to pixels, and not of contents.
      let stacks = root.views.compactMap(\.stack)
      guard !stacks.isEmpty, !stacks.contains(where: { $0.distribution == "fillProportionally" })
      else { continue }
      total += 1
      for isMinimal in [false, true] {
        let faults = try root.mismatches(isMinimal: isMinimal, arrangesStacks: true)
        #expect(faults.isEmpty, "\(root.id)")
      }
    }
    #expect(total > 100)
  }
}
