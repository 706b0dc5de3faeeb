import Constraints

/// An engine with the items of a recorded root.
struct RecordedLayout: ~Copyable {
  let root: RecordedRoot
  var engine: LayoutEngine
  private(set) var items: [String: LayoutItem] = [:]

  struct UnknownWord: Error { var word: String }

  /// Lays a root out with one solve.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - arrangesStacks: Whether stacks are arranged, instead of by the constraints on record.
  ///   - direction: Which of left and right is leading, for a root in the words of its file: then
  ///     views are in each other, have insets and margins, and scroll.
  /// - Throws: What the engine refuses, or a word that is not known.
  init(
    _ root: RecordedRoot, arrangesStacks: Bool = false,
    tree direction: UserInterfaceLayoutDirection? = nil
  ) throws {
    self.root = root
    engine = LayoutEngine(layoutDirection: direction ?? .leftToRight)
    items = try direction == nil ? engine.addItems(of: root) : engine.addTree(of: root)
    var constraints: [LayoutConstraint] = []
    for condition in root.constraints where !arrangesStacks || condition.origin != "stack" {
      constraints.append(try constraint(condition))
    }
    let items = items
    try engine.transaction { (engine) throws(LayoutError) in
      for view in root.views {
        guard let item = items[view.name] else { continue }
        try engine.setContent(of: item, view)
      }
      try engine.activate(constraints)
      if arrangesStacks { try engine.arrange(stacksOf: root, items) }
    }
  }

  /// The rectangle of a view that constraints act on.
  func alignmentRect(_ name: String) -> LayoutRect {
    items[name].map { engine.alignmentRect(of: $0) } ?? LayoutRect()
  }

  /// The frame of a view, relative to that of its parent.
  func frame(_ view: RecordedRoot.View) -> LayoutRect {
    var frame = items[view.name].map { engine.frame(of: $0) } ?? LayoutRect()
    guard let parent = view.parent.flatMap({ items[$0] }) else { return frame }
    let origin = engine.frame(of: parent)
    frame.x -= origin.x
    frame.y -= origin.y
    return frame
  }

  private func constraint(_ condition: RecordedRoot.Condition) throws -> LayoutConstraint {
    var terms: [LayoutTerm] = []
    var constant = condition.constant
    for term in condition.terms ?? [] { terms.append(try self.term(term)) }
    if let a = condition.a {
      terms.append(try term(.init(item: a.item, attr: a.attr, coef: 1)))
      constant -= inset(of: a)
    }
    if let b = condition.b {
      let multiplier = condition.multiplier ?? 1
      terms.append(try term(.init(item: b.item, attr: b.attr, coef: -multiplier)))
      constant += multiplier * inset(of: b)
    }
    let relations: [String: Constraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard let relation = relations[condition.rel],
      let priority = LayoutPriority(rawValue: condition.priority)
    else { throw UnknownWord(word: condition.rel) }
    let bothAreLocations =
      terms.count == 2
      && terms.allSatisfy { term in
        guard case .attribute(let attribute, _) = term.quantity else { return false }
        return attribute.isLocation
      }
    return LayoutConstraint(
      terms: terms, relation, constant: constant, priority: priority,
      owner: bothAreLocations ? condition.owner.flatMap { items[$0] } : nil)
  }

  private func term(_ term: RecordedRoot.Term) throws -> LayoutTerm {
    guard let item = items[term.item], let attribute = LayoutAttribute(rawValue: term.attr) else {
      throw UnknownWord(word: "\(term.item).\(term.attr)")
    }
    return LayoutTerm(.attribute(attribute, of: item), coefficient: term.coef)
  }

  /// How far an edge is moved by a reference's own insets.
  private func inset(of reference: RecordedRoot.Reference) -> Double {
    guard let insets = reference.inset else { return 0 }
    return switch reference.attr {
    case "left": insets[0]
    case "top": insets[1]
    case "right": -insets[2]
    case "bottom": -insets[3]
    default: 0
    }
  }
}

extension LayoutEngine {
  /// Adds the views and guides of a root side by side.
  fileprivate mutating func addItems(of root: RecordedRoot) throws -> [String: LayoutItem] {
    var items: [String: LayoutItem] = [:]
    for view in root.views {
      items[view.name] =
        view.fixed == "root"
        ? addItem(named: view.name, frame: LayoutRect(edges: view.alignmentRect))
        : addItem(named: view.name)
    }
    for guide in root.guides {
      guard let owner = items[guide.owner] else {
        throw RecordedLayout.UnknownWord(word: guide.owner)
      }
      items[guide.name] =
        try guide.insets.map {
          try addGuide(named: guide.name, in: owner, insets: LayoutInsets(edges: $0))
        } ?? addScrollContent(named: guide.name, in: owner)
    }
    return items
  }

  /// Gives an item the size of a recorded view's content, and its priorities.
  fileprivate mutating func setContent(of item: LayoutItem, _ view: RecordedRoot.View)
    throws(LayoutError)
  {
    for (index, axis) in LayoutAxis.allCases.enumerated() {
      if let hugging = LayoutPriority(rawValue: view.hugging[index]) {
        try setContentHuggingPriority(hugging, for: axis, of: item)
      }
      if let resistance = LayoutPriority(rawValue: view.compressionResistance[index]) {
        try setContentCompressionResistancePriority(resistance, for: axis, of: item)
      }
    }
    try setAlignmentRectInsets(LayoutInsets(edges: view.alignmentInsets), of: item)
    try setIntrinsicContentSize(
      IntrinsicContentSize(width: view.intrinsic[0], height: view.intrinsic[1]), of: item)
  }
}

extension LayoutRect {
  /// A rectangle from a record: left, top, width, height.
  init(edges: [Double]) {
    self.init(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
  }
}

extension LayoutInsets {
  /// Insets from a record: left, top, right, bottom.
  init(edges: [Double]) {
    self.init(top: edges[1], left: edges[0], bottom: edges[3], right: edges[2])
  }
}
