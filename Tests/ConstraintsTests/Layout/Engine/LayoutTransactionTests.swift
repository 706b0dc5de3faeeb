import Constraints
import TestSupport
import Testing

@Suite struct LayoutTransactionTests {
  /// What can be seen of an engine.
  private struct Sight: Equatable {
    var frames: [LayoutRect?]
    var lines: [String]
    var subviews: [[LayoutRect]]
    var arranged: [[LayoutItem]]
    var sizes: [IntrinsicContentSize]

    init(_ engine: borrowing LayoutEngine, _ items: [LayoutItem]) {
      frames = []
      lines = []
      (subviews, arranged, sizes) = ([], [], [])
      for item in items {
        frames.append(engine.frame(of: item))
        // Handles that were issued and taken back are not issued again.
        subviews.append(engine.subviews(of: item).map { engine.frame(of: $0) })
        arranged.append(engine.arrangedItems(of: item))
        sizes.append(engine.intrinsicContentSize(of: item))
      }
      for id in engine.activeConstraints {
        lines.append(engine.source(of: id).map { engine.description(of: $0) } ?? "none")
      }
    }
  }

  /// Makes one change of any kind; whether it was refused does not matter.
  private static func change(
    _ engine: inout LayoutEngine, _ items: [LayoutItem], _ random: inout SplitMix64
  ) {
    guard let item = items.randomElement(using: &random),
      let other = items.randomElement(using: &random)
    else { return }
    let number = Double(Int.random(in: 0...60, using: &random))
    switch Int.random(in: 0...13, using: &random) {
    case 0: _ = try? engine.addItem(in: item)
    case 1: _ = try? engine.addGuide(in: item, insets: LayoutInsets(top: number))
    case 2: try? engine.removeItem(item)
    case 3, 4:
      _ = try? engine.activate(
        LayoutConstraint(
          item: item, attribute: .left, relatedBy: .equal, toItem: other, attribute: .right,
          constant: number))
    case 5:
      if let id = engine.activeConstraints.randomElement(using: &random) {
        try? engine.deactivate([id])
      }
    case 6:
      if let id = engine.activeConstraints.randomElement(using: &random) {
        try? engine.setConstant(number, of: id)
      }
    case 7:
      try? engine.setIntrinsicContentSize(IntrinsicContentSize(width: number, height: 10), of: item)
    case 8: try? engine.arrange([other], in: item, StackArrangement(axis: .vertical))
    case 9: try? engine.addArrangedItem(other, to: item)
    case 10: try? engine.removeArrangedItem(item)
    case 11: try? engine.setLayoutMargins(DirectionalInsets(leading: number), of: item)
    case 12:
      if let guide = try? engine.layoutMarginsGuide(of: item) {
        _ = try? engine.activate(other.leftAnchor.constraint(equalTo: guide.leftAnchor))
      }
    default: try? engine.setBaselines(firstFromTop: number, lastFromBottom: 0, of: item)
    }
  }

  private static func makeEngine(_ random: inout SplitMix64, _ items: inout [LayoutItem])
    -> LayoutEngine
  {
    var engine = LayoutEngine()
    items = [engine.addItem(named: "screen", frame: LayoutRect(width: 400, height: 800))]
    for index in 0..<6 {
      if let item = try? engine.addItem(named: "v\(index)", in: items[index / 2]) {
        items.append(item)
      }
    }
    for _ in 0..<8 { change(&engine, items, &random) }
    items = items.filter { engine.contains($0) }
    return engine
  }

  @Test func `a transaction that throws changes nothing`() {
    for seed in Campaign.seeds(200) {
      var random = SplitMix64(seed: seed)
      var items: [LayoutItem] = []
      var engine = Self.makeEngine(&random, &items)
      let before = Sight(engine, items)
      #expect(throws: LayoutError.self) {
        try engine.transaction { (engine) throws(LayoutError) -> Void in
          for _ in 0..<6 { Self.change(&engine, items.filter { engine.contains($0) }, &random) }
          throw LayoutError.beyondPrecision
        }
      }
      #expect(Sight(engine, items) == before, "seed \(seed)")
      // It still works, and as one that never tried.
      var other = engine.clone()
      var (one, two) = (random, random)
      for _ in 0..<6 {
        Self.change(&engine, items.filter { engine.contains($0) }, &one)
        Self.change(&other, items.filter { other.contains($0) }, &two)
      }
      items = items.filter { engine.contains($0) }
      #expect(Sight(engine, items) == Sight(other, items), "seed \(seed)")
    }
  }

  @Test func `a transaction inside another that throws takes back its own changes only`() throws {
    var kept = 0
    let seeds = Campaign.seeds(200)
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var items: [LayoutItem] = []
      var engine = Self.makeEngine(&random, &items)
      var plain = engine.clone()
      var (first, second, third) = (random, random, random)
      var other = SplitMix64(seed: seed &+ 77)
      let isRefused =
        (try? engine.transaction { (engine) throws(LayoutError) -> Void in
          for _ in 0..<3 { Self.change(&engine, items.filter { engine.contains($0) }, &first) }
          try? engine.transaction { (engine) throws(LayoutError) -> Void in
            for _ in 0..<4 { Self.change(&engine, items.filter { engine.contains($0) }, &other) }
            throw LayoutError.beyondPrecision
          }
          for _ in 0..<3 { Self.change(&engine, items.filter { engine.contains($0) }, &second) }
        }) == nil
      let isPlainRefused =
        (try? plain.transaction { (engine) throws(LayoutError) -> Void in
          for _ in 0..<3 { Self.change(&engine, items.filter { engine.contains($0) }, &third) }
          third = random
          for _ in 0..<3 { Self.change(&engine, items.filter { engine.contains($0) }, &third) }
        }) == nil
      #expect(isRefused == isPlainRefused, "seed \(seed)")
      if !isRefused { kept += 1 }
      items = items.filter { engine.contains($0) }
      #expect(Sight(engine, items) == Sight(plain, items), "seed \(seed)")
    }
    #expect(kept > seeds.count / 4, "most outer transactions hold")
  }

  @Test func `a clone made inside a transaction is as before it`() throws {
    var engine = LayoutEngine()
    let panel = engine.addItem()
    try engine.activate(panel.widthAnchor.constraint(equalToConstant: 40))
    try engine.transaction { (engine) throws(LayoutError) -> Void in
      let label = try engine.addItem(in: panel)
      try engine.activate(label.widthAnchor.constraint(equalTo: panel.widthAnchor, constant: 5))
      var copy = engine.clone()
      let (subviews, isThere) = (copy.subviews(of: panel), copy.contains(label))
      #expect(subviews.isEmpty && !isThere)
      try copy.activate(panel.heightAnchor.constraint(equalToConstant: 3))
      #expect(copy.frame(of: panel) == LayoutRect(width: 40, height: 3))
    }
    #expect(engine.subviews(of: panel).count == 1)
    #expect(engine.frame(of: panel) == LayoutRect(width: 40, height: 0))
  }

  @Test func `an item of a transaction that failed names nothing`() throws {
    var engine = LayoutEngine()
    var leaked: LayoutItem?
    #expect(throws: LayoutError.self) {
      try engine.transaction { (engine) throws(LayoutError) -> Void in
        leaked = engine.addItem()
        throw LayoutError.beyondPrecision
      }
    }
    let later = engine.addItem()
    let item = try #require(leaked)
    let isThere = (engine.contains(item), engine.contains(later))
    #expect(isThere == (false, true))
    #expect(throws: LayoutError.unknownItem(item)) { try engine.removeItem(item) }
  }
}
