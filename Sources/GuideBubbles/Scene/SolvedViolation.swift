public import Constraints

/// A constraint that gave way to stronger ones.
public struct SolvedViolation: Hashable, Sendable {
  /// The line as the scene writes it.
  public var constraint: String
  /// What the scene calls it; nothing when it has no name.
  public var name: String?
  /// How much it matters.
  public var priority: LayoutPriority
  /// By how much its sides miss what the relation asks for; above 0.
  public var amount: Double
  /// Where it stands; nothing when it stands in no file.
  public var range: SourceRange?
  /// Where in the document: a JSON Pointer such as `/constraints/3`.
  public var pointer: String?

  /// Makes a violation from its parts.
  public init(
    constraint: String, name: String? = nil, priority: LayoutPriority, amount: Double,
    range: SourceRange? = nil, pointer: String? = nil
  ) {
    self.constraint = constraint
    self.name = name
    self.priority = priority
    self.amount = amount
    self.range = range
    self.pointer = pointer
  }
}

extension SolvedViolation {
  /// The violation as JSON, with its line and column when the file is given.
  func json(source: SourceText?) -> JSONValue {
    var members: [(String, JSONValue)] = [("constraint", .string(constraint))]
    if let name { members.append(("name", .string(name))) }
    members.append(("priority", .number(priority.rawValue)))
    members.append(("by", .number(amount)))
    members += JSONValue.place(range, pointer: pointer, in: source)
    return .object(members)
  }
}
