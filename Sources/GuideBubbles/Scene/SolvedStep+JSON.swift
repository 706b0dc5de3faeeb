internal import Constraints

extension SolvedStep {
  /// The step as JSON, its keys in the order of the contract.
  func json(direction: UserInterfaceLayoutDirection, scale: Double) -> JSONValue {
    .object([
      ("id", .string(id)), ("step", .number(step)), ("shown", .number(shown)),
      ("of", .number(of)), ("targets", .array(targets.map(\.json))),
      ("cutouts", .array(cutouts.map(\.json))),
      ("bubble", bubble.json(direction: direction, scale: scale)),
      ("promises", .array(bubble.promises.map(\.json))),
    ])
  }
}

extension SolvedTarget {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = id.map { [("id", .string($0))] } ?? []
    members.append(("frame", .rect(frame)))
    if frames.count > 1 { members.append(("frames", .array(frames.map { .rect($0) }))) }
    return .object(members)
  }
}

extension Cutout {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("shape", .string(shape.rawValue)), ("frame", .rect(frame)), ("radius", .length(radius)),
    ]
    if let ownOutline { members.append(("path", .string(DrawingPath([ownOutline]).svgData))) }
    return .object(members)
  }
}

extension PromiseReport {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("promise", .string(promise.rawValue)), ("kept", .bool(isKept)),
    ]
    if !isKept { members.append(("by", .length(shortfall))) }
    return .object(members)
  }
}

extension BubblePlacement {
  fileprivate func json(direction: UserInterfaceLayoutDirection, scale: Double) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("frame", .rect(frame)), ("side", .string(side.rawValue)),
      ("alignment", .string(alignment.rawValue)),
    ]
    members += text.members(
      in: textFrame, alignment: .leading, direction: direction, scale: scale)
    if let arrow {
      let base = JSONValue.array([.point(arrow.baseStart), .point(arrow.baseEnd)])
      members.append(("arrow", .object([("tip", .point(arrow.tip)), ("base", base)])))
    }
    return .object(members)
  }
}
