internal import Constraints

/// The sides of a target in their order, each with the best bubble that was found on it.
///
/// A side is tried again, in more rows or without an arrow, only where that could be the best of all:
/// the least that it would break is known beforehand.
struct SideRace {
  private let situation: PlacementSituation
  private let stay: PlacementHysteresis?
  private var searches: [SideSearch] = []
  /// The best bubble of each side that was tried, in order of preference, with what the side costs.
  private(set) var attempts: [PlacementAttempt] = []
  /// Whether some bubble leaves nothing to be wished for that later sides could give.
  private(set) var isSettled = false

  /// Makes a race over the sides of a situation.
  init(_ situation: PlacementSituation, stayingOn stay: PlacementHysteresis?) {
    self.situation = situation
    self.stay = stay
  }

  /// Tries the next side in as few rows as there can be and, if the bubble asks for that side, in more.
  mutating func tryNextSide(
    _ fits: inout BubbleFits, _ prototypes: inout PlacementPrototypes
  ) {
    let side = situation.sides[searches.count]
    var search = SideSearch(situation, side: side, hasArrow: true)
    search.tryFewestRows(&fits, &prototypes)
    if isWanted(side), !search.isSettled { search.squeeze(&fits, &prototypes) }
    searches.append(search)
    record(search)
  }

  /// Tries more rows on all sides that the bubble does not ask for.
  mutating func squeeze(_ fits: inout BubbleFits, _ prototypes: inout PlacementPrototypes) {
    for index in searches.indices {
      let side = searches[index].side
      guard !isWanted(side), !searches[index].isSettled,
        canWin(score(on: side).adding(1, at: PlacementPriority.fewestRows))
      else { continue }
      searches[index].squeeze(&fits, &prototypes)
      record(searches[index])
    }
  }

  /// Tries the sides that have no room for the arrow without it, so that nothing gives way for an
  /// arrow that is not there.
  mutating func doWithoutArrow(
    _ fits: inout BubbleFits, _ prototypes: inout PlacementPrototypes
  ) {
    guard situation.bubble.arrow != nil else { return }
    let failed = searches.filter { $0.side != .over && !$0.keeps(PlacementPriority.arrow) }
    let sides = failed.map(\.side)
    var rest = attempts.filter { sides.contains($0.side) }
    attempts.removeAll { sides.contains($0.side) }
    // What is stronger than an arrow is broken as little as it can be already; the sides that break
    // the least of it come first, so that the others need not be tried.
    rest.sort { least(of: $0).isBetter(than: least(of: $1)) }
    for attempt in rest {
      guard canWin(least(of: attempt)) else {
        insert(attempt)
        continue
      }
      var search = SideSearch(situation, side: attempt.side, hasArrow: false)
      if attempt.score.keepsAll(from: PlacementPriority.clearOfTarget) {
        search.tryFewestRows(&fits, &prototypes)
        if !search.isSettled { search.squeeze(&fits, &prototypes) }
      } else {
        search.tryFit(of: attempt, fits, &prototypes)
      }
      record(search)
    }
  }

  /// The least that a side breaks without an arrow: what is stronger as with it, the arrow, and its rank.
  private func least(of attempt: PlacementAttempt) -> PlacementScore {
    let stronger = attempt.score.part(above: PlacementPriority.arrow)
    return score(on: attempt.side, adding: stronger).adding(1, at: PlacementPriority.arrow)
  }

  /// Keeps the best bubble of a side, with what the side costs.
  private mutating func record(_ search: SideSearch) {
    guard var attempt = search.best else { return }
    let isJump = stay?.refuses(attempt) ?? false
    let isGood =
      search.hasArrow && !isJump
      && attempt.score.keepsAll(
        from: isWanted(attempt.side)
          ? PlacementPriority.wantedSide : PlacementPriority.clearOfControls)
    isSettled = isSettled || isGood
    attempt.score = score(on: attempt.side, isJump: isJump, adding: attempt.score)
    if !search.hasArrow {
      attempt.score = attempt.score.adding(1, at: PlacementPriority.arrow)
    }
    insert(attempt)
  }

  private mutating func insert(_ attempt: PlacementAttempt) {
    if let known = attempts.firstIndex(where: { $0.side == attempt.side }) {
      attempts[known] = attempt
      return
    }
    let place = attempts.firstIndex { position(of: $0.side) > position(of: attempt.side) }
    attempts.insert(attempt, at: place ?? attempts.endIndex)
  }

  /// Whether a bubble that breaks at least this could be the best.
  private func canWin(_ least: PlacementScore) -> Bool {
    attempts.bestIndex.map { least.isBetter(than: attempts[$0].score) } ?? true
  }

  /// A score with what it costs that a side is wanted less than others.
  private func score(
    on side: BubbleSide, isJump: Bool = false, adding score: PlacementScore = PlacementScore([])
  ) -> PlacementScore {
    let index = position(of: side)
    let unwanted = min(index, situation.wantedSideCount) + (isJump ? situation.sides.count : 0)
    return
      score
      .adding(Double(unwanted), at: PlacementPriority.wantedSide)
      .adding(Double(index), at: PlacementPriority.sideOrder)
  }

  private func position(of side: BubbleSide) -> Int {
    situation.sides.firstIndex(of: side) ?? situation.sides.count
  }

  private func isWanted(_ side: BubbleSide) -> Bool {
    position(of: side) < situation.wantedSideCount
  }
}

extension [PlacementAttempt] {
  /// The attempt with the best score, and of equals the first.
  var best: PlacementAttempt? { bestIndex.map { self[$0] } }

  /// Its position.
  var bestIndex: Int? {
    var best = indices.first
    for index in indices.dropFirst() {
      if let known = best, self[index].score.isBetter(than: self[known].score) { best = index }
    }
    return best
  }
}
