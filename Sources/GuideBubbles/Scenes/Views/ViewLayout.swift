internal import Constraints

/// The views of a scene as items of a layout engine, with the constraints between them.
struct ViewLayout: ~Copyable {
  private(set) var context: SceneContext
  let views: [ResolvedView]
  /// What all views are in.
  let root: LayoutRoot
  var engine: LayoutEngine
  /// An item for each view.
  var items: [LayoutItem] = []
  /// The numbers of the views by their items, and of the variables; never iterated.
  private(set) var viewNumbers: [LayoutItem: Int] = [:]
  private(set) var variableNumbers: [Variable: Int] = [:]
  /// The items by what `|` and pins need, and by the names of the scene.
  private(set) var names = NotationScope()
  private(set) var screenItem: LayoutItem?
  private(set) var variables: [Variable] = []
  var diagnostics: [Diagnostic] = []
  /// The pins and the scene's constraints, in the order of the file, and by what the engine knows
  /// those in force.
  var demands: [OriginatedConstraint] = []
  var demandIDs: [ConstraintID?] = []
  /// Where the pins and the scene's constraints come from, in the order of the file.
  var origins: [ConstraintOrigin] = []
  /// The content of each view, once it was measured.
  var contents: [ViewContent]
  /// How the last sizing of views to their content went.
  var sizing = ContentSizing()
  /// The views that were sized, and those whose baselines count.
  var sizedViews: [Int] = []
  var viewsWithBaselines: [Int] = []
  /// Whether sizes of content contradicted what is required.
  var hasSizingConflicts = false
  /// The views and reserved items that exist, by name; never iterated.
  private(set) var indices: [String: Int] = [:]
  /// The parts of lists that constraints name.
  var parts = NamedParts()

  init(_ views: [ResolvedView], in context: SceneContext, root: LayoutRoot = .screen) {
    self.context = context
    self.views = views
    self.root = root
    contents = views.map { ViewContent($0, in: context) }
    engine = LayoutEngine(layoutDirection: context.direction)
    addScreen()
    for (index, view) in views.enumerated() { add(view, at: index) }
    for variable in root.variables(of: context.scene) {
      let unknown = engine.makeVariable()
      variableNumbers[unknown] = variables.count
      variables.append(unknown)
      names.add(unknown, named: variable.text)
    }
  }

  /// The items that every screen has.
  ///
  /// `margins` lies 16 points inside the safe area on all sides. `keyboard` is as wide as the
  /// screen and reaches its bottom; hidden, it begins at the safe area's bottom.
  private mutating func addScreen() {
    guard let screen = context.screen else { return }
    let frame = screen.frame
    guard case .screen = root else {
      return names.add(engine.addItem(named: "screen", frame: frame), named: "screen")
    }
    let safe = context.safeArea
    let margin = LayoutRoot.margin
    var margins = safe.inset(
      by: LayoutInsets(top: margin, left: margin, bottom: margin, right: margin))
    margins.width = max(0, margins.width)
    margins.height = max(0, margins.height)
    let keyboardTop = screen.keyboard > 0 ? frame.height - screen.keyboard : safe.maxY
    let keyboard = LayoutRect(
      left: 0, top: keyboardTop, right: frame.width, bottom: frame.height)
    let item = engine.addItem(named: "screen", frame: frame)
    setMargins(of: item, safeArea: LayoutInsets(from: frame, to: safe))
    names.root = item
    screenItem = item
    names.add(item, named: "screen")
    for (name, frame) in [("safeArea", safe), ("margins", margins), ("keyboard", keyboard)] {
      names.add(engine.addItem(named: name, frame: frame), named: name)
    }
  }

  /// Gives what all views are in its margins; views have `UIView`'s.
  private mutating func setMargins(of item: LayoutItem, safeArea: LayoutInsets) {
    let margin = LayoutRoot.margin
    try? engine.setLayoutMargins(
      DirectionalInsets(top: margin, leading: margin, bottom: margin, trailing: margin), of: item)
    try? engine.setSafeAreaInsets(safeArea, of: item)
  }

  /// A view with a frame is where it says; others are placed by constraints.
  ///
  /// What is in a scroll view and pinned to its edges, or placed by a constraint with it, is so in
  /// its content.
  private mutating func add(_ view: ResolvedView, at index: Int) {
    let name = view.view.name
    let item = addItem(
      named: name, in: view.parent.map { items[$0] } ?? screenItem,
      frame: view.view.frame.map { frame in
        var rect = context.rect(frame)
        if view.isCollapsed { (rect.width, rect.height) = (0, 0) }
        return rect
      })
    items.append(item)
    viewNumbers[item] = index
    if index == 0, case .row(_, let safeArea, _) = root {
      names.root = item
      screenItem = item
      setMargins(of: item, safeArea: safeArea)
    }
    if view.view.kind == .scroll { addContent(of: item, view.view) }
    guard view.view.id != nil else { return }
    names.add(item, named: name)
    indices[name] = index
  }

  private mutating func addItem(
    named name: String, in parent: LayoutItem?, frame: LayoutRect?
  ) -> LayoutItem {
    if let parent, let item = try? engine.addItem(named: name, in: parent, frame: frame) {
      return item
    }
    return frame.map { engine.addItem(named: name, frame: $0) } ?? engine.addItem(named: name)
  }

  /// Adds a part of a list that constraints name.
  mutating func addPart(_ name: String, ofList list: Int) -> LayoutItem {
    let item = addItem(named: name, in: items[list], frame: nil)
    names.add(item, named: name)
    return item
  }

  private mutating func addContent(of item: LayoutItem, _ view: SceneView) {
    _ = try? engine.addScrollContent(in: item)
    guard let offset = view.offset else { return }
    let point = LayoutPoint(x: context.points(offset.x), y: context.points(offset.y))
    try? engine.setContentOffset(point, of: item)
  }

  /// The item around a view: its parent's, or the screen.
  func parentItem(of index: Int) -> LayoutItem? {
    views[index].parent.map { items[$0] } ?? screenItem
  }

  /// The frames of the views, absolute, in points, not rounded.
  func frames() -> [LayoutRect] {
    items.indices.map { index in
      let frame = engine.frame(of: items[index])
      return views[index].isCollapsed ? LayoutRect(x: frame.x, y: frame.y) : frame
    }
  }

  /// Measures texts as another context does, which differs in nothing else.
  mutating func remeasure(in context: SceneContext) throws(LayoutError) {
    self.context = context
    contents = views.map { ViewContent($0, in: context) }
    try resizeToContent()
  }

  /// The texts of the views, broken for their frames.
  mutating func texts(in frames: [LayoutRect]) -> [TextLayout?] {
    frames.indices.map { contents[$0].text(in: frames[$0]) }
  }
}

extension LayoutInsets {
  /// How far the edges of a rectangle lie inside another one.
  fileprivate init(from outer: LayoutRect, to inner: LayoutRect) {
    self.init(
      top: inner.minY - outer.minY, left: inner.minX - outer.minX,
      bottom: outer.maxY - inner.maxY, right: outer.maxX - inner.maxX)
  }
}
