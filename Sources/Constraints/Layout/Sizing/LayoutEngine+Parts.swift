extension LayoutEngine {
  /// Adds copies of all that belongs to a part of another engine, inside a transaction.
  ///
  /// The container is free, whatever it was; it begins at the origin unless constraints put something
  /// in the part in an absolute place.
  ///
  /// - Parameters:
  ///   - part: What to copy.
  ///   - copy: Notes which copies stand for what.
  /// - Throws: `numberOutOfRange`; the transaction takes back what was done.
  internal mutating func add(_ part: LayoutPart, _ copy: inout PartCopy) throws(LayoutError) {
    addItems(of: part, &copy)
    try placeContainer(of: part, copy)
    try addConstraints(of: part, &copy)
    for (item, record) in part.items {
      guard let twin = copy.copies[item] else { continue }
      let size = IntrinsicContentSize(width: record.horizontal.size, height: record.vertical.size)
      try setContentSize(size, wrappingAt: record.horizontal.wrapExtent, of: twin)
    }
    noteStacks(of: part, copy)
  }

  private mutating func addItems(of part: LayoutPart, _ copy: inout PartCopy) {
    // Where a container with a frame lies and how large it is becomes unknown, before all else.
    var unknowns: [Variable] = []
    if case .fixed = part.items[0].record.shape {
      for _ in 0..<4 { unknowns.append(makeVariable()) }
    }
    for variable in part.variables { copy.variables[variable] = makeVariable() }
    for (item, record) in part.items {
      let isContainer = item == part.container
      var shape = copy.copy(of: record.shape, from: part.origin)
      if isContainer, unknowns.count == 4 {
        shape = .free(
          left: unknowns[0], width: unknowns[1], top: unknowns[2], height: unknowns[3])
      }
      copy.note(add(record, shape), of: item, isContainer: isContainer)
    }
    for (item, record) in part.items {
      guard let twin = copy.copies[item] else { continue }
      link(twin, as: record, part.margins[item], copy)
    }
  }

  private mutating func addConstraints(of part: LayoutPart, _ copy: inout PartCopy)
    throws(LayoutError)
  {
    for (id, constraint) in part.constraints {
      let constraint = copy.copy(of: constraint)
      let expressed = Constraint(
        try state.expression(of: constraint), constraint.relation, priority: constraint.priority)
      let name = try change { (engine) throws(SolverError) in
        try engine.enforce(expressed, as: .constraint(constraint))
      }
      copy.note(name, of: id)
    }
  }

  /// Notes what stacks arrange; their constraints were copied with all others.
  private mutating func noteStacks(of part: LayoutPart, _ copy: PartCopy) {
    for (item, record) in part.stacks {
      guard let twin = copy.copies[item] else { continue }
      state.setStack(copy.copy(of: record), of: twin)
      for slot in record.slots {
        guard let arranged = copy.copies[slot.item] else { continue }
        state.edit(arranged) { $0.arrangedIn = twin }
      }
    }
  }

  /// Adds an item of which everything is known but what other items and constraints it belongs to.
  private mutating func add(_ record: ItemRecord, _ shape: ItemShape) -> LayoutItem {
    let item = add(record.name, shape)
    state.edit(item) {
      $0.firstBaseline = record.firstBaseline
      $0.lastBaseline = record.lastBaseline
      $0.alignmentRectInsets = record.alignmentRectInsets
      $0.preferredMaxLayoutWidth = record.preferredMaxLayoutWidth
      for axis in LayoutAxis.allCases {
        $0[axis].hugging = record[axis].hugging
        $0[axis].resistance = record[axis].resistance
      }
    }
    if shape.extent(along: .horizontal) != nil { state.guardLater(item) }
    return item
  }

  /// Gives a copy its place in the tree and its margins; what lay outside of the part is gone.
  private mutating func link(
    _ twin: LayoutItem, as record: ItemRecord, _ margins: ItemMargins?, _ copy: PartCopy
  ) {
    if let base = state.record(twin).shape.base {
      state.linkGuide(twin, to: base)
    } else if let holder = record.tree.superview.flatMap({ copy.copies[$0] }) {
      state.link(twin, into: holder)
    }
    guard var margins else { return }
    margins.marginsGuide = margins.marginsGuide.flatMap { copy.copies[$0] }
    margins.safeAreaGuide = margins.safeAreaGuide.flatMap { copy.copies[$0] }
    state.setMargins(margins, of: twin)
  }

  private mutating func placeContainer(of part: LayoutPart, _ copy: PartCopy) throws(LayoutError) {
    if part.isPlaceless.horizontal {
      try activate(
        LayoutConstraint(terms: [LayoutTerm(.attribute(.left, of: copy.container))], .equal))
    }
    if part.isPlaceless.vertical {
      try activate(
        LayoutConstraint(terms: [LayoutTerm(.attribute(.top, of: copy.container))], .equal))
    }
  }
}
