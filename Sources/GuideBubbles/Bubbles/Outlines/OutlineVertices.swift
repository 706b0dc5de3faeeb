/// Points with those that are nearly the same made one.
struct OutlineVertices {
  private var vertexOfPoint: [Int]
  private var points: [LayoutPoint] = []

  /// Joins points whose coordinates differ by no more than a tolerance, directly or by way of others.
  ///
  /// - Complexity: O(*n* log *n*).
  init(_ all: [LayoutPoint], tolerance: Double) {
    vertexOfPoint = Array(repeating: 0, count: all.count)
    for column in Self.runs(Array(all.indices), tolerance: tolerance, by: { all[$0].x }) {
      for run in Self.runs(column, tolerance: tolerance, by: { all[$0].y }) {
        guard let first = run.min() else { continue }
        for index in run { vertexOfPoint[index] = points.count }
        points.append(all[first])
      }
    }
  }

  /// The vertex that a point became, by the point's position in the list.
  func vertex(at index: Int) -> (index: Int, point: LayoutPoint) {
    (vertexOfPoint[index], points[vertexOfPoint[index]])
  }

  /// Indices in the order of a coordinate, in runs without a step above the tolerance.
  private static func runs(
    _ indices: [Int], tolerance: Double, by coordinate: (Int) -> Double
  ) -> [[Int]] {
    var runs: [[Int]] = []
    var last = -Double.infinity
    for index in indices.sorted(by: { (coordinate($0), $0) < (coordinate($1), $1) }) {
      if coordinate(index) - last > tolerance { runs.append([]) }
      last = coordinate(index)
      runs[runs.count - 1].append(index)
    }
    return runs
  }
}
