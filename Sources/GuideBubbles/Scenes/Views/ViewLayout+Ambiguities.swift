internal import Constraints

/// What the constraints leave open.
extension ViewLayout {
  /// Warns of each degree of freedom, with a constraint that would take it.
  ///
  /// A view that no constraint can name is warned of once.
  mutating func reportAmbiguities() {
    var unnamed: LayoutItem?
    let (ambiguities, areAll) = engine.ambiguities(within: Self.mostWork)
    if !areAll {
      diagnostics.append(
        Diagnostic(
          .warning, code: .ambiguous,
          message: "the constraints leave more open than there was time to tell",
          help: "settle what is named first, or give views a 'frame' or an 'intrinsicSize'"))
    }
    for ambiguity in ambiguities {
      guard let first = ambiguity.quantities.first, !isOfEmptyScroll(first),
        !isInCollapsedView(first)
      else { continue }
      let names = ambiguity.quantities.map { "'\(name(of: $0))'" }
      let line = line(settling: ambiguity)
      if line == nil, case .attribute(_, let item) = first {
        guard item != unnamed else { continue }
        unnamed = item
      }
      diagnostics.append(
        Diagnostic(
          .warning, code: .ambiguous,
          message: "the constraints leave \(names[0]) open" + Self.following(names.dropFirst()),
          range: place(of: first),
          help: line.map { "add \"\($0)\" to keep it as it is" + rivalry(in: ambiguity) }
            ?? generalHelp(for: first)))
    }
  }

  /// How much is looked at as a whole before the search is given up, in rows of bases: some seconds of
  /// work, and far more than a screen takes of which somebody knows what is on it.
  private static let mostWork = 150_000

  private func generalHelp(for quantity: LayoutQuantity) -> String {
    if case .attribute(_, let item) = quantity, viewNumbers[item] == nil,
      let view = called(item).view
    {
      return "pin what is in '\(view.name)' to all of its edges"
    }
    return
      "say where it is and how large: by 'pin', 'frame' or 'intrinsicSize', or by constraints if "
      + "it gets an 'id' that they can name"
  }

  /// How many of the quantities that follow an open one are named.
  private static let mostNamed = 3

  private static func following(_ names: ArraySlice<String>) -> String {
    guard !names.isEmpty else { return "" }
    var named = Array(names.prefix(names.count > mostNamed + 1 ? mostNamed : mostNamed + 1))
    if names.count > named.count { named.append("\(names.count - named.count) more") }
    let last = named.removeLast()
    return ", and with it "
      + (named.isEmpty ? last : named.joined(separator: ", ") + " and " + last)
  }

  /// The way out of contents that want the same.
  private func rivalry(in ambiguity: LayoutAmbiguity) -> String {
    var names: [String] = []
    var key = ViewKey.hugging
    for source in ambiguity.competingContents {
      switch source {
      case .contentHugging(_, let item): names.append("'\(called(item).name)'")
      case .compressionResistance(_, let item):
        key = .compressionResistance
        names.append("'\(called(item).name)'")
      case .constraint, .nonnegativeSize: break
      }
    }
    guard names.count > 1 else { return "" }
    return ", or give \(names[0]) or \(names[1]) another '\(key.rawValue)'"
  }

  /// Whether it is the size of what scrolls where nothing does.
  private func isOfEmptyScroll(_ quantity: LayoutQuantity) -> Bool {
    guard case .attribute(_, let item) = quantity, viewNumbers[item] == nil,
      let scroll = engine.superview(of: item)
    else { return false }
    return engine.subviews(of: scroll).isEmpty
  }

  /// Whether it is of what scrolls in a view that takes no space.
  private func isInCollapsedView(_ quantity: LayoutQuantity) -> Bool {
    guard case .attribute(_, let item) = quantity, viewNumbers[item] == nil,
      let scroll = engine.superview(of: item).flatMap({ viewNumbers[$0] })
    else { return false }
    return views[scroll].isCollapsed
  }

  /// What a quantity is called.
  func name(of quantity: LayoutQuantity) -> String {
    switch quantity {
    case .attribute(let attribute, let item): "\(called(item).name).\(attribute.rawValue)"
    case .variable(let variable): sceneName(of: variable)?.text ?? "?"
    }
  }

  /// Where the view or variable that a quantity belongs to stands.
  func place(of quantity: LayoutQuantity) -> SourceRange? {
    switch quantity {
    case .attribute(_, let item): called(item).view?.place
    case .variable(let variable): sceneName(of: variable)?.range
    }
  }

  private func sceneName(of variable: Variable) -> SceneName? {
    variableNumbers[variable].map { context.scene.variables[$0] }
  }

  /// What the scene could add to leave an open quantity its value alone.
  func line(settling quantity: LayoutQuantity) -> String? {
    let ambiguity = engine.ambiguities().first { $0.quantities.contains(quantity) }
    return ambiguity.flatMap { line(settling: $0) }
  }

  /// What the scene could add to settle an ambiguity.
  private func line(settling ambiguity: LayoutAmbiguity) -> String? {
    let plain = ambiguity.quantities.first.map { plainConstraints(settling: $0) } ?? []
    return ([ambiguity.settlingConstraint] + plain).compactMap { line($0) }.first
  }
}

/// Constraints as the scene would write them.
extension ViewLayout {
  /// What gives a quantity its present value without naming anything but it and the screen.
  private func plainConstraints(settling quantity: LayoutQuantity) -> [LayoutConstraint] {
    guard case .attribute(let attribute, let item) = quantity, viewNumbers[item] != nil else {
      return []
    }
    let value = engine.value(of: attribute, of: item)
    guard attribute.isLocation, let screen = screenItem else {
      return [LayoutConstraint(terms: [LayoutTerm(quantity)], .equal, constant: value)]
    }
    let distance = value - engine.value(of: attribute, of: screen)
    let isMirrored = context.direction == .rightToLeft && attribute.axis == .horizontal
    return [
      LayoutConstraint(
        item: item, attribute: attribute, relatedBy: .equal, toItem: screen, attribute: attribute,
        constant: isMirrored ? -distance : distance)
    ]
  }

  /// A required equality of one or two terms as a line that the scene could add; nothing when it names
  /// what has no name.
  private func line(_ constraint: LayoutConstraint) -> String? {
    // A place alone is absolute in the engine, but measured from the screen's edge in a scene.
    if constraint.terms.count == 1, screenItem != nil,
      case .attribute(let attribute, _) = constraint.terms[0].quantity, attribute.isLocation
    {
      return nil
    }
    var left: [String] = []
    var right: [String] = []
    for term in constraint.terms {
      guard let name = notation(of: term.quantity, in: constraint) else { return nil }
      let factor = term.coefficient.magnitude
      let text = factor == 1 ? name : "\(NumberText.text(factor, decimals: 9)) * \(name)"
      if term.coefficient < 0 { right.append(text) } else { left.append(text) }
    }
    guard !left.isEmpty else { return nil }
    let number = NumberText.text(constraint.constant.magnitude, decimals: 9)
    var line = left.joined(separator: " + ") + " == " + right.joined(separator: " + ")
    if right.isEmpty {
      line += (constraint.constant < 0 ? "-" : "") + number
    } else if number != "0" {
      line += (constraint.constant < 0 ? " - " : " + ") + number
    }
    return isReadable(line) ? line : nil
  }

  /// The name of a quantity in lines of the scene.
  private func notation(
    of quantity: LayoutQuantity, in constraint: LayoutConstraint
  ) -> String? {
    switch quantity {
    case .variable(let variable): return sceneName(of: variable)?.text
    case .attribute(let attribute, let item):
      let (name, view) = called(item)
      guard let view else { return "\(name).\(attribute.rawValue)" }  // the screen, its safe area …
      guard view.id != nil else { return nil }
      if viewNumbers[item] != nil || parts.part(item) != nil {
        return "\(name).\(attribute.rawValue)"
      }
      guard let scroll = engine.superview(of: item) else { return nil }
      // Beside what is in it, the edges of what scrolls are those of the view.
      let isInside = constraint.terms.contains { term in
        guard case .attribute(_, let other) = term.quantity, other != item else { return false }
        return engine.isDescendant(other, of: scroll)
      }
      return isInside ? "\(view.name).\(attribute.rawValue)" : nil
    }
  }

  /// Whether a line could stand in the scene: whether names in it are ones that lines can have.
  private func isReadable(_ line: String) -> Bool {
    guard let notated = try? ConstraintNotation.parse(line) else { return false }
    return (try? names.resolve(notated)) != nil
  }
}
