/// Everything an engine knows besides the solver: items, and what each constraint stands for.
///
/// All changes of it go through `LayoutState+Changing`, which notes how to take them back.
internal struct LayoutState: Sendable {
  internal var direction: UserInterfaceLayoutDirection
  /// By the index of the handle.
  internal var items: ContiguousArray<ItemRecord> = []
  /// Indices of removed items, for re-use; the last one first.
  internal var freeIndices: ContiguousArray<Int32> = []
  /// The generation of the next item; never taken back, so that a handle from a transaction that
  /// failed names nothing.
  internal var nextGeneration: Int32 = 0
  /// What is in force, by the index of the constraint's name.
  internal var active: ContiguousArray<ActiveConstraint?> = []
  /// Which items the constraints in force name.
  internal var mentions = ConstraintMentions()
  /// The items that are stacks.
  ///
  /// They are only ever looked up, so that their order does not matter.
  internal var stacks: [LayoutItem: StackRecord] = [:]
  /// What was said of margins and safe areas; only ever looked up.
  internal var margins: [LayoutItem: ItemMargins] = [:]
  /// The items whose margins or safe areas constraints or guides use.
  internal var marginUsers: ContiguousArray<LayoutItem> = []
  /// Items whose sizes have yet to be kept from becoming negative.
  ///
  /// Sizes start at 0, so nothing can tell until the next change is solved: adding an item solves
  /// nothing.
  internal var unguarded: ContiguousArray<LayoutItem> = []
  /// Stacks whose shares have yet to follow a content that changed, each once.
  internal private(set) var unshared: ContiguousArray<LayoutItem> = []
  /// The same to look up.
  private var isUnshared: Set<LayoutItem> = []
  /// How to take the changes of the transaction under way back, in order; `nil` outside of one.
  internal var journal: ContiguousArray<LayoutUndo>?

  internal init(direction: UserInterfaceLayoutDirection) { self.direction = direction }

  internal struct ActiveConstraint: Sendable {
    internal var id: ConstraintID
    internal var source: LayoutConstraintSource
  }

  /// Changes which stacks' shares have yet to follow.
  internal mutating func exchangeUnshared(_ stacks: ContiguousArray<LayoutItem>) {
    unshared = stacks
    isUnshared = Set(stacks)
  }

  /// Adds a stack whose shares have yet to follow.
  ///
  /// - Returns: Whether it was not yet among them.
  internal mutating func appendUnshared(_ stack: LayoutItem) -> Bool {
    guard isUnshared.insert(stack).inserted else { return false }
    unshared.append(stack)
    return true
  }

  /// Takes away the stack that was added last.
  internal mutating func removeLastUnshared() { isUnshared.remove(unshared.removeLast()) }

  /// Refuses an item that is not there.
  internal func check(_ item: LayoutItem) throws(LayoutError) {
    guard isLive(item) else { throw LayoutError.unknownItem(item) }
  }

  /// Refuses numbers with which no solver calculates.
  internal func checkFinite(_ numbers: [Double]) throws(LayoutError) {
    for number in numbers where !number.isFinite { throw LayoutError.numberOutOfRange(number) }
  }

  /// Refuses a number of pixels a point that is none.
  internal func check(scale: Double?) throws(LayoutError) {
    guard let scale else { return }
    guard scale > 0, scale.isFinite else { throw LayoutError.numberOutOfRange(scale) }
  }

  internal func isLive(_ item: LayoutItem) -> Bool {
    let index = Int(item.index)
    guard items.indices.contains(index) else { return false }
    return items[index].isLive && items[index].generation == item.generation
  }

  /// The record of an item that must be there.
  internal func record(_ item: LayoutItem) -> ItemRecord {
    precondition(isLive(item), "the item \(item) was removed or belongs to another engine")
    return items[Int(item.index)]
  }

  /// The handle of an item that is there.
  internal func handle(_ index: Int32) -> LayoutItem {
    LayoutItem(index: index, generation: items[Int(index)].generation)
  }

  /// The items in the order in which they were added.
  internal var liveItems: [LayoutItem] {
    items.indices.filter { items[$0].isLive }
      .map { LayoutItem(index: Int32($0), generation: items[$0].generation) }
      .sorted { $0.generation < $1.generation }
  }

  /// The unknowns on which an item's place and size along an axis depend.
  internal func unknowns(of item: LayoutItem, along axis: LayoutAxis) -> [Variable] {
    let isHorizontal = axis == .horizontal
    var unknowns: [Variable] = []
    var next: LayoutItem? = item
    while let item = next {  // ends: an item is placed by one that was there before it
      let shape = record(item).shape
      switch shape {
      case .free(let left, let width, let top, let height):
        unknowns += isHorizontal ? [left, width] : [top, height]
      case .content(_, let width, let height, _): unknowns.append(isHorizontal ? width : height)
      case .fixed, .inset: break
      }
      next = shape.base
    }
    return unknowns
  }

  /// What a constraint stands for, or `nil` when it is not in force.
  internal func source(of id: ConstraintID) -> LayoutConstraintSource? {
    let index = Int(id.index)
    guard active.indices.contains(index), let entry = active[index], entry.id == id else {
      return nil
    }
    return entry.source
  }

  /// The activated constraint with a name.
  internal func constraint(_ id: ConstraintID) throws(LayoutError) -> LayoutConstraint {
    guard case .constraint(let constraint) = source(of: id) else {
      throw LayoutError.unknownConstraint(id)
    }
    return constraint
  }

  /// What is in force and names one of some items, in the order of the names.
  internal func constraints(naming items: [LayoutItem]) -> [ActiveConstraint] {
    var found: Set<Int32> = []
    for item in items { found.formUnion(mentions.constraints(naming: item.index)) }
    return found.sorted().compactMap { active[Int($0)] }
  }
}
