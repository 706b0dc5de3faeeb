import TestSupport
import Testing

/// Changes that take meaning away must break the recorded roots that depend on it, and no others.
@Suite(.enabled(if: RecordedCorpus.isThere, "the corpus `apple-frames` is not there"))
struct LayoutAblationTests {
  @Test func `a change breaks the roots on record for it, and no other`() throws {
    var listed = 0
    var broken = 0
    var unlisted = 0
    var kept = 0
    for root in try RecordedCorpus.gold.get() {
      let breaking = try root.breakingAblations()
      for ablation in LayoutAblation.allCases {
        let breaks = breaking.contains(ablation)
        if root.discriminates.contains(ablation.rawValue) {
          listed += 1
          if breaks { broken += 1 } else { Issue.record("\(root.id) survives: \(ablation)") }
        } else {
          unlisted += 1
          if breaks { Issue.record("\(root.id) is broken: \(ablation)") } else { kept += 1 }
        }
      }
    }
    print("corpus apple-frames ablations: \(broken) of \(listed)")
    print("corpus apple-frames ablations that must change nothing: \(kept) of \(unlisted)")
    #expect(listed > 1000)
    #expect(unlisted > 1000)
  }

  @Test func `the corpus names no change that is not tried`() throws {
    let known = Set(LayoutAblation.allCases.map { $0.rawValue })
    for root in try RecordedCorpus.gold.get() + RecordedCorpus.silver.get() {
      #expect(known.isSuperset(of: root.discriminates), "\(root.id)")
    }
  }

  @Test func `nothing is left open in any root, in minimal mode either`() throws {
    for root in try RecordedCorpus.gold.get() {
      let outcome = try root.minimal.outcome()
      #expect(outcome.isRight, "\(root.id): \(outcome)")
    }
  }
}

extension RecordedRoot {
  /// The changes after which the root in minimal mode is elsewhere, open or contradictory.
  ///
  /// - Throws: What the engine refuses besides contradictions.
  func breakingAblations() throws -> [LayoutAblation] {
    let root = minimal
    return try LayoutAblation.allCases.filter { ablation in
      guard let changed = ablation.applied(to: root) else { return false }
      return try !changed.outcome().isRight
    }
  }
}
