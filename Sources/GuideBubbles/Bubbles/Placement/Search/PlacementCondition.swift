internal import Constraints

/// The constraints of a candidate, each comparing an expression of the unknowns with a bound.
///
/// Only the bounds differ between candidates of a kind.
enum PlacementCondition: Int, CaseIterable, Sendable {
  case nearSafe, farSafe, startSafe, endSafe
  case nearMargin, farMargin, startMargin, endMargin
  case lengthFloor, lengthCap, contentLength, lengthHugging
  case breadthFloor, breadthCap, contentBreadth, breadthHugging, arrowBreadth
  case clear, gap, nearness, middle
  case attachedAtStart, attachedAtEnd
  case alignment
  case tipAfterTargetStart, tipBeforeTargetEnd, tipAfterCorner, tipBeforeCorner
  case facingAfterStart, facingBeforeEnd
  case uprightAfterCorner, uprightBeforeCorner, aim
  case tail

  /// Whether candidates of a kind have it.
  func exists(in kind: PlacementKind) -> Bool {
    switch self {
    case .clear, .gap: !kind.isOver
    case .nearness: !kind.isOver && !kind.isHeld
    case .middle: kind.isOver
    case .attachedAtStart, .attachedAtEnd: kind.isAttached
    case .tipAfterTargetStart, .tipBeforeTargetEnd: kind.hasArrow || kind.tail != nil
    case .arrowBreadth, .tipAfterCorner, .tipBeforeCorner, .uprightAfterCorner,
      .uprightBeforeCorner, .aim:
      kind.hasArrow
    case .facingAfterStart, .facingBeforeEnd: kind.hasArrow && kind.isRound
    case .tail: kind.tail != nil
    default: true
    }
  }

  /// The constraint with the bound 0.
  func constraint(on the: PlacementVariables, kind: PlacementKind) -> Constraint {
    let zero = 0.0
    switch self {
    case .nearSafe, .nearMargin, .clear: return the.near >= zero
    case .farSafe, .farMargin: return the.near + the.length <= zero
    case .startSafe, .startMargin: return the.start >= zero
    case .attachedAtStart: return the.start <= zero
    case .attachedAtEnd: return the.start + the.breadth >= zero
    case .endSafe, .endMargin: return the.start + the.breadth <= zero
    case .lengthFloor, .contentLength: return the.length >= zero
    case .lengthCap, .lengthHugging: return the.length <= zero
    case .breadthFloor, .contentBreadth, .arrowBreadth: return the.breadth >= zero
    case .breadthCap, .breadthHugging: return the.breadth <= zero
    case .gap: return kind.isHeld ? the.near == zero : the.near >= zero
    case .nearness: return the.near <= zero
    case .middle: return the.near + 0.5 * the.length == zero
    case .alignment:
      switch kind.alignment {
      case .start: return the.start == zero
      // What is centred of a picture with a tail is the tail.
      case .center where kind.tail != nil: return the.tip == zero
      case .center: return the.start + 0.5 * the.breadth == zero
      case .end: return the.start + the.breadth == zero
      }
    case .tipAfterTargetStart, .facingAfterStart: return the.tip >= zero
    case .tipBeforeTargetEnd, .facingBeforeEnd: return the.tip <= zero
    case .tipAfterCorner, .uprightAfterCorner: return the.tip - the.start >= zero
    case .tipBeforeCorner, .uprightBeforeCorner:
      return the.tip - the.start - the.breadth <= zero
    case .aim: return the.tip == zero
    case .tail:
      return kind.tail == .end
        ? the.tip - the.start - the.breadth == zero : the.tip - the.start == zero
    }
  }

  /// How much it matters.
  func priority(in kind: PlacementKind) -> LayoutPriority {
    switch self {
    case .nearSafe, .farSafe, .startSafe, .endSafe: PlacementPriority.insideSafeArea
    case .nearMargin, .farMargin, .startMargin, .endMargin: PlacementPriority.margins
    case .lengthFloor, .lengthCap, .breadthFloor, .breadthCap, .tail: .required
    case .contentLength, .contentBreadth: PlacementPriority.textUnclipped
    case .lengthHugging, .breadthHugging: PlacementPriority.hugging
    case .clear: PlacementPriority.clearOfTarget
    case .gap: kind.isHeld ? PlacementPriority.arrow : PlacementPriority.gap
    case .nearness: PlacementPriority.nearness
    case .attachedAtStart, .attachedAtEnd: PlacementPriority.attachment
    case .middle, .alignment: PlacementPriority.alignment
    case .arrowBreadth, .tipAfterTargetStart, .tipBeforeTargetEnd, .tipAfterCorner,
      .tipBeforeCorner:
      PlacementPriority.arrow
    case .facingAfterStart, .facingBeforeEnd: PlacementPriority.facing
    case .uprightAfterCorner, .uprightBeforeCorner: PlacementPriority.uprightArrow
    case .aim: PlacementPriority.aim
    }
  }

  /// What the expression is compared with.
  func bound(in problem: PlacementProblem) -> Double {
    let arrow = problem.arrow
    let inset = arrow?.inset ?? 0
    let upright = inset + (arrow?.width ?? 0) / 2
    switch self {
    case .nearSafe: return problem.safe.main.min
    case .farSafe: return problem.safe.main.max
    case .startSafe: return problem.safe.cross.min
    case .endSafe: return problem.safe.cross.max
    case .nearMargin: return problem.inner.main.min
    case .farMargin: return problem.inner.main.max
    case .startMargin: return problem.inner.cross.min
    case .endMargin: return problem.inner.cross.max
    case .lengthFloor, .breadthFloor, .middle, .aim: return 0
    case .clear: return min(0, problem.gap)
    case .lengthCap, .contentLength, .lengthHugging: return problem.length
    case .breadthCap: return max(problem.breadth, arrow?.edgeLength ?? 0)
    case .contentBreadth, .breadthHugging: return problem.breadth
    case .arrowBreadth: return arrow?.edgeLength ?? 0
    case .gap, .nearness: return problem.gap
    case .alignment: return problem.alignmentBound
    case .attachedAtStart: return problem.edge.max - problem.attachment
    case .attachedAtEnd: return problem.edge.min + problem.attachment
    case .tipAfterTargetStart: return problem.tips.min
    case .tipBeforeTargetEnd: return problem.tips.max
    case .facingAfterStart: return problem.facing.min
    case .facingBeforeEnd: return problem.facing.max
    case .tipAfterCorner: return inset
    case .tipBeforeCorner: return -inset
    case .uprightAfterCorner: return upright
    case .uprightBeforeCorner: return -upright
    case .tail: return (problem.kind.tail == .end ? -1 : 1) * (problem.tailOffset ?? 0)
    }
  }
}

extension PlacementProblem {
  /// Where the target's part that the bubble is lined up with lies.
  fileprivate var alignmentBound: Double {
    switch kind.alignment {
    case .start: edge.min
    case .center: 0
    case .end: edge.max
    }
  }
}
