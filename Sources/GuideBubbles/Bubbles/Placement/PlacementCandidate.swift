public import Constraints

/// A side that was tried for a bubble.
public struct PlacementCandidate: Hashable, Sendable {
  /// The side.
  public var side: BubbleSide
  /// The best frame on that side, absolute, in points, not rounded to pixels.
  public var frame: LayoutRect
  /// How many rows its content takes there.
  public var rows: Int
  /// The broken levels from strong to weak, each with its sum of violations; empty when all hold.
  package var violations: [LevelViolation]
  /// Whether the ways around obstacles were too many to try all of them.
  public var isSearchCutShort: Bool

  /// Makes a candidate from its side, its best frame and what that broke.
  package init(
    side: BubbleSide, frame: LayoutRect, rows: Int, violations: [LevelViolation],
    isSearchCutShort: Bool = false
  ) {
    self.side = side
    self.frame = frame
    self.rows = rows
    self.violations = violations
    self.isSearchCutShort = isSearchCutShort
  }
}

/// By how much the constraints of one priority were broken together.
package struct LevelViolation: Hashable, Sendable {
  /// The priority.
  package var priority: LayoutPriority
  /// The sum of violations, in points.
  package var violation: Double

  /// Makes a pair from its parts.
  package init(priority: LayoutPriority, violation: Double) {
    self.priority = priority
    self.violation = violation
  }
}
