import Constraints
import TestSupport
import Testing

@Suite struct LayoutMarginTests {
  /// A screen with a panel in it and a label in that.
  private struct Screen: ~Copyable {
    var engine: LayoutEngine
    let screen: LayoutItem
    let panel: LayoutItem
    let label: LayoutItem

    init(_ direction: UserInterfaceLayoutDirection = .leftToRight, panelAt x: Double = 0) throws {
      var engine = LayoutEngine(layoutDirection: direction)
      let screen = engine.addItem(named: "screen", frame: LayoutRect(width: 400, height: 800))
      let panel = try engine.addItem(named: "panel", in: screen)
      let label = try engine.addItem(named: "label", in: panel)
      try engine.activate([
        panel.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: x),
        panel.rightAnchor.constraint(equalTo: screen.rightAnchor, constant: -x),
        panel.topAnchor.constraint(equalTo: screen.topAnchor, constant: x),
        panel.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -x),
      ])
      self.engine = engine
      (self.screen, self.panel, self.label) = (screen, panel, label)
    }

    mutating func pin(_ item: LayoutItem, to guide: LayoutItem) throws {
      try engine.activate([
        item.leftAnchor.constraint(equalTo: guide.leftAnchor),
        item.rightAnchor.constraint(equalTo: guide.rightAnchor),
        item.topAnchor.constraint(equalTo: guide.topAnchor),
        item.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }

    var frame: LayoutRect { engine.frame(of: label) }
  }

  @Test func `margins are eight points unless set`() throws {
    var scene = try Screen()
    let guide = try scene.engine.layoutMarginsGuide(of: scene.panel)
    try scene.pin(scene.label, to: guide)
    #expect(scene.frame == LayoutRect(x: 8, y: 8, width: 384, height: 784))
    #expect(try scene.engine.layoutMarginsGuide(of: scene.panel) == guide)
    #expect(scene.engine.name(of: guide) == "panel.layoutMargins")
  }

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `every margin attribute is where the margin is`(_ direction: UserInterfaceLayoutDirection)
    throws
  {
    var scene = try Screen(direction, panelAt: 10)
    let panel = scene.panel
    try scene.engine.setLayoutMargins(
      DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4), of: panel)
    let isLeftToRight = direction == .leftToRight
    let (left, right) = isLeftToRight ? (12.0, 386.0) : (14, 388)
    let expected: [(LayoutAttribute, Double)] = [
      (.leftMargin, left), (.rightMargin, right),
      (.leadingMargin, isLeftToRight ? left : right),
      (.trailingMargin, isLeftToRight ? right : left),
      (.topMargin, 11), (.bottomMargin, 787), (.centerXWithinMargins, (left + right) / 2),
      (.centerYWithinMargins, 399),
    ]
    for (attribute, value) in expected {
      #expect(scene.engine.value(of: attribute, of: panel) == value, "\(attribute)")
      let id = try scene.engine.activate(
        LayoutConstraint(
          item: scene.label, attribute: Self.edge(besides: attribute), relatedBy: .equal,
          toItem: panel, attribute: attribute))
      #expect(
        scene.engine.value(of: Self.edge(besides: attribute), of: scene.label) == value,
        "\(attribute)")
      try scene.engine.deactivate([id])
    }
  }

  /// An edge that can be tied to an attribute.
  private static func edge(besides attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .leadingMargin, .trailingMargin: .leading
    default: attribute.axis == .horizontal ? .left : .top
    }
  }

  @Test func `changed margins move what depends on them`() throws {
    var scene = try Screen()
    try scene.pin(scene.label, to: try scene.engine.layoutMarginsGuide(of: scene.panel))
    try scene.engine.setLayoutMargins(
      DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4), of: scene.panel)
    #expect(scene.frame == LayoutRect(left: 2, top: 1, right: 396, bottom: 797))
  }

  @Test(arguments: [(0.0, 20.0), (5, 15), (12, 8), (30, 8)])
  func `a margin keeps off the superview's when it is to`(x: Double, margin: Double) throws {
    var scene = try Screen(panelAt: x)
    try scene.engine.setLayoutMargins(
      DirectionalInsets(top: 20, leading: 20, bottom: 20, trailing: 20), of: scene.screen)
    try scene.pin(scene.label, to: try scene.engine.layoutMarginsGuide(of: scene.panel))
    #expect(scene.frame.x == x + 8)
    try scene.engine.setPreservesSuperviewLayoutMargins(true, of: scene.panel)
    #expect(scene.frame.x == x + margin)
    #expect(scene.engine.layoutMargins(of: scene.panel).bottom == margin)
  }

  @Test func `a safe area reaches into what it lies over`() throws {
    var scene = try Screen(panelAt: 10)
    try scene.engine.setSafeAreaInsets(LayoutInsets(top: 47, bottom: 34), of: scene.screen)
    let guide = try scene.engine.safeAreaLayoutGuide(of: scene.panel)
    try scene.pin(scene.label, to: guide)
    #expect(scene.frame == LayoutRect(left: 10, top: 47, right: 390, bottom: 766))
    #expect(
      scene.engine.safeAreaInsets(of: scene.panel) == LayoutInsets(top: 37, bottom: 24))
    // The margins lie within it.
    #expect(scene.engine.layoutMargins(of: scene.panel).top == 45)
    try scene.engine.setInsetsLayoutMarginsFromSafeArea(false, of: scene.panel)
    #expect(scene.engine.layoutMargins(of: scene.panel).top == 8)
    try scene.engine.setSafeAreaInsets(LayoutInsets(), of: scene.screen)
    #expect(scene.frame == LayoutRect(x: 10, y: 10, width: 380, height: 780))
  }

  @Test func `what is inherited does not depend on what was there before`() throws {
    // The card is as large as its text and its margins, and the larger, the nearer to the edge.
    func layOut(_ widths: [Double]) throws -> LayoutRect {
      var engine = LayoutEngine()
      let screen = engine.addItem(frame: LayoutRect(width: 400, height: 800))
      let card = try engine.addItem(in: screen)
      let text = try engine.addItem(in: card)
      try engine.setLayoutMargins(DirectionalInsets(leading: 60, trailing: 60), of: screen)
      try engine.setPreservesSuperviewLayoutMargins(true, of: card)
      try engine.activate([
        card.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
        LayoutConstraint(
          item: text, attribute: .left, relatedBy: .equal, toItem: card, attribute: .leftMargin),
        LayoutConstraint(
          item: text, attribute: .right, relatedBy: .equal, toItem: card, attribute: .rightMargin),
      ])
      for width in widths {
        try engine.setIntrinsicContentSize(IntrinsicContentSize(width: width), of: text)
      }
      return engine.frame(of: card)
    }
    #expect(try layOut([100]).width == 116)
    #expect(try layOut([350, 100]) == layOut([100]))
    #expect(try layOut([100, 270, 350]) == layOut([350]))
  }

  @Test func `margins that cannot be met are refused and change nothing`() throws {
    var scene = try Screen()
    try scene.pin(scene.label, to: try scene.engine.layoutMarginsGuide(of: scene.panel))
    let before = scene.frame
    #expect(throws: LayoutError.self) {
      try scene.engine.setLayoutMargins(
        DirectionalInsets(leading: 300, trailing: 300), of: scene.panel)
    }
    #expect(throws: LayoutError.self) {
      try scene.engine.setSafeAreaInsets(LayoutInsets(top: 900), of: scene.screen)
    }
    #expect(throws: LayoutError.numberOutOfRange(.infinity)) {
      try scene.engine.setLayoutMargins(DirectionalInsets(top: .infinity), of: scene.panel)
    }
    #expect(scene.frame == before)
    #expect(scene.engine.layoutMargins(of: scene.panel).left == 8)
    #expect(scene.engine.safeAreaInsets(of: scene.screen) == LayoutInsets())
  }

  @Test func `guides have no margins`() throws {
    var scene = try Screen()
    let guide = try scene.engine.addGuide(in: scene.panel)
    #expect(throws: LayoutError.wrongKind(guide)) {
      try scene.engine.layoutMarginsGuide(of: guide)
    }
    #expect(throws: LayoutError.wrongKind(guide)) {
      try scene.engine.setLayoutMargins(DirectionalInsets(), of: guide)
    }
    let margins = try scene.engine.layoutMarginsGuide(of: scene.panel)
    #expect(throws: LayoutError.wrongKind(margins)) {
      try scene.engine.setInsets(LayoutInsets(top: 3), of: margins)
    }
  }

  @Test func `a guide that was removed is made anew`() throws {
    var scene = try Screen()
    let guide = try scene.engine.layoutMarginsGuide(of: scene.panel)
    try scene.engine.removeItem(guide)
    let other = try scene.engine.layoutMarginsGuide(of: scene.panel)
    #expect(other != guide)
    #expect(scene.engine.guides(of: scene.panel) == [other])
  }
}
