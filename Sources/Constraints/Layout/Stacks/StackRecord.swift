/// What an engine knows of a stack: its arrangement, and what each item in it has put in force.
internal struct StackRecord: Sendable {
  internal var arrangement: StackArrangement
  internal var slots: ContiguousArray<StackSlot> = []
  /// The names of the constraints that belong to the stack and to none of its items.
  internal var fitIDs: [ConstraintID] = []

  internal init(_ arrangement: StackArrangement) { self.arrangement = arrangement }
}

/// The place of an item in a stack.
internal struct StackSlot: Sendable {
  internal var item: LayoutItem
  internal var isHidden = false
  /// The distance to the next item, where it is not the stack's.
  internal var customSpacing: Double?
  /// The names of the constraints that belong to the item.
  internal var ids: [ConstraintID] = []

  internal init(_ item: LayoutItem) { self.item = item }
}

/// One change of a stack.
internal enum StackEdit {
  case insert(StackSlot, at: Int)
  case remove(at: Int)
  case replace(StackSlot, at: Int)
  case arrange(StackArrangement)
}

extension StackRecord {
  /// Changes the stack.
  ///
  /// - Returns: The edit that takes the change back.
  internal mutating func apply(_ edit: StackEdit) -> StackEdit {
    switch edit {
    case .insert(let slot, let index):
      slots.insert(slot, at: index)
      return .remove(at: index)
    case .remove(let index):
      return .insert(slots.remove(at: index), at: index)
    case .replace(let slot, let index):
      let before = slots[index]
      slots[index] = slot
      return .replace(before, at: index)
    case .arrange(let arrangement):
      let before = self.arrangement
      self.arrangement = arrangement
      return .arrange(before)
    }
  }

  /// Changes the names of the constraints of a slot, or of the stack as a whole.
  ///
  /// - Returns: The former ones.
  internal mutating func exchange(_ names: [ConstraintID], ofSlot slot: Int?) -> [ConstraintID] {
    var names = names
    if let slot { swap(&slots[slot].ids, &names) } else { swap(&fitIDs, &names) }
    return names
  }

  /// The slots whose constraints an edit that was applied may have changed, in order.
  ///
  /// An item's constraints name at most the two visible items before it, a hidden one's the item right
  /// before it, and they depend on whether it is the last one. Only shares of content depend on
  /// everything.
  internal func slots(touchedBy edit: StackEdit) -> [Int] {
    if arrangement.distribution == .fillProportionally { return Array(slots.indices) }
    switch edit {
    case .arrange: return Array(slots.indices)
    case .insert(_, let index), .remove(let index), .replace(_, let index):
      var touched = visible(before: index).map { [$0] } ?? []
      var seen = 0
      for place in index..<slots.count where !slots[place].isHidden || place <= index + 1 {
        touched.append(place)
        if !slots[place].isHidden { seen += 1 }
        if seen == 3 { break }  // the edited one and the two behind it
      }
      return touched
    }
  }

  /// The nearest slot in front of another whose item is not hidden.
  internal func visible(before index: Int) -> Int? {
    slots[..<index].lastIndex { !$0.isHidden }
  }

  /// Whether no slot behind another has an item that is not hidden.
  internal func isLastVisible(_ index: Int) -> Bool {
    !slots[(index + 1)...].contains { !$0.isHidden }
  }

  /// The distance that the item in a slot keeps from the next one.
  internal func spacing(after index: Int) -> Double {
    slots[index].customSpacing ?? arrangement.spacing
  }

  /// What the gaps between the visible items take together.
  internal var spacings: Double {
    guard let last = visible(before: slots.count) else { return 0 }
    return slots[..<last].indices.reduce(0) { sum, index in
      slots[index].isHidden ? sum : sum + spacing(after: index)
    }
  }
}
