import Constraints
import Testing

/// Layouts that nobody means to make, and the corners of those that somebody does.
@Suite struct LayoutHostileTests {
  @Test func `guides of guides may be many`() throws {
    var engine = LayoutEngine()
    let owner = engine.addItem(frame: LayoutRect(width: 30_000, height: 10))
    var guide = owner
    for _ in 0..<30_000 {
      guide = try engine.addGuide(in: guide, insets: LayoutInsets(left: 1))
    }
    #expect(engine.frame(of: guide) == LayoutRect(x: 30_000, height: 10))
    let isOpen = engine.hasAmbiguousLayout(guide)
    #expect(!isOpen)
  }

  @Test func `a content in guides of guides is open where its owner is`() throws {
    var engine = LayoutEngine()
    let owner = engine.addItem()
    let guide = try engine.addGuide(in: owner)
    let content = try engine.addScrollContent(in: guide)
    try engine.activate([
      content.widthAnchor.constraint(equalToConstant: 5),
      owner.widthAnchor.constraint(equalToConstant: 6),
    ])
    let wasOpen = engine.hasAmbiguousLayout(content, along: .horizontal)
    #expect(wasOpen)
    try engine.activate(LayoutConstraint(terms: [LayoutTerm(.attribute(.left, of: owner))], .equal))
    let isOpen = engine.hasAmbiguousLayout(content, along: .horizontal)
    #expect(!isOpen)
  }

  @Test func `a place named twice is the place times two`() throws {
    var engine = LayoutEngine()
    let outer = engine.addItem(frame: LayoutRect(x: 50, width: 100, height: 100))
    let (once, twice) = (try engine.addItem(in: outer), try engine.addItem(in: outer))
    let width = LayoutTerm(.attribute(.width, of: outer), coefficient: -1)
    let left = LayoutTerm(.attribute(.left, of: twice))
    try engine.activate([
      LayoutConstraint(
        terms: [LayoutTerm(.attribute(.left, of: once), coefficient: 2), width], .equal,
        constant: 60),
      LayoutConstraint(terms: [left, left, width], .equal, constant: 60),
    ])
    #expect(engine.frame(of: once).x == 80)
    #expect(engine.frame(of: twice).x == 80)
    let alone = engine.addItem()
    let term = LayoutTerm(.attribute(.left, of: alone))
    try engine.activate(LayoutConstraint(terms: [term, term], .equal, constant: 100))
    #expect(engine.frame(of: alone).x == 50)
  }

  @Test func `an item times 0 does not say from where the others are measured`() throws {
    var engine = LayoutEngine()
    let outer = engine.addItem(frame: LayoutRect(x: 100, width: 50, height: 50))
    let inner = try engine.addItem(in: outer)
    let elsewhere = engine.addItem()
    try engine.activate(
      LayoutConstraint(
        terms: [
          LayoutTerm(.attribute(.left, of: inner)),
          LayoutTerm(.attribute(.right, of: outer), coefficient: -0.5),
          LayoutTerm(.attribute(.left, of: elsewhere), coefficient: 0),
        ], .equal))
    #expect(engine.frame(of: inner).x == 125)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `frames and insets are finite`(number: Double) throws {
    var engine = LayoutEngine()
    let owner = engine.addItem()
    #expect(throws: LayoutError.self) {
      _ = try engine.addGuide(in: owner, insets: LayoutInsets(bottom: number))
    }
    #expect(throws: LayoutError.self) {
      _ = try engine.addItem(in: owner, frame: LayoutRect(height: number))
    }
    #expect(engine.guides(of: owner) == [] && engine.subviews(of: owner) == [])
  }

  @Test func `guides that are taken back keep their order`() throws {
    var engine = LayoutEngine()
    let owner = engine.addItem()
    for _ in 0..<5 { _ = try engine.addGuide(in: owner) }
    let guides = engine.guides(of: owner)
    #expect(throws: LayoutError.beyondPrecision) {
      try engine.transaction { (engine) throws(LayoutError) in
        try engine.removeItem(guides[1])
        _ = try engine.addGuide(in: owner)
        try engine.removeItem(guides[3])
        try engine.setBaselines(firstFromTop: 3, lastFromBottom: 4, of: owner)
        _ = try engine.addScrollContent(in: owner)
        try engine.removeItem(owner)
        throw LayoutError.beyondPrecision
      }
    }
    #expect(engine.guides(of: owner) == guides)
    try engine.removeItem(guides[2])
    #expect(engine.guides(of: owner) == [guides[0], guides[1], guides[3], guides[4]])
  }

  @Test func `a long conflict tells old members from new ones`() throws {
    var engine = LayoutEngine()
    let items = (0..<200).map { _ in engine.addItem() }
    let links = zip(items, items.dropFirst()).map { item, next in
      next.leftAnchor.constraint(equalTo: item.leftAnchor, constant: 1)
    }
    let old = Set(try engine.activate(Array(links[..<100])))
    let close = items[199].leftAnchor.constraint(equalTo: items[0].leftAnchor)
    let error = #expect(throws: LayoutError.self) { try engine.activate(links[100...] + [close]) }
    guard case .unsatisfiable(let members) = error else {
      Issue.record("these contradict each other")
      return
    }
    #expect(members.count == 200)
    #expect(members.allSatisfy { $0.isNew != old.contains($0.id) })
  }
}
