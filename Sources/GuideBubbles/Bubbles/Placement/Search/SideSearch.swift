internal import Constraints

/// Finds the best bubble on one side of its target.
///
/// Content can be laid out in several fits, from few rows to many; each is a candidate with a size of
/// its own. Those with as few rows as the room on the side lets them have are tried first. More rows,
/// and then cut words, are tried only where nothing else keeps a promise.
struct SideSearch {
  private let situation: PlacementSituation
  /// The side.
  let side: BubbleSide
  /// Whether the bubble is to have its arrow, if it has one.
  let hasArrow: Bool
  /// The best bubble so far; `nil` when its numbers are out of the solver's range.
  private(set) var best: PlacementAttempt?
  private var tried: [(line: Int, size: LayoutSize)] = []

  /// The most systems that are solved to find a way around obstacles on one side.
  static let nodeLimit = 1_600
  private var nodesLeft = Self.nodeLimit

  /// Makes the search of a side.
  init(_ situation: PlacementSituation, side: BubbleSide, hasArrow: Bool) {
    self.situation = situation
    self.side = side
    self.hasArrow = hasArrow
  }

  /// Whether the best bubble keeps everything that another fit could.
  var isSettled: Bool { keeps(PlacementPriority.margins) }

  /// Whether the best bubble keeps everything that is at least so strong.
  func keeps(_ priority: LayoutPriority) -> Bool {
    best?.score.keepsAll(from: priority) ?? false
  }

  /// Tries the content in as few rows as the room lets it have, within the margins and without.
  mutating func tryFewestRows(
    _ fits: inout BubbleFits, _ prototypes: inout PlacementPrototypes
  ) {
    for line in situation.lineOrder(for: side) {
      for bounds in [situation.inner, situation.safe] {
        let fit = widest(&fits, line: line, within: bounds, keepsWords: true)
        attempt(fit, line: line, fits, &prototypes)
        if isSettled { return }
      }
    }
  }

  /// Tries the fit of another search's best bubble.
  mutating func tryFit(
    of other: PlacementAttempt, _ fits: BubbleFits, _ prototypes: inout PlacementPrototypes
  ) {
    attempt(other.fit, line: other.line, fits, &prototypes)
  }

  /// Tries more rows and, where that is the way to keep every promise, cut words.
  mutating func squeeze(_ fits: inout BubbleFits, _ prototypes: inout PlacementPrototypes) {
    // What is avoided can need a narrower bubble than the room there is.
    let isCrowded = !situation.obstacles.isEmpty || situation.targets.count > 1
    for keepsWords in [true, false] {
      let whole = best
      for line in situation.lineOrder(for: side) where !isSettled {
        squeeze(
          &fits, line: line, keepsWords: keepsWords, isCrowded: isCrowded, &prototypes)
      }
      if keeps(PlacementPriority.clearOfObstacles) { break }
      // Words that are cut for less are cut in vain.
      if !keepsWords { best = whole ?? best }
      guard isCrowded || side.isBeside, hasRoomForText else { break }
    }
    best?.isCutShort = nodesLeft <= 0
  }

  /// Whether the side leaves more beside some line than a bubble's insets take: if not, no bubble is clear
  /// of the target there, however its words are cut.
  private var hasRoomForText: Bool {
    guard side.isBeside else { return true }
    let taken = situation.insets.left + situation.insets.right
    return situation.lines.indices.contains {
      situation.room(side, line: $0, within: situation.safe) > taken
    }
  }

  private mutating func squeeze(
    _ fits: inout BubbleFits, line: Int, keepsWords: Bool, isCrowded: Bool,
    _ prototypes: inout PlacementPrototypes
  ) {
    var fit: BubbleFit?
    for bounds in [situation.inner, situation.safe] {
      let widest = widest(&fits, line: line, within: bounds, keepsWords: keepsWords)
      if widest.bubbleSize.width > fit?.bubbleSize.width ?? 0 { fit = widest }
      attempt(widest, line: line, fits, &prototypes)
      if isSettled { return }
    }
    if !keeps(PlacementPriority.clearOfTarget), side.isBeside,
      let narrow = fits.narrowestFit(highest: situation.safe.height)
    {
      let least = max(narrow.bubbleSize.width, keepsWords ? fits.wordWidth : 0)
      attempt(fits.fit(widest: least), line: line, fits, &prototypes)
      if isSettled { return }
    }
    // What is higher than the screen is only clipped more.
    while isCrowded, nodesLeft > 0, let last = fit,
      let narrower = fits.fit(narrowerThan: last, keepsWords: keepsWords),
      narrower.bubbleSize.height <= situation.safe.height
    {
      fit = narrower
      attempt(narrower, line: line, fits, &prototypes)
      if isSettled { return }
    }
  }

  /// The fit with the fewest rows in the room beside a line within bounds.
  private func widest(
    _ fits: inout BubbleFits, line: Int, within bounds: LayoutRect, keepsWords: Bool
  ) -> BubbleFit {
    let room = situation.room(side, line: line, within: bounds)
    return fits.fit(widest: keepsWords ? max(room, fits.wordWidth) : room)
  }

  /// Tries a fit, unless one of its size was tried.
  private mutating func attempt(
    _ fit: BubbleFit, line: Int, _ fits: BubbleFits, _ prototypes: inout PlacementPrototypes
  ) {
    let size = fit.bubbleSize
    if tried.contains(where: { $0.line == line && $0.size == size }) { return }
    tried.append((line, size))
    let axes = situation.axes(side, line: line)
    let problem = situation.problem(axes, line: line, contentSize: size, hasArrow: hasArrow)
    guard
      let found = try? prototypes.solve(
        problem, nodesLeft: &nodesLeft, betterThan: best?.score)
    else { return }
    let frame = axes.absolute(found.frame)
    var score = found.score
      .adding(fit.content.cutOff, at: PlacementPriority.textUnclipped)
      .adding(fits.cutsWords(fit) ? 1 : 0, at: PlacementPriority.wholeWords)
      .adding(
        Double(fit.content.rows - fits.fewestRows), at: PlacementPriority.fewestRows
      )
      .adding(
        Double(situation.coveredControls(by: frame).count),
        at: PlacementPriority.clearOfControls)
    if !problem.hasTail {  // a system with the tail counts its miss itself
      let miss = situation.tailMiss(frame, axes.side, line: line)
      score = score.adding(miss, at: PlacementPriority.arrow)
    }
    if let best, !score.isBetter(than: best.score) { return }
    best = PlacementAttempt(
      side: side, line: line, fit: fit, axes: axes, problem: problem, outcome: found,
      score: score)
  }
}
