/// Which views that collapsed hang together along one axis, and which other views they hang on.
///
/// A collapsed view is a point. The first condition between it and another view puts it there; a
/// second one between the same two would only say how large one of them is.
struct CollapsedTies {
  /// Something that a condition can tie.
  enum End: Hashable {
    /// A collapsed view, by the outermost view that collapsed with it.
    case collapsed(Int)
    /// A view that keeps its space.
    case view(Int)
    /// What has its place already: the screen, its parts, views with frames, and plain numbers.
    case fixed
  }

  /// For each view, a view that it hangs together with; itself at the end.
  private var leaders: [Int]
  /// For each leader, what its views hang on.
  private var supports: [[End]]

  init(viewCount: Int) {
    leaders = Array(0..<viewCount)
    supports = Array(repeating: [], count: viewCount)
  }

  /// Ties two ends, at least one of them collapsed.
  ///
  /// - Returns: Whether they did not hang together before.
  mutating func tie(_ first: End, _ second: End) -> Bool {
    switch (first, second) {
    case (.collapsed(let one), .collapsed(let other)):
      return join(leader(of: one), leader(of: other))
    case (.collapsed(let point), let support), (let support, .collapsed(let point)):
      let leader = leader(of: point)
      guard !supports[leader].contains(support) else { return false }
      supports[leader].append(support)
      return true
    default: return true
    }
  }

  private mutating func join(_ one: Int, _ other: Int) -> Bool {
    guard one != other, !supports[one].contains(where: supports[other].contains) else {
      return false
    }
    leaders[other] = one
    supports[one] += supports[other]
    return true
  }

  private func leader(of view: Int) -> Int {
    var view = view
    while leaders[view] != view { view = leaders[view] }
    return view
  }
}
