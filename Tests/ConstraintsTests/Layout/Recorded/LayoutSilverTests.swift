import TestSupport
import Testing

/// Recorded roots of which something was fitted to Apple's frames, or that Xcode calls ambiguous.
@Suite(.enabled(if: RecordedCorpus.hasSilver, "the corpus `apple-frames/silver` is not there"))
struct LayoutSilverTests {
  @Test func `every root gets Apple's frames and is not ambiguous`() throws {
    let roots = try RecordedCorpus.silver.get()
    var right = 0
    for root in roots {
      let faults = try root.mismatches()
      let outcome = try root.outcome()
      if faults.isEmpty, outcome.isRight {
        right += 1
      } else {
        Issue.record("\(root.id) (\(root.class)): \(faults.first ?? "\(outcome)")")
      }
    }
    print("corpus apple-frames silver: \(right) of \(roots.count)")
    #expect(!roots.isEmpty)
  }

  @Test func `content that frames do not need can be left out, but where it is said to be needed`()
    throws
  {
    for root in try RecordedCorpus.silver.get() {
      let outcome = try root.minimal.outcome()
      #expect(outcome.isRight == !root.needsAllContent, "\(root.id): \(outcome)")
    }
  }

  @Test func `a change breaks the roots on record for it, and no other`() throws {
    for root in try RecordedCorpus.silver.get() where !root.needsAllContent {
      let broken = try root.breakingAblations().map { $0.rawValue }
      #expect(Set(broken) == Set(root.discriminates), "\(root.id)")
    }
  }
}

extension RecordedRoot {
  /// Whether the class says that minimal mode does not give Apple's frames.
  fileprivate var needsAllContent: Bool { self.class.hasPrefix("B7") }
}
