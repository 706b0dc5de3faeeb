import Constraints
import TestSupport
import Testing

@Suite struct LayoutPixelTests {
  /// A chain of items, each in the one before it, at random places.
  private static func nested(_ random: inout SplitMix64) throws -> (LayoutEngineBox, [LayoutItem]) {
    let box = LayoutEngineBox()
    var items: [LayoutItem] = []
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      let outer = items.last.map { box.engine.frame(of: $0) } ?? LayoutRect(width: 400, height: 700)
      let frame = LayoutRect(
        x: outer.x + Double.random(in: 0...20, using: &random),
        y: outer.y + Double.random(in: 0...20, using: &random),
        width: outer.width - Double.random(in: 20...40, using: &random),
        height: outer.height - Double.random(in: 20...40, using: &random))
      if let last = items.last {
        items.append(try box.engine.addItem(in: last, frame: frame))
      } else {
        items.append(box.engine.addItem(frame: frame))
      }
    }
    return (box, items)
  }

  private final class LayoutEngineBox {
    var engine = LayoutEngine()
  }

  @Test func `frames in superviews add up to the frame on the screen`() throws {
    try forAll(seeds: 0..<300, generate: { $0 }) { random in
      var random = random
      let (box, items) = try Self.nested(&random)
      for scale in [1.0, 2, 3, 2.5] {
        var (x, y) = (0.0, 0.0)
        var outer: LayoutSize?
        for item in items {
          let frame = box.engine.frameInSuperview(of: item, toScale: scale)
          if let outer {
            guard frame.x >= 0, frame.y >= 0, frame.maxX <= outer.width + 1e-9,
              frame.maxY <= outer.height + 1e-9
            else { return false }
          }
          outer = frame.size
          x += frame.x
          y += frame.y
          let absolute = box.engine.frame(of: item).snapped(toScale: scale)
          guard isClose(x, absolute.x, tolerance: 1e-9), isClose(y, absolute.y, tolerance: 1e-9),
            frame.size == absolute.size
          else { return false }
        }
      }
      return true
    }
  }

  @Test func `in what scrolls a frame is the place in the content`() throws {
    var engine = LayoutEngine()
    let scroll = engine.addItem(frame: LayoutRect(x: 10.4, y: 20, width: 100, height: 100))
    let content = try engine.addScrollContent(in: scroll)
    let view = try engine.addItem(in: scroll)
    try engine.activate([
      view.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 30.2),
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: 40),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    let label = try engine.addItem(in: view)
    try engine.activate(label.topAnchor.constraint(equalTo: view.topAnchor, constant: 0.3))
    for offset in [0, 300, 0.25, 17.6] {
      try engine.setContentOffset(LayoutPoint(y: offset), of: scroll)
      #expect(
        engine.frameInSuperview(of: view, toScale: 1)
          == LayoutRect(x: 31, y: 40, width: 20, height: 20))
      #expect(engine.frameInSuperview(of: label, toScale: 1).y == 0)
      #expect(engine.frameInSuperview(of: content, toScale: 1).y == 0)
    }
  }
}
