import Constraints

/// An engine with the items of a recorded root.
struct RecordedLayout: ~Copyable {
  let root: RecordedRoot
  private(set) var engine = LayoutEngine()
  private var items: [String: LayoutItem] = [:]

  struct UnknownWord: Error { var word: String }

  /// Lays a root out with one solve.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - arrangesStacks: Whether stacks are arranged, instead of by the constraints on record.
  /// - Throws: What the engine refuses, or a word that is not known.
  init(_ root: RecordedRoot, arrangesStacks: Bool = false) throws {
    self.root = root
    try addItems()
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

  func frame(_ name: String) -> LayoutRect {
    items[name].map { engine.frame(of: $0) } ?? LayoutRect()
  }

  /// Hides an item with content in front of, between and behind those that stacks arrange.
  ///
  /// - Returns: How many.
  /// - Throws: What the engine refuses.
  mutating func addHiddenItems() throws(LayoutError) -> Int {
    var count = 0
    for view in root.views where view.stack != nil {
      guard let stack = items[view.name] else { continue }
      for index in stride(from: engine.arrangedItems(of: stack).count, through: 0, by: -1) {
        let item = engine.addItem(named: "hidden")
        try engine.transaction { (engine) throws(LayoutError) in
          try engine.setIntrinsicContentSize(IntrinsicContentSize(width: 70, height: 60), of: item)
          try engine.insertArrangedItem(item, at: index, in: stack)
          try engine.setHidden(true, ofArrangedItem: item)
        }
        count += 1
      }
    }
    return count
  }

  private mutating func addItems() throws {
    for view in root.views {
      let rect = view.alignmentRect
      items[view.name] =
        view.fixed == "root"
        ? engine.addItem(
          named: view.name,
          frame: LayoutRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
        : engine.addItem(named: view.name)
    }
    for guide in root.guides {
      guard let owner = items[guide.owner] else { throw UnknownWord(word: guide.owner) }
      if let insets = guide.insets {
        items[guide.name] = try engine.addGuide(
          named: guide.name, in: owner,
          insets: LayoutInsets(
            top: insets[1], left: insets[0], bottom: insets[3], right: insets[2]))
      } else {
        items[guide.name] = try engine.addScrollContent(named: guide.name, in: owner)
      }
    }
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
    let relations: [String: Relation] = [
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
    try setIntrinsicContentSize(
      IntrinsicContentSize(width: view.intrinsic[0], height: view.intrinsic[1]), of: item)
  }
}
