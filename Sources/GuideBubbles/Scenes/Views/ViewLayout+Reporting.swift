internal import Constraints

/// What cannot hold.
extension ViewLayout {
  /// Reports why the constraints cannot hold.
  ///
  /// - Parameters:
  ///   - error: What the engine said.
  ///   - constraints: All constraints, in the file's order.
  ///   - added: The one that could not be added, if it was one.
  /// - Returns: The constraint to leave out: the last one of the conflict in the file's order;
  ///   nothing when leaving one out does not help.
  mutating func report(
    _ error: LayoutError, among constraints: [OriginatedConstraint],
    adding added: OriginatedConstraint? = nil
  ) -> Int? {
    guard case .unsatisfiable(let members) = error else {
      let what = added.map { "'\($0.origin.text)'" } ?? "the scene"
      diagnostics.append(
        Diagnostic(
          code: .numbers,
          message: "the numbers of \(what) are too far apart in size to be solved",
          range: added?.origin.range))
      return nil
    }
    guard let victim = members.compactMap({ index(of: $0.source) }).max() else {
      let notes = notes(for: members)
      diagnostics.append(
        Diagnostic(
          code: .conflict, message: "the sizes of the views contradict each other",
          range: notes.first?.range, notes: notes, help: wayOut(of: members, without: nil)))
      return nil
    }
    diagnostics.append(conflict(members, leavingOut: victim, of: constraints))
    return victim
  }

  private func conflict(
    _ members: [LayoutConflictMember], leavingOut victim: Int,
    of constraints: [OriginatedConstraint]
  ) -> Diagnostic {
    let (constraint, origin) = (constraints[victim].constraint, constraints[victim].origin)
    let words = words(for: .constraint(constraint))
    if members.count == 1, constraint.namesNothing {
      return Diagnostic(
        code: .conflict, message: "\(words.text) can never hold: its unknowns cancel out",
        range: words.range, help: "mend or remove it; it was left out")
    }
    let rest = members.count == 1 ? "the frames that are given" : "what else is required"
    let others = members.filter { index(of: $0.source) != victim }
    return Diagnostic(
      code: .conflict,
      message: "\(words.text)\(origin.author == .pin ? ", which" : "") contradicts \(rest)",
      range: words.range, notes: notes(for: others) + frameNotes(for: members),
      help: wayOut(of: members, without: victim))
  }

  /// Reports that a stack cannot arrange its views, and why.
  mutating func report(_ error: LayoutError, arrangingViewsOf stack: SceneView) {
    var notes: [Diagnostic] = []
    if case .unsatisfiable(let members) = error {
      notes = self.notes(for: members, arranging: stack) + frameNotes(for: members)
    }
    diagnostics.append(
      Diagnostic(
        code: .conflict, message: "the views in '\(stack.name)' do not fit into it",
        range: stack.place, notes: notes, help: "lower its 'spacing', or give it more room"))
  }

  /// Reports that the search for conflicts with the size of content was ended.
  mutating func reportGivenUpSizes() {
    diagnostics.append(
      Diagnostic(
        code: .conflict,
        message: "more constraints contradict required sizes of content; here the content gave way",
        help: "mend the conflicts that are named, or lower 'compressionResistance' and 'hugging'"))
  }

  /// What each member demands, in the order of the file.
  private func notes(
    for members: [LayoutConflictMember], arranging stack: SceneView? = nil
  ) -> [Diagnostic] {
    members.map { member in
      let words = words(for: member.source, arranging: stack)
      return Diagnostic(.note, code: .conflict, message: words.sentence, range: words.range)
    }.sorted { ($0.range?.start ?? .max) < ($1.range?.start ?? .max) }
  }

  /// The given numbers that take part in a conflict: those of frames, and of the screen where nothing
  /// else contradicts a constraint.
  private func frameNotes(for members: [LayoutConflictMember]) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    for case .constraint(let constraint) in members.map(\.source) {
      for case .attribute(let attribute, let item) in constraint.terms.map(\.quantity) {
        let (name, view) = called(item)
        let isGiven =
          viewNumbers[item] != nil ? view?.frame != nil : view == nil && members.count == 1
        guard isGiven else { continue }
        let range = view == nil ? context.scene.screen?.range : view?.frameRange
        let value = NumberText.text(engine.value(of: attribute, of: item))
        let note = Diagnostic(
          .note, code: .conflict, message: "'\(name).\(attribute.rawValue)' is \(value)",
          range: range)
        if !notes.contains(note) { notes.append(note) }
      }
    }
    return notes
  }

  /// What the author can do about a conflict.
  private func wayOut(
    of members: [LayoutConflictMember], without victim: Int?
  ) -> String {
    var ways: [String] = []
    let authors = members.compactMap { index(of: $0.source).map { origins[$0].author } }
    if authors.contains(where: { $0 != .pin }) {
      ways.append(
        (authors.count > 1 ? "give one of them" : "change it, or give it")
          + " a priority below 1000")
    } else if victim != nil {
      ways.append("take an edge out of 'pin'")
    }
    var keys: [String] = []
    for member in members {
      switch member.source {
      case .contentHugging: keys.append("'hugging'")
      case .compressionResistance: keys.append("'compressionResistance'")
      case .constraint, .nonnegativeSize: break
      }
    }
    if let key = keys.first {
      let isOne = keys.allSatisfy { $0 == key }
      ways.append("lower " + (isOne ? key : "'hugging' or 'compressionResistance'"))
    }
    let way = ways.isEmpty ? "give it more room" : ways.joined(separator: ", or ")
    return victim == nil ? way : way + "; this one was left out"
  }
}

extension LayoutConstraint {
  /// Whether its unknowns cancel out, so that only numbers are left.
  fileprivate var namesNothing: Bool {
    var sums: [LayoutQuantity: Double] = [:]
    for term in terms { sums[term.quantity, default: 0] += term.coefficient }
    let largest = terms.map(\.coefficient.magnitude).max() ?? 0
    return sums.values.allSatisfy { $0.magnitude <= SceneTolerance.cancelledShare * largest }
  }
}
