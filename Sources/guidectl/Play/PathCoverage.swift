internal import GuideBubbles
internal import GuideScenes
internal import LayoutGeometry

/// How much of a pixel a path covers.
///
/// Plain rectangles are measured, so that thin lines look alike wherever they lie; other outlines are
/// asked at nine points of each pixel that they may pass through.
struct PathCoverage {
  private struct Outline {
    var path: OutlinePath
    var bounds: LayoutRect
    /// Whether it is just its bounds.
    var isRectangle: Bool

    func contains(_ point: LayoutPoint) -> Bool {
      bounds.contains(point) && (isRectangle || path.contains(point))
    }
  }

  private let outlines: [Outline]
  private let isEvenOdd: Bool

  /// Prepares a path.
  init(_ path: DrawingPath) {
    isEvenOdd = path.fillRule == .evenOdd
    outlines = path.outlines.compactMap { outline in
      guard let bounds = DrawingPath([outline]).bounds else { return nil }
      var corners = outline.corners
      if corners.count == 5, corners.first == corners.last { corners.removeLast() }
      let isRectangle =
        corners.count == 4 && !outline.elements.contains(where: \.isArc)
        && corners.allSatisfy { corner in
          (corner.x == bounds.minX || corner.x == bounds.maxX)
            && (corner.y == bounds.minY || corner.y == bounds.maxY)
        } && Set(corners).count == 4
      return Outline(path: outline, bounds: bounds, isRectangle: isRectangle)
    }
  }

  /// The share of a pixel that is covered, from 0 to 1.
  ///
  /// - Parameters:
  ///   - pixel: The pixel, in points.
  ///   - clip: Outside of which nothing counts; `nil` for no such limit.
  /// - Returns: The share.
  func share(of pixel: LayoutRect, within clip: LayoutRect?) -> Double {
    guard let visible = clip.map({ pixel.intersection($0) }) ?? pixel else { return 0 }
    let near = outlines.filter { $0.bounds.overlaps(visible) }
    guard !near.isEmpty else { return 0 }
    let area = pixel.width * pixel.height
    if near.count == 1, near[0].isRectangle {
      guard let covered = near[0].bounds.intersection(visible) else { return 0 }
      return covered.width * covered.height / area
    }
    var hits = 0
    for place in 0..<9 {
      let point = LayoutPoint(
        x: visible.minX + visible.width * (Double(place % 3) + 0.5) / 3,
        y: visible.minY + visible.height * (Double(place / 3) + 0.5) / 3)
      let count = near.reduce(0) { $0 + ($1.contains(point) ? 1 : 0) }
      if isEvenOdd ? count % 2 == 1 : count > 0 { hits += 1 }
    }
    return Double(hits) / 9 * (visible.width * visible.height / area)
  }

  /// Whether a point lies inside.
  func contains(_ point: LayoutPoint) -> Bool {
    let count = outlines.reduce(0) { $0 + ($1.contains(point) ? 1 : 0) }
    return isEvenOdd ? count % 2 == 1 : count > 0
  }
}

extension OutlinePath.Element {
  fileprivate var isArc: Bool {
    if case .arc = self { true } else { false }
  }
}
