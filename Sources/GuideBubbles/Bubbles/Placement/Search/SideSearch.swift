internal import Constraints

/// Finds the best bubble on one side of its target.
///
/// Content can be laid out in several shapes, from few rows to many; each is a candidate with a size
/// of its own. They are tried from the fewest rows on, so that the first one that keeps everything
/// is the wanted one; words are cut only where that is the way to keep a promise.
struct SideSearch {
  private let situation: PlacementSituation
  private let side: BubbleSide
  private var best: PlacementAttempt?
  private var tried: [(line: Int, size: LayoutSize)] = []

  /// The most systems that are solved to find a way around obstacles on one side.
  static let nodeLimit = 1_600
  private var nodesLeft = Self.nodeLimit

  /// Makes the search of a side.
  init(_ situation: PlacementSituation, side: BubbleSide) {
    self.situation = situation
    self.side = side
  }

  /// The best bubble, or nothing when its numbers are out of the solver's range.
  mutating func run(
    _ shapes: inout BubbleShapes, _ prototypes: inout PlacementPrototypes
  ) -> PlacementAttempt? {
    let lines = situation.lineOrder(for: side)
    // What is avoided can need a narrower bubble than the room there is.
    let isCrowded = !situation.obstacles.isEmpty || situation.targets.count > 1
    for keepsWords in [true, false] {
      for line in lines {
        var shape: BubbleShape?
        for bounds in [situation.inner, situation.safe] {
          let room = situation.room(side, line: line, within: bounds)
          let fitted = shapes.shape(
            widest: keepsWords ? max(room, shapes.wordWidth) : room)
          if fitted.bubbleSize.width > shape?.bubbleSize.width ?? 0 { shape = fitted }
          if attempt(fitted, line: line, shapes, &prototypes) { return finished }
        }
        if !keeps(PlacementPriority.clearOfTarget), side.isBeside,
          let narrow = shapes.narrowestShape(highest: situation.safe.height),
          attempt(
            keepsWords
              ? shapes.shape(widest: max(narrow.bubbleSize.width, shapes.wordWidth)) : narrow,
            line: line, shapes, &prototypes)
        {
          return finished
        }
        // What is higher than the screen is only clipped more.
        while isCrowded, nodesLeft > 0, let last = shape,
          let narrower = shapes.shape(narrowerThan: last, keepsWords: keepsWords),
          narrower.bubbleSize.height <= situation.safe.height
        {
          shape = narrower
          if attempt(narrower, line: line, shapes, &prototypes) { return finished }
        }
      }
      if keeps(PlacementPriority.clearOfObstacles) { break }
      guard isCrowded || side.isBeside else { break }
    }
    return finished
  }

  /// Whether the best bubble found keeps everything that is at least so strong.
  private func keeps(_ priority: LayoutPriority) -> Bool {
    best?.score.keepsAll(from: priority) ?? false
  }

  private var finished: PlacementAttempt? {
    var best = best
    best?.isCutShort = nodesLeft <= 0
    return best
  }

  /// Tries a shape.
  ///
  /// - Returns: Whether it leaves nothing to be wished for that another shape could give.
  private mutating func attempt(
    _ shape: BubbleShape, line: Int, _ shapes: BubbleShapes,
    _ prototypes: inout PlacementPrototypes
  ) -> Bool {
    let size = shape.bubbleSize
    if tried.contains(where: { $0.line == line && $0.size == size }) { return false }
    tried.append((line, size))
    let axes = situation.axes(side, line: line)
    let problem = situation.problem(axes, line: line, contentSize: size)
    let penalties = [
      (PlacementPriority.textUnclipped, shape.content.cutOff),
      (PlacementPriority.wholeWords, shapes.cutFromWords(by: shape)),
    ]
    guard
      let found = try? prototypes.solve(
        problem, nodesLeft: &nodesLeft,
        betterThan: best?.score)
    else { return false }
    var score = penalties.reduce(found.score) { $0.adding($1.1, at: $1.0) }
    if !problem.hasTail {  // a system with the tail counts its miss itself
      let miss = situation.tailMiss(axes.absolute(found.frame), axes.side, line: line)
      score = score.adding(miss, at: PlacementPriority.arrow)
    }
    if let best, !score.isBetter(than: best.score) { return false }
    best = PlacementAttempt(
      side: side, line: line, shape: shape, axes: axes, problem: problem, outcome: found,
      score: score)
    return score.keepsAll(from: PlacementPriority.margins)
  }
}
