internal import Constraints

/// What the views of a layout are in.
enum LayoutRoot {
  /// The screen.
  case screen
  /// A row of a list, which is the first view, that many points wide; and what of it notches cover.
  case row(width: Double, safeArea: LayoutInsets, TemplateShape)

  /// How far the layout margins of either lie inside its safe area, in points.
  static let margin = 16.0

  /// The constraints that hold in it.
  func constraints(of scene: Scene) -> [SceneConstraint] {
    switch self {
    case .screen: scene.constraints
    case .row(_, _, let shape): shape.constraints
    }
  }

  /// The free unknowns in it.
  func variables(of scene: Scene) -> [SceneName] {
    if case .screen = self { scene.variables } else { [] }
  }
}

extension ViewLayout {
  /// The height of a row of which nothing says how high it is, in points.
  static let usualRowHeight = 44.0
  /// The wish that makes a row as low as it can be; the weakest of all that a row is asked.
  static let lowRow = "'row' is as low as it can be"
  /// What a row is asked of which nothing says how high it is.
  static let usualRow = "'row' is 44 points high or more"

  /// What a list decides for a row: it begins at 0, is as wide as the list and as low as it can be.
  ///
  /// - Parameter others: The constraints of its template.
  /// - Returns: The list's own constraints.
  func rowConstraints(beside others: [OriginatedConstraint]) -> [OriginatedConstraint] {
    guard case .row(let width, _, let shape) = root, let row = items.first else { return [] }
    let text = NumberText.text(width)
    var demands: [OriginatedConstraint] = []
    func demand(
      _ attribute: LayoutAttribute, _ relation: Constraint.Relation, _ constant: Double,
      _ line: String, at priority: LayoutPriority = .required
    ) {
      let constraint = LayoutConstraint(
        terms: [LayoutTerm(.attribute(attribute, of: row))], relation, constant: constant,
        priority: priority)
      demands.append(
        OriginatedConstraint(
          constraint: constraint, origin: ConstraintOrigin(row: line, range: shape.row.place)))
    }
    demand(.left, .equal, 0, "'row' begins where its list does")
    demand(.top, .equal, 0, "'row' is placed by its list")
    demand(.width, .equal, width, "'row' is as wide as its list, \(text) points")
    demand(.height, .equal, 0, Self.lowRow, at: .fittingSizeLevel)
    if !isHeightSaid(by: others) {
      demand(.height, .greaterThanOrEqual, Self.usualRowHeight, Self.usualRow)
    }
    return demands
  }

  /// Whether anything says how high a row is, or where its bottom or middle is.
  private func isHeightSaid(by constraints: [OriginatedConstraint]) -> Bool {
    guard let row = items.first else { return false }
    let view = views[0].view
    if view.intrinsicSize?.height != nil || view.stack != nil { return true }
    return constraints.contains { constraint in
      constraint.constraint.terms.contains { term in
        guard case .attribute(let attribute, row) = term.quantity else { return false }
        switch attribute {
        case .height, .bottom, .bottomMargin, .centerY, .centerYWithinMargins, .lastBaseline:
          return true
        default: return false
        }
      }
    }
  }
}
