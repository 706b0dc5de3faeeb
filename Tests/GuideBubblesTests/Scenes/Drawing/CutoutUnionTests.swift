import BubbleTestSupport
import Constraints
import SceneTestSupport
import TestSupport
import Testing

@testable import GuideBubbles
@testable import GuideScenes

@Suite struct CutoutUnionTests {
  static func dimming(_ cutouts: [Cutout]) -> [OutlinePath] {
    let screen = SolvedScreen(
      size: CutoutSample.screen.size, scale: 1, safeArea: LayoutInsets(), keyboard: 0,
      direction: .leftToRight, locale: "en", textSize: .large)
    var step = ThreeButtons.solution().steps[0]
    step.cutouts = cutouts
    let group = DrawingBuilder(SceneSolution(screen: screen))?.dimmingGroup(for: step)
    guard case .shape(let shape)? = group?.elements.first, group?.elements.count == 1 else {
      return []
    }
    return shape.path.outlines
  }

  private static func sample(_ random: inout SplitMix64) -> CutoutSample {
    CutoutSample(count: Int.random(in: 1...6, using: &random), using: &random)
  }

  private static func smaller(_ sample: CutoutSample) -> [CutoutSample] {
    sample.targets.indices.map { index in
      var smaller = sample
      smaller.targets.remove(at: index)
      smaller.corners.remove(at: index)
      return smaller
    }
  }

  /// Around a dimmed point the outlines run once, around a point in a hole not at all, so that both
  /// fill rules say the same.
  @Test func `what is on the screen and in no hole is dimmed, under either rule`() {
    var count = 0
    forAll(seeds: 0..<300, generate: Self.sample, shrink: Self.smaller) { sample in
      let segments = Self.dimming(sample.cutouts).flatMap(\.segments)
      for x in stride(from: -1.25, to: 103, by: 3.7) {
        for y in stride(from: -0.85, to: 103, by: 3.7) {
          let point = LayoutPoint(x: x, y: y)
          guard let isHole = sample.isHole(point) else { continue }
          let isOnScreen = CutoutSample.screen.contains(point)
          let winding = segments.winding(around: point)
          count += 1
          if winding != (isOnScreen && !isHole ? -1 : 0) { return false }
        }
      }
      return true
    }
    print("cut-outs: \(count) points of random holes")
    #expect(count > Campaign.extended(0..<300).count * 400)
  }

  @Test func `a hole that is given again and again changes nothing and costs nothing`() {
    let hole = Cutout(
      shape: .rounded, frame: LayoutRect(x: 10, y: 10, width: 50, height: 30), radius: 8)
    let other = Cutout(
      shape: .capsule, frame: LayoutRect(x: 40, y: 20, width: 50, height: 30), radius: 15)
    let many = Array(repeating: [hole, other], count: 1000).flatMap { $0 }
    #expect(Self.dimming(many) == Self.dimming([hole, other]))
  }

  @Test func `points close to the outlines of coarse holes are dimmed as they should be`() {
    forAll(seeds: 10_000..<10_150, generate: Self.sample, shrink: Self.smaller) { sample in
      let segments = Self.dimming(sample.cutouts).flatMap(\.segments)
      for segment in sample.cutouts.flatMap(\.outline.segments) {
        for distance in [-0.001, 0.001] {
          let (middle, direction) = (segment.middle, segment.direction)
          let point = LayoutPoint(
            x: middle.x - direction.y * distance, y: middle.y + direction.x * distance)
          guard CutoutSample.screen.contains(point), let isHole = sample.isHole(point) else {
            continue
          }
          if (segments.winding(around: point) == 0) != isHole { return false }
        }
      }
      return true
    }
  }

  @Test func `the outlines are closed and hold the area that lines across the screen see`() {
    forAll(seeds: 20_000..<20_060, generate: Self.sample, shrink: Self.smaller) { sample in
      let outlines = Self.dimming(sample.cutouts)
      let isClosed = outlines.allSatisfy { outline in
        var ends: [LayoutPoint: Int] = [:]
        for segment in outline.segments {
          ends[segment.start, default: 0] += 1
          ends[segment.end, default: 0] -= 1
        }
        return outline.elements.last == .close && ends.values.allSatisfy { $0 == 0 }
      }
      let area = 10_000 + outlines.dropFirst().reduce(0) { $0 - Self.area($1) }
      var dimmed = 0.0
      let step = 0.5
      for x in stride(from: step / 2, to: 100, by: step) {
        for y in stride(from: step / 2, to: 100, by: step) {
          let isHole = sample.isHole(LayoutPoint(x: x, y: y)) ?? false
          if !isHole { dimmed += step * step }
        }
      }
      return isClosed && isClose(area, dimmed, tolerance: 25)
    }
  }

  /// Green's theorem over chords, and the circle's segment over each arc; clockwise is positive.
  private static func area(_ outline: OutlinePath) -> Double {
    outline.segments.reduce(0) { area, segment in
      let chord = (segment.start.x * segment.end.y - segment.end.x * segment.start.y) / 2
      guard let circle = segment.circle else { return area + chord }
      // Archimedes: a segment is 4/3 of a triangle, and so are the smaller ones beside it.
      return area + chord + cap(segment, circle, depth: 12)
    }
  }

  private static func cap(
    _ segment: OutlineSegment, _ circle: OutlineSegment.Circle, depth: Int
  ) -> Double {
    // A shorter arc is a line, and rounding could take its middle for the other side's.
    guard depth > 0, segment.start.vector(to: segment.end).length > 1e-3 else { return 0 }
    let middle = segment.middle
    let triangle =
      -segment.start.vector(to: segment.end).cross(segment.start.vector(to: middle)) / 2
    return triangle
      + cap(
        OutlineSegment(from: segment.start, to: middle, circle: circle), circle, depth: depth - 1)
      + cap(OutlineSegment(from: middle, to: segment.end, circle: circle), circle, depth: depth - 1)
  }

  @Test func `no chain of pieces is left open and no piece is doubled`() {
    var gaps = 0
    for seed in Campaign.seeds(300) {
      var random = SplitMix64(seed: 30_000 + seed)
      let sample = CutoutSample(count: 6, using: &random)
      gaps += OutlineUnion.loops(of: sample.cutouts.map(\.outline)).faultCount
    }
    #expect(gaps == 0)
  }

  /// Circles that lie on or beside each other but for a ten-thousandth to a ten-billionth of a point.
  @Test func `circles that nearly touch or nearly lie on each other stay holes`() {
    for seed in Campaign.seeds(300) {
      var random = SplitMix64(seed: 40_000 + seed)
      let circles = (0..<4).map { _ in
        let tiny = [1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10][
          Int.random(in: 0..<7, using: &random)]
        let place = LayoutPoint(
          x: 40 + 20 * Double(Int.random(in: -1...1, using: &random))
            + Double.random(in: -tiny...tiny, using: &random),
          y: 40 + Double.random(in: -tiny...tiny, using: &random))
        return Cutout(
          shape: .circle, frame: LayoutRect(x: place.x, y: place.y, width: 20, height: 20),
          radius: 10)
      }
      let loops = OutlineUnion.loops(of: circles.map(\.outline))
      let segments = loops.outlines.flatMap(\.segments)
      var isRight = loops.faultCount == 0
      for x in stride(from: 15.0, to: 85, by: 2.3) {
        for y in stride(from: 35.0, to: 65, by: 1.9) {
          let distances = circles.map {
            LayoutPoint(x: $0.frame.midX, y: $0.frame.midY)
              .vector(to: LayoutPoint(x: x, y: y)).length - 10
          }
          guard let nearest = distances.map(\.magnitude).min(), nearest > 0.1 else { continue }
          let isHole = distances.contains { $0 < 0 }
          if segments.winding(around: LayoutPoint(x: x, y: y)) != (isHole ? 1 : 0) {
            isRight = false
          }
        }
      }
      #expect(isRight, "seed \(seed)")
    }
  }

  @Test func `the same holes give the same outlines`() {
    var random = SplitMix64(seed: 5)
    let cutouts = CutoutSample(count: 6, using: &random).cutouts
    #expect(Self.dimming(cutouts) == Self.dimming(cutouts))
  }

  @Test func `rectangles in a row are one rectangle, and the same hole twice is one`() {
    let rects = [0.0, 10, 20].map { LayoutRect(x: 10 + $0, y: 10, width: 15, height: 20) }
    let holes = (rects + rects).map { Cutout(shape: .rect, frame: $0, radius: 0) }
    let whole = Cutout(
      shape: .rect, frame: LayoutRect(x: 10, y: 10, width: 35, height: 20), radius: 0)
    #expect(Self.dimming(holes).dropFirst().map { $0.elements.count } == [5])
    #expect(OutlineUnion.outlines(of: holes.map(\.outline)).first?.bounds == whole.frame)
  }

  @Test func `holes around an island leave it dimmed`() {
    let frames = [
      LayoutRect(x: 10, y: 10, width: 60, height: 10),
      LayoutRect(x: 10, y: 60, width: 60, height: 10),
      LayoutRect(x: 10, y: 10, width: 10, height: 60),
      LayoutRect(x: 60, y: 10, width: 10, height: 60),
    ]
    let outlines = Self.dimming(frames.map { Cutout(shape: .rect, frame: $0, radius: 0) })
    #expect(outlines.count == 3)
    let winding = outlines.flatMap(\.segments).winding(around: LayoutPoint(x: 40, y: 40))
    #expect(winding == -1)
  }

  @Test func `many holes over each other are united`() {
    let outlines = Self.dimming(Self.holes(Campaign.whole(200, brief: 60)))
    #expect(outlines.count > 1)
  }

  /// Random holes over each other.
  static func holes(_ count: Int) -> [Cutout] {
    var random = SplitMix64(seed: 9)
    return CutoutSample(count: count, shapes: [.rounded, .capsule, .circle], using: &random).cutouts
  }
}
