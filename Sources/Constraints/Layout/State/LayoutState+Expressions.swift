extension LayoutState {
  /// The condition on the solver's variables that a constraint comes to.
  ///
  /// The only place that knows what attributes, reading direction and owners mean:
  /// - Along each axis an item is an origin and an extent; every attribute is a sum of the two.
  /// - From right to left, a constraint that names leading or trailing is read mirrored: places grow
  ///   to the left, so constants point in the reading direction. Left and right are not mirrored;
  ///   where both kinds stand side by side at least one of them comes to a distance.
  /// - With an owner, places are measured from its origin, mirrored from its right edge. Mirrored
  ///   places whose multipliers do not cancel need an owner to be mirrored in; without one they
  ///   stay absolute.
  internal func expression(of constraint: LayoutConstraint) throws(LayoutError) -> LinearExpression
  {
    var result = LinearExpression(constant: -constraint.constant)
    result.terms.reserveCapacity(2 * constraint.terms.count)
    let sums = constraint.placeSums
    if let owner = constraint.owner { try check(owner) }
    let mirrored =
      direction == .rightToLeft ? sums.mirrored(hasOwner: constraint.owner != nil) : .none
    for term in constraint.terms where term.coefficient != 0 {
      switch term.quantity {
      case .variable(let variable):
        result.terms.append(LinearTerm(variable, coefficient: term.coefficient))
      case .attribute(let attribute, let item):
        try check(item)
        let turns = mirrored.contains(attribute)
        add(attribute, of: item, times: turns ? -term.coefficient : term.coefficient, to: &result)
      }
    }
    if let owner = constraint.owner {
      if case .allButLeftAndRight = mirrored {
        add(.right, of: owner, times: sums.x, to: &result)
      } else {
        add(.left, of: owner, times: -sums.x, to: &result)
      }
      add(.top, of: owner, times: -sums.y, to: &result)
    }
    return result
  }

  /// The value of an attribute in terms of the solver's unknowns.
  internal func expression(of attribute: LayoutAttribute, of item: LayoutItem) -> LinearExpression {
    var expression = LinearExpression()
    add(attribute, of: item, times: 1, to: &expression)
    return expression
  }

  /// Adds a multiple of an attribute to an expression.
  internal func add(
    _ attribute: LayoutAttribute, of item: LayoutItem, times factor: Double,
    to expression: inout LinearExpression
  ) {
    guard factor != 0 else { return }
    let made = composition(of: attribute, of: item)
    expression.constant += factor * made.offset
    add(
      attribute.axis, of: item, origin: factor * made.origin, extent: factor * made.extent,
      to: &expression)
  }

  /// What an attribute is made of: multiples of the item's origin and extent, and a distance.
  internal func composition(of attribute: LayoutAttribute, of item: LayoutItem)
    -> (origin: Double, extent: Double, offset: Double)
  {
    switch attribute {
    case .left, .top: return (1, 0, 0)
    case .right, .bottom: return (1, 1, 0)
    case .centerX, .centerY: return (1, 0.5, 0)
    case .width, .height: return (0, 1, 0)
    case .leading: return direction == .leftToRight ? (1, 0, 0) : (1, 1, 0)
    case .trailing: return direction == .leftToRight ? (1, 1, 0) : (1, 0, 0)
    case .firstBaseline: return (1, 0, items[Int(item.index)].firstBaseline)
    case .lastBaseline: return (1, 1, -items[Int(item.index)].lastBaseline)
    default: break
    }
    let margins = layoutMargins(of: item)
    switch attribute {
    case .topMargin: return (1, 0, margins.top)
    case .bottomMargin: return (1, 1, -margins.bottom)
    case .centerXWithinMargins: return (1, 0.5, (margins.left - margins.right) / 2)
    case .centerYWithinMargins: return (1, 0.5, (margins.top - margins.bottom) / 2)
    case .leftMargin: return (1, 0, margins.left)
    case .rightMargin: return (1, 1, -margins.right)
    case .leadingMargin:
      return direction == .leftToRight ? (1, 0, margins.left) : (1, 1, -margins.right)
    default:  // the trailing margin
      return direction == .leftToRight ? (1, 1, -margins.right) : (1, 0, margins.left)
    }
  }

  /// Adds multiples of an item's origin and extent along an axis, in terms of what it is made of.
  private func add(
    _ axis: LayoutAxis, of item: LayoutItem, origin: Double, extent: Double,
    to expression: inout LinearExpression
  ) {
    var base = item
    var extent = extent
    while true {  // ends: an item is placed by one that was there before it
      switch items[Int(base.index)].shape {
      case .free(let left, let width, let top, let height):
        let isHorizontal = axis == .horizontal
        expression.add(isHorizontal ? left : top, times: origin)
        expression.add(isHorizontal ? width : height, times: extent)
        return
      case .fixed(let frame):
        expression.constant += origin * (axis == .horizontal ? frame.x : frame.y)
        expression.constant += extent * (axis == .horizontal ? frame.width : frame.height)
        return
      case .inset(let owner, let kind):
        let insets = insets(kind, of: owner)
        let (start, end) =
          axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        expression.constant += origin * start - extent * (start + end)
        base = owner
      case .content(let owner, let width, let height, let offset):
        expression.add(axis == .horizontal ? width : height, times: extent)
        expression.constant -= origin * (axis == .horizontal ? offset.x : offset.y)
        extent = 0
        base = owner
      }
    }
  }
}

extension LinearExpression {
  /// Adds a multiple of a variable.
  internal mutating func add(_ variable: Variable, times coefficient: Double) {
    guard coefficient != 0 else { return }
    terms.append(LinearTerm(variable, coefficient: coefficient))
  }
}
