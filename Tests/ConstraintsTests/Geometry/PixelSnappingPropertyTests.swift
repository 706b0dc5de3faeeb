import LayoutGeometry
import TestSupport
import Testing

@Suite struct PixelSnappingPropertyTests {
  /// Edges in order, on a screen with so many pixels a point.
  private struct Edges {
    var scale: Double
    var edges: [Double]

    init(_ random: inout SplitMix64) {
      scale = PixelSnappingTests.scales.randomElement(using: &random) ?? 1
      // Near 0 on both sides, on a screen, and where doubles have few digits left.
      let reaches: [Double] = [2, 1_000, 1e9]
      let reach = reaches.randomElement(using: &random) ?? 1
      var edges: [Double] = []
      for _ in 0..<Int.random(in: 2...8, using: &random) {
        let edge = Double.random(in: -reach...reach, using: &random)
        // Halves and quarters are what centres and equal shares give.
        edges.append(Bool.random(using: &random) ? (edge * 4).rounded() / 4 : edge)
      }
      self.edges = edges.sorted()
    }

    /// How many pixels a length of whole pixels has.
    func pixels(_ length: Double) -> Double { (length * scale).rounded() }

    /// A rectangle of the same extent both ways.
    func rect(_ start: Int, _ end: Int) -> LayoutRect {
      LayoutRect(left: edges[start], top: edges[start], right: edges[end], bottom: edges[end])
    }
  }

  private static let seeds: Range<UInt64> = 0..<2_000

  @Test func `edges lie on pixels, less than one away, in order`() {
    forAll(seeds: Self.seeds, generate: { Edges(&$0) }) { test in
      let snapped = test.edges.map { $0.snapped(toScale: test.scale) }
      return zip(test.edges, snapped).allSatisfy { edge, new in
        let pixels = new * test.scale
        return isClose(pixels, pixels.rounded(), tolerance: 1e-6)
          && (edge - new).magnitude * test.scale <= 0.502
      } && zip(snapped, snapped.dropFirst()).allSatisfy { $0 <= $1 }
    }
  }

  @Test func `neighbours still share their edge, and others do not meet`() {
    forAll(seeds: Self.seeds, generate: { Edges(&$0) }) { test in
      let cells = test.edges.indices.dropLast().map {
        test.rect($0, $0 + 1).snapped(toScale: test.scale)
      }
      return zip(cells, cells.dropFirst()).allSatisfy { cell, next in
        test.pixels(cell.maxX) == test.pixels(next.minX)
          && test.pixels(cell.maxY) == test.pixels(next.minY)
      } && cells.allSatisfy { $0.width >= 0 && $0.height >= 0 }
    }
  }

  @Test func `where pixels are halves or quarters of points neighbours share exactly`() {
    forAll(seeds: Self.seeds, generate: { Edges(&$0) }) { test in
      guard [1, 2, 4].contains(test.scale), let last = test.edges.indices.last else { return true }
      let middle = last / 2
      return test.rect(0, middle).snapped(toScale: test.scale).maxX
        == test.rect(middle, last).snapped(toScale: test.scale).minX
    }
  }

  @Test func `a size changes by less than a pixel, and whole pixels not at all`() {
    forAll(seeds: Self.seeds, generate: { Edges(&$0) }) { test in
      let rect = test.rect(0, test.edges.count - 1)
      let snapped = rect.snapped(toScale: test.scale)
      guard (rect.width - snapped.width).magnitude * test.scale < 1 + 1e-6 else { return false }
      // The text that fits at its measured size still does.
      return test.pixels(snapped.width) >= test.pixels(rect.width.floored(toScale: test.scale))
        && test.pixels(snapped.width) <= test.pixels(rect.width.ceiled(toScale: test.scale))
    }
  }

  @Test func `cells of one size differ by a pixel at most`() {
    forAll(seeds: Self.seeds, generate: { Edges(&$0) }) { test in
      let width = (test.edges.last ?? 0) - test.edges[0]
      guard width < 1e6 else { return true }
      let widths = (0..<20).map { index in
        let left = test.edges[0] + Double(index) * width
        let cell = LayoutRect(x: left, width: width, height: 1)
        return test.pixels(cell.snapped(toScale: test.scale).width)
      }
      return (widths.max() ?? 0) - (widths.min() ?? 0) <= 1
    }
  }

  @Test func `what is nested stays inside, and moves with its container`() {
    forAll(seeds: Self.seeds, generate: { Edges(&$0) }) { test in
      let last = test.edges.count - 1
      guard last >= 3 else { return true }
      let outer = test.rect(0, last)
      let inner = test.rect(1, last - 1)
      let container = outer.snapped(toScale: test.scale)
      let frame = inner.snapped(toScale: test.scale, in: outer)
      let inside =
        frame.minX >= 0 && frame.minY >= 0
        && test.pixels(frame.x) + test.pixels(frame.width) <= test.pixels(container.width)
      let absolute = inner.snapped(toScale: test.scale)
      return inside && frame.size == absolute.size
        && test.pixels(frame.x) == test.pixels(absolute.x) - test.pixels(container.x)
    }
  }

  @Test func `moving all by whole pixels changes nothing else`() {
    forAll(seeds: Self.seeds, generate: { Edges(&$0) }) { test in
      guard test.edges.allSatisfy({ $0.magnitude < 1e4 }) else { return true }
      return (-3...3).allSatisfy { step in
        let distance = Double(step) * 7 / test.scale
        let rect = test.rect(0, test.edges.count - 1)
        let moved = rect.offset(x: distance, y: distance).snapped(toScale: test.scale)
        return isClose(moved.x, rect.snapped(toScale: test.scale).x + distance)
          && moved.size == rect.snapped(toScale: test.scale).size
      }
    }
  }
}
