import TestSupport
import Testing

/// Roots of Interface Builder files with the frames that Apple's engine computed for them.
@Suite(.enabled(if: RecordedCorpus.isThere, "the corpus `apple-frames` is not there"))
struct LayoutCorpusTests {
  @Test func `every root gets Apple's frames, with all content sizes and with those needed`() throws
  {
    let roots = try RecordedCorpus.gold.get()
    var right = 0
    for root in roots {
      var faults: [String] = []
      for mode in [root, root.minimal] {
        do {
          faults += try mode.mismatches()
        } catch {
          faults.append("\(error)")
        }
      }
      if faults.isEmpty { right += 1 } else { Issue.record("\(root.id): \(faults[0])") }
    }
    print("corpus apple-frames: \(right) of \(roots.count)")
    #expect(!roots.isEmpty)
  }
}
