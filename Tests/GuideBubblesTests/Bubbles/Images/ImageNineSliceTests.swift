import Constraints
import GuideBubbles
import TestSupport
import Testing

@Suite struct ImageNineSliceTests {
  private static let size = PixelSize(width: 96, height: 72)

  @Test func `insets in points leave the columns and rows that stretch`() throws {
    let slices = try NineSlice(
      Self.size, scale: 2, capInsets: LayoutInsets(top: 17, left: 26, bottom: 16, right: 21))
    #expect(slices.columns == [52..<54] && slices.rows == [34..<40])
    #expect(slices.smallestSize == LayoutSize(width: 47, height: 33))
    #expect(!slices.hasSmallestMiddle)
  }

  @Test func `slices in pixels are those of the image's scale`() throws {
    let insets = { LayoutInsets(top: $0, left: $0, bottom: $0, right: $0) }
    let slicing: [(scale: Double, insets: LayoutInsets)] = [(1, insets(10)), (2, insets(21))]
    let slices = try NineSlice(Self.size, scale: 2, slicing: slicing)
    #expect(slices.columns == [21..<75] && slices.rows == [21..<51])
    #expect(throws: NineSliceError.notSliced(scale: 3)) {
      try NineSlice(Self.size, scale: 3, slicing: slicing)
    }
  }

  @Test func `a part of the unit square is rounded to pixels, at least one`() throws {
    let half = try NineSlice(
      Self.size, scale: 2, contentsCenter: LayoutRect(x: 0.25, y: 0.5, width: 0.5, height: 0))
    #expect(half.columns == [24..<72] && half.rows == [36..<37])
    let end = try NineSlice(
      Self.size, scale: 2, contentsCenter: LayoutRect(x: 1, y: 0, width: 0, height: 1))
    #expect(end.columns == [95..<96] && end.rows == [0..<72])
    #expect(throws: NineSliceError.badUnitRect) {
      try NineSlice(
        Self.size, scale: 2, contentsCenter: LayoutRect(x: 0.5, y: 0, width: 0.6, height: 1))
    }
  }

  @Test(arguments: [(5..<6, 7..<8, true), (5..<7, 7..<8, false), (5..<6, 7..<9, false)])
  func `only single pixels are the smallest middle`(
    columns: Range<Int>, rows: Range<Int>, isSmallest: Bool
  ) throws {
    let slices = try NineSlice(
      PixelSize(width: 20, height: 20), scale: 1, columns: [columns], rows: [rows])
    #expect(slices.hasSmallestMiddle == isSmallest)
  }

  @Test func `insets that leave nothing to stretch are refused`() {
    #expect(
      throws: NineSliceError.insetsConsumeImage(.horizontal, insets: 96, length: 96)
    ) {
      try NineSlice(Self.size, scale: 2, capInsets: LayoutInsets(left: 24, right: 24))
    }
    #expect(throws: NineSliceError.badInset) {
      try NineSlice(Self.size, scale: 2, capInsets: LayoutInsets(top: -1))
    }
    #expect(throws: NineSliceError.badInset) {
      try NineSlice(Self.size, scale: 2, capInsets: LayoutInsets(top: .nan))
    }
  }

  @Test(arguments: [[], [3..<3], [90..<97], [5..<9, 9..<12], [20..<30, 5..<9]] as [[Range<Int>]])
  func `runs lie in the image, in order, apart and not empty`(runs: [Range<Int>]) {
    #expect(throws: NineSliceError.self) {
      try NineSlice(Self.size, scale: 1, columns: runs, rows: [0..<1])
    }
  }

  @Test func `corners keep their size, edges and middle take the rest`() throws {
    let slices = try NineSlice(
      PixelSize(width: 41, height: 41), scale: 2,
      capInsets: LayoutInsets(top: 10, left: 10, bottom: 10, right: 10))
    let pieces = slices.pieces(in: LayoutRect(x: 5, y: 7, width: 100, height: 60), toScale: 2)
    #expect(pieces.count == 9 && slices.hasSmallestMiddle)
    #expect(pieces[0].destination == LayoutRect(x: 5, y: 7, width: 10, height: 10))
    #expect(pieces[4].source == LayoutRect(x: 20, y: 20, width: 1, height: 1))
    #expect(pieces[4].destination == LayoutRect(x: 15, y: 17, width: 80, height: 40))
    #expect(pieces[8].destination == LayoutRect(x: 95, y: 57, width: 10, height: 10))
  }

  @Test func `several runs share what there is by their lengths`() throws {
    let slices = try NineSlice(
      PixelSize(width: 20, height: 3), scale: 1, columns: [4..<5, 14..<17], rows: [1..<2])
    let row = slices.pieces(in: LayoutRect(width: 56, height: 9), toScale: 1).prefix(5)
    #expect(row.map(\.destination.width) == [4, 10, 9, 30, 3])
  }

  @Test func `tiles keep their size and begin at the piece's corner`() throws {
    let slices = try NineSlice(
      PixelSize(width: 30, height: 30), scale: 2,
      capInsets: LayoutInsets(top: 5, left: 5, bottom: 5, right: 5), filling: .tile)
    let pieces = slices.pieces(in: LayoutRect(width: 52, height: 40), toScale: 2)
    #expect(pieces[0].tileSize == nil)
    #expect(pieces[1].tileSize == LayoutSize(width: 5, height: 5))
    #expect(pieces[3].tileSize == LayoutSize(width: 5, height: 5))
    #expect(pieces[4].tileSize == LayoutSize(width: 5, height: 5))
  }

  @Test func `a single pixel is stretched rather than tiled, on its axis alone`() throws {
    let slices = try NineSlice(
      PixelSize(width: 21, height: 30), scale: 1, columns: [10..<11], rows: [10..<20],
      filling: .tile)
    let pieces = slices.pieces(in: LayoutRect(width: 52, height: 50), toScale: 1)
    #expect(pieces[1].tileSize == nil)
    #expect(pieces[4].tileSize == LayoutSize(width: 32, height: 10))
  }

  @Test func `in a frame that is too small all corners shrink alike`() throws {
    let slices = try NineSlice(
      PixelSize(width: 41, height: 41), scale: 1,
      capInsets: LayoutInsets(top: 20, left: 20, bottom: 20, right: 20))
    let pieces = slices.pieces(in: LayoutRect(width: 100, height: 20), toScale: 2)
    #expect(pieces.count == 6)
    #expect(pieces[0].destination == LayoutRect(width: 10, height: 10))
    #expect(pieces[1].destination == LayoutRect(x: 10, width: 80, height: 10))
  }

  private struct Case {
    var slices: NineSlice?
    var frame: LayoutRect
    var scale: Double
  }

  /// Ascending runs of an axis.
  private static func runs(of length: Int, _ random: inout SplitMix64) -> [Range<Int>] {
    var (runs, start) = ([Range<Int>](), Int.random(in: 0..<length, using: &random))
    repeat {
      let end = Int.random(in: start + 1...min(length, start + 12), using: &random)
      runs.append(start..<end)
      start = end + Int.random(in: 1...20, using: &random)
    } while start < length
    return runs
  }

  private static func make(_ random: inout SplitMix64) -> Case {
    let size = PixelSize(
      width: Int.random(in: 1...90, using: &random), height: Int.random(in: 1...90, using: &random))
    let scale = Double(Int.random(in: 1...3, using: &random))
    func pixels(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random)) / scale
    }
    let frame = LayoutRect(
      x: pixels(-300...900), y: pixels(-300...900), width: pixels(0...500),
      height: pixels(0...500))
    let (columns, rows) = (runs(of: size.width, &random), runs(of: size.height, &random))
    return Case(
      slices: try? NineSlice(
        size, scale: Double(Int.random(in: 1...3, using: &random)), columns: columns, rows: rows,
        filling: Bool.random(using: &random) ? .tile : .stretch), frame: frame, scale: scale)
  }

  @Test func `pieces cover a frame of any size on pixels, without gaps or overlaps`() {
    forAll(seeds: 0..<500, generate: Self.make) { item in
      guard let slices = item.slices else { return false }
      let pieces = slices.pieces(in: item.frame, toScale: item.scale)
      func isOnPixel(_ position: Double) -> Bool {
        isClose(position, position.snapped(toScale: item.scale))
      }
      let area = pieces.reduce(0) { $0 + $1.destination.width * $1.destination.height }
      return isClose(area, item.frame.width * item.frame.height, tolerance: 1e-6 * (1 + area))
        && pieces.allSatisfy { piece in
          let place = piece.destination
          return place.width > 0 && place.height > 0
            && place.minX >= item.frame.minX && place.maxX <= item.frame.maxX + 1e-9
            && place.minY >= item.frame.minY && place.maxY <= item.frame.maxY + 1e-9
            && [place.minX, place.minY, place.maxX, place.maxY].allSatisfy { isOnPixel($0) }
        }
        && pieces.indices.allSatisfy { index in
          pieces[..<index].allSatisfy {
            let common = $0.destination.intersection(pieces[index].destination)
            return common.map { $0.width < 1e-9 || $0.height < 1e-9 } ?? true
          }
        }
    }
  }

  @Test func `what does not stretch keeps its size to a pixel wherever there is room`() {
    forAll(seeds: 0..<300, generate: Self.make) { item in
      guard let slices = item.slices else { return false }
      let (frame, least) = (item.frame, slices.smallestSize)
      guard frame.width >= least.width, frame.height >= least.height else { return true }
      return slices.pieces(in: frame, toScale: item.scale).allSatisfy { piece in
        let isFixed = !slices.columns.contains { Double($0.lowerBound) == piece.source.minX }
        let natural = piece.source.width / slices.scale
        return !isFixed || (piece.destination.width - natural).magnitude < 1 / item.scale + 1e-9
      }
    }
  }
}
