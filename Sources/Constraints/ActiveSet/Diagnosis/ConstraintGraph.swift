/// How forms connect variables, as far as values of one can act on those of another.
///
/// Variables that required equations determine do not connect anything: they are constants.
struct ConstraintGraph {
  private let active: ActiveSet
  /// The variables, each in the component of one that was asked about.
  private var variables: [Int] = []
  /// The forms that name them, and how many of their variables are open.
  private var forms: [Int] = []
  private var openCounts: [Int] = []
  /// The indices of variables and forms in these lists; only ever looked up.
  private var indexOfVariable: [Int: Int] = [:]
  private var indexOfForm: [Int: Int] = [:]
  /// Whether the value of each variable is given.
  private var isKnown: [Bool] = []
  private let sources: [Int]
  private let targets: [Int]

  /// - Parameters:
  ///   - active: The forms and variables.
  ///   - sources: Where paths begin.
  ///   - targets: Where paths end.
  init(_ active: ActiveSet, around sources: [Int], and targets: [Int]) {
    self.active = active
    self.sources = sources
    self.targets = targets
    var components = Set(sources.map { active.variables[$0].component })
    components.formIntersection(targets.map { active.variables[$0].component })
    for component in components.sorted() where component >= 0 {
      for variable in active.components[Int(component)].columns { add(Int(variable)) }
    }
    determine()
  }

  /// The forms on paths from a source to a target, each with the variables in it that are open.
  var formsOnPaths: [(form: Int, open: [Int])] {
    let (start, end) = (variables.count + forms.count, variables.count + forms.count + 1)
    var graph = Graph(nodeCount: end + 1)
    for (index, form) in forms.enumerated() where openCounts[index] > 1 {
      for variable in open(in: form) {
        graph.connect(indexOfVariable[variable] ?? start, variables.count + index)
      }
    }
    connect(sources, with: start, in: &graph)
    connect(targets, with: end, in: &graph)
    let isOnPath = graph.isOnPath(from: start, to: end)
    return forms.indices.filter { isOnPath[variables.count + $0] }
      .map { (forms[$0], open(in: forms[$0])) }
  }

  private func connect(_ ends: [Int], with node: Int, in graph: inout Graph) {
    for variable in ends {
      guard let index = indexOfVariable[variable], !isKnown[index] else { continue }
      graph.connect(index, node)
    }
  }

  /// The variables of a form whose values are open.
  private func open(in form: Int) -> [Int] {
    active.termsOf(form).map { Int($0.variable) }.filter { variable in
      indexOfVariable[variable].map { !isKnown[$0] } ?? false
    }
  }

  private mutating func add(_ variable: Int) {
    indexOfVariable[variable] = variables.count
    variables.append(variable)
    isKnown.append(false)
    var index = active.variables[variable].firstTerm
    while index >= 0 {
      let form = Int(active.terms[Int(index)].form)
      index = active.terms[Int(index)].next
      guard indexOfForm[form] == nil else { continue }
      indexOfForm[form] = forms.count
      forms.append(form)
      openCounts.append(active.termsOf(form).count)
    }
  }

  /// Finds the variables that required equations give: those of which one is left in an equation.
  private mutating func determine() {
    var pending = forms.indices.filter { openCounts[$0] == 1 && isEquation(forms[$0]) }
    while let next = pending.popLast() {
      guard let variable = open(in: forms[next]).first,
        let known = indexOfVariable[variable]
      else { continue }
      isKnown[known] = true
      var index = active.variables[variable].firstTerm
      while index >= 0 {
        let form = Int(active.terms[Int(index)].form)
        index = active.terms[Int(index)].next
        guard let other = indexOfForm[form] else { continue }
        openCounts[other] -= 1
        if openCounts[other] == 1, isEquation(form) { pending.append(other) }
      }
    }
  }

  /// Whether required constraints leave a form one value.
  private func isEquation(_ form: Int) -> Bool {
    var (floor, ceiling) = (-Double.infinity, Double.infinity)
    for number in active.breakpoints(of: form) {
      let breakpoint = active.breakpoints[number]
      guard breakpoint.level == Breakpoint.requiredLevel else { continue }
      if breakpoint.leftSlope < 0 { floor = max(floor, breakpoint.position) }
      if breakpoint.rightSlope > 0 { ceiling = min(ceiling, breakpoint.position) }
    }
    return floor >= ceiling
  }
}
