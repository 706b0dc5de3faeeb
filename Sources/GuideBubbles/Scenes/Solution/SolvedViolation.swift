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
  /// first fifty tell.
  public var reasons: [SolvedReason]
  /// Of a list's template, the row in which it gave way most; nothing for what is in no list.
  public var row: String?
  /// In how many rows it gave way; 0 for what is in no list.
  public var rowCount: Int
  /// Where it stands; nothing when it stands in no file.
  public var range: SourceRange?
  /// Where in the document: a JSON Pointer such as `/constraints/3`.
  public var pointer: String?

  /// Makes a violation from its parts.
  package init(
    constraint: String, name: String? = nil, priority: LayoutPriority, amount: Double,
    reasons: [SolvedReason] = [], row: String? = nil, rowCount: Int = 0,
    range: SourceRange? = nil, pointer: String? = nil
  ) {
    self.constraint = constraint
    self.name = name
    self.priority = priority
    self.amount = amount
    self.reasons = reasons
    self.row = row
    self.rowCount = rowCount
    self.range = range
    self.pointer = pointer
  }
}

/// Something that a constraint gave way to.
public struct SolvedReason: Hashable, Sendable {
  /// What it is: a quoted line of the scene, or what a pin, a stack or a content demands.
  public var text: String
  /// Where it stands; nothing when it stands in no file.
  public var range: SourceRange?
  /// Where in the document: a JSON Pointer such as `/constraints/3`.
  public var pointer: String?

  /// Makes a reason from its parts.
  package init(text: String, range: SourceRange? = nil, pointer: String? = nil) {
    self.text = text
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
    if let row { members += [("row", .string(row)), ("rows", .number(Double(rowCount)))] }
    members += JSONValue.place(range, pointer: pointer, in: source)
    if !reasons.isEmpty {
      members.append(("gaveWayTo", .array(reasons.map { $0.json(source: source) })))
    }
    return .object(members)
  }

  /// The violation with JSON Pointers to its places.
  func placed(in document: JSONValue) -> SolvedViolation {
    var placed = self
    placed.pointer = range.map { document.pointer(to: $0) }
    for index in reasons.indices {
      placed.reasons[index].pointer = reasons[index].range.map { document.pointer(to: $0) }
    }
    return placed
  }
}

extension SolvedReason {
  fileprivate func json(source: SourceText?) -> JSONValue {
    .object([("text", .string(text))] + JSONValue.place(range, pointer: pointer, in: source))
  }
}
