import Foundation

/// The report as a Markdown table, row by row as they come in.
enum Table {
  static let header = """
    | workload | n | variables | rows | bulk build, min / median | one by one, min / median \
    | operation, min / median | performed | memory, MB | check |
    |---|---|---|---|---|---|---|---|---|---|
    """

  static func line(_ row: RowMeasurement) -> String {
    let cells: [String] = [
      row.workload, "\(row.n)", "\(row.variables)", "\(row.rows)", cell(row.bulk),
      cell(row.oneByOne), cell(row.operation),
      row.total == 0 ? "–" : "\(row.performed) of \(row.total)",
      String(format: "%.1f", row.memory), row.complaint ?? "ok",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// A family's growth exponents, or nothing when it has one size.
  static func growth(_ rows: [RowMeasurement]) -> String? {
    func exponent(_ times: (RowMeasurement) -> [Double]) -> String {
      let measured = rows.filter { !times($0).isEmpty }
      let points = measured.map { (n: $0.n, time: Samples(times($0)).median) }
      return growthExponent(points).map { String(format: "n^%.2f", $0) } ?? "–"
    }
    guard let first = rows.first, rows.count > 1 else { return nil }
    let cells = [
      "\(first.workload), growth", "", "", "", exponent(\.bulk), exponent(\.oneByOne),
      exponent(\.operation), "", exponent { $0.memory > 1 ? [$0.memory] : [] }, "",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func cell(_ times: [Double]) -> String {
    let samples = Samples(times)
    if samples.isEmpty { return "–" }
    return "\(duration(samples.minimum)) / \(duration(samples.median))"
  }

  /// Seconds with three digits and a unit.
  static func duration(_ seconds: Double) -> String {
    let (factor, unit) =
      seconds < 1e-6
      ? (1e9, "ns") : seconds < 1e-3 ? (1e6, "µs") : seconds < 1 ? (1e3, "ms") : (1, "s")
    let value = seconds * factor
    let digits = value < 10 ? 2 : value < 100 ? 1 : 0
    return String(format: "%.\(digits)f \(unit)", value)
  }
}
