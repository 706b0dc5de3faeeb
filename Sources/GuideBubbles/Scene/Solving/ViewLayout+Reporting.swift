internal import Constraints

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
          code: "numbers",
          message: "the numbers of \(what) are too far apart in size to be solved",
          range: added?.origin.range))
      return nil
    }
    let indices = members.compactMap { index(of: $0.source) }
    guard let victim = indices.max() else {
      let notes = members.map { note($0.source, origin: nil) }
      diagnostics.append(
        Diagnostic(
          code: "conflict", message: "the sizes of the views contradict each other",
          range: notes.first?.range, notes: notes, help: "give one of them a lower priority"))
      return nil
    }
    let origin = constraints[victim].origin
    if members.count == 1, constraints[victim].constraint.namesNothing {
      diagnostics.append(
        Diagnostic(
          code: "conflict", message: "'\(origin.text)' can never hold: its unknowns cancel out",
          range: origin.range, help: "mend or remove it; it was left out"))
      return victim
    }
    let others = members.filter { index(of: $0.source) != victim }
    let notes = others.map { member in
      note(member.source, origin: index(of: member.source).map { constraints[$0].origin })
    }
    let rest = others.isEmpty ? "the frames that are given" : "what else is required"
    let lower = indices.count > 1 ? "give one of them" : "change it, or give it"
    diagnostics.append(
      Diagnostic(
        code: "conflict", message: "'\(origin.text)' contradicts \(rest)", range: origin.range,
        notes: notes.sorted { ($0.range?.start ?? .max) < ($1.range?.start ?? .max) },
        help: lower + " a priority below 1000; this one was left out"))
    return victim
  }

  /// Reports that the search for conflicts with the size of content was ended.
  mutating func reportGivenUpSizes() {
    diagnostics.append(
      Diagnostic(
        code: "conflict",
        message: "more constraints contradict required sizes of content; here the content gave way",
        help: "mend the conflicts that are named, or lower 'compressionResistance' and 'hugging'"))
  }

  /// Warns of views whose height is not what their content takes at the width that they have.
  mutating func reportUnsettledSizes() {
    let mixing = inForce.filter { sizing.axisMixingConstraints.contains($0.id) }
    let notes = mixing.map { _, constraint in
      Diagnostic(
        .note, code: "unsettled",
        message: "'\(constraint.origin.text)' makes a height act on a width",
        range: constraint.origin.range)
    }
    for item in sizing.unsettledItems {
      guard let view = view(of: item) else { continue }
      diagnostics.append(
        Diagnostic(
          .warning, code: "unsettled",
          message: "the height of '\(view.name)' is not what its content takes at its width: each "
            + "changes the other", range: view.place, notes: notes,
          help: "give it a width, or let no width depend on its height"))
    }
  }

  /// The constraints that gave way to stronger ones, in the order of the file.
  func violations() -> [SolvedViolation] {
    inForce.compactMap { id, constraint in
      let amount = engine.violation(of: id)
      guard amount > Self.leastViolation else { return nil }
      return SolvedViolation(
        constraint: constraint.origin.line, name: constraint.origin.name,
        priority: constraint.constraint.priority, amount: amount, range: constraint.origin.range)
    }
  }

  /// What is broken by less is kept, as far as results are exact.
  private static let leastViolation = 1e-6

  private func index(of source: LayoutConstraintSource) -> Int? {
    guard case .constraint(let constraint) = source else { return nil }
    return constraint.identifier.flatMap { Int($0) }
  }

  private func note(
    _ source: LayoutConstraintSource, origin: ConstraintOrigin?
  ) -> Diagnostic {
    let view: SceneView?
    let message: String
    switch source {
    case .constraint(let constraint):
      let demand = stackDemand(constraint)
      view = demand?.stack
      message =
        origin.map { "'\($0.text)' is required" } ?? demand?.message
        ?? engine.description(of: source)
    case .nonnegativeSize(let axis, let item):
      view = self.view(of: item)
      message = "'\(view?.name ?? "").\(axis.extent)' cannot be negative"
    case .contentHugging(let axis, let item):
      view = self.view(of: item)
      message =
        "the content of '\(view?.name ?? "")' must not be stretched: its 'hugging' is "
        + "required for its \(axis.extent)"
    case .compressionResistance(let axis, let item):
      view = self.view(of: item)
      message =
        "the content of '\(view?.name ?? "")' must not be squeezed: its "
        + "'compressionResistance' is required for its \(axis.extent)"
    }
    return Diagnostic(
      .note, code: "conflict", message: message, range: origin?.range ?? view?.place)
  }

  private func view(of item: LayoutItem) -> SceneView? {
    items.firstIndex(of: item).map { views[$0].view }
  }

  /// Warns of views and variables that the constraints leave open, each once.
  mutating func reportAmbiguities() {
    reportAmbiguousVariables()
    let horizontally = Set(engine.itemsWithAmbiguousLayout(along: .horizontal))
    let vertically = Set(engine.itemsWithAmbiguousLayout(along: .vertical))
    for (item, view) in zip(items, views) where view.view.frame == nil {
      var axes: [String] = []
      if horizontally.contains(item) { axes.append("horizontally") }
      if vertically.contains(item) { axes.append("vertically") }
      guard !axes.isEmpty else { continue }
      diagnostics.append(
        Diagnostic(
          .warning, code: "ambiguous",
          message: "the constraints leave '\(view.view.name)' open "
            + axes.joined(separator: " and "),
          range: view.view.place,
          help: "say where it is and how large: by constraints, 'pin', 'frame' or 'intrinsicSize'"
        ))
    }
  }
}

extension ViewLayout {
  private mutating func reportAmbiguousVariables() {
    let open = Set(engine.variablesWithAmbiguousValue(among: variables))
    for (variable, name) in zip(variables, context.scene.variables) where open.contains(variable) {
      diagnostics.append(
        Diagnostic(
          .warning, code: "ambiguous", message: "the constraints leave '\(name.text)' open",
          range: name.range, help: "say what it is, such as \"\(name.text) == 0 @low\""))
    }
  }
}

extension LayoutConstraint {
  /// Whether its unknowns cancel out, so that only numbers are left.
  fileprivate var namesNothing: Bool {
    var sums: [LayoutQuantity: Double] = [:]
    for term in terms { sums[term.quantity, default: 0] += term.coefficient }
    let largest = terms.map(\.coefficient.magnitude).max() ?? 0
    return sums.values.allSatisfy { $0.magnitude <= 1e-15 * largest }  // 0.1 + 0.2 - 0.3 too
  }
}

extension LayoutAxis {
  /// What a size along the axis is called.
  fileprivate var extent: String { self == .horizontal ? "width" : "height" }
}

extension SceneView {
  /// The brace with which it begins in the file.
  var place: SourceRange? { range.map { SourceRange(start: $0.start, end: $0.start + 1) } }
}
