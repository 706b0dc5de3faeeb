internal import Constraints

extension ViewLayout {
  /// Puts everything in force and sizes views to their content: widths first, then heights.
  ///
  /// Of required constraints that contradict each other the last one in the file is left out and
  /// reported, so that there is always a result to look at.
  mutating func solve() {
    setPriorities()
    collapseViews()
    arrangeStacks()
    enforce(constraints())
  }

  /// Puts constraints in force beside those before them, and sizes views to their content.
  mutating func enforce(_ added: [OriginatedConstraint]) {
    let first = demands.count
    var constraints = demands + added
    for index in first..<constraints.count {
      constraints[index].constraint = constraints[index].constraint.identified(by: "\(index)")
    }
    origins = constraints.map(\.origin)
    var ids = demandIDs + [ConstraintID?](repeating: nil, count: added.count)
    defer { (demands, demandIDs) = (constraints, ids) }
    activate(constraints[first...], of: constraints, ids: &ids)
    for round in 0...Self.mostSizingConflicts {
      do throws(LayoutError) {
        try sizeToContent()
        return try setBaselines(named: constraints, in: ids)
      } catch {
        hasSizingConflicts = true
        guard round < Self.mostSizingConflicts else {
          reportGivenUpSizes()
          break
        }
        guard let victim = report(error, among: constraints), let id = ids[victim] else { break }
        try? engine.deactivate([id])
        ids[victim] = nil
      }
    }
    // Content that may be squeezed and stretched contradicts no constraint.
    setPriorities(atMost: LayoutPriority(rawValue: 999) ?? .defaultHigh)
    try? sizeToContent()
    try? setBaselines(named: constraints, in: ids)
  }

  /// Takes back what was put in force last, from the constraint of a number on.
  mutating func withdrawDemands(from first: Int) {
    try? engine.deactivate(demandIDs[first...].compactMap { $0 })
    demands.removeSubrange(first...)
    demandIDs.removeSubrange(first...)
    origins = demands.map(\.origin)
  }

  /// Sizes views to texts that have changed; which there are, and constraints, stay what they are.
  mutating func resize() throws(LayoutError) {
    try measure(sizedViews)
    try setBaselines(of: viewsWithBaselines)
  }

  /// Sizes views to content that is measured anew, with the constraints as they are.
  mutating func resizeToContent() throws(LayoutError) {
    try sizeToContent()
    try setBaselines(of: viewsWithBaselines)
  }

  /// How many conflicts with the size of content are looked for one by one; each costs a solve.
  private static let mostSizingConflicts = 20

  /// Puts constraints in force beside those before them, and leaves out each that contradicts those.
  ///
  /// All at once where they agree; otherwise one half, then the other, so that *k* contradictions
  /// among *n* constraints cost O(*k* log *n*) solves.
  private mutating func activate(
    _ part: ArraySlice<OriginatedConstraint>, of constraints: [OriginatedConstraint],
    ids: inout [ConstraintID?]
  ) {
    do throws(LayoutError) {
      for (index, id) in zip(part.indices, try engine.activate(part.map(\.constraint))) {
        ids[index] = id
      }
    } catch {
      guard part.count > 1 else {
        _ = report(error, among: constraints, adding: part.first)
        return
      }
      let middle = part.startIndex + part.count / 2
      activate(part[..<middle], of: constraints, ids: &ids)
      activate(part[middle...], of: constraints, ids: &ids)
    }
  }

  private mutating func setPriorities(atMost most: LayoutPriority = .required) {
    for (item, view) in zip(items, views) {
      let (hugging, resistance) = (view.view.hugging, view.view.compressionResistance)
      for (axis, hugs, resists) in [
        (LayoutAxis.horizontal, hugging.horizontal, resistance.horizontal),
        (.vertical, hugging.vertical, resistance.vertical),
      ] {
        try? engine.setContentHuggingPriority(min(hugs, most), for: axis, of: item)
        try? engine.setContentCompressionResistancePriority(
          min(resists, most), for: axis, of: item)
      }
    }
  }

  /// Measures what has content, then bars again that turned out to touch the screen's edges.
  mutating func sizeToContent() throws(LayoutError) {
    for index in contents.indices { contents[index].place.barExtension = LayoutInsets() }
    let sized = views.indices.filter { views[$0].view.frame == nil && contents[$0].hasSize() }
    sizedViews = sized
    try measure(sized)
    if extendBars() { try measure(sized) }
  }

  /// Says where the baselines are that constraints or stacks name; others cost time and move nothing.
  private mutating func setBaselines(
    named constraints: [OriginatedConstraint], in ids: [ConstraintID?]
  ) throws(LayoutError) {
    var named = Set(itemsAlignedByStacks)
    let active = zip(constraints, ids).filter { $0.1 != nil }.map(\.0.constraint)
    for term in active.flatMap(\.terms) {
      guard case .attribute(let attribute, let item) = term.quantity,
        attribute == .firstBaseline || attribute == .lastBaseline
      else { continue }
      named.insert(item)
    }
    viewsWithBaselines = views.indices.filter { named.contains(items[$0]) }
    try setBaselines(of: viewsWithBaselines)
  }

  /// Baselines of views as high as their content first; what turns out to be of another height has its
  /// text in the middle of that.
  private mutating func setBaselines(of named: [Int]) throws(LayoutError) {
    guard !named.isEmpty else { return }
    try setBaselines(of: named.map { ($0, height: nil) })
    var others: [(view: Int, height: Double?)] = []
    for index in named {
      let frame = engine.frame(of: items[index])
      guard let height = contents[index].size(width: frame.width).height,
        (frame.height - height).magnitude > GeometryTolerance.length
      else { continue }
      others.append((index, frame.height))
    }
    if !others.isEmpty { try setBaselines(of: others) }
  }

  /// All at once: no baseline moves a width, and each change by itself would be solved.
  private mutating func setBaselines(of named: [(view: Int, height: Double?)]) throws(LayoutError) {
    var found: [(item: LayoutItem, lines: (first: Double, last: Double))] = []
    for (index, height) in named {
      let width = engine.frame(of: items[index]).width
      guard let lines = contents[index].baselines(width: width, height: height) else { continue }
      found.append((items[index], lines))
    }
    try engine.transaction { (engine) throws(LayoutError) in
      for (item, lines) in found {
        try engine.setBaselines(firstFromTop: lines.first, lastFromBottom: lines.last, of: item)
      }
    }
  }

  private mutating func measure(_ sized: [Int]) throws(LayoutError) {
    // Not a copy: what the contents learn of their texts is kept.
    var contents: [ViewContent] = []
    swap(&contents, &self.contents)
    defer { swap(&contents, &self.contents) }
    let numbers = viewNumbers
    sizing = try engine.sizeToContent(
      sized.map { items[$0] }, scale: context.measurer.scale
    ) { item, width in
      numbers[item].map { contents[$0].size(width: width) } ?? IntrinsicContentSize()
    }
  }

  /// Gives bars and tabs the part of the safe area whose edge of the screen they touch.
  ///
  /// - Returns: Whether that changed any.
  private mutating func extendBars() -> Bool {
    guard let screen = context.screen, case .screen = root else { return false }
    var changed = false
    for index in views.indices where [.bar, .tabs].contains(views[index].view.kind) {
      let frame = engine.frame(of: items[index])
      var part = LayoutInsets()
      if frame.minY.magnitude < SceneTolerance.screenEdge { part.top = screen.safeArea.top }
      if (frame.maxY - screen.size.height).magnitude < SceneTolerance.screenEdge {
        part.bottom = screen.safeArea.bottom
      }
      guard part != contents[index].place.barExtension else { continue }
      contents[index].place.barExtension = part
      changed = true
    }
    return changed
  }
}
