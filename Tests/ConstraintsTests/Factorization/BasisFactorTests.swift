import TestSupport
import Testing

@testable import Constraints

/// A matrix as a dense table, and the factor that is to stand for it.
private struct FactoredMatrix {
  /// In the factor's numbers of rows and columns.
  var table: [[Double]]
  var factor = BasisFactor()
  var sums = WorkVector()

  /// Factorises a table, and puts its rows and columns in the factor's order.
  init?(_ original: [[Double]]) {
    var decomposition = SparseLU()
    for row in original {
      for (column, value) in row.enumerated() where value != 0 {
        decomposition.matrix.append(SparseEntry(index: Int32(column), value: value))
      }
      decomposition.matrix.closeRow()
    }
    guard factor.factorize(&decomposition) else { return nil }
    table = original
    for (row, rowPlace) in decomposition.rowPivots.enumerated() {
      for (column, columnPlace) in decomposition.columnPivots.enumerated() {
        table[Int(rowPlace)][Int(columnPlace)] = original[row][column]
      }
    }
  }

  /// x of B·x = b.
  mutating func solution(_ right: [Double]) -> [Double] {
    var vector = workVector(right)
    factor.solve(&vector, sums: &sums)
    return right.indices.map { vector[$0] }
  }

  /// z of Bᵀ·z = a.
  mutating func transposedSolution(_ right: [Double]) -> [Double] {
    var vector = workVector(right)
    factor.solveTransposed(&vector, sums: &sums)
    return right.indices.map { vector[$0] }
  }

  /// Replaces a row, unless that makes the matrix nearly singular.
  mutating func replace(_ row: Int, by new: [Double]) {
    var coordinates = workVector(new)
    factor.solveTransposed(&coordinates, sums: &sums)
    guard coordinates[row].magnitude > 0.05 else { return }
    factor.replaceRow(row, coordinates: coordinates)
    table[row] = new
  }

  /// Appends a row and a column: the identity's, or with other entries left of the last.
  mutating func append(_ entries: [Double]?, last: Double) {
    for row in table.indices { table[row].append(0) }
    guard let entries else {
      table.append(Array(repeating: 0, count: table.count) + [1])
      return factor.appendUnitRow()
    }
    var row = workVector(entries + [0])
    factor.appendRow(&row, last: last)
    table.append(entries + [last])
  }

  /// Gives a row that is the identity's entries left of the diagonal.
  mutating func fill(_ row: Int, by entries: [Double], pivot: Double) -> Bool {
    guard factor.isUnitRow(row) else { return false }
    var vector = workVector(entries)
    guard factor.replaceUnitRow(row, by: &vector, pivot: pivot) else { return false }
    table[row] = entries
    table[row][row] = pivot
    return true
  }

  /// Makes a row, and those that depend on it, the identity's.
  mutating func clear(_ row: Int) -> Int {
    guard let rows = factor.dependents(of: row, limit: 5) else { return 0 }
    factor.clearRows(rows)
    for row in rows {
      table[Int(row)] = table.indices.map { $0 == Int(row) ? 1 : 0 }
    }
    return rows.count
  }

  /// Puts another matrix before the last rows.
  mutating func insert(_ other: FactoredMatrix, beforeLast number: Int) {
    factor.insert(other.factor, beforeLast: number)
    let (start, width) = (table.count - number, other.table.count)
    for row in table.indices {
      table[row].insert(contentsOf: Array(repeating: 0, count: width), at: start)
    }
    let block = other.table.map {
      Array(repeating: 0, count: start) + $0 + Array(repeating: 0, count: number)
    }
    table.insert(contentsOf: block, at: start)
  }

  /// Takes the last row off, which is the identity's.
  mutating func removeLast() {
    factor.removeLastUnitRows(1)
    table.removeLast()
    for row in table.indices { table[row].removeLast() }
  }

  /// How far the solutions for two right-hand sides are from solving the dense system.
  mutating func largestResidual(_ random: inout SplitMix64) -> Double {
    let right = table.indices.map { _ in
      random.next() % 3 == 0 ? Double(random.next() % 9) - 4 : 0
    }
    let (forward, backward) = (solution(right), transposedSolution(right))
    var largest = 0.0
    for row in table.indices {
      var (product, transposed) = (-right[row], -right[row])
      for column in table.indices {
        product += table[row][column] * forward[column]
        transposed += table[column][row] * backward[column]
      }
      largest = max(largest, product.magnitude, transposed.magnitude)
    }
    return largest
  }

  private func workVector(_ values: [Double]) -> WorkVector {
    var vector = WorkVector()
    vector.grow(to: values.count)
    for (index, value) in values.enumerated() where value != 0 { vector.add(value, at: index) }
    return vector
  }
}

@Suite struct BasisFactorTests {
  /// A row with about `density` entries and one on the diagonal.
  private static func row(
    _ index: Int, of count: Int, density: Int, _ random: inout SplitMix64
  ) -> [Double] {
    (0..<count).map { column in
      if column == index { return Double(random.next() % 4) + 1 }
      guard Int(random.next() % UInt64(count)) < density else { return 0 }
      return Double(random.next() % 7) - 3
    }
  }

  /// Rows with entries on the diagonal, in an order of their own.
  private static func table(count: Int, density: Int, _ random: inout SplitMix64) -> [[Double]] {
    (0..<count).map { row($0, of: count, density: density, &random) }.shuffled(using: &random)
  }

  @Test(arguments: [0, 1, 2, 4, 12])
  func `solutions solve the matrix, however dense it is`(density: Int) {
    var factored = 0
    let seeds = Campaign.seeds(60)
    for seed in seeds {
      var random = SplitMix64(seed: seed &* 31 &+ UInt64(density))
      let count = Int(random.next() % 70) + 1
      let table = Self.table(count: count, density: density, &random)
      guard var matrix = FactoredMatrix(table) else { continue }
      factored += 1
      let scale = matrix.solution(Array(repeating: 1, count: count)).reduce(1) {
        max($0, $1.magnitude)
      }
      #expect(matrix.largestResidual(&random) < 1e-9 * scale * 100, "seed \(seed)")
    }
    #expect(factored > seeds.count / 2)
  }

  @Test func `solutions follow replaced and appended rows`() {
    for seed in Campaign.seeds(40) {
      var random = SplitMix64(seed: seed)
      let table = Self.table(count: Int(random.next() % 20) + 1, density: 1, &random)
      guard var matrix = FactoredMatrix(table) else { continue }
      for step in 0..<60 {
        let count = matrix.table.count
        if random.next() % 4 == 0 {
          let entries = Self.row(-1, of: count, density: 2, &random)
          matrix.append(random.next() % 3 == 0 ? nil : entries, last: 2)
        } else {
          let row = Int(random.next() % UInt64(count))
          matrix.replace(row, by: Self.row(row, of: count, density: 2, &random))
        }
        #expect(matrix.largestResidual(&random) < 1e-6, "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `solutions follow rows that are filled, cleared and put between others`() {
    var (filled, cleared) = (0, 0)
    let seeds = Campaign.seeds(60)
    for seed in seeds {
      var random = SplitMix64(seed: seed &+ 900)
      let table = Self.table(count: Int(random.next() % 12) + 1, density: 1, &random)
      guard var matrix = FactoredMatrix(table) else { continue }
      for step in 0..<60 {
        let count = matrix.table.count
        let row = Int(random.next() % UInt64(count))
        switch random.next() % 8 {
        case 0: matrix.append(nil, last: 1)
        case 1: matrix.append(Self.row(-1, of: count, density: 2, &random), last: -1)
        case 2: cleared += matrix.clear(row)
        case 3:
          let block = Self.table(count: Int(random.next() % 4) + 1, density: 1, &random)
          guard let other = FactoredMatrix(block) else { continue }
          let number = Int(random.next() % 3)
          for _ in 0..<number { matrix.append(nil, last: 1) }
          matrix.insert(other, beforeLast: number)
          if number > 0, random.next() % 2 == 0 { matrix.removeLast() }
        case 4: matrix.replace(row, by: Self.row(row, of: count, density: 1, &random))
        default:
          let entries = Self.row(-1, of: count, density: 2, &random)
          let left = entries.indices.map { $0 < row || random.next() % 8 == 0 ? entries[$0] : 0 }
          if matrix.fill(row, by: left, pivot: random.next() % 2 == 0 ? -1 : 2) { filled += 1 }
        }
        #expect(matrix.largestResidual(&random) < 1e-6, "seed \(seed), step \(step)")
      }
    }
    #expect(filled > seeds.count && cleared > seeds.count)
  }

  @Test func `an identity that grew needs no decomposition`() {
    var vector = WorkVector()
    vector.grow(to: 70)
    vector.add(3, at: 66)
    vector.add(2, at: 1)
    var sums = WorkVector()
    var factor = BasisFactor(count: 60)
    for _ in 0..<10 { factor.appendUnitRow() }
    factor.solve(&vector, sums: &sums)
    factor.solveTransposed(&vector, sums: &sums)
    #expect(vector[66] == 3 && vector[1] == 2)
  }

  @Test(arguments: [
    [[1.0, 2], [2, 4]], [[0, 1, 1], [0, 2, 3], [0, 1, 2]], [[1, 1, 1], [1, 1, 1], [2, 3, 4]],
  ])
  func `a singular matrix is told`(table: [[Double]]) {
    #expect(FactoredMatrix(table) == nil)
  }

  @Test func `the same matrix gives the same bits whatever was decomposed before`() {
    var random = SplitMix64(seed: 5)
    let table = Self.table(count: 40, density: 5, &random)
    let right = table.indices.map { Double($0) }
    guard var fresh = FactoredMatrix(table), var used = FactoredMatrix(table) else {
      Issue.record("the table is singular")
      return
    }
    var decomposition = SparseLU()
    for density in [12, 3, 5] {
      let size = density == 5 ? 40 : 60
      let rows = density == 5 ? table : Self.table(count: size, density: density, &random)
      decomposition.matrix.removeAll()
      for row in rows {
        for (column, value) in row.enumerated() where value != 0 {
          decomposition.matrix.append(SparseEntry(index: Int32(column), value: value))
        }
        decomposition.matrix.closeRow()
      }
      _ = used.factor.factorize(&decomposition)
    }
    #expect(used.solution(right) == fresh.solution(right))
  }
}
