extension LayoutEngine {
  /// What gave way: all that is in force and broken now, contents that are stretched or squeezed
  /// included.
  ///
  /// A text that was broken into lines for the width of its item does not give way by that: what it
  /// wants then is the width of its widest line, and it fills the rest.
  ///
  /// `reasons(forViolationOf:)` says what one gave way to, and `description(of:)` all of it.
  ///
  /// - Returns: The violations, those of the highest priority first, and among equals in the order
  ///   in which the constraints came. What is broken by a millionth of a point or less is kept.
  /// - Complexity: O(*c* · log *c*) for *c* constraints in force.
  public func violations() -> [LayoutViolation] {
    var found: [LayoutViolation] = []
    for id in solver.constraints {
      let amount = solver.violation(of: id)
      guard amount > GeometryTolerance.length, let source = state.source(of: id),
        !isFilledByLines(source), let constraint = try? solver.constraint(id)
      else { continue }
      found.append(
        LayoutViolation(id: id, source: source, priority: constraint.priority, amount: amount))
    }
    // `sort` keeps the order of equals on all platforms, but does not promise to.
    return found.enumerated().sorted { left, right in
      let (one, other) = (left.element.priority, right.element.priority)
      return one == other ? left.offset < right.offset : one > other
    }.map { $0.element }
  }

  /// Whether it is only that a text which wraps is not as narrow as its widest line: its item has the
  /// width for which it was broken, or less.
  private func isFilledByLines(_ source: LayoutConstraintSource) -> Bool {
    guard case .contentHugging(.horizontal, let item) = source,
      let width = state.record(item).horizontal.wrapExtent
    else { return false }
    return alignmentRect(of: item).width <= width + GeometryTolerance.length
  }

  /// A violation in words, with what it gave way to.
  ///
  /// - Parameter violation: One of `violations()`, while its constraint is in force.
  /// - Returns: For example `title.width >= 120 @750 (compression resistance) is broken by 20 points
  ///   and gave way to row.width == 100`, on one line.
  /// - Complexity: As for `reasons(forViolationOf:)`.
  public func description(of violation: LayoutViolation) -> String {
    let points = violation.amount.shortText == "1" ? "point" : "points"
    let line =
      "\(words(for: violation.source)) is broken by \(violation.amount.shortText) \(points)"
    guard state.source(of: violation.id) != nil else { return line }
    let reasons = reasons(forViolationOf: violation.id).map { words(for: $0) }
    guard let last = reasons.last else { return line }
    let others = reasons.dropLast().joined(separator: "; ")
    return line + " and gave way to " + (others.isEmpty ? last : "\(others); and \(last)")
  }
}
