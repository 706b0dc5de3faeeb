internal import Constraints

extension SceneReader {
  /// How a stack arranges its children; nothing for other kinds, whose keys of a stack are reported.
  mutating func stack(_ fields: Fields<ViewKey>, _ kind: ViewKind) -> SceneStack? {
    guard kind == .stack else {
      for key in ViewPart.stack.keys {
        guard let field = fields[key] else { continue }
        diagnostics.append(
          .meansNothing(
            key.rawValue, to: "a view of kind '\(kind.rawValue)'", at: field.range,
            help: "write \"kind\": \"stack\", or leave it out"))
      }
      return nil
    }
    var stack = SceneStack()
    stack.axis =
      fields[.axis].flatMap { field in
        choice(
          field, kind: "axis", among: [("horizontal", .horizontal), ("vertical", .vertical)])
      } ?? .horizontal
    stack.distribution =
      fields[.distribution].flatMap {
        choice($0, kind: "distribution", of: StackDistribution.self)
      } ?? .fill
    stack.alignment = fields[.alignment].flatMap { stackAlignment($0) } ?? .fill
    stack.spacing = fields[.spacing].flatMap { length($0) }
    return stack
  }

  /// An alignment by its name; rows say top and bottom where columns say leading and trailing.
  private mutating func stackAlignment(_ field: Field) -> StackAlignment? {
    let words = StackAlignment.allCases.map { ($0.rawValue, $0) }
    return choice(field, kind: "alignment", among: words + [("top", .top), ("bottom", .bottom)])
  }
}
