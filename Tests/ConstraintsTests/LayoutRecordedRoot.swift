import Constraints

/// A row of the corpus `apple-frames`: views with their constraints, and where they belong.
struct RecordedRoot: Decodable {
  struct View: Decodable {
    var name: String
    var frame: [Double]
    var alignmentInsets: [Double]
    var alignmentRect: [Double]
    var solution: [Double]
    var hugging: [Double]
    var compressionResistance: [Double]
    var intrinsic: [Double?]
    var intrinsicNeeded: [Bool]
    var parent: String?
    var fixed: String?
    var stack: RecordedStack?
  }

  struct Guide: Decodable {
    var name: String
    var kind: String
    var owner: String
    var insets: [Double]?
  }

  struct Reference: Decodable {
    var item: String
    var attr: String
    var inset: [Double]?
  }

  struct Term: Decodable {
    var item: String
    var attr: String
    var coef: Double
  }

  struct Condition: Decodable {
    var a: Reference?
    var b: Reference?
    var terms: [Term]?
    var rel: String
    var multiplier: Double?
    var constant: Double
    var priority: Double
    var owner: String?
    var origin: String?
  }

  var id: String
  var views: [View]
  var guides: [Guide]
  var constraints: [Condition]

  /// Lays the root out and says what came out wrong.
  ///
  /// - Parameters:
  ///   - isMinimal: Whether content sizes that the frames do not need are left out.
  ///   - arrangesStacks: Whether stacks are arranged, instead of by the constraints on record.
  /// - Returns: One line a view that is elsewhere.
  /// - Throws: What the engine refuses, or a word that is not known.
  func mismatches(isMinimal: Bool, arrangesStacks: Bool = false) throws -> [String] {
    var layout = RecordedLayout(self)
    try layout.build(isMinimal: isMinimal, arrangesStacks: arrangesStacks)
    return views.compactMap { view in
      let rect = layout.frame(view.name)
      let solved = [rect.x, rect.y, rect.width, rect.height]
      guard zip(solved, view.solution).allSatisfy({ ($0 - $1).magnitude <= 1e-3 }) else {
        return "\(view.name): \(solved) instead of \(view.solution)"
      }
      let insets = view.alignmentInsets
      let parent = views.first { $0.name == view.parent }
      let origin = parent.map { parent -> [Double] in
        let rect = layout.frame(parent.name)
        return [rect.x - parent.alignmentInsets[0], rect.y - parent.alignmentInsets[1]]
      }
      let frame = rect.inset(
        by: LayoutInsets(top: -insets[1], left: -insets[0], bottom: -insets[3], right: -insets[2]))
      let relative = [
        frame.x - (origin?[0] ?? 0), frame.y - (origin?[1] ?? 0), frame.width, frame.height,
      ]
      // The root's own frame says where it stands in a file; only its size is laid out.
      let compared = parent == nil ? 2..<4 : 0..<4
      guard compared.allSatisfy({ (relative[$0] - view.frame[$0]).magnitude <= 0.5 + 1e-9 }) else {
        return "\(view.name): frame \(relative) instead of \(view.frame)"
      }
      return nil
    }
  }
}

/// An engine with the items of a recorded root.
private struct RecordedLayout: ~Copyable {
  private var engine = LayoutEngine()
  private var items: [String: LayoutItem] = [:]
  private let root: RecordedRoot

  struct UnknownWord: Error { var word: String }

  init(_ root: RecordedRoot) { self.root = root }

  func frame(_ name: String) -> LayoutRect {
    items[name].map { engine.frame(of: $0) } ?? LayoutRect()
  }

  mutating func build(isMinimal: Bool, arrangesStacks: Bool) throws {
    try addItems()
    var constraints: [LayoutConstraint] = []
    for condition in root.constraints where !arrangesStacks || condition.origin != "stack" {
      constraints.append(try constraint(condition))
    }
    let items = items
    let views = root.views
    let root = root
    try engine.transaction { (engine) throws(LayoutError) in
      for view in views {
        guard let item = items[view.name] else { continue }
        for (index, axis) in LayoutAxis.allCases.enumerated() {
          if let hugging = LayoutPriority(rawValue: view.hugging[index]) {
            try engine.setContentHuggingPriority(hugging, for: axis, of: item)
          }
          if let resistance = LayoutPriority(rawValue: view.compressionResistance[index]) {
            try engine.setContentCompressionResistancePriority(resistance, for: axis, of: item)
          }
        }
        let size = view.intrinsic.indices.map { index in
          isMinimal && !view.intrinsicNeeded[index] ? nil : view.intrinsic[index]
        }
        try engine.setIntrinsicContentSize(
          IntrinsicContentSize(width: size[0], height: size[1]), of: item)
      }
      try engine.activate(constraints)
      if arrangesStacks { try engine.arrange(stacksOf: root, items) }
    }
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
