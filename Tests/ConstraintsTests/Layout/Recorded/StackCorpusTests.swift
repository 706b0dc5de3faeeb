import Constraints
import TestSupport
import Testing

/// Stack views of Interface Builder files with the frames that Apple's engine computed for them.
@Suite(
  .enabled(
    if: RecordedCorpus.hasGold || RecordedCorpus.hasSilver,
    "the corpus `apple-frames` is not there"))
struct StackCorpusTests {
  @Test func `every recorded stack view gets Apple's frames when a stack arranges it`() throws {
    let roots = try RecordedCorpus.all.get().filter { $0.hasStacks && !$0.hasProportionalStack }
    var right = 0
    for root in roots {
      let faults = try root.modesOnRecord.flatMap { try $0.mismatches(arrangesStacks: true) }
      #expect(faults.isEmpty, "\(root.id): \(faults)")
      if faults.isEmpty { right += 1 }
    }
    print("corpus apple-frames stacks: \(right) of \(roots.count) arranged")
  }

  /// Proportions on record are those of frames rounded to pixels, so only Apple's frames count.
  @Test func `proportional stack views get Apple's frames where their content is on record`() throws
  {
    let roots = try RecordedCorpus.all.get().filter(\.hasProportionalStack)
    var (known, right) = (0, 0)
    for root in roots where root.knowsProportionalContent {
      known += 1
      let faults = try root.mismatches(arrangesStacks: true, framesOnly: true)
      #expect(faults.isEmpty, "\(root.id): \(faults)")
      if faults.isEmpty { right += 1 }
    }
    print(
      "corpus apple-frames proportional stacks: \(right) of \(known),",
      "\(roots.count - known) whose content is not on record")
  }

  @Test(.enabled(if: RecordedCorpus.hasGold, "the corpus `apple-frames/gold` is not there"))
  func `hidden items between the arranged ones move nothing`() throws {
    for root in try RecordedCorpus.gold.get() where root.hasStacks {
      var layout = try RecordedLayout(root, arrangesStacks: true)
      #expect(try layout.addHiddenItems() > 0)
      let faults = root.views.compactMap { layout.mismatch($0) }
      #expect(faults.isEmpty, "\(root.id): \(faults)")
    }
  }
}

extension RecordedRoot {
  /// The root as it is and in minimal mode, where the class says that this gives Apple's frames.
  fileprivate var modesOnRecord: [RecordedRoot] {
    self.class.hasPrefix("B7") ? [self] : [self, minimal]
  }

  /// Whether the extents to which proportional stacks are in proportion are more than estimates.
  fileprivate var knowsProportionalContent: Bool {
    views.allSatisfy { view in
      guard let stack = view.stack, stack.distribution == "fillProportionally" else { return true }
      return stack.arranged.allSatisfy { knowsContent($0, stack.axis == "horizontal" ? 0 : 1) }
    }
  }

  private func knowsContent(_ name: String, _ axis: Int) -> Bool {
    guard let view = views.first(where: { $0.name == name }) else { return false }
    if let stack = view.stack {
      return !stack.arranged.isEmpty && stack.arranged.allSatisfy { knowsContent($0, axis) }
    }
    return view.intrinsic[axis] != nil && view.intrinsicSource[axis] != "textEstimate"
  }
}
