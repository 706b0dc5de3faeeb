internal import Constraints

/// What a bubble had better not cover.
extension StepSolver {
  /// The views that a person works with, and those that the tour explains, as far as they are shown;
  /// in drawing order.
  func controls(among targets: [[ExplainedTarget]]) -> [Int] {
    let explained = Set(targets.flatMap { $0.compactMap(\.view) })
    return tree.views.indices.filter { index in
      let view = tree.views[index]
      guard !view.isHidden, view.kind.isControl || explained.contains(index) else { return false }
      let shown = coverage.shownFrame(of: index)
      return shown.width > 0 && shown.height > 0 && !coverage.isBehind(index, shown)
    }
  }

  /// Whether a view is none of some targets, in none of them, and holds none.
  func isBeside(_ view: Int, _ targets: [ExplainedTarget]) -> Bool {
    targets.allSatisfy { target in
      guard let own = target.view else {
        // A rectangle over a button stands for the button.
        return !target.solved.frames.contains { $0.overlaps(tree.views[view].frame) }
      }
      return !isInside(view, own) && !isInside(own, view)
    }
  }

  private func isInside(_ view: Int, _ holder: Int) -> Bool {
    guard view >= holder else { return false }
    var next: Int? = view
    while let index = next, index >= holder {
      if index == holder { return true }
      next = tree.views[index].parent
    }
    return false
  }
}
