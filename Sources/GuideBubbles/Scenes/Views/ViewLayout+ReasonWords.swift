internal import Constraints

/// What holds a value, in the words of the scene.
extension ViewLayout {
  /// Reasons in words; what the two sides of a content's size ask for is said once, and behind each
  /// constraint stand the numbers that it takes from what nothing moves.
  func words(for reasons: [LayoutReason]) -> [ValueReason] {
    var words: [ValueReason] = []
    var said: Set<LayoutConstraintSource> = []
    for reason in reasons {
      switch reason.source {
      case .stay(let quantity):
        words.append(
          ValueReason(
            .nothing, "nothing says more of '\(name(of: quantity))', which stays at 0",
            effect: reason.effect, range: place(of: quantity)))
      case .condition(let source):
        guard said.insert(source).inserted else { continue }
        if let other = source.otherSide { said.insert(other) }
        words += self.words(for: source, reason.effect)
      }
    }
    return words
  }

  private func words(for source: LayoutConstraintSource, _ effect: Double) -> [ValueReason] {
    guard case .constraint(let constraint) = source else {
      if case .nonnegativeSize = source {
        let words = words(for: source)
        return [
          ValueReason(
            .size, words.text, priority: .required, effect: effect, range: words.range)
        ]
      }
      return [contentWords(source, effect)]
    }
    let words = words(for: source)
    let kind: ValueReason.Kind
    if let index = index(of: source) {
      switch origins[index].author {
      case .line, .partOfLine: kind = .constraint
      case .pin: kind = origins[index].line.hasSuffix(" edge") ? .pin : .list
      }
    } else {
      kind = constraint.identifier?.hasPrefix("stack-") ?? false ? .stack : .constraint
    }
    let isLine = kind == .constraint
    let own = ValueReason(
      kind, isLine ? words.text.unquoted : words.text, priority: constraint.priority,
      effect: effect, range: words.range)
    return [own] + constraint.terms.compactMap { givenWords(for: $0.quantity) }
  }

  /// That a view's content has its size.
  private func contentWords(
    _ source: LayoutConstraintSource, _ effect: Double
  ) -> ValueReason {
    let (axis, item, isHugging) = source.content
    let isBothSides = engine.hasSizeOfContent(item, along: axis)
    let (name, view) = called(item)
    let size = engine.value(of: axis == .horizontal ? .width : .height, of: item)
    let extent = NumberText.text(size) + (axis == .horizontal ? " wide" : " high")
    let key: ViewKey = isHugging ? .hugging : .compressionResistance
    var text =
      isBothSides
      ? "the content of '\(name)' is \(extent)"
      : isHugging
        ? "'\(name)' is no larger than its content, \(extent)"
        : "'\(name)' is no smaller than its content, \(extent)"
    if axis == .vertical, let number = viewNumbers[item] {
      let count = lines(of: number)
      if count > 1 {
        let width = NumberText.text(engine.frame(of: item).width)
        text += ": \(count) lines, broken for a width of \(width)"
      }
    }
    let priorities = view.map { view in
      let (hugging, resistance) =
        axis == .horizontal
        ? (view.hugging.horizontal, view.compressionResistance.horizontal)
        : (view.hugging.vertical, view.compressionResistance.vertical)
      return isHugging ? hugging : resistance
    }
    return ValueReason(
      .content, text, priority: priorities, effect: effect,
      range: view.flatMap { view in
        let own = isBothSides ? nil : view.places[key]
        return own ?? view.places[.intrinsicSize] ?? view.places[.text] ?? view.place
      })
  }

  /// A number that nothing moves: of the screen, or of a view that has a frame.
  func givenWords(for quantity: LayoutQuantity) -> ValueReason? {
    guard case .attribute(let attribute, let item) = quantity else { return nil }
    let value = NumberText.text(engine.value(of: attribute, of: item))
    if let number = viewNumbers[item] {
      let view = views[number].view
      guard view.frame != nil else { return nil }
      return ValueReason(
        .given, "'\(view.name).\(attribute.rawValue)' is \(value) by its 'frame'",
        range: view.frameRange)
    }
    guard parts.part(item) == nil, engine.superview(of: item).flatMap({ viewNumbers[$0] }) == nil
    else { return nil }
    return ValueReason(
      .given, "'\(called(item).name).\(attribute.rawValue)' is \(value) on this screen",
      range: context.scene.screen?.range?.firstByte)
  }
}

extension LayoutConstraintSource {
  /// What the other side of a content's size asks for.
  fileprivate var otherSide: LayoutConstraintSource? {
    switch self {
    case .contentHugging(let axis, let item): .compressionResistance(axis, of: item)
    case .compressionResistance(let axis, let item): .contentHugging(axis, of: item)
    case .constraint, .nonnegativeSize: nil
    }
  }

  /// The axis and the item of a content's size, and whether it is not to be stretched.
  fileprivate var content: (LayoutAxis, LayoutItem, isHugging: Bool) {
    switch self {
    case .contentHugging(let axis, let item): (axis, item, true)
    case .compressionResistance(let axis, let item), .nonnegativeSize(let axis, let item):
      (axis, item, false)
    case .constraint: preconditionFailure("a constraint is the size of no content")
    }
  }
}

extension String {
  /// The text without the quotation marks around it.
  fileprivate var unquoted: String {
    count > 1 && first == "'" && last == "'" ? String(dropFirst().dropLast()) : self
  }
}
