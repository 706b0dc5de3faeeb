internal import Constraints

/// A constraint of a layout with its origin.
struct OriginatedConstraint {
  var constraint: LayoutConstraint
  var origin: ConstraintOrigin
  /// What it is about: the item that is named alone on its left side.
  var subject: LayoutItem?
  /// Whether nothing but widths and heights stand on its left side.
  var subjectIsExtent = false
  /// Whether a line of Visual Format says it, whose margins are gaps.
  var isVisualFormat = false
}

extension ViewLayout {
  /// What pins and the scene's constraints come to, in the order of the file: pins first.
  mutating func constraints() -> [OriginatedConstraint] {
    var list: [OriginatedConstraint] = []
    for index in views.indices { list += pins(of: index) }
    for constraint in root.constraints(of: context.scene) where constraint.partsOfLists.isEmpty {
      list += resolved(constraint)
    }
    return rowConstraints(beside: list) + collapsed(list)
  }

  /// A view with a frame is not moved by pins.
  private mutating func pins(of index: Int) -> [OriginatedConstraint] {
    let view = views[index].view
    guard !view.pin.isEmpty, view.frame == nil else { return [] }
    guard let parent = parentItem(of: index) else {
      needsScreen("'pin'", at: view.pinRange)
      return []
    }
    return view.pin.map { edge in
      OriginatedConstraint(
        constraint: LayoutConstraint(
          item: items[index], attribute: edge.attribute, relatedBy: .equal, toItem: parent,
          attribute: edge.attribute),
        origin: ConstraintOrigin(pin: edge, of: view), subject: items[index])
    }
  }

  /// The parts of a line that name only what exists.
  mutating func resolved(_ constraint: SceneConstraint) -> [OriginatedConstraint] {
    var list: [OriginatedConstraint] = []
    let owner = constraint.owner.flatMap { names.item(named: $0.text) }
    // Only a Visual Format line arranges views; others are measured from around what they name.
    let superview = constraint.arranged.isEmpty ? nil : commonParent(of: constraint.arranged)
    for part in constraint.parts where allExist(part, in: constraint) {
      let part =
        context.screen.map { part.measured(on: $0, variables: context.scene.variables) } ?? part
      if superview == nil, part.terms.contains(where: \.isSuperview) {
        needsScreen("'|'", at: constraint.lineRange)
        return []
      }
      let measured = owner ?? superview ?? (part.measuresFromOwner ? commonParent(of: part) : nil)
      guard
        var layout = try? names.resolve(part, owner: measured, superview: superview)
      else { continue }
      if let priority = constraint.priority { layout.priority = priority }
      let left = layout.terms.prefix(part.left.terms.count).map(\.quantity)
      list.append(
        OriginatedConstraint(
          constraint: layout, origin: ConstraintOrigin(constraint, part: part),
          subject: left.onlyItem, subjectIsExtent: left.allSatisfy(\.isExtent),
          isVisualFormat: !constraint.arranged.isEmpty))
    }
    return list
  }

  /// Whether every view that a part names exists; one whose `when` is false does not.
  private mutating func allExist(
    _ part: NotatedConstraint, in constraint: SceneConstraint
  ) -> Bool {
    for term in part.terms {
      if let length = term.screenLength(amongVariables: context.scene.variables),
        context.screen == nil
      {
        needsScreen("'\(length.rawValue)'", at: constraint.range(of: term.range))
        return false
      }
      guard case .attribute(_, .named(let name)) = term.quantity, indices[name] == nil,
        parts.numbers[name] == nil
      else { continue }
      guard Scene.reservedNames.contains(name) else { return false }
      if context.screen == nil {
        needsScreen("'\(name)'", at: constraint.range(of: term.nameRange))
        return false
      }
    }
    return true
  }

  private mutating func needsScreen(_ what: String, at range: SourceRange?) {
    diagnostics.append(.noScreen("\(what) needs", at: range))
  }

  /// The view around all that a part names, or the screen.
  private func commonParent(of part: NotatedConstraint) -> LayoutItem? {
    commonParent(
      of: part.terms.compactMap { term in
        if case .attribute(_, .named(let name)) = term.quantity { name } else { nil }
      })
  }

  /// The innermost view that contains all named ones, or is one of them and contains the others.
  private func commonParent(of names: [String]) -> LayoutItem? {
    var common: [Int]?
    for name in names {
      guard let chain = chain(of: name) else { return screenItem }
      common = common.map { zip($0, chain).prefix { $0 == $1 }.map(\.0) } ?? chain
    }
    guard var common, let last = common.last else { return screenItem }
    if names.allSatisfy({ chain(of: $0)?.last == last }) { common.removeLast() }
    return common.last.map { items[$0] } ?? screenItem
  }

  /// The views around what a name names, from the outside, itself last; parts of lists have the
  /// numbers behind those of views.
  private func chain(of name: String) -> [Int]? {
    if let index = indices[name] { return ancestors(of: index) }
    return parts.numbers[name].map { number in
      ancestors(of: parts.parts[number].list) + [views.count + number]
    }
  }

  /// The views around a view from the outside, the view itself last.
  private func ancestors(of index: Int) -> [Int] {
    var chain = [index]
    while let parent = views[chain[0]].parent { chain.insert(parent, at: 0) }
    return chain
  }
}

extension [LayoutQuantity] {
  /// The item that all of them are attributes of.
  fileprivate var onlyItem: LayoutItem? {
    guard case .attribute(_, let item) = first else { return nil }
    let isAlone = allSatisfy { quantity in
      if case .attribute(_, item) = quantity { true } else { false }
    }
    return isAlone ? item : nil
  }
}

extension LayoutQuantity {
  fileprivate var isExtent: Bool {
    if case .attribute(let attribute, _) = self { !attribute.isLocation } else { false }
  }
}

extension NotatedTerm {
  fileprivate var isSuperview: Bool {
    if case .attribute(_, .superview) = quantity { true } else { false }
  }
}

extension SceneEdge {
  fileprivate var attribute: LayoutAttribute {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    case .left: .left
    case .right: .right
    }
  }
}
