import Constraints

extension RecordedRoot {
  /// The root with constraints in the words of its file.
  ///
  /// Margins are attributes of the view that has them, edges of scrolling views mean their content,
  /// left and right are leading and trailing, and no constraint says from where it is measured.
  var inWordsOfFile: RecordedRoot {
    var root = self
    for (index, condition) in constraints.enumerated() {
      let words = condition.isOfFile ? condition.attrs : nil
      var worded = condition
      worded.owner = nil
      worded.a = condition.a.map { root.worded($0, words?[0]) }
      worded.b = condition.b.map { root.worded($0, words?[1]) }
      worded.terms = condition.terms?.map { term in
        Term(item: term.item, attr: Self.directional(term.attr), coef: term.coef)
      }
      root.constraints[index] = worded
    }
    return root
  }

  /// The root as it looks in a mirror: left is right.
  var mirrored: RecordedRoot {
    var root = self
    let rect = views[0].alignmentRect
    for (index, view) in views.enumerated() {
      let parent = views.first { $0.name == view.parent }
      root.views[index].solution[0] = 2 * rect[0] + rect[2] - view.solution[0] - view.solution[2]
      root.views[index].frame[0] = (parent?.frame[2] ?? 0) - view.frame[0] - view.frame[2]
      root.views[index].alignmentInsets.swapAt(0, 2)
    }
    for index in guides.indices { root.guides[index].insets?.swapAt(0, 2) }
    for index in constraints.indices {
      root.constraints[index].a?.inset?.swapAt(0, 2)
      root.constraints[index].b?.inset?.swapAt(0, 2)
    }
    return root
  }

  /// Whether everything in the root depends on the reading direction.
  ///
  /// A distance between middles does not: it is the same to the right in either direction. Nor does
  /// a scrolling view whose middle is tied to what scrolls in it: content begins on the left.
  var isDirectional: Bool {
    !constraints.contains { condition in
      let attributes = [condition.a, condition.b].compactMap { $0?.attr }
      guard !attributes.isEmpty, attributes.allSatisfy({ $0 == "centerX" }) else { return false }
      let scrolls = guides.contains { $0.kind == "scrollContent" && $0.owner == condition.owner }
      return scrolls || condition.constant != 0 || condition.multiplier ?? 1 != 1
    }
  }

  /// An attribute in the words of a file, and the view that it belongs to there.
  ///
  /// Margins that only a reference tells become a guide of the root.
  private mutating func worded(_ reference: Reference, _ word: String?) -> Reference {
    var worded = Reference(item: reference.item, attr: Self.directional(reference.attr))
    guard let guide = guides.first(where: { $0.name == reference.item }) else { return worded }
    switch guide.kind {
    case "scrollContent": worded.item = guide.owner
    case "layoutMargins", "scrollContentMargins":
      worded.item = guide.owner
      worded.attr = word ?? Self.margin(worded.attr)
      guard let inset = reference.inset else { break }
      guides.append(
        Guide(
          name: "margins of \(guide.owner)", kind: "layoutMargins", owner: guide.owner,
          insets: inset))
    default: break
    }
    return worded
  }

  private static func margin(_ attribute: String) -> String {
    switch attribute {
    case "centerX", "centerY": "\(attribute)WithinMargins"
    default: "\(attribute)Margin"
    }
  }

  private static func directional(_ attribute: String) -> String {
    switch attribute {
    case "left": "leading"
    case "right": "trailing"
    default: attribute
    }
  }
}

extension RecordedLayout {
  /// Scrolls each view to where reading begins from right to left.
  ///
  /// - Throws: What the engine refuses.
  mutating func scrollToBeginning() throws(LayoutError) {
    for view in root.views {
      guard let item = items[view.name], let content = engine.scrollContent(of: item) else {
        continue
      }
      let hidden = engine.alignmentRect(of: content).width - engine.alignmentRect(of: item).width
      try engine.setContentOffset(LayoutPoint(x: hidden, y: 0), of: item)
    }
  }
}

extension LayoutEngine {
  /// Adds the views of a root in each other, with their insets, margins and contents.
  mutating func addTree(of root: RecordedRoot) throws -> [String: LayoutItem] {
    var items: [String: LayoutItem] = [:]
    for view in root.views {
      let item =
        if let superview = view.parent.flatMap({ items[$0] }) {
          try addItem(named: view.name, in: superview)
        } else {
          addItem(named: view.name, frame: LayoutRect(edges: view.alignmentRect))
        }
      items[view.name] = item
    }
    // Margins have the safe area in them, so that comes first.
    let safeAreas = root.guides.filter { $0.kind == "safeArea" }
    for guide in safeAreas + root.guides.filter({ $0.kind != "safeArea" }) {
      guard let owner = items[guide.owner] else {
        throw RecordedLayout.UnknownWord(word: guide.owner)
      }
      items[guide.name] = try add(guide, of: owner)
    }
    return items
  }

  /// Adds what a guide on record stands for; nothing is returned for what constraints do not name.
  private mutating func add(_ guide: RecordedRoot.Guide, of owner: LayoutItem)
    throws(LayoutError) -> LayoutItem?
  {
    let isRoot = superview(of: owner) == nil
    guard let insets = guide.insets.map(LayoutInsets.init(edges:)) else {
      // Of an item that scrolls there is one content, whatever names it.
      if scrollContent(of: owner) == nil { _ = try addScrollContent(in: owner) }
      return nil
    }
    switch guide.kind {
    case "safeArea":
      if isRoot { try setSafeAreaInsets(insets, of: owner) }
      return try safeAreaLayoutGuide(of: owner)
    case "layoutMargins":
      // Margins on record are effective ones: a root's have its safe area in them.
      let safeArea = isRoot ? safeAreaInsets(of: owner) : LayoutInsets()
      if !isRoot { try setInsetsLayoutMarginsFromSafeArea(false, of: owner) }
      let isLeftToRight = layoutDirection == .leftToRight
      let (left, right) = (insets.left - safeArea.left, insets.right - safeArea.right)
      try setLayoutMargins(
        DirectionalInsets(
          top: insets.top - safeArea.top, leading: isLeftToRight ? left : right,
          bottom: insets.bottom - safeArea.bottom, trailing: isLeftToRight ? right : left),
        of: owner)
      return nil
    default: return try addGuide(named: guide.name, in: owner, insets: insets)
    }
  }
}
