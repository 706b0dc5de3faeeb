import Constraints
import TestSupport
import Testing

@testable import GuideBubbles

@Suite struct CutoutPathTests {
  private let frame = LayoutRect(x: 100, y: 50, width: 40, height: 20)

  private func corners(
    _ data: String, viewBox: LayoutRect? = nil, padding: Double = 0
  ) throws -> [LayoutPoint] {
    let outline = try CutoutPath(svgData: data, viewBox: viewBox).outline(
      over: frame,
      padding: LayoutInsets(top: padding, left: padding, bottom: padding, right: padding))
    return outline?.segments.map(\.start) ?? []
  }

  private func points(_ numbers: [(Double, Double)]) -> [LayoutPoint] {
    numbers.map { LayoutPoint(x: $0.0, y: $0.1) }
  }

  @Test func `coordinates are points from the target's top-left corner, absolute or relative`()
    throws
  {
    let wanted = points([(100, 50), (130, 50), (130, 60), (100, 70)])
    #expect(try corners("M0 0 L30 0 V10 L0,20 Z") == wanted)
    #expect(try corners("m0 0h30v10l-30 10z") == wanted)
    #expect(try corners("M0 0 30 0 30 10 0 20") == wanted)
    #expect(try corners("m0,0 30,0-0,10-30,+1e1") == wanted)
  }

  @Test func `a view box is stretched over the target`() throws {
    let box = LayoutRect(x: -1, y: 0, width: 2, height: 1)
    let wanted = points([(100, 50), (140, 50), (120, 70)])
    #expect(try corners("M-1 0H1L0 1Z", viewBox: box) == wanted)
  }

  @Test func `padding moves the sides of the path's own frame`() throws {
    let wanted = points([(95, 45), (115, 45), (115, 65), (95, 65)])
    #expect(try corners("M0 0H10V10H0Z", padding: 5) == wanted)
  }

  @Test func `a part behind a Z goes on where the last one began`() throws {
    let path = try CutoutPath(svgData: "M5 5 H10 V10 Z L0 5 L0 0 Z")
    #expect(path.strokes[4] == .move(to: LayoutPoint(x: 5, y: 5)))
  }

  @Test func `curves and arcs are off by no more than a tenth of a point`() throws {
    let circle = try corners("M0 200 A200 200 0 1 1 400 200 A200 200 0 0 1 0 200 Z")
    let center = LayoutPoint(x: 300, y: 250)
    #expect(circle.count > 16)
    for (start, end) in zip(circle, circle.dropFirst()) {
      #expect(isClose(center.vector(to: start).length, 200, tolerance: 0.01))
      #expect(center.vector(to: start.middle(to: end)).length > 199.9)
    }
    // The parabola y = x² / 100.
    let parabola = try corners("M-100 100 Q0 -100 100 100 Z")
    for (start, end) in zip(parabola, parabola.dropFirst()) {
      let middle = start.middle(to: end)
      let (x, y) = (middle.x - 100, middle.y - 50)
      #expect(isClose(y, x * x / 100, tolerance: 0.1))
    }
  }

  /// SVG's own example: the same ends and radii, and the four arcs that they allow.
  @Test(arguments: [
    (false, false, 81.0, 20.0), (false, true, 19, 80), (true, false, 19, 20), (true, true, 81, 80),
  ])
  func `the flags choose among the four arcs`(
    isLarge: Bool, isClockwise: Bool, _: Double, _: Double
  ) throws {
    let arc = try #require(
      EllipticalArc(
        start: LayoutPoint(x: 0, y: 100), end: LayoutPoint(x: 100, y: 0),
        radii: LayoutPoint(x: 100, y: 100), rotation: 0, isLarge: isLarge, isClockwise: isClockwise)
    )
    let center = isLarge == isClockwise ? LayoutPoint(x: 0, y: 0) : LayoutPoint(x: 100, y: 100)
    let length = arc.curves.count
    #expect(length == (isLarge ? 6 : 2))
    for curve in arc.curves {
      let distance = center.vector(to: curve.end).length
      #expect(isClose(distance, 100, tolerance: 0.001))
    }
  }

  @Test(arguments: [
    ("", 0, "this path is empty"), ("L0 0", 0, "a path begins with M"),
    ("0 0", 0, "expected a command"),
    ("M0 0 L5 x", 8, "expected a number"), ("M0 0 S1 1 2 2", 5, "there is no command like this"),
    ("M0 0 A5 5 0 2 0 9 9", 12, "expected 0 or 1"), ("M0 0 L1e9 0", 6, "too large"),
    ("M0 0 Z 5 5", 7, "expected a command"), ("M0 0 L5", 7, "expected a number"),
    ("Mnan 0", 1, "number"),
    ("M0 0 L1e999 0", 6, "too large"), ("M0 0é", 4, "expected a number"),
  ])
  func `a mistake is named at its place`(data: String, start: Int, message: String) {
    #expect {
      try CutoutPath(svgData: data)
    } throws: { error in
      let error = error as? CutoutPathError
      return error?.range.lowerBound == start && error?.message.contains(message) == true
        && (error?.range.upperBound ?? 0) <= data.utf8.count
    }
  }

  @Test func `hostile paths are refused or drawn in bounded time`() throws {
    let many = "M0 0" + String(repeating: "L1 1", count: 1000)
    #expect(throws: CutoutPathError.self) { try CutoutPath(svgData: many) }
    let tangled = "M0 0" + String(repeating: "C1e7 0 -1e7 50 9 9", count: 290)
    #expect(throws: CutoutPathError.self) { try CutoutPath(svgData: tangled) }
    let curves = "M0 0" + (0..<290).map { "C1e6 \($0) 1e6 \($0) \($0 % 2) \($0 + 1)" }.joined()
    let outline = try CutoutPath(svgData: curves).outline(
      over: frame, padding: LayoutInsets(top: 1e300, left: 1e300, bottom: 1e300, right: 1e300))
    #expect((outline?.elements.count ?? 0) <= 2 * CutoutPath.maximumCorners)
    let zigzag = (0..<150).map { "L\($0 * 37 % 300) \($0 * 91 % 500)" }.joined()
    let target = HighlightTarget(
      frame: LayoutRect(), shape: .path, path: try CutoutPath(svgData: "M0 0" + zigzag))
    #expect(target.cutouts(on: LayoutRect(width: 320, height: 568)).count == 1)
    let flat = HighlightTarget(frame: frame, shape: .path, path: try CutoutPath(svgData: "M0 0H9"))
    #expect(flat.cutouts(on: LayoutRect(width: 320, height: 568)).isEmpty)
    #expect(flat.clearFrames(on: LayoutRect(width: 320, height: 568)) == [frame])
  }
}
