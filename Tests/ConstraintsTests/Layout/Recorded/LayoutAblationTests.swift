import TestSupport
import Testing

/// Changes that take meaning away must break the recorded roots that depend on it, and no others.
@Suite(.enabled(if: RecordedCorpus.hasGold, "the corpus `apple-frames/gold` is not there"))
struct LayoutAblationTests {
  /// Without the campaign, changes that must break nothing are tried on every fourth root only.
  @Test func `a change breaks the roots on record for it, and no other`() throws {
    var listed = 0
    var broken = 0
    var unlisted = 0
    var kept = 0
    for (index, root) in try RecordedCorpus.gold.get().enumerated() {
      let triesAll = Campaign.isRunning || index % 4 == 0
      let breaking = try root.breakingAblations { triesAll || root.discriminates.contains($0) }
      for ablation in LayoutAblation.allCases {
        let breaks = breaking.contains(ablation)
        if root.discriminates.contains(ablation.rawValue) {
          listed += 1
          if breaks { broken += 1 } else { Issue.record("\(root.id) survives: \(ablation)") }
        } else if triesAll {
          unlisted += 1
          if breaks { Issue.record("\(root.id) is broken: \(ablation)") } else { kept += 1 }
        }
      }
    }
    print("corpus apple-frames ablations: \(broken) of \(listed)")
    print("corpus apple-frames ablations that must change nothing: \(kept) of \(unlisted)")
    #expect(broken == listed && kept == unlisted)
  }

  @Test func `the corpus names no change that is not tried`() throws {
    let known = Set(LayoutAblation.allCases.map { $0.rawValue })
    for root in try RecordedCorpus.all.get() {
      #expect(known.isSuperset(of: root.discriminates), "\(root.id)")
    }
  }
}

extension RecordedRoot {
  /// The changes after which the root in minimal mode is elsewhere, open or contradictory.
  ///
  /// - Parameter isTried: Whether a change, by its name on record, is tried at all.
  /// - Returns: Those tried that break it.
  /// - Throws: What the engine refuses besides contradictions.
  func breakingAblations(where isTried: (String) -> Bool = { _ in true }) throws
    -> [LayoutAblation]
  {
    let root = minimal
    return try LayoutAblation.allCases.filter { ablation in
      guard isTried(ablation.rawValue), let changed = ablation.applied(to: root) else {
        return false
      }
      return try !changed.outcome().isRight
    }
  }
}
