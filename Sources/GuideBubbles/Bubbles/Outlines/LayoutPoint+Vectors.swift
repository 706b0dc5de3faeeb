extension LayoutPoint {
  /// The way from here to another point.
  func vector(to other: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: other.x - x, y: other.y - y)
  }

  func middle(to other: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }

  func dot(_ other: LayoutPoint) -> Double { x * other.x + y * other.y }

  /// Above zero where the other vector points to the right of this one, as seen on the screen.
  func cross(_ other: LayoutPoint) -> Double { x * other.y - y * other.x }

  var length: Double { (x * x + y * y).squareRoot() }
}
