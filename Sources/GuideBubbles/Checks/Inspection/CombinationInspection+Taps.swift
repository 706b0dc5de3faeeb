/// Whether a step can be left, and what has to be tapped for that is large enough.
extension CombinationInspection {
  /// Looks at what leads on from a step.
  mutating func inspectTaps(on step: SolvedStep, _ screen: SolvedScreen) {
    let left = AdvanceArea(of: GuideStep(step), on: screen)
    guard !left.isEmpty else {
      note(
        .noWayOn, ofStepAt: step.position,
        "no tap leads on from step '\(step.id)': \(left.reason)", by: 1,
        help: "let a tap elsewhere lead on with 'advance', or make room",
        marking: left.wanted)
      return
    }
    // Whoever may tap anywhere misses nothing.
    guard step.advance != .anywhere, step.advance != .outside else { return }
    let least = BubbleButton.smallestTapArea
    guard let size = left.size, min(size.width, size.height) < least - Self.slack else { return }
    let covered = left.isCovered ? ", as the bubble covers some of it," : ""
    note(
      .tapTargetSize, ofStepAt: step.position,
      "the tap area that leads on from step '\(step.id)'\(covered) is \(size.width.text) × "
        + "\(size.height.text), should be at least \(least.text) × \(least.text)",
      by: least - min(size.width, size.height),
      help: "enlarge it, pad its cut-out, or let a tap anywhere lead on", marking: left.wanted)
  }
}

/// Where a tap leads on from a step, as far as it can be tapped.
struct AdvanceArea {
  /// What was meant to be tapped, absolute, in points.
  let wanted: [LayoutRect]
  /// The size of the largest part that can be; nothing where a tap beside everything leads on.
  let size: LayoutSize?
  /// Whether something lies over a part of what was meant to be tapped.
  let isCovered: Bool
  /// Whether no tap leads on.
  let isEmpty: Bool
  /// Why not.
  let reason: String

  /// Looks for it.
  ///
  /// Areas lie over each other as in a hit map; those with round corners or other outlines count as
  /// their frames.
  ///
  /// - Complexity: O(*n*²) for *n* areas.
  init(of step: GuideStep, on screen: SolvedScreen) {
    let map = step.hitMap
    var above: [LayoutRect] = []
    var wanted: [LayoutRect] = []
    var parts: [LayoutRect] = []
    var isCovered = false
    for area in map.areas {
      if area.outcome.action == .advance {
        wanted.append(area.frame)
        if let shown = area.frame.intersection(screen.visibleFrame) {
          var region = RectRegion(shown)
          for cover in above { region.subtract(cover) }
          let left = region.parts.filter { $0.width > 0 && $0.height > 0 }
          isCovered =
            isCovered || left.count != 1
            || left[0].width * left[0].height < shown.width * shown.height - 1e-6
          parts += left
        }
      } else {
        above.append(area.frame)
      }
    }
    var rest = RectRegion(screen.visibleFrame)
    for area in map.areas { rest.subtract(area.frame) }
    let restLeads =
      map.rest.action == .advance && rest.parts.contains { $0.width > 0 && $0.height > 0 }
    self.wanted = wanted
    self.isCovered = isCovered
    isEmpty = parts.isEmpty && !restLeads
    // A target and the hole over it are one thing to hit.
    let joined = parts.dropFirst().reduce(parts.first) { $0?.union($1) }
    let largest = parts.max { $0.width * $0.height < $1.width * $1.height }
    size = restLeads ? nil : isCovered ? largest?.size : joined?.size
    reason =
      wanted.isEmpty && map.rest.action != .advance
      ? "nothing of it leads on"
      : wanted.isEmpty
        ? "bubble and target take the whole screen" : "what leads on is covered or off the screen"
  }
}
