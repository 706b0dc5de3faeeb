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

  /// The item of a name.
  package func item(named name: String) -> LayoutItem? { items[name] }

  /// Names a free variable; an earlier one of that name is forgotten.
  public mutating func add(_ variable: Variable, named name: String) {
    if variables.updateValue(variable, forKey: name) == nil { variableNames.append(name) }
  }

  /// Reads a line of the notation.
  ///
  /// - Parameters:
  ///   - text: The line, as the article "Constraints as text" has it.
  ///   - identifier: A name for messages.
  ///   - owner: The item from whose origin locations with a multiplier are measured.
  /// - Returns: The constraint.
  /// - Throws: What is wrong first, and where.
  public func constraint(
    _ text: String, identifier: String? = nil, owner: LayoutItem? = nil
  ) throws(NotationError) -> LayoutConstraint {
    var constraint = try resolve(try ConstraintNotation.parse(text), owner: owner)
    constraint.identifier = identifier
    return constraint
  }

  /// Reads a line of Visual Format.
  ///
  /// - Parameters:
  ///   - text: The line, see `VisualFormat`.
  ///   - options: What it says besides its text.
  ///   - superview: The item that `|` stands for; a line without `|` needs none.
  ///   - metrics: The numbers that the line may name.
  ///   - identifier: A name for messages about each of the constraints.
  /// - Returns: The constraints, from left to right.
  /// - Throws: What is wrong first, and where.
  public func constraints(
    visualFormat text: String, options: VisualFormat.Options = [], superview: LayoutItem? = nil,
    metrics: [VisualFormat.Metric] = [], identifier: String? = nil
  ) throws(NotationError) -> [LayoutConstraint] {
    let format = try VisualFormat(parsing: text, options: options, metrics: metrics)
    for item in format.items where items[item.name] == nil {
      throw NotationError(.unknown(.item, item.name, among: itemNames), at: item.range)
    }
    var constraints: [LayoutConstraint] = []
    constraints.reserveCapacity(format.constraints.count)
    for notated in format.constraints {
      var constraint = try resolve(notated, owner: superview, superview: superview)
      constraint.identifier = identifier
      constraints.append(constraint)
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
  package func resolve(
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
      throw NotationError(.unknown(.variable, name, among: variableNames), at: term.nameRange)
    case .attribute(let attribute, .named(let name)):
      guard let item = items[name] else {
        throw NotationError(.unknown(.item, name, among: itemNames), at: term.nameRange)
      }
      return .attribute(attribute, of: item)
    case .attribute(let attribute, .superview):
      guard let superview else { throw NotationError(.missingSuperview, at: term.nameRange) }
      return .attribute(attribute, of: superview)
    }
  }
}
