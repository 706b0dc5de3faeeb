/// The names that lines of constraint text may use.
///
///     var names = NotationScope()
///     names.add(save, named: "save")
///     names.add(screen, named: "screen")
///     try engine.activate(names.constraint("save.trailing == screen.trailing - 16"))
public struct NotationScope: Sendable {
  /// The item from whose origin locations are measured unless a line has an owner.
  public var root: LayoutItem?
  private var items: [String: LayoutItem] = [:]
  private var variables: [String: Variable] = [:]
  private var itemNames: [String] = []
  private var variableNames: [String] = []

  /// Makes a scope without names.
  ///
  /// - Parameter root: The item, usually a screen, from whose origin locations are measured.
  public init(root: LayoutItem? = nil) { self.root = root }

  /// Names an item; an earlier one of that name is forgotten.
  public mutating func add(_ item: LayoutItem, named name: String) {
    if items.updateValue(item, forKey: name) == nil { itemNames.append(name) }
  }

  /// Names a free variable; an earlier one of that name is forgotten.
  public mutating func add(_ variable: Variable, named name: String) {
    if variables.updateValue(variable, forKey: name) == nil { variableNames.append(name) }
  }

  /// Reads a line of the notation.
  ///
  /// - Parameters:
  ///   - text: The line, see `ConstraintNotation`.
  ///   - owner: The item from whose origin locations with a multiplier are measured.
  /// - Returns: The constraint.
  /// - Throws: What is wrong first, and where.
  public func constraint(_ text: String, owner: LayoutItem? = nil) throws(NotationError)
    -> LayoutConstraint
  {
    try resolve(try ConstraintNotation.parse(text), owner: owner)
  }

  /// Reads a line of Visual Format.
  ///
  /// - Parameters:
  ///   - text: The line, see `VisualFormat`.
  ///   - superview: The item that `|` stands for.
  ///   - metrics: The numbers that the line may name.
  /// - Returns: The constraints, from left to right.
  /// - Throws: What is wrong first, and where.
  public func constraints(
    visualFormat text: String, superview: LayoutItem, metrics: [VisualFormat.Metric] = []
  ) throws(NotationError) -> [LayoutConstraint] {
    let format = try VisualFormat(parsing: text, metrics: metrics)
    var constraints: [LayoutConstraint] = []
    for constraint in format.constraints {
      constraints.append(try resolve(constraint, owner: superview, superview: superview))
    }
    return constraints
  }

  /// Looks the names of a constraint up.
  ///
  /// - Parameters:
  ///   - constraint: What was written.
  ///   - owner: The item from whose origin locations with a multiplier are measured.
  ///   - superview: The item that `|` stands for.
  /// - Returns: The constraint.
  /// - Throws: The first name that is not known.
  public func resolve(
    _ constraint: NotatedConstraint, owner: LayoutItem? = nil, superview: LayoutItem? = nil
  ) throws(NotationError) -> LayoutConstraint {
    try constraint.resolved(owner: owner, root: root) { (term) throws(NotationError) in
      try quantity(term, superview)
    }
  }

  private func quantity(_ term: NotatedTerm, _ superview: LayoutItem?) throws(NotationError)
    -> LayoutQuantity
  {
    switch term.quantity {
    case .variable(let name):
      if let variable = variables[name] { return .variable(variable) }
      if items[name] != nil {
        throw NotationError(.missingAttribute(item: name), at: term.nameRange)
      }
      throw unknown(.variable, name, among: variableNames, at: term.nameRange)
    case .attribute(let attribute, .named(let name)):
      guard let item = items[name] else {
        throw unknown(.item, name, among: itemNames, at: term.nameRange)
      }
      return .attribute(attribute, of: item)
    case .attribute(let attribute, .superview):
      guard let superview else { throw unknown(.item, "|", among: [], at: term.nameRange) }
      return .attribute(attribute, of: superview)
    }
  }

  private func unknown(
    _ kind: NotationError.Name, _ name: String, among known: [String], at range: Range<Int>
  ) -> NotationError {
    let nearest = nearestName(to: name, among: known)
    return NotationError(.unknown(kind, name, nearest: nearest, known: known), at: range)
  }
}
