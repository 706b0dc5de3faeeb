internal import Constraints

/// Where a constraint of a layout comes from, for messages about it.
struct ConstraintOrigin {
  /// Who demands it.
  enum Author: Hashable {
    /// A line that says nothing else.
    case line
    /// A line of Visual Format, which says this and more.
    case partOfLine
    /// An edge of a view's `pin`.
    case pin
  }

  /// Who demands it.
  var author: Author
  /// What the author calls it.
  var name: String?
  /// What it asks for, as the author wrote it.
  var line: String
  /// Where it stands.
  var range: SourceRange?
  /// Whether it is about a view that collapsed, and yields to what is about others.
  var isOfCollapsedView = false

  /// Its name, if it has one, and what it asks for.
  var text: String { name.map { "\($0): \(line)" } ?? line }

  /// A constraint that a scene writes, and which part of it.
  init(_ constraint: SceneConstraint, part: NotatedConstraint) {
    author = constraint.parts.count == 1 ? .line : .partOfLine
    name = constraint.name
    line = constraint.line.text
    range = constraint.range(of: part.range)
  }

  /// What a list decides for its rows.
  init(row line: String, range: SourceRange?) {
    author = .pin
    self.line = line
    self.range = range
  }

  /// An edge that a view is pinned to.
  init(pin edge: SceneEdge, of view: SceneView) {
    author = .pin
    line = "'\(view.name)' is pinned to the \(edge.rawValue) edge"
    range = view.pinRange
  }
}
