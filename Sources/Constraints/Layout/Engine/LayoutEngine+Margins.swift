/// Layout margins and safe areas.
extension LayoutEngine {
  /// Says how far an item's layout margins lie inside it; 8 points on all sides unless set.
  ///
  /// - Parameters:
  ///   - margins: The distances in points; negative ones lie outside.
  ///   - item: The item.
  /// - Throws: `numberOutOfRange`, `unknownItem`, `unsatisfiable`. The engine is unchanged.
  /// - Complexity: What depends on the margins moves.
  public mutating func setLayoutMargins(_ margins: DirectionalInsets, of item: LayoutItem)
    throws(LayoutError)
  {
    try state.checkFinite([margins.top, margins.leading, margins.bottom, margins.trailing])
    try changeMargins(of: item) { $0.own = margins }
  }

  /// Says whether an item's margins are at least as far inside as those of the item around it.
  ///
  /// Then each margin is as large as it takes to stay off the superview's margin on that side.
  /// False unless set.
  ///
  /// - Parameters:
  ///   - preserves: Whether it is so.
  ///   - item: The item.
  /// - Throws: `unknownItem`, `unsatisfiable`. The engine is unchanged.
  /// - Complexity: What depends on the margins moves.
  public mutating func setPreservesSuperviewLayoutMargins(_ preserves: Bool, of item: LayoutItem)
    throws(LayoutError)
  {
    try changeMargins(of: item) { $0.preservesSuperviewMargins = preserves }
  }

  /// Says whether an item's safe area adds to its layout margins; true unless set.
  ///
  /// - Parameters:
  ///   - insets: Whether it is so.
  ///   - item: The item.
  /// - Throws: `unknownItem`, `unsatisfiable`. The engine is unchanged.
  /// - Complexity: What depends on the margins moves.
  public mutating func setInsetsLayoutMarginsFromSafeArea(_ insets: Bool, of item: LayoutItem)
    throws(LayoutError)
  {
    try changeMargins(of: item) { $0.insetsFromSafeArea = insets }
  }

  /// Says how much of an item bars, notches and the like cover; nothing unless set.
  ///
  /// Items in it inherit as much of it as reaches over them; what is set on them adds to that.
  ///
  /// - Parameters:
  ///   - insets: How far the safe area lies inside the item, in points.
  ///   - item: The item.
  /// - Throws: `numberOutOfRange`, `unknownItem`, `unsatisfiable`. The engine is unchanged.
  /// - Complexity: What depends on the safe area moves.
  public mutating func setSafeAreaInsets(_ insets: LayoutInsets, of item: LayoutItem)
    throws(LayoutError)
  {
    try state.checkFinite([insets.top, insets.left, insets.bottom, insets.right])
    try changeMargins(of: item) { $0.ownSafeArea = insets }
  }

  /// The guide along an item's layout margins.
  ///
  /// - Parameter item: The item.
  /// - Returns: A guide, the same at each call.
  /// - Throws: `unknownItem`, `wrongKind` for a guide, `unsatisfiable`. The engine is unchanged.
  /// - Complexity: Constant but for the first call, which solves what is inherited.
  public mutating func layoutMarginsGuide(of item: LayoutItem) throws(LayoutError) -> LayoutItem {
    if let guide = try checkedMargins(of: item).marginsGuide { return guide }
    return try addGuide(.layoutMargins, called: "layoutMargins", to: item) { $0.marginsGuide = $1 }
  }

  /// The guide around the part of an item that bars, notches and the like leave free.
  ///
  /// - Parameter item: The item.
  /// - Returns: A guide, the same at each call.
  /// - Throws: `unknownItem`, `wrongKind` for a guide, `unsatisfiable`. The engine is unchanged.
  /// - Complexity: Constant but for the first call, which solves what is inherited.
  public mutating func safeAreaLayoutGuide(of item: LayoutItem) throws(LayoutError) -> LayoutItem {
    if let guide = try checkedMargins(of: item).safeAreaGuide { return guide }
    return try addGuide(.safeArea, called: "safeArea", to: item) { $0.safeAreaGuide = $1 }
  }

  /// How far an item's layout margins lie inside it, what is inherited included.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: Physical distances from the alignment rectangle, in points.
  /// - Complexity: The depth of the tree, for an item whose margins no constraint or guide uses.
  public func layoutMargins(of item: LayoutItem) -> LayoutInsets {
    inheritedMargins(of: item).margins
  }

  /// How much of an item bars, notches and the like cover, what is inherited included.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: Distances from the alignment rectangle, in points.
  /// - Complexity: The depth of the tree, for an item whose safe area no constraint or guide uses.
  public func safeAreaInsets(of item: LayoutItem) -> LayoutInsets {
    inheritedMargins(of: item).safeArea
  }

  /// Adds the guide along an item's margins or safe area, which are in use from then on.
  private mutating func addGuide(
    _ insets: GuideInsets, called suffix: String, to item: LayoutItem,
    _ note: (inout ItemMargins, LayoutItem) -> Void
  ) throws(LayoutError) -> LayoutItem {
    try transaction { (engine) throws(LayoutError) in
      let name = engine.state.record(item).name.map { "\($0).\(suffix)" }
      let guide = try engine.addGuide(named: name, in: item, insets)
      try engine.changeMargins(of: item) {
        note(&$0, guide)
        $0.isUsed = true
      }
      return guide
    }
  }

  private func inheritedMargins(of item: LayoutItem) -> EffectiveMargins {
    if let margins = state.margins[item], margins.isUsed { return margins.effective }
    var known: [LayoutItem: EffectiveMargins] = [:]
    return inheritedMargins(of: item, &known)
  }

  private func checkedMargins(of item: LayoutItem) throws(LayoutError) -> ItemMargins {
    try state.check(item)
    guard state.record(item).shape.base == nil else { throw LayoutError.wrongKind(item) }
    return state.marginsRecord(of: item)
  }

  private mutating func changeMargins(of item: LayoutItem, _ edit: (inout ItemMargins) -> Void)
    throws(LayoutError)
  {
    var record = try checkedMargins(of: item)
    edit(&record)
    try transaction { (engine) throws(LayoutError) in
      engine.state.setMargins(record, of: item)
      try engine.setEffectiveMargins(record.uninherited(engine.layoutDirection), of: item)
    }
  }
}
