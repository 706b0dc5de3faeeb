internal import Constraints

extension ViewLayout {
  /// Reports why the constraints cannot hold.
  ///
  /// - Returns: The constraint to leave out: the last one of the conflict in the file's order;
  ///   nothing when leaving one out does not help.
  mutating func report(_ error: LayoutError, among constraints: [OriginatedConstraint]) -> Int? {
    guard case .unsatisfiable(let members) = error else {
      diagnostics.append(
        Diagnostic(
          code: "numbers",
          message: "the numbers of the scene are too far apart in size to be solved"))
      return nil
    }
    let indices = members.compactMap { index(of: $0.source) }
    guard let victim = indices.max() else {
      diagnostics.append(
        Diagnostic(code: "conflict", message: "the sizes of the views contradict each other"))
      return nil
    }
    let origin = constraints[victim].origin
    let others = members.filter { index(of: $0.source) != victim }
    let notes = others.map { member in
      note(member.source, origin: index(of: member.source).map { constraints[$0].origin })
    }
    let rest = others.isEmpty ? "the frames that are given" : "what else is required"
    diagnostics.append(
      Diagnostic(
        code: "conflict", message: "'\(origin.text)' contradicts \(rest)", range: origin.range,
        notes: notes.sorted { ($0.range?.start ?? .max) < ($1.range?.start ?? .max) },
        help: "give one of them a priority below 1000; this one was left out"))
    return victim
  }

  private func index(of source: LayoutConstraintSource) -> Int? {
    guard case .constraint(let constraint) = source else { return nil }
    return constraint.identifier.flatMap { Int($0) }
  }

  private func note(
    _ source: LayoutConstraintSource, origin: ConstraintOrigin?
  ) -> Diagnostic {
    let text = origin.map { "'\($0.text)' is required" }
    let item: LayoutItem? =
      switch source {
      case .constraint: nil
      case .nonnegativeSize(_, let item), .contentHugging(_, let item),
        .compressionResistance(_, let item):
        item
      }
    let view = item.flatMap { items.firstIndex(of: $0) }.map { views[$0].view }
    return Diagnostic(
      .note, code: "conflict",
      message: text ?? "'\(engine.description(of: source))' holds for every view of that kind",
      range: origin?.range ?? view?.place)
  }

  /// Warns of views that the constraints leave open, each once.
  mutating func reportAmbiguities() {
    for (item, view) in zip(items, views) where view.view.frame == nil {
      let open = LayoutAxis.allCases.filter { engine.hasAmbiguousLayout(item, along: $0) }
      guard !open.isEmpty else { continue }
      let axes = open.map { $0 == .horizontal ? "horizontally" : "vertically" }
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

extension SceneView {
  /// The brace with which it begins in the file.
  var place: SourceRange? { range.map { SourceRange(start: $0.start, end: $0.start + 1) } }
}
