internal import Constraints

/// What takes part in a layout, in the words of its author.
struct LayoutWords {
  /// What it is called between other words: a quoted line, or a clause.
  var text: String
  /// A sentence that says what it demands.
  var sentence: String
  /// Where it stands.
  var range: SourceRange?
}

extension ViewLayout {
  /// What is in force, in the words of the scene.
  ///
  /// - Parameters:
  ///   - source: What is in force.
  ///   - stack: The stack whose arrangement was refused, if it was one.
  /// - Returns: What to say of it, and where it stands.
  func words(for source: LayoutConstraintSource, arranging stack: SceneView? = nil) -> LayoutWords {
    switch source {
    case .constraint(let constraint):
      if let index = index(of: source) { return words(for: origins[index], constraint) }
      if let words = stackWords(for: constraint, in: stack) { return words }
      let text = "'\(engine.description(of: source))'"
      return LayoutWords(text: text, sentence: text + " is required")
    case .nonnegativeSize(let axis, let item):
      let (name, view) = called(item)
      let text = "'\(name).\(axis.extent)' cannot be negative"
      return LayoutWords(text: text, sentence: text, range: view?.place)
    case .contentHugging(let axis, let item):
      return contentWords(source, "stretched", .hugging, axis, of: item)
    case .compressionResistance(let axis, let item):
      return contentWords(source, "squeezed", .compressionResistance, axis, of: item)
    }
  }

  /// The number of a constraint among those of the scene; nothing for those of stacks and sizes.
  func index(of source: LayoutConstraintSource) -> Int? {
    guard case .constraint(let constraint) = source else { return nil }
    return constraint.identifier.flatMap { Int($0) }
  }

  private func words(
    for origin: ConstraintOrigin, _ constraint: LayoutConstraint
  ) -> LayoutWords {
    switch origin.author {
    case .line:
      return LayoutWords(
        text: "'\(origin.text)'", sentence: "'\(origin.text)' is required", range: origin.range)
    case .partOfLine:
      let part = "'\(engine.description(of: constraint))'"
      return LayoutWords(
        text: "\(part) of '\(origin.text)'", sentence: "\(part) is required by '\(origin.text)'",
        range: origin.range)
    case .pin: return LayoutWords(text: origin.line, sentence: origin.line, range: origin.range)
    }
  }

  private func stackWords(
    for constraint: LayoutConstraint, in refused: SceneView?
  ) -> LayoutWords? {
    guard let identifier = constraint.identifier, identifier.hasPrefix("stack-") else { return nil }
    let stack = refused ?? self.stack(arrangingItemsOf: constraint)
    guard let stack else { return nil }
    var unnamed = constraint
    unnamed.identifier = nil
    let verb = constraint.priority == .required ? "requires" : "wants"
    let text = "the stack '\(stack.name)' \(verb) '\(engine.description(of: unnamed))'"
    return LayoutWords(
      text: text, sentence: text, range: place(ofStack: identifier, stack) ?? stack.place)
  }

  private func stack(arrangingItemsOf constraint: LayoutConstraint) -> SceneView? {
    for term in constraint.terms {
      guard case .attribute(_, let item) = term.quantity,
        let stack = engine.stack(arranging: item), let number = viewNumbers[stack]
      else { continue }
      return views[number].view
    }
    return nil
  }

  /// Where a stack says what its constraints with an identifier follow from.
  private func place(ofStack identifier: String, _ stack: SceneView) -> SourceRange? {
    switch identifier {
    case "stack-spacing": stack.places[.spacing] ?? stack.places[.kind]
    case "stack-align": stack.places[.alignment] ?? stack.places[.kind]
    case "stack-size", "stack-gaps", "stack-share":
      stack.places[.distribution] ?? stack.places[.kind]
    default: stack.places[.kind]
    }
  }

  private func contentWords(
    _ source: LayoutConstraintSource, _ deed: String, _ key: ViewKey, _ axis: LayoutAxis,
    of item: LayoutItem
  ) -> LayoutWords {
    let (name, view) = called(item)
    let what = "the content of '\(name)'"
    return LayoutWords(
      text: "'\(key.rawValue): \(engine.description(of: source))'",
      sentence: "\(what) must not be \(deed): its '\(key.rawValue)' is required for its "
        + axis.extent,
      range: view.flatMap { $0.places[key] ?? $0.place })
  }

  /// The name of an item and the view that it stands for; of what scrolls, the view that it is in.
  func called(_ item: LayoutItem) -> (name: String, view: SceneView?) {
    if let number = viewNumbers[item] { return (views[number].view.name, views[number].view) }
    if let part = parts.part(item) { return (part.name.text, views[part.list].view) }
    let owner = engine.superview(of: item).flatMap { viewNumbers[$0] }
    return (engine.name(of: item) ?? "", owner.map { views[$0].view })
  }
}

extension LayoutAxis {
  /// What a size along the axis is called.
  fileprivate var extent: String { self == .horizontal ? "width" : "height" }
}

extension SceneView {
  /// The brace with which it begins in the file.
  var place: SourceRange? { range?.firstByte }
}
