public import Constraints

/// An outline of straight lines and circular arcs, in points.
public struct DrawingPath: Hashable, Sendable {
  /// One step of a pen.
  public enum Element: Hashable, Sendable {
    /// Lifts the pen and starts a new part.
    case move(to: LayoutPoint)
    /// A straight line.
    case line(to: LayoutPoint)
    /// An arc of a circle of that radius, clockwise, at most half a turn.
    case arc(radius: Double, to: LayoutPoint)
    /// A straight line back to the start of the part.
    case close
  }

  /// What counts as inside where parts overlap.
  public enum FillRule: Hashable, Sendable {
    /// Whatever the outline runs around.
    case nonZero
    /// What an odd number of parts cover, so that a part inside another is a hole.
    case evenOdd
  }

  /// The steps of the pen.
  public var elements: [Element]
  /// What counts as inside where parts overlap.
  public var fillRule: FillRule

  /// Makes a path from the steps of a pen.
  public init(elements: [Element] = [], fillRule: FillRule = .nonZero) {
    self.elements = elements
    self.fillRule = fillRule
  }

  /// A rectangle, clockwise, with corners of that radius, in points.
  ///
  /// A radius above half the shorter side is taken as half the shorter side.
  public static func rect(_ rect: LayoutRect, radius: Double = 0) -> DrawingPath {
    var path = DrawingPath()
    path.append(rect, radius: radius)
    return path
  }

  /// A circle, clockwise, from its centre and radius, in points.
  public static func circle(center: LayoutPoint, radius: Double) -> DrawingPath {
    let square = LayoutRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return rect(square, radius: radius)
  }

  /// A polygon through the points in order.
  public static func polygon(_ points: [LayoutPoint]) -> DrawingPath {
    guard let first = points.first else { return DrawingPath() }
    return DrawingPath(elements: [.move(to: first)] + points.dropFirst().map { .line(to: $0) } + [.close])
  }

  /// Adds a rectangle with round corners as a part of its own.
  public mutating func append(_ rect: LayoutRect, radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      elements += [
        .move(to: LayoutPoint(x: rect.minX, y: rect.minY)),
        .line(to: LayoutPoint(x: rect.maxX, y: rect.minY)),
        .line(to: LayoutPoint(x: rect.maxX, y: rect.maxY)),
        .line(to: LayoutPoint(x: rect.minX, y: rect.maxY)), .close,
      ]
      return
    }
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    func corner(_ x: Double, _ y: Double) -> Element {
      .arc(radius: radius, to: LayoutPoint(x: x, y: y))
    }
    elements += [
      .move(to: LayoutPoint(x: left, y: rect.minY)), .line(to: LayoutPoint(x: right, y: rect.minY)),
      corner(rect.maxX, top), .line(to: LayoutPoint(x: rect.maxX, y: bottom)),
      corner(right, rect.maxY), .line(to: LayoutPoint(x: left, y: rect.maxY)),
      corner(rect.minX, bottom), .line(to: LayoutPoint(x: rect.minX, y: top)),
      corner(left, rect.minY), .close,
    ]
  }
}
