import Constraints
import TestSupport
import Testing

/// Recorded roots built as an app builds them: a tree of views, constraints in the words of files.
@Suite(
  .enabled(
    if: RecordedCorpus.hasGold || RecordedCorpus.hasSilver,
    "the corpus `apple-frames` is not there"))
struct LayoutTreeCorpusTests {
  @Test func `margins, scrolling and multipliers in the words of files give Apple's frames`() throws
  {
    for root in try RecordedCorpus.all.get() {
      let layout = try RecordedLayout(root.inWordsOfFile, tree: .leftToRight)
      let faults = root.views.compactMap { layout.mismatch($0) }
      #expect(faults.isEmpty, "\(root.id): \(faults)")
    }
  }

  @Test func `roots mirror from right to left`() throws {
    var (total, right) = (0, 0)
    for root in try RecordedCorpus.all.get() where root.isDirectional {
      let mirrored = root.mirrored
      let canArrange = root.hasStacks && !root.hasProportionalStack
      for arrangesStacks in canArrange ? [false, true] : [false] {
        var layout = try RecordedLayout(
          mirrored.inWordsOfFile, arrangesStacks: arrangesStacks, tree: .rightToLeft)
        try layout.scrollToBeginning()
        let faults = mirrored.views.compactMap { layout.mismatch($0) }
        #expect(faults.isEmpty, "\(root.id): \(faults)")
        total += 1
        if faults.isEmpty { right += 1 }
      }
    }
    print("corpus apple-frames from right to left: \(right) of \(total)")
  }
}
