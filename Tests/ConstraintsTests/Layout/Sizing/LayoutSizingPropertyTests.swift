import TestSupport
import Testing

@testable import Constraints

@Suite struct LayoutSizingPropertyTests {
  private static let seeds: Range<UInt64> = 0..<100

  /// Measures and solves until neither a height changes nor a text wants to be narrower, whatever was
  /// there before.
  private static func searched(
    _ system: SizingSystem, from heights: Double
  ) throws -> [LayoutRect]? {
    guard var scene = try system.makeScene() else { return nil }
    let measure = system.measuring(in: scene)
    let items = system.items(in: scene)
    for item in items {
      let width = measure(item, nil).width
      try scene.engine.setIntrinsicContentSize(
        IntrinsicContentSize(width: width, height: heights), of: item)
    }
    var narrowed: Set<LayoutItem> = []
    for round in 0..<20 {
      var changes = false
      // All at once: what one wants does not depend on what another one got for it.
      var widths: [LayoutItem: Double] = [:]
      for item in items { widths[item] = scene.engine.frame(of: item).width }
      for item in items {
        var size = scene.engine.intrinsicContentSize(of: item)
        let measured = measure(item, widths[item] ?? scene.engine.frame(of: item).width)
        if size.height != measured.height {
          size.height = measured.height
          changes = true
        }
        if let wish = size.width, let lines = measured.width, lines < wish - 1e-6 {
          if narrowed.insert(item).inserted {
            let hugging = scene.engine.contentHugging(of: item).justBelow
            try scene.engine.setContentHuggingPriority(hugging, for: .horizontal, of: item)
          }
          size.width = round == 0 ? lines : min(wish, widths[item] ?? wish)
          if size.width != wish { changes = true }
        }
        try scene.engine.setIntrinsicContentSize(size, of: item)
      }
      if !changes { return system.names.map { scene.frame($0) } }
    }
    return nil
  }

  @Test func `with the axes apart two solves give what searching gives`() throws {
    var count = 0
    var counts = (two: 0, more: 0)
    try forAll(seeds: Self.seeds, generate: { SizingSystem(&$0, mixing: false) }) { system in
      guard var scene = try system.makeScene() else { return true }
      count += 1
      let measure = system.measuring(in: scene)
      let items = system.items(in: scene)
      guard scene.engine.axisMixingConstraints(among: items).isEmpty else { return false }
      let before = scene.engine.solver.active.change
      let sizing = try scene.engine.sizeToContent(items, measuring: measure)
      let solves = scene.engine.solver.active.change - before
      if sizing == ContentSizing(), solves == 2 { counts.two += 1 } else { counts.more += 1 }
      guard sizing.axisMixingConstraints.isEmpty, sizing.isSettled, solves <= 2 + sizing.rounds
      else { return false }
      for item in items {
        let width = scene.engine.frame(of: item).width
        let height = scene.engine.intrinsicContentSize(of: item).height
        guard height == measure(item, width).height else { return false }
      }
      let frames = system.names.map { scene.frame($0) }
      return try [0, 33, 500].allSatisfy { heights in
        Self.agree(frames, try Self.searched(system, from: heights))
      }
    }
    #expect(count > Campaign.extended(Self.seeds).count / 2 && counts.two > 0 && counts.more > 0)
  }

  @Test func `the same call twice changes nothing`() throws {
    try forAll(seeds: Self.seeds, generate: { SizingSystem(&$0, mixing: $0.next() % 3 == 0) }) {
      system in
      guard var scene = try system.makeScene() else { return true }
      let items = system.items(in: scene)
      let measure = system.measuring(in: scene)
      let first = try scene.engine.sizeToContent(items, scale: 2, measuring: measure)
      let frames = system.names.map { scene.frame($0) }
      let second = try scene.engine.sizeToContent(items, scale: 2, measuring: measure)
      return first == second && Self.agree(frames, system.names.map { scene.frame($0) })
    }
  }

  @Test func `what was there before does not matter`() throws {
    try forAll(seeds: Self.seeds, generate: { SizingSystem(&$0, mixing: true) }) { system in
      guard var scene = try system.makeScene(), var other = try system.makeScene() else {
        return true
      }
      let items = system.items(in: scene)
      let measure = system.measuring(in: scene)
      let sizing = try scene.engine.sizeToContent(items, measuring: measure)
      try other.engine.sizeToContent(items) { item, width in
        IntrinsicContentSize(width: 77, height: (width ?? 77) * 0.7 + Double(item.index))
      }
      let again = try other.engine.sizeToContent(items, measuring: measure)
      return again == sizing
        && Self.agree(system.names.map { scene.frame($0) }, system.names.map { other.frame($0) })
    }
  }

  @Test func `with the axes mixed what is settled fits, and what rests early has room`() throws {
    var counts = (settled: 0, several: 0, unsettled: 0)
    try forAll(seeds: Self.seeds, generate: { SizingSystem(&$0, mixing: true) }) { system in
      guard var scene = try system.makeScene() else { return true }
      let items = system.items(in: scene)
      let measure = system.measuring(in: scene)
      let mixing = scene.engine.axisMixingConstraints(among: items)
      let sizing = try scene.engine.sizeToContent(items, measuring: measure)
      if sizing.isSettled { counts.settled += 1 } else { counts.unsettled += 1 }
      if sizing.rounds > 1 { counts.several += 1 }
      guard sizing.axisMixingConstraints.allSatisfy({ mixing.contains($0) }) else { return false }
      // Texts that wrap may leave others room for fewer lines, which settles by itself.
      guard sizing.isSettled || !sizing.axisMixingConstraints.isEmpty else { return false }
      return items.allSatisfy { item in
        let width = scene.engine.frame(of: item).width
        let height = scene.engine.intrinsicContentSize(of: item).height ?? 0
        let needed = measure(item, width).height ?? 0
        let isUnsettled = sizing.unsettledItems.contains(item)
        guard isUnsettled == (height != needed) else { return false }
        return !isUnsettled || sizing.rounds == 4 || height > needed
      }
    }
    let tried = Campaign.extended(Self.seeds).count
    #expect(counts.settled > tried / 5 && counts.several > tried / 20)
    #expect(counts.unsettled > 0)
  }

  @Test func `a call that throws changes nothing, not even the last bit`() throws {
    try forAll(seeds: Self.seeds, generate: { SizingSystem(&$0, mixing: true) }) { system in
      guard var scene = try system.makeScene() else { return true }
      let items = system.items(in: scene)
      let measure = system.measuring(in: scene)
      try scene.engine.sizeToContent(items) { item, width in
        IntrinsicContentSize(width: 50, height: (width ?? 7) * 0.3 + 11)
      }
      let state = Self.dump(system, scene)
      for refused in [items.count, items.count + 1, 2 * items.count, 3 * items.count] {
        var calls = 0
        do throws(LayoutError) {
          try scene.engine.sizeToContent(items) { item, width in
            calls += 1
            return calls > refused ? IntrinsicContentSize(height: -1) : measure(item, width)
          }
        } catch {
          guard error == .numberOutOfRange(-1), Self.dump(system, scene) == state else {
            return false
          }
          continue
        }
        try scene.engine.sizeToContent(items) { item, width in
          IntrinsicContentSize(width: 50, height: (width ?? 7) * 0.3 + 11)
        }
      }
      return true
    }
  }

  private static func dump(_ system: SizingSystem, _ scene: borrowing LayoutScene) -> String {
    var lines = [scene.engine.solver.debugDescription]
    for name in system.names {
      lines.append("\(scene.frame(name)) \(scene.engine.intrinsicContentSize(of: scene[name]))")
    }
    return lines.joined(separator: "\n")
  }

  private static func agree(_ left: [LayoutRect], _ right: [LayoutRect]?) -> Bool {
    guard let right else { return false }
    return zip(left, right).allSatisfy { isClose($0, $1) }
  }
}

extension LayoutEngine {
  /// How strongly an item refuses to be wider than its content.
  fileprivate func contentHugging(of item: LayoutItem) -> LayoutPriority {
    state.record(item).horizontal.hugging
  }
}
