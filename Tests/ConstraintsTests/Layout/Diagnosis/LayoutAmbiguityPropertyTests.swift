import Constraints
import TestSupport
import Testing

/// What settles random layouts, tried out.
@Suite struct LayoutAmbiguityPropertyTests {
  /// What is open: the items along each axis, and the variable.
  private static func open(_ engine: borrowing LayoutEngine, _ variables: [Variable]) -> [String] {
    let items = LayoutAxis.allCases.flatMap { axis in
      engine.itemsWithAmbiguousLayout(along: axis).map { "\(engine.name(of: $0) ?? "?") \(axis)" }
    }
    return items + engine.variablesWithAmbiguousValue(among: variables).map { "\($0)" }
  }

  private static func variables(in ambiguities: [LayoutAmbiguity]) -> [Variable] {
    ambiguities.flatMap(\.quantities).compactMap {
      if case .variable(let variable) = $0 { variable } else { nil }
    }
  }

  private static func frames(_ scene: borrowing LayoutScene, _ layout: OpenLayout) -> [LayoutRect] {
    layout.contents.indices.map { scene.frame("v\($0)") }
  }

  @Test func `settling all leaves nothing open and moves nothing`() throws {
    var count = 0
    let seeds: Range<UInt64> = 0..<200
    try forAll(
      seeds: seeds, generate: { OpenLayout(&$0) }, shrink: \.smaller
    ) { layout in
      var scene = try layout.scene()
      let ambiguities = scene.engine.ambiguities()
      count += ambiguities.count
      let before = Self.frames(scene, layout)
      try scene.engine.activate(ambiguities.map(\.settlingConstraint))
      let variables = Self.variables(in: ambiguities)
      return Self.open(scene.engine, variables).isEmpty
        && zip(before, Self.frames(scene, layout)).allSatisfy { isClose($0, $1) }
    }
    #expect(count > Campaign.extended(seeds).count, "random layouts leave something open")
  }

  @Test func `each settling constraint is needed`() throws {
    try forAll(
      seeds: 0..<150, generate: { OpenLayout(&$0) }, shrink: \.smaller
    ) { layout in
      let scene = try layout.scene()
      let ambiguities = scene.engine.ambiguities()
      let variables = Self.variables(in: ambiguities)
      for index in ambiguities.indices {
        var engine = scene.engine.clone()
        var others = ambiguities.map(\.settlingConstraint)
        others.remove(at: index)
        try engine.activate(others)
        guard !Self.open(engine, variables).isEmpty else { return false }
      }
      return true
    }
  }

  @Test func `each ambiguity names what it settles beside those before it`() throws {
    try forAll(
      seeds: 0..<150, generate: { OpenLayout(&$0) }, shrink: \.smaller
    ) { layout in
      var scene = try layout.scene()
      let ambiguities = scene.engine.ambiguities()
      let variables = Self.variables(in: ambiguities)
      let named = ambiguities.flatMap(\.quantities)
      guard Set(named).count == named.count, ambiguities.allSatisfy({ !$0.quantities.isEmpty })
      else { return false }
      for index in 0...ambiguities.count {
        let left = ambiguities[index...].flatMap(\.quantities)
        var expected = Set(
          left.map { quantity in
            switch quantity {
            case .variable(let variable): "\(variable)"
            case .attribute(let attribute, let item):
              "\(scene.engine.name(of: item) ?? "?") \(attribute.axis)"
            }
          })
        // What scrolls is placed by what it scrolls in.
        for axis in LayoutAxis.allCases
        where layout.isScrolling && expected.contains("v0 \(axis)") {
          expected.insert("v0.content \(axis)")
        }
        guard Set(Self.open(scene.engine, variables)) == expected else { return false }
        guard index < ambiguities.count else { break }
        try scene.engine.activate(ambiguities[index].settlingConstraint)
      }
      return true
    }
  }

  @Test func `the past does not matter`() throws {
    try forAll(
      seeds: 0..<200, generate: { OpenLayout(&$0) }, shrink: \.smaller
    ) { layout in
      var scene = try layout.scene()
      let ambiguities = scene.engine.ambiguities()
      let id = try? scene.activate(
        "v0.leading >= screen.leading + 70 @900", "v0.width >= 300 @999",
        "v0.top == screen.top + 33 @800")
      if let id { try scene.engine.deactivate(id) }
      return scene.engine.ambiguities() == ambiguities
    }
  }
}
