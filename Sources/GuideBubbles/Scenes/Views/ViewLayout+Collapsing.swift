internal import Constraints

/// Hidden views whose space is gone.
///
/// Such a view is a point: 0 wide and 0 high, and so are the views in it, in the same place. What is
/// said about it then means:
///
/// - A condition about its own size no longer counts: one that names nothing else, or that has its
///   width or height alone on the left.
/// - Where it is the subject (it alone is named on the left; of a gap in Visual Format, the view
///   behind the gap), the distance to what stands on the right is 0. A place, such as
///   `picture.left == 20`, stays.
/// - Where it is not, nothing changes: what follows it keeps its distance, now from the point.
/// - A second equality along an axis that ties it to the same view would squeeze that view to
///   nothing. It yields to everything else.
///
/// All of these yield to what is required of other views, so that collapsing a view never brings a
/// contradiction. What yields so is no violation.
extension ViewLayout {
  /// Makes points of the views that collapse; those with a frame are empty there from the start.
  mutating func collapseViews() {
    for index in views.indices where views[index].isCollapsed && views[index].view.frame == nil {
      let item = items[index]
      var point = [LayoutAttribute.width, .height].map {
        LayoutConstraint(terms: [LayoutTerm(.attribute($0, of: item))], .equal)
      }
      if let root = collapsedRoot(of: index), root != index {
        point += [LayoutAttribute.left, .top].map {
          LayoutConstraint(
            item: item, attribute: $0, relatedBy: .equal, toItem: items[root], attribute: $0)
        }
      }
      // They contradict nothing: everything else about the view has been softened or left out.
      _ = try? engine.activate(point)
    }
  }

  /// Conditions as they are with collapsed views, in the same order; without those that no longer
  /// count.
  func collapsed(_ list: [OriginatedConstraint]) -> [OriginatedConstraint] {
    guard views.contains(where: \.isCollapsed) else { return list }
    var list = list.filter { !isAboutCollapsedSize($0) }
    var ties = LayoutAxis.allCases.map { _ in CollapsedTies(viewCount: views.count) }
    for index in tyingOrder(of: list) {
      let isTied = LayoutAxis.allCases.indices.allSatisfy { number in
        tie(list[index].constraint, along: LayoutAxis.allCases[number], in: &ties[number])
      }
      let isSubject = list[index].subject.map { isCollapsed($0) } ?? false
      if isSubject { closeDistance(of: &list[index]) }
      let most = isTied ? isSubject ? Self.ownPlace : Self.othersPlace : Self.leastOfAll
      list[index].constraint.priority = min(list[index].constraint.priority, most)
      list[index].origin.isOfCollapsedView = true
    }
    return list
  }

  /// Where a collapsed view says itself that it is: below what is required of others.
  private static let ownPlace = LayoutPriority(rawValue: 999.5) ?? .required
  /// What others say of it.
  private static let othersPlace = LayoutPriority(rawValue: 999) ?? .required
  private static let leastOfAll = LayoutPriority(rawValue: 1) ?? .fittingSizeLevel

  /// The conditions that name a collapsed view, those that place it first: required before others,
  /// the edge where it begins before the edge where it ends.
  private func tyingOrder(of list: [OriginatedConstraint]) -> [Int] {
    let ranks = list.map { part in
      part.constraint.terms.compactMap { term -> Int? in
        guard case .attribute(let attribute, let item) = term.quantity, isCollapsed(item) else {
          return nil
        }
        return attribute.placingRank
      }.min()
    }
    return list.indices.filter { ranks[$0] != nil }.sorted { left, right in
      let (first, second) = (list[left].constraint.priority, list[right].constraint.priority)
      if first != second { return first > second }
      let (rank, other) = (ranks[left] ?? 0, ranks[right] ?? 0)
      return rank == other ? left < right : rank < other
    }
  }

  /// Whether it says only how large a collapsed view, or the inside of one, is.
  private func isAboutCollapsedSize(_ part: OriginatedConstraint) -> Bool {
    if let subject = part.subject, isCollapsed(subject), part.subjectIsExtent { return true }
    var root: Int?
    var places: [LayoutAxis: Double] = [:]
    for term in part.constraint.terms {
      guard case .attribute(let attribute, let item) = term.quantity,
        let number = viewNumbers[item], let own = collapsedRoot(of: number), root ?? own == own
      else { return false }
      root = own
      if attribute.isLocation { places[attribute.axis, default: 0] += term.coefficient }
    }
    return root != nil && places.values.allSatisfy { $0.magnitude < SceneTolerance.cancelled }
  }

  /// Ties what an equality holds together along an axis.
  ///
  /// - Returns: False when it hangs together already.
  private func tie(
    _ constraint: LayoutConstraint, along axis: LayoutAxis, in ties: inout CollapsedTies
  ) -> Bool {
    guard constraint.relation == .equal else { return true }
    var ends: [CollapsedTies.End] = []
    for term in constraint.terms {
      guard case .attribute(let attribute, let item) = term.quantity, attribute.isLocation,
        attribute.axis == axis
      else { continue }
      let end = end(item)
      if !ends.contains(end) { ends.append(end) }
    }
    if ends.count == 1 { ends.append(.fixed) }
    return ends.count == 2 ? ties.tie(ends[0], ends[1]) : true
  }

  private func end(_ item: LayoutItem) -> CollapsedTies.End {
    guard let number = viewNumbers[item] else { return .fixed }
    if let root = collapsedRoot(of: number) { return .collapsed(root) }
    return views[number].view.frame == nil ? .view(number) : .fixed
  }

  /// Takes the distance out of a condition that puts its subject beside something else: its number
  /// and free variables, and in Visual Format the margin.
  private func closeDistance(of part: inout OriginatedConstraint) {
    let terms = part.constraint.terms
    guard let subject = part.subject,
      terms.contains(where: { term in
        guard case .attribute(let attribute, let item) = term.quantity else { return false }
        return item != subject && attribute.isLocation
      })
    else { return }
    part.constraint.constant = 0
    part.constraint.terms = terms.filter { term in
      if case .variable = term.quantity { false } else { true }
    }
    guard part.isVisualFormat else { return }
    for (index, term) in part.constraint.terms.enumerated() {
      guard case .attribute(let attribute, let item) = term.quantity, attribute.isMargin,
        let edge = attribute.counterpart
      else { continue }
      part.constraint.terms[index].quantity = .attribute(edge, of: item)
    }
  }

  private func isCollapsed(_ item: LayoutItem) -> Bool {
    viewNumbers[item].map { views[$0].isCollapsed } ?? false
  }

  /// The outermost view that collapsed with a view, up to one with a frame; nothing when it keeps
  /// its space.
  private func collapsedRoot(of index: Int) -> Int? {
    guard views[index].isCollapsed else { return nil }
    var root = index
    while views[root].view.frame == nil, let parent = views[root].parent, views[parent].isCollapsed
    { root = parent }
    return root
  }
}

extension LayoutAttribute {
  /// Which of several conditions puts a point in its place: the lowest.
  fileprivate var placingRank: Int {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: 0
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: 2
    case .width, .height: 3
    default: 1
    }
  }
}
