extension Solver {
  /// Whether the constraints leave a variable open: whether it has other values in solutions that
  /// hold the required constraints and have the least violation at every priority.
  ///
  /// What only the rule for sizes of content settles, among constraints of equal priority that
  /// contradict each other, is open too, and so is what only stays settle.
  ///
  /// - Precondition: The variable was issued by this solver and not removed since.
  /// - Complexity: A solve with the sparse basis when the variable is determined, else about the
  ///   number of variables that constraints connect with it. To ask for many variables, use
  ///   `ambiguousVariables`.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    precondition(contains(variable), "variable \(variable.index) was removed")
    var copy = active  // work space changes, nothing else
    return copy.isOpen(Int(variable.index))
  }

  /// As `isAmbiguous`, without a copy: for a solver that nobody else sees.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - work: What is spent on it is added.
  /// - Returns: Whether the variable is open.
  /// - Complexity: Mostly a solve or two with the sparse basis.
  mutating func isOpen(_ variable: Variable, counting work: inout OpenWork) -> Bool {
    areOpen([variable], counting: &work)[0]
  }

  /// As `isOpen` for several variables: what has to be looked at as a whole is looked at once, and so
  /// is what costs as much to look at one by one.
  mutating func areOpen(_ asked: [Variable], counting work: inout OpenWork) -> [Bool] {
    // By component; never iterated.
    var looks: [Int: ContiguousArray<Bool>] = [:]
    var glances: [Int: ContiguousArray<Bool>] = [:]
    var spent: [Int: Int] = [:]
    return asked.map { variable in
      precondition(contains(variable), "variable \(variable.index) was removed")
      let number = Int(variable.index)
      let component = Int(active.variables[number].component)
      guard component >= 0 else { return true }
      let column = Int(active.variables[number].column)
      if let look = looks[component] { return look[column] }
      let size = active.components[component].rows.count
      if spent[component, default: 0] > size, glances[component] == nil {
        let open = active.openColumns(of: component)
        if open.bounds.isEmpty { looks[component] = open.isOpen }
        glances[component] = open.isOpen
      }
      if let glance = glances[component], !glance[column] || looks[component] != nil {
        return glance[column]
      }
      let before = work.nearby
      let isOpen = active.isOpenNearby(number, in: component, counting: &work.nearby)
      spent[component, default: 0] += work.nearby - before
      if let isOpen { return isOpen }
      work.rows += size
      let look = active.settledOpenColumns(of: component)
      looks[component] = look
      return look[column]
    }
  }

  /// In how many rows of a basis a variable is looked at as a whole.
  func connectedCount(of variable: Variable) -> Int {
    let component = Int(active.variables[Int(variable.index)].component)
    return component < 0 ? 0 : active.components[component].rows.count
  }

  /// Of the variables that constraints connect with one, those that are determined for sure.
  mutating func closedVariables(connectedWith variable: Variable) -> [Variable] {
    let component = Int(active.variables[Int(variable.index)].component)
    guard component >= 0 else { return [] }
    let open = active.openColumns(of: component)
    return zip(active.components[component].columns, open.isOpen).compactMap { number, isOpen in
      isOpen ? nil : handle(ofVariable: Int(number))
    }
  }

  /// The variables that the constraints leave open, in order of declaration: those for which
  /// `isAmbiguous` is true.
  ///
  /// - Complexity: About linear in the number of variables and constraints. Where bounds that are
  ///   just met leave it open what can move, a system of those bounds is solved in addition.
  public var ambiguousVariables: [Variable] {
    var copy = active
    var isOpen = ContiguousArray(repeating: true, count: variables.count)
    for component in copy.components.indices {
      let open = copy.settledOpenColumns(of: component)
      for (column, variable) in copy.components[component].columns.enumerated() {
        isOpen[Int(variable)] = open[column]
      }
    }
    return variables.indices.filter { variables[$0].isAlive && isOpen[$0] }
      .sorted { active.variables[$0].order < active.variables[$1].order }
      .map { handle(ofVariable: $0) }
  }
}

extension ActiveSet {
  /// Whether a variable could have other values without any constraint's level noticing.
  fileprivate mutating func isOpen(_ variable: Int) -> Bool {
    let component = Int(variables[variable].component)
    guard component >= 0 else { return true }
    var work = 0
    if let isOpen = isOpenNearby(variable, in: component, counting: &work) { return isOpen }
    let open = settledOpenColumns(of: component)
    return open[Int(variables[variable].column)]
  }

  /// Which columns of a component are open, whatever system it takes to tell.
  fileprivate mutating func settledOpenColumns(of component: Int) -> ContiguousArray<Bool> {
    var open = openColumns(of: component)
    guard !open.bounds.isEmpty else { return open.isOpen }
    var direction = OpenDirection(open.bounds)
    for variable in direction.closed() {
      open.isOpen[Int(variables[Int(variable)].column)] = false
    }
    return open.isOpen
  }
}

/// How much was looked at to tell what is open.
struct OpenWork {
  /// In rows of bases, what had to be looked at as a whole: where it is unclear what of many things can
  /// move together.
  var rows = 0
  /// In entries of rows and moves, what was looked at nearby.
  var nearby = 0
}
