/// A Bézier curve of degree three.
struct CubicCurve {
  var start: LayoutPoint
  var first: LayoutPoint
  var second: LayoutPoint
  var end: LayoutPoint

  /// The ends of lines that follow the curve, the curve's end as the last.
  ///
  /// As many as Wang's bound on the second differences asks for (G. Wang, "The subdivision method for
  /// finding the intersection between two Bézier curves or surfaces", 1984), but not above a limit.
  func points(flatness: Double, limit: Int) -> [LayoutPoint] {
    func bend(_ a: LayoutPoint, _ b: LayoutPoint, _ c: LayoutPoint) -> Double {
      LayoutPoint(x: a.x - 2 * b.x + c.x, y: a.y - 2 * b.y + c.y).length
    }
    let bend = max(bend(start, first, second), bend(first, second, end))
    let wanted = (0.75 * bend / flatness).squareRoot().rounded(.up)
    let count = max(1, wanted < Double(limit) ? Int(wanted) : limit)
    return (1..<count).map { point(at: Double($0) / Double(count)) } + [end]
  }

  private func point(at t: Double) -> LayoutPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return LayoutPoint(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }
}
