internal import Constraints

extension NotatedTerm {
  /// What of the screen the term names, unless a variable is called so.
  func screenLength(amongVariables variables: [SceneName]) -> ScreenLength? {
    guard case .variable(let name) = quantity, let length = ScreenLength(rawValue: name),
      !variables.contains(where: { $0.text == name })
    else { return nil }
    return length
  }
}

extension NotatedConstraint {
  /// The constraint with numbers in place of `W` and `H`.
  func measured(on screen: SolvedScreen, variables: [SceneName]) -> NotatedConstraint {
    var constraint = self
    constraint.left = left.measured(on: screen, variables: variables)
    constraint.right = right.measured(on: screen, variables: variables)
    return constraint
  }
}

extension NotatedExpression {
  fileprivate func measured(
    on screen: SolvedScreen, variables: [SceneName]
  ) -> NotatedExpression {
    var expression = self
    expression.terms = terms.filter { term in
      guard let length = term.screenLength(amongVariables: variables) else { return true }
      expression.constant += term.coefficient * length.points(on: screen.size)
      return false
    }
    return expression
  }
}
