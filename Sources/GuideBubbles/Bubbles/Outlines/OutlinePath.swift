/// A closed outline of straight lines and circular arcs, absolute, in points.
public struct OutlinePath: Hashable, Sendable {
  /// One stroke of the pen.
  public enum Element: Hashable, Sendable {
    /// Starts at a point.
    case move(to: LayoutPoint)
    /// A straight line to a point.
    case line(to: LayoutPoint)
    /// A circular arc of at most half a turn to a point, clockwise as seen on the screen.
    case arc(radius: Double, to: LayoutPoint)
    /// A straight line back to the start.
    case close
  }

  /// The strokes in order; clockwise around what is inside.
  public var elements: [Element]

  /// Makes a path from its strokes.
  public init(elements: [Element] = []) { self.elements = elements }

  /// Where the pen is, unless the path is empty or closed.
  var end: LayoutPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .arc(_, let point): point
    case .close, nil: nil
    }
  }

  /// Draws a straight line, or starts there when nothing is drawn yet; no line to where the pen is.
  mutating func addLine(to point: LayoutPoint) {
    guard !elements.isEmpty else { return elements.append(.move(to: point)) }
    if end != point { elements.append(.line(to: point)) }
  }

  /// Draws a clockwise arc, or a straight line when the radius is zero.
  mutating func addArc(radius: Double, to point: LayoutPoint) {
    guard radius > 0 else { return addLine(to: point) }
    if end != point { elements.append(.arc(radius: radius, to: point)) }
  }
}

extension OutlinePath {
  /// Makes a rounded rectangle, clockwise from the left end of its top edge.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radius: The radius of its corners, at most half the shorter side.
  ///   - decorate: Draws what stands on an edge, when the pen is at the edge's first corner.
  init(
    roundedRect rect: LayoutRect, radius: Double,
    decorate: (BubbleEdge, inout OutlinePath) -> Void
  ) {
    self.init()
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    addLine(to: LayoutPoint(x: left, y: rect.minY))
    decorate(.top, &self)
    addLine(to: LayoutPoint(x: right, y: rect.minY))
    addArc(radius: radius, to: LayoutPoint(x: rect.maxX, y: top))
    decorate(.right, &self)
    addLine(to: LayoutPoint(x: rect.maxX, y: bottom))
    addArc(radius: radius, to: LayoutPoint(x: right, y: rect.maxY))
    decorate(.bottom, &self)
    addLine(to: LayoutPoint(x: left, y: rect.maxY))
    addArc(radius: radius, to: LayoutPoint(x: rect.minX, y: bottom))
    decorate(.left, &self)
    addLine(to: LayoutPoint(x: rect.minX, y: top))
    addArc(radius: radius, to: LayoutPoint(x: left, y: rect.minY))
    elements.append(.close)
  }
}
