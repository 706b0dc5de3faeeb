internal import Constraints

/// What gave way.
extension ViewLayout {
  /// The constraints that gave way to stronger ones, in the order of the file, then the contents that
  /// are squeezed, in the order of the views.
  ///
  /// Contents that are stretched are none: most are, and look no worse for it.
  func violations() -> [SolvedViolation] {
    var found: [(order: Int, violation: LayoutViolation)] = []
    for violation in engine.violations() {
      switch violation.source {
      case .constraint:
        guard let index = index(of: violation.source), !origins[index].isOfCollapsedView
        else { continue }
        found.append((index, violation))
      case .compressionResistance(_, let item):
        // What a stack hides it squeezes on purpose.
        guard let number = viewNumbers[item],
          !views[number].isHidden || engine.stack(arranging: item) == nil
        else { continue }
        found.append((origins.count + number, violation))
      case .contentHugging, .nonnegativeSize: continue
      }
    }
    found.sort { $0.order < $1.order }
    let explained = found.prefix(Self.mostExplained).map(\.violation.id)
    let reasons = engine.reasons(forViolationsOf: explained)
    return found.enumerated().map { number, part in
      solved(part.violation, because: number < reasons.count ? reasons[number] : [])
    }
  }

  /// How many violations are explained; each costs a few solves, and nobody reads more.
  private static let mostExplained = 50

  /// What something gave way to in words, of many the first ones and how many more there are.
  func solvedReasons(_ sources: [LayoutConstraintSource]) -> [SolvedReason] {
    // One more says no less than that there is one more.
    let count = sources.count > Self.mostReasons + 1 ? Self.mostReasons : sources.count
    var reasons = sources.prefix(count).map { source in
      let words = words(for: source)
      return SolvedReason(text: words.text, range: words.range)
    }
    if count < sources.count { reasons.append(SolvedReason(text: "\(sources.count - count) more")) }
    return reasons
  }

  /// How much of what a violation gave way to is told: wishes may have thousands against them.
  private static let mostReasons = 20

  private func solved(
    _ violation: LayoutViolation, because reasons: [LayoutConstraintSource]
  ) -> SolvedViolation {
    let origin = index(of: violation.source).map { origins[$0] }
    return SolvedViolation(
      constraint: origin?.line ?? engine.description(of: violation.source),
      name: origin == nil ? ViewKey.compressionResistance.rawValue : origin?.name,
      priority: violation.priority, amount: violation.amount,
      reasons: solvedReasons(reasons),
      range: origin == nil ? words(for: violation.source).range : origin?.range)
  }
}
