internal import Constraints

extension SceneSolution {
  /// The solution as the JSON that `guidectl solve` prints; ``JSONWriter`` makes it text.
  ///
  /// - Parameters:
  ///   - source: The scene's file, by which diagnostics get a line and column.
  ///   - step: The position in the file of the only step to write; nothing for all.
  /// - Returns: An object whose keys stand in the order of the contract.
  public func json(source: SourceText? = nil, step: Int? = nil) -> JSONValue {
    var members: [(String, JSONValue)] = [("version", .number(1))]
    if let screen { members.append(("screen", screen.json)) }
    members.append(("views", .array(views.map(\.json))))
    members.append(("variables", .array(variables.map(\.json))))
    let written = steps.filter { step == nil || $0.step == step }
    let direction = screen?.direction ?? .leftToRight
    let scale = screen?.scale ?? 1
    members.append(("steps", .array(written.map { $0.json(direction: direction, scale: scale) })))
    members.append(("diagnostics", .array(diagnostics.map { $0.json(source: source) })))
    return .object(members)
  }
}

extension Diagnostic {
  /// The diagnostic as JSON, with its line and column when the file is given.
  ///
  /// - Parameter source: The file that the diagnostic is about.
  /// - Returns: An object with what the diagnostic has.
  public func json(source: SourceText? = nil) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("severity", .string(severity.rawValue)), ("code", .string(code)),
      ("message", .string(message)),
    ]
    if let range, let source {
      let position = source.position(of: range.start)
      members.append(("line", .number(position.line)))
      members.append(("column", .number(position.column)))
    }
    if let pointer { members.append(("pointer", .string(pointer))) }
    if let help { members.append(("help", .string(help))) }
    if !notes.isEmpty { members.append(("notes", .array(notes.map { $0.json(source: source) }))) }
    return .object(members)
  }
}

extension SolvedScreen {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("size", .numbers([size.width, size.height])), ("scale", .number(scale)),
      ("safeArea", .numbers([safeArea.top, safeArea.left, safeArea.bottom, safeArea.right])),
      ("direction", .string(direction == .leftToRight ? "ltr" : "rtl")),
      ("locale", .string(locale)), ("textSize", .string(textSize)),
    ]
    if keyboard > 0 { members.append(("keyboard", .number(keyboard))) }
    return .object(members)
  }
}

extension SolvedView {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [("id", .string(id)), ("frame", .rect(frame))]
    if isHidden { members.append(("hidden", .bool(true))) }
    return .object(members)
  }
}

extension SolvedVariable {
  fileprivate var json: JSONValue {
    .object([("name", .string(name)), ("value", .number(value))])
  }
}

extension JSONValue {
  static func numbers(_ numbers: [Double]) -> JSONValue { .array(numbers.map { .number($0) }) }

  static func rect(_ rect: LayoutRect) -> JSONValue {
    .numbers([rect.x, rect.y, rect.width, rect.height])
  }

  static func point(_ point: LayoutPoint) -> JSONValue { .numbers([point.x, point.y]) }
}
