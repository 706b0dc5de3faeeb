import LayoutGeometry
import TestSupport
import Testing

@Suite struct PixelSnappingTests {
  static let scales = [1, 2, 3, 1.5, 2.75, 0.75, 4]

  static let edges: [(edge: Double, scale: Double, expected: Double)] = [
    (0.0, 1.0, 0.0), (0.2, 1, 0), (0.5, 1, 1), (1.5, 1, 2), (2.5, 1, 3), (10.25, 2, 10.5),
    (-0.5, 1, 0), (-1.5, 1, -1), (-0.6, 1, -1), (-0.25, 2, 0), (0.1, 3, 0), (0.2, 3, 1 / 3),
    (1e15, 3, 1e15), (-1e15, 1, -1e15), (0x1p52 + 1, 1, 0x1p52 + 1),
    (1e308, 3, 1e308), (.infinity, 2, .infinity),
    // The middle between pixels, less what rounding may have taken.
    (0.5 - 1e-9, 1, 1), (100.25 - 1e-12, 2, 100.5), (0.49, 1, 0),
  ]

  @Test(arguments: edges)
  func `an edge goes to the nearest pixel, halves right and down`(
    edge: Double, scale: Double, expected: Double
  ) {
    #expect(edge.snapped(toScale: scale) == expected)
  }

  @Test(arguments: scales) func `no result is a negative zero`(scale: Double) {
    for edge in [-0.0, -1e-9, -0.4 / scale, -1e-300] {
      #expect(edge.snapped(toScale: scale).sign == .plus)
      #expect(edge.ceiled(toScale: scale).sign == .plus)
    }
    for edge in [-0.0, -1e-7, -1e-300] {
      #expect(edge.floored(toScale: scale).sign == .plus)
    }
    let rect = LayoutRect(x: -0.0, y: -0.1 / scale, width: -0.0, height: 0.2 / scale)
    let snapped = rect.snapped(toScale: scale)
    for number in [snapped.x, snapped.y, snapped.width, snapped.height] {
      #expect(number == 0 && number.sign == .plus)
    }
  }

  @Test func `what is no number stays none`() {
    #expect(Double.nan.snapped(toScale: 2).isNaN)
    #expect((-Double.infinity).snapped(toScale: 2) == -.infinity)
  }

  static let lengths: [(length: Double, scale: Double, up: Double, down: Double)] = [
    (17.9004, 2.0, 18.0, 17.5), (20.3333330, 3, 61 / 3, 61 / 3), (356.25, 2, 356.5, 356),
    (18.0000005, 1, 18, 18), (17.9999995, 1, 18, 18), (-1.2, 1, -1, -2),
  ]

  @Test(arguments: lengths)
  func `sizes of text go up and widths to measure at go down, but for a millionth`(
    length: Double, scale: Double, up: Double, down: Double
  ) {
    #expect(isClose(length.ceiled(toScale: scale), up, tolerance: 1e-6))
    #expect(isClose(length.floored(toScale: scale), down, tolerance: 1e-6))
  }

  @Test func `a row of thirds has no gaps and cells of like widths`() {
    let cells = (0..<3).map {
      LayoutRect(x: 320.0 / 3 * Double($0), width: 320.0 / 3, height: 44)
        .snapped(toScale: 2)
    }
    #expect(cells.map(\.x) == [0, 106.5, 213.5])
    #expect(cells.map(\.width) == [106.5, 107, 106.5])
  }

  @Test func `neighbours that meet halfway between pixels still meet`() {
    // One edge was computed as an origin plus a width, the other is an origin.
    let left = LayoutRect(x: 0.1 + 0.2, width: 100.5 - 0.3 - 1e-12, height: 10)
    let right = LayoutRect(x: 100.5, width: 20, height: 10)
    #expect(left.maxX != right.minX)
    #expect(left.snapped(toScale: 1).maxX == 101)
    #expect(right.snapped(toScale: 1).minX == 101)
  }

  @Test func `a frame in its superview is measured between rounded edges`() {
    let container = LayoutRect(x: 10.5, y: 20.4, width: 50.3, height: 30)
    let view = LayoutRect(x: 20.9, y: 20.4, width: 20, height: 10.2)
    #expect(
      view.snapped(toScale: 1, in: container) == LayoutRect(x: 10, y: 0, width: 20, height: 11))
    // Rounding the distance itself would give another one: 10.4 is 10, but 9.9 is 10 too.
    let other = LayoutRect(x: 20.4, y: 20.4, width: 20, height: 10)
    #expect(other.snapped(toScale: 1, in: container).x == 9)
    #expect(other.snapped(toScale: 1).x - container.snapped(toScale: 1).x == 9)
  }
}
