/// Where a tap leads on from a step, as far as it can be tapped.
struct AdvanceArea {
  /// What was meant to be tapped, absolute, in points.
  let wanted: [LayoutRect]
  /// The size of what is hardest to hit of it; nothing where a tap beside everything leads on.
  let size: LayoutSize?
  /// Whether something lies over a part of that.
  let isCovered: Bool
  /// Whether no tap leads on.
  let isEmpty: Bool
  /// Why not.
  let reason: String

  /// What is one thing to hit: a target with the hole over it, the bubble, a button.
  private struct Thing {
    /// The areas that it is made of.
    var frame: LayoutRect
    /// What of them is on the screen and under nothing else.
    var parts: [LayoutRect]
    /// Whether that is less than all that is on the screen.
    var isCovered: Bool

    /// The part that is tapped.
    var size: LayoutSize? {
      isCovered
        ? parts.max { $0.width * $0.height < $1.width * $1.height }?.size
        : parts.dropFirst().reduce(parts.first) { $0?.union($1) }?.size
    }
  }

  /// Looks for it.
  ///
  /// Areas lie over each other as in a hit map; those with round corners or other outlines count as
  /// their frames. Of several targets each is a thing to hit, and the smallest counts.
  ///
  /// - Complexity: O(*n*²) for *n* areas.
  init(of step: GuideStep, on screen: SolvedScreen) {
    let map = step.hitMap
    var above: [LayoutRect] = []
    var things: [Thing] = []
    var wanted: [LayoutRect] = []
    for area in map.areas {
      guard area.outcome.action == .advance else {
        above.append(area.frame)
        continue
      }
      wanted.append(area.frame)
      guard let shown = area.frame.intersection(screen.visibleFrame) else { continue }
      Self.add(Self.thing(area.frame, shown: shown, under: above), to: &things)
    }
    var rest = RectRegion(screen.visibleFrame)
    for area in map.areas { rest.subtract(area.frame) }
    let restLeads =
      map.rest.action == .advance && rest.parts.contains { $0.width > 0 && $0.height > 0 }
    let reachable = things.filter { !$0.parts.isEmpty }
    let hardest = reachable.min { Self.narrowness(of: $0) < Self.narrowness(of: $1) }
    self.wanted = wanted
    isCovered = hardest?.isCovered ?? false
    isEmpty = reachable.isEmpty && !restLeads
    size = restLeads ? nil : hardest?.size
    reason =
      wanted.isEmpty && map.rest.action != .advance
      ? "nothing of it leads on"
      : wanted.isEmpty
        ? "bubble and target take the whole screen" : "what leads on is covered or off the screen"
  }

  private static func thing(
    _ frame: LayoutRect, shown: LayoutRect, under covers: [LayoutRect]
  ) -> Thing {
    var region = RectRegion(shown)
    for cover in covers { region.subtract(cover) }
    let parts = region.parts.filter { $0.width > 0 && $0.height > 0 }
    let left = parts.reduce(0) { $0 + $1.width * $1.height }
    let isCovered = left < shown.width * shown.height - GeometryTolerance.length
    return Thing(frame: frame, parts: parts, isCovered: isCovered)
  }

  /// Adds a thing, joined to those that it lies over or touches.
  private static func add(_ thing: Thing, to things: inout [Thing]) {
    var joined = thing
    for other in things where other.frame.overlaps(thing.frame) {
      joined.frame = joined.frame.union(other.frame)
      joined.parts += other.parts
      joined.isCovered = joined.isCovered || other.isCovered
    }
    things.removeAll { $0.frame.overlaps(thing.frame) }
    things.append(joined)
  }

  private static func narrowness(of thing: Thing) -> Double {
    thing.size.map { min($0.width, $0.height) } ?? 0
  }
}
