public import Constraints

/// A constraint that gave way to stronger ones.
public struct SolvedViolation: Hashable, Sendable {
  /// The line as the scene writes it, or what a view's content asks for, such as
  /// `title.width >= 120 @750`.
  public var constraint: String
  /// What the scene calls it, or `compressionResistance` for what a content asks for; nothing when it
  /// has no name.
  public var name: String?
  /// How much it matters.
  public var priority: LayoutPriority
  /// By how much its sides miss what the relation asks for; above 0.
  public var amount: Double
  /// What it gave way to, in the order in which that came into force; of many violations only the
  /// first fifty tell, and of more than twenty reasons the last one says how many more there are.
  public var reasons: [SolvedReason]
  /// Of a list's template, the row in which it gave way most; nothing for what is in no list.
  public var row: String?
  /// In how many rows it gave way; 0 for what is in no list.
  public var rowCount: Int
  /// Where it stands; nothing when it stands in no file.
  public var range: SourceRange?

  /// Makes a violation from its parts.
  package init(
    constraint: String, name: String? = nil, priority: LayoutPriority, amount: Double,
    reasons: [SolvedReason] = [], row: String? = nil, rowCount: Int = 0,
    range: SourceRange? = nil
  ) {
    self.constraint = constraint
    self.name = name
    self.priority = priority
    self.amount = amount
    self.reasons = reasons
    self.row = row
    self.rowCount = rowCount
    self.range = range
  }
}

/// Something that a constraint gave way to.
public struct SolvedReason: Hashable, Sendable {
  /// What it is: a quoted line of the scene, or what a pin, a stack or a content demands; or how many
  /// more there are, such as `380 more`.
  public var text: String
  /// Where it stands; nothing when it stands in no file.
  public var range: SourceRange?

  /// Makes a reason from its parts.
  package init(text: String, range: SourceRange? = nil) {
    self.text = text
    self.range = range
  }
}

extension SolvedViolation {
  /// The violation as JSON, with its place.
  func json(in places: ScenePlaces) -> JSONValue {
    var members: [(String, JSONValue)] = [("constraint", .string(constraint))]
    if let name { members.append(("name", .string(name))) }
    members.append(("priority", .number(priority.rawValue)))
    members.append(("by", .number(amount)))
    if let row { members += [("row", .string(row)), ("rows", .number(Double(rowCount)))] }
    members += places.members(of: range)
    if !reasons.isEmpty {
      members.append(("gaveWayTo", .array(reasons.map { $0.json(in: places) })))
    }
    return .object(members)
  }
}

extension SolvedReason {
  fileprivate func json(in places: ScenePlaces) -> JSONValue {
    .object([("text", .string(text))] + places.members(of: range))
  }
}
