/// What constraints connect.
extension Solver {
  /// Whether constraints in force may connect one of some variables with one of others.
  ///
  /// When not, no value of the former has a bearing on the latter: costs of variables that nothing
  /// connects are minimised, level by level, each for itself. Constraints that were removed may go on
  /// counting for a while.
  ///
  /// - Complexity: Linear in the number of variables given.
  internal func mayConnect(_ variables: [Variable], with others: [Variable]) -> Bool {
    let components = Set(variables.map { component(of: $0) })
    return others.contains { variable in
      let component = component(of: variable)
      return component >= 0 && components.contains(component)
    }
  }

  /// A constraint in force, and the variables in it whose values are open.
  internal struct Link {
    internal var id: ConstraintID
    internal var variables: [Variable]
  }

  /// The constraints on paths from one of some variables to one of others.
  ///
  /// A path goes from variable to variable through constraints that name both, through each at most
  /// once. It does not go through a variable whose value required equations give.
  ///
  /// - Parameters:
  ///   - variables: Where paths begin.
  ///   - others: Where they end; none of the former.
  /// - Returns: The constraints in the order in which they came into force.
  /// - Complexity: About linear in the number of variables and constraints that are connected with
  ///   the variables given.
  internal func links(from variables: [Variable], to others: [Variable]) -> [Link] {
    guard mayConnect(variables, with: others) else { return [] }
    let graph = ConstraintGraph(
      active, around: variables.map { Int($0.index) }, and: others.map { Int($0.index) })
    var links: [Link] = []
    for (form, open) in graph.formsOnPaths {
      let variables = open.map { handle(ofVariable: $0) }
      for record in active.breakpoints(of: form) where records[record].isInForce {
        links.append(Link(id: handle(ofRecord: record), variables: variables))
      }
    }
    return links.sorted { sequence(of: $0.id) < sequence(of: $1.id) }
  }

  /// The constraints in force that name a variable, as they were when it was solved last.
  ///
  /// - Complexity: Linear in their number and the number of their terms.
  internal func constraints(naming variable: Variable) -> [ConstraintID] {
    var found: [ConstraintID] = []
    var index = active.variables[Int(variable.index)].firstTerm
    while index >= 0 {
      let term = active.terms[Int(index)]
      for record in active.breakpoints(of: Int(term.form)) where records[record].isInForce {
        found.append(handle(ofRecord: record))
      }
      index = term.next
    }
    return found
  }

  /// When a constraint in force was added: those that came later have larger numbers.
  internal func sequence(of id: ConstraintID) -> Int64 { records[Int(id.index)].sequence }

  /// The place of a variable in the order of declaration.
  internal func order(of variable: Variable) -> Int64 {
    active.variables[Int(variable.index)].order
  }

  private func component(of variable: Variable) -> Int32 {
    active.variables[Int(variable.index)].component
  }
}
