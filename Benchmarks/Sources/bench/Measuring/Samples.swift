import Foundation

/// Times of runs, sorted.
struct Samples {
  private let sorted: [Double]

  init(_ times: [Double]) { sorted = times.sorted() }

  var isEmpty: Bool { sorted.isEmpty }
  var minimum: Double { sorted.first ?? 0 }

  /// The middle one, or the mean of the two in the middle.
  var median: Double {
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// The exponent e with which times grow, time ~ n^e: the slope of the line through the logarithms
/// that fits best.
///
/// - Returns: Nothing for fewer than two sizes.
func growthExponent(_ points: [(n: Int, time: Double)]) -> Double? {
  let logarithms = points.filter { $0.time > 0 }.map { (x: log(Double($0.n)), y: log($0.time)) }
  guard logarithms.count > 1 else { return nil }
  let count = Double(logarithms.count)
  let meanX = logarithms.reduce(0) { $0 + $1.x } / count
  let meanY = logarithms.reduce(0) { $0 + $1.y } / count
  let covariance = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
  let variance = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
  return variance > 0 ? covariance / variance : nil
}
