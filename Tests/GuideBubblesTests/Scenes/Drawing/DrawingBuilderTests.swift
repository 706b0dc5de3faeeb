import Constraints
import SceneTestSupport
import TestSupport
import Testing

@testable import GuideBubbles
@testable import GuideScenes

@Suite struct DrawingBuilderTests {
  @Test func `a scene without a screen is not drawn`() {
    #expect(DrawingBuilder(SceneSolution(screen: nil)) == nil)
  }

  @Test func `apart cut-outs are holes of one path`() throws {
    let step = step(cutouts: [rect(10, 10, 20, 20), rect(30, 10, 20, 20), rect(10, 60, 9, 9)])
    let group = try builder().dimmingGroup(for: step)
    let shape = try #require(group.elements.first?.shape)
    #expect(group.elements.count == 1)
    #expect(shape.path.fillRule == .evenOdd)
    #expect(shape.path.outlines.count == 4)
  }

  @Test func `overlapping cut-outs stay holes where they overlap`() throws {
    let frames = [rect(10, 10, 40, 40), rect(30, 30, 40, 40), rect(35, 5, 10, 90)]
    let group = try builder().dimmingGroup(for: step(cutouts: frames))
    #expect(group.elements.count == 1 && group.elements.first?.shape != nil)
    for x in stride(from: 1.0, to: 100, by: 4) {
      for y in stride(from: 1.0, to: 100, by: 4) {
        let point = LayoutPoint(x: x, y: y)
        let isHole = frames.contains { $0.contains(point) }
        #expect(covers(group, point) == !isHole, "at \(x), \(y)")
      }
    }
  }

  @Test func `a step without cut-outs dims the whole screen`() throws {
    let group = try builder().dimmingGroup(for: step(cutouts: []))
    #expect(covers(group, LayoutPoint(x: 50, y: 50)))
  }

  @Test func `hidden views and what is in them are not drawn`() throws {
    let frame = rect(0, 0, 10, 10)
    var solution = solution
    solution.views = [
      SolvedView(id: "a", kind: .view, frame: frame, isHidden: true),
      SolvedView(id: "b", kind: .button, frame: frame, parent: 0),
      SolvedView(id: "c", kind: .button, frame: frame),
    ]
    let drawing = try #require(DrawingBuilder(solution)).screenDrawing()
    #expect(ids(drawing.elements) == ["c"])
  }

  @Test func `children are drawn inside and after their parents, and clipped by a list`() throws {
    let frame = rect(0, 0, 10, 10)
    var solution = solution
    solution.views = [
      SolvedView(id: "a", kind: .list, frame: frame),
      SolvedView(id: "b", kind: .view, frame: frame),
      SolvedView(id: "c", kind: .label, frame: frame, parent: 0),
      SolvedView(id: "d", kind: .label, frame: frame, parent: 9),
    ]
    let drawing = try #require(DrawingBuilder(solution)).screenDrawing()
    #expect(ids(drawing.elements) == ["a", "c", "b", "d"])
    let list = drawing.elements.first?.group?.elements.compactMap(\.group).first
    #expect(list?.elements.compactMap(\.group).first?.clip == .rect(frame))
  }

  @Test func `every kind of view but a bare container leaves a mark`() throws {
    for kind in ViewKind.allCases where kind != .stack && kind != .scroll && kind != .label {
      var solution = solution
      solution.views = [SolvedView(id: "a", kind: kind, frame: rect(5, 5, 40, 20))]
      let screen = try #require(DrawingBuilder(solution)).screenDrawing()
      let view = screen.elements.first?.group?.elements.compactMap(\.group).first
      #expect(view?.elements.isEmpty == false, "\(kind)")
    }
  }

  @Test func `bubble text is clipped to the bubble`() throws {
    let solution = ThreeButtons.solution()
    let builder = try #require(DrawingBuilder(solution))
    for step in solution.steps {
      let group = builder.bubbleGroup(for: step)
      let text = group.elements.compactMap(\.group).first
      #expect(text?.clip == .rect(step.bubble.frame))
      #expect(text?.elements.count == step.bubble.text.lines.count)
    }
  }

  @Test func `a border lies inside the bubble`() throws {
    var step = ThreeButtons.solution().steps[0]
    step.style.border = BubbleBorder(width: 4, color: .black)
    let shapes = try builder().bubbleGroup(for: step).elements.compactMap(\.shape)
    let border = try #require(shapes.last)
    let points = border.path.outlines.flatMap(\.elements).compactMap(\.end)
    #expect(border.stroke?.width == 4)
    #expect(points.allSatisfy { $0.x >= step.bubble.frame.minX + 2 })
    #expect(points.allSatisfy { $0.y <= step.bubble.frame.maxY - 2 })
  }

  private var solution: SceneSolution {
    let screen = SolvedScreen(
      size: LayoutSize(width: 100, height: 100), scale: 1, safeArea: LayoutInsets(), keyboard: 0,
      direction: .leftToRight, locale: "en", textSize: .large)
    return SceneSolution(screen: screen)
  }

  private func builder() throws -> DrawingBuilder { try #require(DrawingBuilder(solution)) }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  private func step(cutouts: [LayoutRect]) -> SolvedStep {
    var step = ThreeButtons.solution().steps[0]
    step.cutouts = cutouts.map { Cutout(shape: .rect, frame: $0, radius: 0) }
    return step
  }

  private func ids(_ elements: [DrawingElement]) -> [String] {
    elements.compactMap(\.group).flatMap { group in
      (group.id.map { [$0] } ?? []) + ids(group.elements)
    }
  }

  /// Whether a group paints a point.
  private func covers(_ group: DrawingGroup, _ point: LayoutPoint) -> Bool {
    if let clip = group.clip, !contains(clip, point) { return false }
    return group.elements.contains { element in
      switch element {
      case .shape(let shape): contains(shape.path, point)
      case .group(let inner): covers(inner, point)
      case .text, .image, .page: false
      }
    }
  }

  private func contains(_ path: DrawingPath, _ point: LayoutPoint) -> Bool {
    let count = path.outlines.count { $0.contains(point) }
    return path.fillRule == .evenOdd ? count % 2 == 1 : count > 0
  }
}

extension DrawingElement {
  fileprivate var group: DrawingGroup? {
    if case .group(let group) = self { group } else { nil }
  }

  fileprivate var shape: DrawingShape? {
    if case .shape(let shape) = self { shape } else { nil }
  }
}

extension OutlinePath.Element {
  fileprivate var end: LayoutPoint? {
    switch self {
    case .move(let point), .line(let point), .arc(_, let point): point
    case .close: nil
    }
  }
}
