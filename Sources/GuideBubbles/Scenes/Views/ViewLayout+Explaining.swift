internal import Constraints

/// Why something in a layout has its value.
extension ViewLayout {
  /// Why an attribute of a view has its value.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - view: The number of the view.
  ///   - name: What it is called.
  /// - Returns: The explanation.
  func explanation(
    of attribute: LayoutAttribute, ofView view: Int, named name: String
  ) -> ValueExplanation {
    explanation(of: .attribute(attribute, of: items[view]), named: name)
  }

  /// Why a quantity has its value.
  func explanation(of quantity: LayoutQuantity, named name: String) -> ValueExplanation {
    let holding = holding(quantity)
    let open = engine.openRange(of: quantity)
    return ValueExplanation(
      name: name, value: value(of: quantity), holds: holding.words,
      gaveWay: gaveWay(beside: [quantity] + holding.widths, heldBy: holding.reasons), open: open,
      settlingLine: open == nil ? nil : line(settling: quantity))
  }

  /// What holds a quantity, in words too, and the widths through which some of it does.
  func holding(
    _ quantity: LayoutQuantity
  ) -> (reasons: [LayoutReason], words: [ValueReason], widths: [LayoutQuantity]) {
    let reasons = reasons(for: quantity)
    var holds = words(for: inOrder(reasons, from: quantity))
    if reasons.isEmpty { holds += [givenWords(for: quantity)].compactMap { $0 } }
    // A height of lines follows the width for which they are broken.
    var (others, through): ([LayoutReason], [LayoutQuantity]) = ([], [])
    for wrapping in wrappingItems(in: reasons) {
      let width = LayoutQuantity.attribute(.width, of: wrapping)
      let itsReasons = self.reasons(for: width)
      through.append(width)
      others += itsReasons
      holds += words(for: inOrder(itsReasons, from: width)).map { reason in
        var reason = reason
        (reason.through, reason.effect) = (self.name(of: width), nil)
        return reason
      }
    }
    return (reasons + others, holds.withoutRepetitions, through)
  }

  private func value(of quantity: LayoutQuantity) -> Double {
    switch quantity {
    case .variable(let variable): engine.value(of: variable)
    case .attribute(let attribute, let item): engine.value(of: attribute, of: item)
    }
  }

  /// What holds a quantity; where its stay alone would do, what leaves it no other value if anything
  /// does.
  private func reasons(for quantity: LayoutQuantity) -> [LayoutReason] {
    let reasons =
      switch quantity {
      case .variable(let variable): engine.reasons(for: variable)
      case .attribute(let attribute, let item): engine.reasons(for: attribute, of: item)
      }
    return reasons.flatMap { reason in
      guard case .stay(let stayed) = reason.source else { return [reason] }
      let fixing = engine.conditions(fixing: stayed).map {
        LayoutReason(source: .condition($0.source), effect: reason.effect * $0.effect)
      }
      return fixing.isEmpty ? [reason] : fixing
    }
  }

  /// Reasons so that each stands behind one that names what it is about, the first being about the
  /// quantity itself.
  private func inOrder(
    _ reasons: [LayoutReason], from quantity: LayoutQuantity
  ) -> [LayoutReason] {
    var known: Set<Unknown> = [Unknown(quantity)]
    var rest = reasons
    var ordered: [LayoutReason] = []
    while !rest.isEmpty {
      let next = rest.firstIndex { !known.isDisjoint(with: $0.unknowns) } ?? 0
      let reason = rest.remove(at: next)
      known.formUnion(reason.unknowns)
      ordered.append(reason)
    }
    return ordered
  }

  /// The items whose content is as high as the lines into which it is broken.
  private func wrappingItems(in reasons: [LayoutReason]) -> [LayoutItem] {
    var found: [LayoutItem] = []
    for case .condition(let source) in reasons.map(\.source) {
      switch source {
      case .contentHugging(.vertical, let item), .compressionResistance(.vertical, let item):
        guard !found.contains(item), let number = viewNumbers[item], lines(of: number) > 1
        else { continue }
        found.append(item)
      default: continue
      }
    }
    return found
  }

  /// Into how many lines the text of a view is broken.
  func lines(of view: Int) -> Int {
    guard views[view].view.intrinsicSize == nil else { return 0 }
    var content = contents[view]
    return content.text(in: engine.frame(of: items[view]))?.lines.count ?? 0
  }
}

/// What gave way.
extension ViewLayout {
  /// How many violations are looked at; each costs a few solves.
  private static let mostViolations = 50

  /// What gave way to what holds quantities, and what gave way itself in asking for another value.
  private func gaveWay(
    beside quantities: [LayoutQuantity], heldBy reasons: [LayoutReason]
  ) -> [SolvedViolation] {
    let own = Set(quantities.map { Unknown($0) })
    let near = reasons.reduce(own) { $0.union($1.unknowns) }
    let holding = Set(reasons.map(\.source))
    let found = engine.violations().filter { violation in
      !near.isDisjoint(with: violation.source.unknowns)
        && !(index(of: violation.source).map { origins[$0].isOfCollapsedView } ?? false)
    }.prefix(Self.mostViolations)
    let conflicts = engine.reasons(forViolationsOf: found.map(\.id))
    return zip(found, conflicts).filter { violation, conflict in
      !own.isDisjoint(with: violation.source.unknowns)
        || conflict.contains { holding.contains(.condition($0)) }
    }.map { solved($0, because: $1) }
  }

  private func solved(
    _ violation: LayoutViolation, because reasons: [LayoutConstraintSource]
  ) -> SolvedViolation {
    let origin = index(of: violation.source).map { origins[$0] }
    let key: ViewKey?
    switch violation.source {
    case .contentHugging: key = .hugging
    case .compressionResistance: key = .compressionResistance
    case .constraint, .nonnegativeSize: key = nil
    }
    return SolvedViolation(
      constraint: origin?.line ?? engine.description(of: violation.source),
      name: key?.rawValue ?? origin?.name, priority: violation.priority, amount: violation.amount,
      reasons: solvedReasons(reasons), range: words(for: violation.source).range)
  }
}

/// What a condition is about, for finding those that hang together: an item along an axis, or a
/// variable.
private enum Unknown: Hashable {
  case item(LayoutItem, LayoutAxis)
  case variable(Variable)

  init(_ quantity: LayoutQuantity) {
    switch quantity {
    case .attribute(let attribute, let item): self = .item(item, attribute.axis)
    case .variable(let variable): self = .variable(variable)
    }
  }
}

extension LayoutReason {
  fileprivate var unknowns: Set<Unknown> {
    switch source {
    case .condition(let source): source.unknowns
    case .stay(let quantity): [Unknown(quantity)]
    }
  }
}

extension LayoutConstraintSource {
  fileprivate var unknowns: Set<Unknown> {
    switch self {
    case .constraint(let constraint): Set(constraint.terms.map { Unknown($0.quantity) })
    case .nonnegativeSize(let axis, let item), .contentHugging(let axis, let item),
      .compressionResistance(let axis, let item):
      [.item(item, axis)]
    }
  }
}

extension [ValueReason] {
  /// Each once, where it stands first.
  fileprivate var withoutRepetitions: [ValueReason] {
    var said: Set<ValueReason> = []
    return filter { said.insert($0).inserted }
  }
}
