/// The report as JSON, from which it can be read again.
extension CheckReport {
  /// The report; ``JSONWriter`` makes it text.
  public var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("version", .number(1)), ("scene", .string(scene)), ("digest", .string(digest)),
      ("steps", .number(stepCount)),
      ("matrix", matrix.json), ("combinations", .number(matrix.count)),
    ]
    if covered.count < matrix.count { members.append(("covered", .string(covered.text))) }
    members.append(("findings", .array(findings.map { json(of: $0) })))
    if !suppressed.isEmpty {
      members.append(("suppressed", .array(suppressed.map { json(of: $0) })))
    }
    members.append(("summary", summary))
    return .object(members)
  }

  private var summary: JSONValue {
    .object([
      ("errors", .number(count(.error))), ("warnings", .number(count(.warning))),
      ("notes", .number(count(.note))), ("undecided", .number(undecidedCount)),
      ("suppressed", .number(suppressed.count)),
    ])
  }

  private func json(of finding: CheckFinding) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("rule", .string(finding.rule.rawValue)), ("level", .string(finding.level.rawValue)),
      ("outcome", .string(finding.outcome.rawValue)),
    ]
    switch finding.subject {
    case .step(let id, let position):
      members += [("step", .string(id)), ("position", .number(position))]
    case .scene: break
    default: members.append((finding.subject.key, .string(finding.subject.name)))
    }
    members.append(("message", .string(finding.message)))
    if let help = finding.help { members.append(("help", .string(help))) }
    if let place = finding.place {
      members += [
        ("line", .number(place.line)), ("column", .number(place.column)),
        ("pointer", .string(place.pointer)),
      ]
    }
    members += [
      ("amount", .number(finding.amount)), ("in", .number(finding.combinations.count)),
      ("of", .number(covered.count)), ("where", .string(extent(of: finding))),
      ("worst", .number(finding.worst)), ("worstName", .string(matrix.name(of: finding.worst))),
      ("marks", .array(finding.marks.map { .rect($0) })),
      ("broken", .string(finding.broken.text)), ("undecided", .string(finding.undecided.text)),
      ("fingerprint", .string(finding.fingerprint)),
    ]
    return .object(members)
  }
}

extension CheckMatrix {
  fileprivate var json: JSONValue {
    .object(
      Axis.allCases.compactMap { axis in
        self[axis].isEmpty ? nil : (axis.key, .array(self[axis].map { .string($0) }))
      })
  }
}
