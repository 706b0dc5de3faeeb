public import LayoutGeometry

/// Whether two numbers differ by no more than a tolerance, in points.
public func isClose(_ left: Double, _ right: Double, tolerance: Double = 1e-6) -> Bool {
  (left - right).magnitude <= tolerance
}

/// Whether two rectangles have the same places and sizes within a tolerance, in points.
public func isClose(_ left: LayoutRect, _ right: LayoutRect, tolerance: Double = 1e-6) -> Bool {
  isClose(left.x, right.x, tolerance: tolerance) && isClose(left.y, right.y, tolerance: tolerance)
    && isClose(left.width, right.width, tolerance: tolerance)
    && isClose(left.height, right.height, tolerance: tolerance)
}
