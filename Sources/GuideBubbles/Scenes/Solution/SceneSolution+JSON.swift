extension SceneSolution {
  /// The solution as the JSON that `guidectl solve` prints; ``JSONWriter`` makes it text.
  ///
  /// - Parameters:
  ///   - source: The scene's file, by which diagnostics get a line, a column and a JSON Pointer.
  ///   - step: The position in the file of the only step to write; nothing for all.
  /// - Returns: An object whose keys stand in the order of the contract.
  public func json(source: SourceText? = nil, step: Int? = nil) -> JSONValue {
    var members: [(String, JSONValue)] = [("version", .number(1))]
    if let screen { members.append(("screen", screen.json)) }
    let written = steps.filter { step == nil || $0.position == step }
    let direction = screen?.direction ?? .leftToRight
    let scale = screen?.scale ?? 1
    let places = ScenePlaces(
      in: source, areAsked: !violations.isEmpty || !diagnostics.isEmpty)
    members.append(("views", .array(views.map { $0.json(direction: direction, scale: scale) })))
    members.append(("variables", .array(variables.map(\.json))))
    members.append(("violations", .array(violations.map { $0.json(in: places) })))
    members.append(("steps", .array(written.map { $0.json(direction: direction, scale: scale) })))
    members.append(("diagnostics", .array(diagnostics.map { $0.json(in: places) })))
    return .object(members)
  }
}

extension [Diagnostic] {
  /// The diagnostics as JSON.
  ///
  /// - Parameter source: The file that they are about, by which they get a line, a column and a JSON
  ///   Pointer.
  /// - Returns: An object for each, with what it has.
  public func json(source: SourceText? = nil) -> JSONValue {
    let places = ScenePlaces(in: source, areAsked: !isEmpty)
    return .array(map { $0.json(in: places) })
  }
}

extension Diagnostic {
  /// The diagnostic as JSON, with its place.
  fileprivate func json(in places: ScenePlaces) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("severity", .string(severity.rawValue)), ("code", .string(code.rawValue)),
      ("message", .string(message)),
    ]
    members += places.members(of: range)
    if let help { members.append(("help", .string(help))) }
    if !notes.isEmpty { members.append(("notes", .array(notes.map { $0.json(in: places) }))) }
    return .object(members)
  }
}

extension SolvedScreen {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("size", .lengths([size.width, size.height])), ("scale", .length(scale)),
      ("safeArea", .lengths([safeArea.top, safeArea.left, safeArea.bottom, safeArea.right])),
      ("direction", .string(direction == .leftToRight ? "ltr" : "rtl")),
      ("locale", .string(locale.tag)), ("textSize", .string(textSize.rawValue)),
    ]
    if keyboard > 0 { members.append(("keyboard", .length(keyboard))) }
    return .object(members)
  }
}

extension SolvedView {
  fileprivate func json(direction: UserInterfaceLayoutDirection, scale: Double) -> JSONValue {
    var members: [(String, JSONValue)] = [("id", .string(id)), ("frame", .rect(frame))]
    if isHidden { members.append(("hidden", .bool(true))) }
    if let isOn { members.append(("on", .bool(isOn))) }
    if let isSelected { members.append(("selected", .bool(isSelected))) }
    if let text {
      members += text.members(
        in: textFrame, alignment: look.textAlignment ?? kind.textAlignment, direction: direction,
        scale: scale)
    }
    if let list { members.append(("list", list.json)) }
    return .object(members)
  }
}

extension SolvedVariable {
  fileprivate var json: JSONValue {
    .object([("name", .string(name)), ("value", .number(value))])
  }
}

extension JSONValue {
  /// A number of points, to a thousandth: more than anybody sees.
  static func length(_ points: Double) -> JSONValue {
    // What a thousandth of it cannot tell apart has no such decimals.
    .number(points.magnitude < 1e12 ? (points * 1000).rounded() / 1000 : points)
  }

  static func lengths(_ lengths: [Double]) -> JSONValue { .array(lengths.map { .length($0) }) }

  /// A frame as the contract has it: `[x, y, width, height]`.
  package static func rect(_ rect: LayoutRect) -> JSONValue {
    .lengths([rect.x, rect.y, rect.width, rect.height])
  }

  static func point(_ point: LayoutPoint) -> JSONValue { .lengths([point.x, point.y]) }
}
