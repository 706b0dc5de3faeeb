internal import Constraints

/// Where a constraint of a layout comes from, for messages about it.
struct ConstraintOrigin {
  /// What it asks for, as the author wrote it.
  var text: String
  /// Where it stands.
  var range: SourceRange?

  /// A constraint that a scene writes, and which part of it.
  init(_ constraint: SceneConstraint, part: NotatedConstraint) {
    text = constraint.name.map { "\($0): \(constraint.line.text)" } ?? constraint.line.text
    range = constraint.range(of: part.range)
  }

  /// An edge that a view is pinned to.
  init(pin edge: SceneEdge, of view: SceneView) {
    text = "\(view.name) is pinned to the \(edge.rawValue) edge"
    range = view.pinRange
  }
}
