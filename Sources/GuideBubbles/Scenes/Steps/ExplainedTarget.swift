/// A target of a step that can be seen.
struct ExplainedTarget {
  /// What is reported of it.
  let solved: SolvedTarget
  /// The number of its view; `nil` for a point, a rectangle or lines.
  let view: Int?
  /// What its bubble is placed beside.
  let highlight: HighlightTarget
}
