/// Whether two numbers differ by no more than a tolerance, in points.
public func isClose(_ left: Double, _ right: Double, tolerance: Double = 1e-6) -> Bool {
  (left - right).magnitude <= tolerance
}
