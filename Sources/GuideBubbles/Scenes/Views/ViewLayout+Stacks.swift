internal import Constraints

extension ViewLayout {
  /// Arranges the children of each stack; those with a frame are where they say.
  ///
  /// A stack whose spacing cannot fit into its frame is reported and arranges nothing.
  mutating func arrangeStacks() {
    var children = [[Int]](repeating: [], count: views.count)
    for (index, view) in views.enumerated() where view.view.frame == nil {
      if let parent = view.parent { children[parent].append(index) }
    }
    for (index, view) in views.enumerated() {
      guard let stack = view.view.stack, !view.isCollapsed else { continue }
      do throws(LayoutError) {
        try arrange(children[index], in: index, stack)
      } catch {
        report(error, arrangingViewsOf: view.view)
      }
    }
  }

  private mutating func arrange(_ children: [Int], in index: Int, _ stack: SceneStack)
    throws(LayoutError)
  {
    let (items, views) = (items, views)
    let arrangement = StackArrangement(
      axis: stack.axis, distribution: stack.distribution, alignment: stack.alignment,
      spacing: stack.spacing.map { context.points($0) } ?? 0)
    try engine.transaction { (engine) throws(LayoutError) in
      try engine.arrange(children.map { items[$0] }, in: items[index], arrangement)
      for child in children where views[child].view.isHidden {
        try engine.setHidden(true, ofArrangedItem: items[child])
      }
    }
  }

  /// The items whose baselines stacks align.
  var itemsAlignedByStacks: [LayoutItem] {
    items.filter { item in
      guard let stack = engine.stack(arranging: item),
        let arrangement = engine.arrangement(of: stack), arrangement.axis == .horizontal
      else { return false }
      return arrangement.alignment == .firstBaseline || arrangement.alignment == .lastBaseline
    }
  }
}
