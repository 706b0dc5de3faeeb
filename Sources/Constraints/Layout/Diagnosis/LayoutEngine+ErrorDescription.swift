extension LayoutEngine {
  /// Why a call was refused, for people.
  ///
  /// ```swift
  /// do {
  ///   try engine.activate(constraints)
  /// } catch {
  ///   print(engine.description(of: error))
  /// }
  /// ```
  ///
  /// - Parameter error: What a call of this engine threw.
  /// - Returns: A sentence; for a conflict its members line by line, those that the refused call
  ///   brought marked as new, and the ways out. It does not end with a line break.
  public func description(of error: LayoutError) -> String {
    switch error {
    case .unsatisfiable(let members): return description(ofConflict: members)
    case .unknownItem(let item):
      return "\(words(for: item)) was removed, or is no item of this engine"
    case .wrongKind(let item):
      return "this cannot be done with \(words(for: item)): \(kind(of: item))"
    case .alreadyArranged(let item):
      let stack = state.isLive(item) ? state.record(item).arrangedIn : nil
      let place = stack.map { "the stack \(words(for: $0))" } ?? "the same stack"
      return "\(words(for: item)) is arranged by \(place) already; take it out there first"
    case .notArranged(let item): return "no stack arranges \(words(for: item))"
    case .unknownConstraint(let id):
      return
        "the constraint with the name \(id.index) is not in force: it was deactivated, or never "
        + "activated by this engine"
    case .unknownVariable(let variable):
      return "\(words(for: .variable(variable))) was removed, or is no variable of this engine"
    case .numberOutOfRange(let number):
      return "\(number) is no number that a layout can take here: lengths, multipliers and indices "
        + "are finite and of sensible size, and sizes of content are not negative"
    case .mixedPlaces(let constraint):
      let mixing = constraint.placeSums.mixing ?? .axes
      return "\(description(of: constraint)): \(mixing.description); \(mixing.help)"
    case .beyondPrecision:
      return "the numbers are too far apart in size for an answer that could be trusted; use "
        + "multipliers nearer to 1"
    }
  }

  private func description(ofConflict members: [LayoutConflictMember]) -> String {
    let canGiveWay = members.filter { member in
      if case .nonnegativeSize = member.source { return false }
      return true
    }
    var text =
      members.count == 1
      ? "a required constraint can never hold:" : "required constraints contradict each other:"
    for member in members {
      text += "\n  " + words(for: member.source) + (member.isNew ? "  (new)" : "")
    }
    let way = canGiveWay.count > 1 ? "give one of them" : "change it, or give it"
    return text + "\n\(way) a priority below 1000"
      + (canGiveWay.count > 1 ? ", or leave one out" : "")
  }

  /// What is special about an item.
  private func kind(of item: LayoutItem) -> String {
    guard state.isLive(item) else { return "it was removed" }
    if state.stacks[item] != nil { return "it is a stack" }
    switch state.record(item).shape {
    case .fixed: return "its frame is fixed, and it is no stack"
    case .inset: return "it is a guide, placed by the item that it belongs to"
    case .content: return "it is the content of a scrolling item"
    case .free: return "it has no fixed frame, is no guide and no stack"
    }
  }
}
