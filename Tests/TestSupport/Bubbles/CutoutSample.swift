public import Constraints
public import GuideBubbles
public import TestSupport

/// Random holes, and what they hold, told without any outline.
public struct CutoutSample: CustomStringConvertible {
  /// What is highlighted.
  public var targets: [HighlightTarget]
  /// The corners of each target's path, absolute and padded; empty for another shape.
  public var corners: [[LayoutPoint]]

  /// The screen that the holes are on, or partly on.
  public static let screen = LayoutRect(width: 100, height: 100)

  /// The holes.
  public var cutouts: [Cutout] { targets.flatMap { $0.cutouts(on: CutoutSample.screen) } }

  /// The targets, one a line, and the corners of their paths.
  public var description: String {
    zip(targets, corners).map { target, corners in
      "\(target.shape.map { "\($0)" } ?? "-") \(target.frames) + \(target.padding), "
        + "\(target.radius ?? -1), \(corners)"
    }.joined(separator: "\n")
  }

  /// Holes whose numbers are coarse as a rule, so that many share edges, corners and centres.
  public init(
    count: Int, shapes: [Cutout.Shape] = Cutout.Shape.allCases, using random: inout SplitMix64
  ) {
    (targets, corners) = ([], [])
    let isCoarse = Int.random(in: 0...3, using: &random) > 0
    func number(_ range: ClosedRange<Int>) -> Double {
      isCoarse
        ? Double(Int.random(in: range, using: &random)) * 5
        : Double.random(
          in: Double(range.lowerBound * 5)...Double(range.upperBound * 5), using: &random)
    }
    for _ in 0..<count {
      if let last = targets.last, Int.random(in: 0...7, using: &random) == 0 {
        targets.append(last)
        corners.append(corners[corners.count - 1])
        continue
      }
      let frame = LayoutRect(
        x: number(-2...18), y: number(-2...18), width: number(1...9), height: number(1...9))
      let shape = shapes[Int.random(in: 0..<shapes.count, using: &random)]
      let points = (0..<Int.random(in: 3...6, using: &random)).map { _ in
        LayoutPoint(x: number(0...10), y: number(0...10))
      }
      add(shape, over: frame, padding: number(0...1), radius: number(0...3), path: points)
    }
  }

  private mutating func add(
    _ shape: Cutout.Shape, over frame: LayoutRect, padding: Double, radius: Double,
    path: [LayoutPoint]
  ) {
    var target = HighlightTarget(frame: frame, padding: padding, shape: shape, radius: radius)
    let (xs, ys) = (path.map(\.x), path.map(\.y))
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    guard shape == .path, right > left, bottom > top else {
      if shape == .path { target.shape = .rect }
      targets.append(target)
      corners.append([])
      return
    }
    let data = path.map { "\($0.x) \($0.y)" }.joined(separator: " L")
    target.path = try? CutoutPath(svgData: "M" + data)
    targets.append(target)
    corners.append(
      path.map { point in
        LayoutPoint(
          x: frame.x + left - padding + (point.x - left) / (right - left)
            * (right - left + 2 * padding),
          y: frame.y + top - padding + (point.y - top) / (bottom - top)
            * (bottom - top + 2 * padding))
      })
  }

  /// How far a point is outside of everything that is a hole, at least in sign; nothing on an edge.
  public func isHole(_ point: LayoutPoint) -> Bool? {
    var isHole = false
    for (target, corners) in zip(targets, corners) {
      // There is no hole over what is not on the screen.
      guard target.frames[0].overlaps(CutoutSample.screen) else { continue }
      let distance = corners.isEmpty ? Self.distance(point, to: target) : nil
      if let distance {
        if distance.magnitude < 1e-6 { return nil }
        if distance < 0 { isHole = true }
      } else {
        guard let isInside = Self.isInside(point, corners) else { return nil }
        if isInside { isHole = true }
      }
    }
    return isHole
  }

  /// The signed distance to a rectangle with round corners, negative inside.
  private static func distance(_ point: LayoutPoint, to target: HighlightTarget) -> Double {
    let (frame, padding) = (target.frames[0], target.padding.left)
    var (halfWidth, halfHeight) = (frame.width / 2 + padding, frame.height / 2 + padding)
    let (dx, dy) = ((point.x - frame.midX).magnitude, (point.y - frame.midY).magnitude)
    var radius = 0.0
    switch target.shape {
    case .rounded: radius = min(target.radius ?? 8, halfWidth, halfHeight)
    case .capsule: radius = min(halfWidth, halfHeight)
    case .circle:
      // As far around the target as the padding, also at its corners.
      let diagonal = frame.width * frame.width + frame.height * frame.height
      radius = diagonal.squareRoot() / 2 + padding
      (halfWidth, halfHeight) = (radius, radius)
    default: break
    }
    let (x, y) = (dx - halfWidth + radius, dy - halfHeight + radius)
    let outside = (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
    return outside + min(max(x, y), 0) - radius
  }

  /// Whether a polygon runs around a point, by the angles that its sides span there; nothing on a side.
  private static func isInside(_ point: LayoutPoint, _ corners: [LayoutPoint]) -> Bool? {
    var crossings = 0
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let way = (x: end.x - start.x, y: end.y - start.y)
      let here = (x: point.x - start.x, y: point.y - start.y)
      let square = way.x * way.x + way.y * way.y
      let part = square > 0 ? min(max((way.x * here.x + way.y * here.y) / square, 0), 1) : 0
      let off = (x: here.x - part * way.x, y: here.y - part * way.y)
      if (off.x * off.x + off.y * off.y).squareRoot() < 1e-6 { return nil }
      guard (start.x > point.x) != (end.x > point.x) else { continue }
      let y = start.y + (point.x - start.x) / way.x * way.y
      if y > point.y { crossings += way.x > 0 ? 1 : -1 }
    }
    return crossings != 0
  }
}
