#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A part of an ellipse between two points, as SVG's command A gives it.
///
/// SVG 2, appendix B.2.4, tells how the centre follows from the ends.
struct EllipticalArc {
  /// The ellipse's axes: where a circle of radius 1 has (1, 0) and (0, 1).
  private let xAxis: LayoutPoint
  private let yAxis: LayoutPoint
  private let center: LayoutPoint
  private let end: LayoutPoint
  private let startAngle: Double
  private let sweep: Double

  /// Makes an arc; nothing where it is a straight line.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in points.
  ///   - end: Where it ends, in points.
  ///   - radii: The ellipse's half axes, in points; enlarged when they are too small to reach.
  ///   - rotation: By how many degrees the ellipse is turned clockwise.
  ///   - isLarge: Whether it takes the longer way round.
  ///   - isClockwise: Whether it runs clockwise as seen on the screen.
  init?(
    start: LayoutPoint, end: LayoutPoint, radii: LayoutPoint, rotation: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    var (rx, ry) = (radii.x.magnitude, radii.y.magnitude)
    guard rx > 0, ry > 0, start != end else { return nil }
    let angle = rotation * .pi / 180
    let (sine, cosine) = (sin(angle), cos(angle))
    let half = LayoutPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    // On the circle of radius 1, from the chord's middle.
    var x = (cosine * half.x + sine * half.y) / rx
    var y = (cosine * half.y - sine * half.x) / ry
    let reach = (x * x + y * y).squareRoot()
    guard reach.isFinite, reach > 0 else { return nil }
    if reach > 1 { (rx, ry, x, y) = (rx * reach, ry * reach, x / reach, y / reach) }
    let square = x * x + y * y
    let height = max(0, (1 - square) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (height * y, -height * x)
    xAxis = LayoutPoint(x: rx * cosine, y: rx * sine)
    yAxis = LayoutPoint(x: -ry * sine, y: ry * cosine)
    center = LayoutPoint(
      x: (start.x + end.x) / 2 + cx * xAxis.x + cy * yAxis.x,
      y: (start.y + end.y) / 2 + cx * xAxis.y + cy * yAxis.y)
    self.end = end
    startAngle = atan2(y - cy, x - cx)
    let turn = atan2(-y - cy, -x - cx) - startAngle
    let full = 2 * Double.pi
    let clockwise = turn < 0 ? turn + full : turn
    sweep = isClockwise ? clockwise : clockwise - full
  }

  /// Cubic curves of an eighth of a turn at most, off by less than a hundred-thousandth of the radius.
  var curves: [CubicCurve] {
    let eighths = sweep.magnitude / (.pi / 4)
    let count = max(1, min(8, Int((eighths - BubbleTolerance.share).rounded(.up))))
    let step = sweep / Double(count)
    let handle = tan(step / 4) * 4 / 3
    return (0..<count).map { index in
      let (from, to) = (startAngle + Double(index) * step, startAngle + Double(index + 1) * step)
      return CubicCurve(
        start: point(cos(from), sin(from)),
        first: point(cos(from) - handle * sin(from), sin(from) + handle * cos(from)),
        second: point(cos(to) + handle * sin(to), sin(to) - handle * cos(to)),
        end: index + 1 < count ? point(cos(to), sin(to)) : end)
    }
  }

  private func point(_ x: Double, _ y: Double) -> LayoutPoint {
    LayoutPoint(
      x: center.x + x * xAxis.x + y * yAxis.x, y: center.y + x * xAxis.y + y * yAxis.y)
  }
}
