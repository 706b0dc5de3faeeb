import Constraints

@testable import GuideScenes

/// A target of a step as the judge sees it: its frames, what is seen of them, and the holes over them.
struct ReferenceTarget {
  let id: String?
  /// The number of its view; nothing for what is no view.
  let view: Int?
  let sights: [ReferenceVisibility]
  let holes: [ReferenceHole]

  /// The target in a solution; nothing when it is absent or hidden there.
  init?(
    _ target: JudgedScene.Target, hole: JudgedScene.Hole?, in solution: SceneSolution,
    on screen: SolvedScreen
  ) {
    func snapped(_ rect: LayoutRect) -> LayoutRect {
      func pixel(_ number: Double) -> Double {
        (number * screen.scale).rounded(.toNearestOrAwayFromZero) / screen.scale
      }
      return LayoutRect(
        left: pixel(rect.minX), top: pixel(rect.minY), right: pixel(rect.maxX),
        bottom: pixel(rect.maxY))
    }
    var (id, view, corners) = (String?.none, Int?.none, 0.0)
    switch target {
    case .view(let name):
      guard let index = solution.views.firstIndex(where: { $0.id == name }),
        !solution.views[index].isHidden
      else { return nil }
      (id, view) = (name, index)
      corners = ReferenceVisibility.radius(of: solution.views[index])
      sights = [ReferenceVisibility(ofView: index, in: solution, on: screen)]
    case .rect(let rect): sights = [ReferenceVisibility(of: snapped(rect), on: screen)]
    case .point(let point):
      sights = [
        ReferenceVisibility(of: snapped(LayoutRect(x: point.x, y: point.y)), on: screen)
      ]
    case .lines(let lines):
      sights = lines.map { ReferenceVisibility(of: snapped($0), on: screen) }
    }
    (self.id, self.view) = (id, view)
    holes = sights.map {
      ReferenceHole(
        hole, over: $0.frame, corners: corners, isRightToLeft: screen.direction == .rightToLeft)
    }
  }

  /// Whether something of it is seen; nothing where that is left open.
  var isSeen: Bool? {
    let seen = sights.map(\.isSeen)
    if seen.contains(true) { return true }
    return seen.contains(nil) ? nil : false
  }

  /// Where a bubble must not be, one rectangle a frame that is seen; nothing where that is no
  /// rectangle, or is left open.
  var clear: [(own: LayoutRect, padded: LayoutRect, hole: ReferenceHole)]? {
    var clear: [(LayoutRect, LayoutRect, ReferenceHole)] = []
    for (sight, hole) in zip(sights, holes) {
      guard hole.isKnown, let isSeen = sight.isSeen else { return nil }
      guard isSeen else { continue }
      let isPoint = sight.frame.width == 0 && sight.frame.height == 0
      guard isPoint || sight.least.isOneRectangle && sight.least.area == sight.most.area else {
        return nil
      }
      let (own, frame, outline) = (
        sight.least.bounds ?? sight.frame, sight.frame, hole.outline
      )
      let padded = LayoutRect(
        left: own.minX <= frame.minX ? outline.minX : own.minX,
        top: own.minY <= frame.minY ? outline.minY : own.minY,
        right: own.maxX >= frame.maxX ? outline.maxX : own.maxX,
        bottom: own.maxY >= frame.maxY ? outline.maxY : own.maxY
      ).cut(to: sight.screen)
      // Of padding that lies under something it is left open whether a bubble may cover it.
      guard !sight.covers.contains(where: { $0.frame.way(outOf: padded) > 0 && !isCut(sight, $0) })
      else { return nil }
      clear.append((own, padded, hole))
    }
    return clear
  }

  /// Whether what lies over a frame takes all of its padding on a side together with the frame's edge.
  private func isCut(_ sight: ReferenceVisibility, _ cover: ReferenceVisibility.Cover) -> Bool {
    cover.frame.way(outOf: sight.frame) > 0
  }
}
