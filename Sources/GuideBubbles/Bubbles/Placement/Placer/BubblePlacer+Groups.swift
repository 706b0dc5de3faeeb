extension BubblePlacer {
  /// Places bubbles that are shown at the same time, none over another or over a target of any.
  ///
  /// One after the other, each keeps off those before it and off their arrows as it keeps off
  /// targets. Up to four bubbles are tried in every order, and the order that breaks the least is
  /// taken, in equal cases the one given; more are placed in the order given.
  ///
  /// - Parameter requests: The bubbles with their targets.
  /// - Returns: A place for each, in the order given.
  /// - Complexity: As for placing each of them, times the orders that are tried.
  public mutating func placeTogether(_ requests: [BubbleRequest]) -> [BubblePlacement] {
    let given = Array(requests.indices)
    var best: (placements: [BubblePlacement], shortfalls: [Double])?
    for order in requests.count <= 4 ? given.permutations : [given] {
      let placements = place(requests, in: order)
      let shortfalls = BubblePromise.allCases.indices.map { promise in
        placements.reduce(0) { $0 + $1.promises[promise].shortfall }
      }
      if best.map({ isLess(shortfalls, than: $0.shortfalls) }) ?? true {
        best = (placements, shortfalls)
      }
      if shortfalls.allSatisfy({ $0 == 0 }) { break }
    }
    return best?.placements ?? []
  }

  private mutating func place(_ requests: [BubbleRequest], in order: [Int]) -> [BubblePlacement] {
    let obstacles = container.obstacles
    defer { container.obstacles = obstacles }
    var placed: [BubblePlacement?] = requests.map { _ in nil }
    for index in order {
      var others: [HighlightTarget] = []
      for other in requests.indices where other != index {
        others += requests[other].targets
        others += (placed[other]?.coveredRects ?? []).map {
          HighlightTarget(frame: $0, padding: 0, shape: nil)
        }
      }
      let own = requests[index].targets
      // A bubble without targets would take another's for its own.
      let visible = container.visibleFrame
      let kept = own.isEmpty ? others.flatMap { $0.clearFrames(on: visible) } : []
      container.obstacles = obstacles + kept
      placed[index] = place(requests[index].bubble, besides: own.isEmpty ? [] : own + others)
    }
    return placed.compactMap { $0 }
  }

  private func isLess(_ left: [Double], than right: [Double]) -> Bool {
    for (mine, theirs) in zip(left, right)
    where (mine - theirs).magnitude > GeometryTolerance.length {
      return mine < theirs
    }
    return false
  }
}

extension BubblePlacement {
  /// What a placed bubble covers: its body and the rectangle around its arrow.
  fileprivate var coveredRects: [LayoutRect] {
    guard let arrow else { return [frame] }
    let corners = [arrow.tip, arrow.baseStart, arrow.baseEnd]
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let left = x.min(), let top = y.min(), let right = x.max(), let bottom = y.max() else {
      return [frame]
    }
    return [frame, LayoutRect(left: left, top: top, right: right, bottom: bottom)]
  }
}

extension [Int] {
  /// The elements in every order, beginning with their own.
  fileprivate var permutations: [[Int]] {
    if count <= 1 { return [self] }
    return indices.flatMap { index in
      var rest = self
      let first = rest.remove(at: index)
      return rest.permutations.map { [first] + $0 }
    }
  }
}
