extension VisualFormatParser {
  /// The size of a view along the line.
  internal var extent: LayoutAttribute { axis == .horizontal ? .width : .height }

  /// Says how far two neighbours are apart, and what they have in common.
  internal mutating func join(
    _ first: End, _ second: End, _ connection: Connection, at range: Range<Int>
  ) {
    let isAtEdge = first.item == .superview || second.item == .superview
    var (isWritten, isMargin) = (false, false)
    var predicates: [Predicate]
    switch connection {
    case .touching: predicates = [Self.distance(NotatedExpression(range: range))]
    case .standard:
      isMargin = isAtEdge
      let distance = isAtEdge ? 0 : VisualFormat.standardSpacing
      predicates = [Self.distance(NotatedExpression(constant: distance, range: range))]
    case .predicates(let written):
      predicates = written
      isWritten = true
    }
    var (near, far) = (from(first, isWritten: isWritten), to(second, isWritten: isWritten))
    if isMargin { (near, far) = (near.atMargin, far.atMargin) }
    // A distance is what lies further along its axis, less what lies nearer.
    if runsBackwards { swap(&near, &far) }
    for index in predicates.indices {
      predicates[index].object.terms.append(near)
      add(NotatedExpression(terms: [far], range: far.range), predicates[index])
    }
    if !isAtEdge { align(first, second) }
  }

  /// Says that a subject is related to the object of a predicate.
  internal mutating func add(_ subject: NotatedExpression, _ predicate: Predicate) {
    constraints.append(
      NotatedConstraint(
        left: subject, relation: predicate.relation, right: predicate.object,
        priority: predicate.priority, range: predicate.range))
  }

  /// The condition that a distance is exactly what is written.
  internal static func distance(_ distance: NotatedExpression) -> Predicate {
    Predicate(relation: .equal, object: distance, priority: .required, range: distance.range)
  }

  private mutating func align(_ first: End, _ second: End) {
    for attribute in alignedAttributes {
      let left = NotatedTerm(.attribute(attribute, of: first.item), range: first.range)
      let right = NotatedTerm(.attribute(attribute, of: second.item), range: second.range)
      constraints.append(
        NotatedConstraint(
          left: NotatedExpression(terms: [left], range: first.range), relation: .equal,
          right: NotatedExpression(terms: [right], range: second.range),
          range: first.whole.lowerBound..<second.whole.upperBound))
    }
  }

  /// Whether the line runs against its axis.
  private var runsBackwards: Bool {
    axis == .horizontal && options.contains(.directionRightToLeft)
  }

  /// The edge of the first of two neighbours from which their distance is measured.
  private func from(_ first: End, isWritten: Bool) -> NotatedTerm {
    let outwards = isWritten && measuresBaselines ? .lastBaseline : edges.end
    let attribute = first.item == .superview ? edges.start : outwards
    return NotatedTerm(.attribute(attribute, of: first.item), range: first.range)
  }

  /// The edge of the second of two neighbours to which their distance is measured.
  private func to(_ second: End, isWritten: Bool) -> NotatedTerm {
    let inwards = isWritten && measuresBaselines ? .firstBaseline : edges.start
    let attribute = second.item == .superview ? edges.end : inwards
    return NotatedTerm(.attribute(attribute, of: second.item), range: second.range)
  }

  private var measuresBaselines: Bool {
    axis == .vertical && options.contains(.spacingBaselineToBaseline)
  }

  /// The edges at which the line enters and leaves a view.
  private var edges: (start: LayoutAttribute, end: LayoutAttribute) {
    if axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return runsBackwards ? (.right, .left) : (.leading, .trailing)
  }
}

extension NotatedTerm {
  /// The margin inside an edge of the parent; of views the edge itself.
  fileprivate var atMargin: NotatedTerm {
    guard case .attribute(let edge, .superview) = quantity, let margin = edge.counterpart else {
      return self
    }
    return NotatedTerm(
      .attribute(margin, of: .superview), coefficient: coefficient, range: range)
  }
}
