internal import Constraints

/// How good a candidate is: what it broke, from strong to weak.
struct PlacementScore: Hashable {
  /// The broken levels from strong to weak, each by more than lengths may differ.
  private(set) var violations: [LevelViolation]

  /// Makes a score from a solver's levels, from strong to weak.
  init(_ levels: [(priority: LayoutPriority, violation: Double)]) {
    violations = []
    for level in levels where level.violation > GeometryTolerance.length {
      violations.append(
        LevelViolation(priority: level.priority, violation: level.violation))
    }
  }

  /// The score with a further violation.
  func adding(_ violation: Double, at priority: LayoutPriority) -> PlacementScore {
    guard violation > GeometryTolerance.length else { return self }
    var score = self
    let place = violations.firstIndex { $0.priority <= priority } ?? violations.endIndex
    if place < violations.endIndex, violations[place].priority == priority {
      score.violations[place].violation += violation
    } else {
      score.violations.insert(LevelViolation(priority: priority, violation: violation), at: place)
    }
    return score
  }

  /// What was broken of what is stronger than a priority.
  func part(above priority: LayoutPriority) -> PlacementScore {
    var score = self
    score.violations.removeAll { $0.priority <= priority }
    return score
  }

  /// The strongest level that was broken.
  var strongest: LayoutPriority? { violations.first?.priority }

  /// Whether everything at least that strong was kept.
  func keepsAll(from priority: LayoutPriority) -> Bool {
    strongest.map { $0 < priority } ?? true
  }

  /// Whether less of the strongest level on which the two differ was broken.
  func isBetter(than other: PlacementScore) -> Bool {
    var index = 0
    while index < violations.count, index < other.violations.count {
      let (mine, theirs) = (violations[index], other.violations[index])
      if mine.priority != theirs.priority { return mine.priority < theirs.priority }
      if (mine.violation - theirs.violation).magnitude > GeometryTolerance.length {
        return mine.violation < theirs.violation
      }
      index += 1
    }
    return violations.count < other.violations.count
  }
}
