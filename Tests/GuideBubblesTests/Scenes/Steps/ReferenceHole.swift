import Constraints

@testable import GuideBubbles
@testable import GuideScenes

/// The hole over a frame were all of it seen, by the words of the article on cut-outs.
struct ReferenceHole {
  let frame: LayoutRect
  /// The smallest rectangle around the outline.
  let outline: LayoutRect
  let radius: Double
  private let isDiamond: Bool
  /// Whether the article says where the outline is.
  let isKnown: Bool

  init(_ hole: JudgedScene.Hole?, over frame: LayoutRect, corners: Double, isRightToLeft: Bool) {
    self.frame = frame
    var padding = hole?.padding ?? [0, 0, 0, 0]
    if !isRightToLeft { padding.swapAt(1, 3) }  // from leading and trailing to right and left
    let physical = [padding[0], padding[3], padding[2], padding[1]]
    let padded = frame.grown(physical)
    let least = physical.min() ?? 0
    let half = max(0, min(padded.width, padded.height) / 2)
    isDiamond = hole?.shape == "path"
    switch hole?.shape {
    case "rounded":
      let usual = corners > 0 ? corners + least : 8
      (outline, radius) = (padded, min(half, hole?.radius ?? usual))
    case "capsule": (outline, radius) = (padded, half)
    case "circle":
      // Around the padded outline, whose corners are the target's own and the smallest padding.
      let round = max(0, min(corners, frame.width / 2, frame.height / 2)) + least
      let (across, down) = (padded.width / 2 - round, padded.height / 2 - round)
      let reach = (across * across + down * down).squareRoot() + round
      outline = LayoutRect(
        x: padded.midX - reach, y: padded.midY - reach, width: 2 * reach, height: 2 * reach)
      radius = reach
    default: (outline, radius) = (padded, 0)
    }
    isKnown = !isDiamond || frame.width > 0 && frame.height > 0
  }

  func holds(_ point: LayoutPoint) -> Bool {
    guard outline.holds(point) else { return false }
    let (across, down) = ((point.x - outline.midX).magnitude, (point.y - outline.midY).magnitude)
    if isDiamond { return across / outline.width + down / outline.height <= 0.5 }
    let (x, y) = (across - outline.width / 2 + radius, down - outline.height / 2 + radius)
    return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
  }

  /// Where a bubble beside it is faced by no more than 45 degrees, along each edge.
  var facing: LayoutRect {
    let turned = radius * (1 - 0.5.squareRoot())
    return outline.grown(Array(repeating: -turned, count: 4))
  }
}

/// A hole of a solution as polygons, to ask which points are in it.
struct ReferenceOutline {
  private var polygons: [[LayoutPoint]] = []
  private var rounded: (frame: LayoutRect, radius: Double)?
  let frame: LayoutRect

  init(_ cutout: Cutout) {
    frame = cutout.frame
    guard let outline = cutout.ownOutline else {
      rounded = (cutout.frame, cutout.radius)
      return
    }
    for element in outline.elements {
      switch element {
      case .move(let point): polygons.append([point])
      case .line(let point): polygons[polygons.count - 1].append(point)
      case .arc(let radius, let point): addArc(radius, to: point)
      case .close: break
      }
    }
  }

  /// A clockwise arc of at most half a turn, as chords.
  private mutating func addArc(_ radius: Double, to end: LayoutPoint) {
    guard let start = polygons.last?.last else { return }
    let (x, y) = (end.x - start.x, end.y - start.y)
    let half = (x * x + y * y).squareRoot() / 2
    guard half > 0 else { return }
    // From the middle of the chord to the middle of the arc, the bulge is on the chord's left.
    let radius = max(radius, half)
    let height = (radius * radius - half * half).squareRoot()
    let center = LayoutPoint(
      x: (start.x + end.x) / 2 - y / (2 * half) * height,
      y: (start.y + end.y) / 2 + x / (2 * half) * height)
    addArc(around: center, from: start, to: end, depth: 7)
  }

  private mutating func addArc(
    around center: LayoutPoint, from start: LayoutPoint, to end: LayoutPoint, depth: Int
  ) {
    let (x, y) = (start.x - center.x, start.y - center.y)
    let radius = (x * x + y * y).squareRoot()
    let chord = LayoutPoint(x: end.x - start.x, y: end.y - start.y)
    let length = (chord.x * chord.x + chord.y * chord.y).squareRoot()
    guard depth > 0, length > 0.5 else { return polygons[polygons.count - 1].append(end) }
    // Clockwise on a screen the arc bulges to the left of its chord.
    let middle = LayoutPoint(
      x: center.x + chord.y / length * radius, y: center.y - chord.x / length * radius)
    addArc(around: center, from: start, to: middle, depth: depth - 1)
    addArc(around: center, from: middle, to: end, depth: depth - 1)
  }

  func holds(_ point: LayoutPoint) -> Bool {
    guard frame.holds(point) else { return false }
    if let (frame, radius) = rounded {
      let x = (point.x - frame.midX).magnitude - frame.width / 2 + radius
      let y = (point.y - frame.midY).magnitude - frame.height / 2 + radius
      return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
    }
    return polygons.reduce(0) { $0 + winding(of: $1, around: point) } != 0
  }

  private func winding(of polygon: [LayoutPoint], around point: LayoutPoint) -> Int {
    var (turns, last) = (0, polygon.last ?? point)
    for next in polygon {
      if (last.y <= point.y) != (next.y <= point.y) {
        let share = (point.y - last.y) / (next.y - last.y)
        if last.x + share * (next.x - last.x) > point.x { turns += next.y > last.y ? 1 : -1 }
      }
      last = next
    }
    return turns
  }
}
