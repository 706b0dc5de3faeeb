extension SolvedStep {
  /// The step as JSON, its keys in the order of the contract.
  func json(direction: UserInterfaceLayoutDirection, scale: Double) -> JSONValue {
    .object(
      [
        ("id", .string(id)), ("step", .number(position)), ("shown", .number(shownPosition)),
        ("of", .number(shownCount)), ("targets", .array(targets.map(\.json))),
        ("cutouts", .array(cutouts.map(\.json))),
        ("bubble", bubble.json(direction: direction, scale: scale)),
        ("promises", .array(bubble.promises.map(\.json))),
      ]
        + (coveredControls.isEmpty
          ? [] : [("covers", JSONValue.array(coveredControls.map { .string($0) }))]))
  }
}

extension SolvedTarget {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = id.map { [("id", .string($0))] } ?? []
    members.append(("frame", .rect(frame)))
    if frames.count > 1 { members.append(("frames", .array(frames.map { .rect($0) }))) }
    if visibleParts != frames {
      members.append(("visible", .array(visibleParts.map { .rect($0) })))
    }
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
    if let scroll {
      members.append(("scroll", .point(scroll.distance)))
      members.append(("in", .string(scroll.container ?? "screen")))
    }
    return .object(members)
  }
}

extension BubblePlacement {
  fileprivate func json(direction: UserInterfaceLayoutDirection, scale: Double) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("frame", .rect(frame)), ("side", .string(side.rawValue)),
      ("alignment", .string(alignment.rawValue)),
    ]
    members += textMembers(direction: direction, scale: scale)
    if !buttons.isEmpty { members.append(("buttons", .array(buttons.map(\.json)))) }
    if let arrow {
      let base = JSONValue.array([.point(arrow.baseStart), .point(arrow.baseEnd)])
      members.append(("arrow", .object([("tip", .point(arrow.tip)), ("base", base)])))
    }
    if let tailTip { members.append(("tail", .object([("tip", .point(tailTip))]))) }
    return .object(members)
  }

  /// What there is to say of title and text as of one text: the lines in reading order, those of the
  /// title marked as such.
  private func textMembers(
    direction: UserInterfaceLayoutDirection, scale: Double
  ) -> [(String, JSONValue)] {
    let lines = text.lineMembers(
      in: textFrame, alignment: .leading, direction: direction, scale: scale)
    let titleLines = title.lineMembers(
      in: titleFrame, alignment: .leading, direction: direction, scale: scale)
    let parts = [title, text].filter { !$0.lines.isEmpty } + buttons.map(\.text)
    let isExact = !parts.isEmpty && parts.allSatisfy { $0.measured == .exact }
    let measured = isExact ? TextLayout.Measurement.exact : .estimated
    var members: [(String, JSONValue)] = [("measured", .string(measured.rawValue))]
    if text.isTruncated { members.append(("truncated", .bool(true))) }
    let all =
      titleLines.map { JSONValue.object($0 + [("part", .string("title"))]) }
      + lines.map { .object($0) }
    return members + [("lines", .array(all))]
  }
}

extension BubbleButtonPlacement {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("text", .string(button.text)), ("frame", .rect(frame)),
    ]
    if let action = button.action { members.append(("action", .string(action.rawValue))) }
    return .object(members)
  }
}
