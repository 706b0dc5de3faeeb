import Constraints
import TestSupport
import Testing

/// Stack views of Interface Builder files with the frames that Apple's engine computed for them.
@Suite(.enabled(if: RecordedCorpus.isThere, "the corpus `apple-frames` is not there"))
struct StackCorpusTests {
  @Test func `every recorded stack view gets Apple's frames when a stack arranges it`() throws {
    var total = 0
    for root in try RecordedCorpus.gold.get() + RecordedCorpus.silver.get()
    where root.hasStacks && !root.hasProportionalStack {
      total += 1
      for mode in root.modesOnRecord {
        let faults = try mode.mismatches(arrangesStacks: true)
        #expect(faults.isEmpty, "\(root.id): \(faults)")
      }
    }
    print("corpus apple-frames stacks: \(total) arranged")
    #expect(total > 120)
  }

  /// Proportions on record are those of frames rounded to pixels, so only Apple's frames count.
  @Test func `proportional stack views get Apple's frames where their content is on record`() throws
  {
    var right: [String] = []
    for root in try RecordedCorpus.gold.get() + RecordedCorpus.silver.get()
    where root.hasProportionalStack {
      guard root.knowsProportionalContent else {
        print("stack root \(root.id): the content of proportional stacks is not on record")
        continue
      }
      let faults = try root.mismatches(arrangesStacks: true, framesOnly: true)
      #expect(faults.isEmpty, "\(root.id): \(faults)")
      right.append(root.id)
    }
    #expect(right.count >= 2)
  }

  @Test func `hidden items between the arranged ones move nothing`() throws {
    var total = 0
    for root in try RecordedCorpus.gold.get() where root.hasStacks {
      var layout = try RecordedLayout(root, arrangesStacks: true)
      total += try layout.addHiddenItems()
      let faults = root.views.compactMap { layout.mismatch($0) }
      #expect(faults.isEmpty, "\(root.id): \(faults)")
    }
    #expect(total > 500)
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
