import TestSupport
import Testing

/// Roots of Interface Builder files with the frames that Apple's engine computed for them.
@Suite(.enabled(if: RecordedCorpus.hasGold, "the corpus `apple-frames/gold` is not there"))
struct LayoutCorpusTests {
  /// A root is right when it is so in both modes.
  @Test func `every root gets Apple's frames, with all content sizes and with those needed`() throws
  {
    let roots = try RecordedCorpus.gold.get()
    var right = 0
    for root in roots {
      var faults: [String] = []
      do {
        faults += try root.mismatches()
        let layout = try RecordedLayout(root.minimal)
        faults += root.views.compactMap { layout.mismatch($0) }
        // Not so with all content: a ratio on record is rounded, so that two labels may share 1e-5.
        let open = layout.ambiguousViews
        #expect(open.isEmpty, "\(root.id) is ambiguous: \(open)")
      } catch {
        faults.append("\(error)")
      }
      if faults.isEmpty { right += 1 } else { Issue.record("\(root.id): \(faults[0])") }
    }
    print("corpus apple-frames: \(right) of \(roots.count)")
    #expect(!roots.isEmpty)
  }
}
