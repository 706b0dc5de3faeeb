extension StepExplanation {
  /// The explanation as JSON.
  ///
  /// - Parameter source: The scene's file, by which the step gets a line, a column and a JSON Pointer.
  /// - Returns: An object.
  package func json(source: SourceText? = nil) -> JSONValue {
    let bubble = step.bubble
    var members: [(String, JSONValue)] = [
      ("id", .string(step.id)), ("step", .number(Double(step.position))),
    ]
    members += ScenePlaces(in: source).members(of: range)
    members += [("side", .string(bubble.side.rawValue)), ("frame", .rect(bubble.frame))]
    if let wantedSide { members.append(("wantedSide", .string(wantedSide.rawValue))) }
    members.append(("gap", .number(gap)))
    members.append(("sides", .array(bubble.candidates.map { json(of: $0) })))
    if !untriedSides.isEmpty {
      members.append(("notTried", .array(untriedSides.map { .string($0.rawValue) })))
    }
    members.append(("edges", .array(bubble.bindings.map { json(of: $0) })))
    if !obstacles.isEmpty { members.append(("obstacles", .array(obstacles.map(\.json)))) }
    if !controls.isEmpty { members.append(("controls", .array(controls.map(\.json)))) }
    return .object(members)
  }

  private func json(of side: PlacementCandidate) -> JSONValue {
    var members: [(String, JSONValue)] = [("side", .string(side.side.rawValue))]
    if side.side == step.bubble.side { members.append(("chosen", .bool(true))) }
    members += [
      ("frame", .rect(side.frame)), ("rows", .number(Double(side.rows))),
      (
        "breaks",
        .array(
          side.breaches.map { breach in
            .object([("what", .string(breach.demand.rawValue)), ("by", .number(breach.amount))])
          })
      ),
    ]
    return .object(members)
  }

  private func json(of binding: PlacementBinding) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("edge", .string(binding.edge.rawValue)), ("heldBy", .string(binding.source.word)),
    ]
    switch binding.source {
    case .safeArea(let edge), .margin(let edge): members.append(("at", .string(edge.rawValue)))
    case .obstacle(let index) where obstacles.indices.contains(index):
      members += obstacles[index].members
    case .otherTarget(let index): members.append(("target", .number(Double(index))))
    default: break
    }
    return .object(members)
  }
}

extension PlacementBinding.Source {
  /// What holds an edge, in a word.
  package var word: String {
    switch self {
    case .safeArea: "safeArea"
    case .margin: "margin"
    case .content: "content"
    case .arrow: "arrow"
    case .target: "target"
    case .gap: "gap"
    case .attachment: "attachment"
    case .alignment: "alignment"
    case .tip: "tip"
    case .otherTarget: "otherTarget"
    case .obstacle: "obstacle"
    }
  }
}

extension StepExplanation.Part {
  fileprivate var members: [(String, JSONValue)] {
    (name.map { [("id", .string($0))] } ?? []) + [("frame", .rect(frame))]
  }

  fileprivate var json: JSONValue { .object(members) }
}
