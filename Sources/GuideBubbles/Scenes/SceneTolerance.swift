/// The tolerances of solved scenes, one name a purpose; lengths that are as exact as answers are
/// compared by `GeometryTolerance`.
enum SceneTolerance {
  /// A text stands in what is lower or narrower by no more, in points: less than anybody sees, and
  /// more than measures that were rounded differently differ by.
  static let text = 0.01
  /// An edge is the screen's where it is no further from it, in points.
  static let screenEdge = 0.01
  /// Factors whose sum is below this cancel.
  static let cancelled = 1e-9
  /// Factors whose sum is at most this share of the largest one cancel to the last bit: 0.1 + 0.2 - 0.3
  /// too.
  static let cancelledShare = 1e-15
}
