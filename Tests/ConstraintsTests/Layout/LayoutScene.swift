import Constraints

/// An engine with named items, in which constraints are written as text.
struct LayoutScene: ~Copyable {
  var engine: LayoutEngine
  var names: NotationScope
  let screen: LayoutItem
  private var items: [String: LayoutItem] = [:]

  /// A screen of 400 × 800 points with items as named.
  init(
    _ itemNames: [String] = [], direction: UserInterfaceLayoutDirection = .leftToRight,
    screen frame: LayoutRect = LayoutRect(width: 400, height: 800)
  ) {
    engine = LayoutEngine(layoutDirection: direction)
    screen = engine.addItem(named: "screen", frame: frame)
    names = NotationScope(root: screen)
    add(screen, named: "screen")
    for name in itemNames { add(engine.addItem(named: name), named: name) }
  }

  mutating func add(_ item: LayoutItem, named name: String) {
    items[name] = item
    names.add(item, named: name)
  }

  subscript(name: String) -> LayoutItem {
    guard let item = items[name] else { preconditionFailure("no item \(name)") }
    return item
  }

  /// Activates lines of the notation and of Visual Format, all or none; `|` is the screen.
  @discardableResult
  mutating func activate(_ lines: String..., owner: String? = nil) throws -> [ConstraintID] {
    try activate(lines, owner: owner)
  }

  @discardableResult
  mutating func activate(_ lines: [String], owner: String? = nil) throws -> [ConstraintID] {
    let constraints = try lines.flatMap { line in
      VisualFormat.isVisualFormat(line)
        ? try names.constraints(visualFormat: line, superview: screen)
        : [try names.constraint(line, owner: owner.map { self[$0] })]
    }
    return try engine.activate(constraints)
  }

  mutating func setSize(_ width: Double?, _ height: Double?, of name: String) throws {
    try engine.setIntrinsicContentSize(
      IntrinsicContentSize(width: width, height: height), of: self[name])
  }

  func frame(_ name: String) -> LayoutRect { engine.frame(of: self[name]) }

  /// Left and width.
  func span(_ name: String) -> [Double] { [frame(name).x, frame(name).width] }
}
