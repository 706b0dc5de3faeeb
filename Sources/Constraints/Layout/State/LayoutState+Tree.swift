/// Which items are in which.
extension LayoutState {
  /// Puts an item behind the others in its superview.
  internal mutating func link(_ item: LayoutItem, into superview: LayoutItem) {
    let last = items[Int(superview.index)].tree.last
    edit(item) {
      $0.tree.superview = superview
      $0.tree.previous = last
    }
    if last != TreeLinks.none { edit(last) { $0.tree.next = item.index } }
    edit(superview) {
      if last == TreeLinks.none { $0.tree.first = item.index }
      $0.tree.last = item.index
    }
  }

  /// Takes an item out of the tree, or a guide away from its owner.
  internal mutating func unlink(_ item: LayoutItem) {
    let record = record(item)
    let links = record.tree
    if let base = record.shape.base, isLive(base) {
      unlinkGuide(item, from: base)
      forgetGuide(item, of: base)
    }
    guard let superview = links.superview else { return }
    if links.previous != TreeLinks.none { edit(links.previous) { $0.tree.next = links.next } }
    if links.next != TreeLinks.none { edit(links.next) { $0.tree.previous = links.previous } }
    edit(superview) {
      if $0.tree.first == item.index { $0.tree.first = links.next }
      if $0.tree.last == item.index { $0.tree.last = links.previous }
    }
    edit(item) {
      $0.tree.superview = nil
      $0.tree.previous = TreeLinks.none
      $0.tree.next = TreeLinks.none
    }
  }

  /// Puts a guide behind the others of its owner.
  internal mutating func linkGuide(_ guide: LayoutItem, to owner: LayoutItem) {
    items[Int(owner.index)].tree.guides.append(guide)
    note(.linkedGuide(owner.index))
  }

  private mutating func unlinkGuide(_ guide: LayoutItem, from owner: LayoutItem) {
    // From the end: an owner that goes takes its guides along in reverse.
    guard let index = items[Int(owner.index)].tree.guides.lastIndex(of: guide) else { return }
    items[Int(owner.index)].tree.guides.remove(at: index)
    note(.unlinkedGuide(owner.index, guide, at: index))
  }

  /// The items in an item, in the order in which they were added.
  internal func subviews(of item: LayoutItem) -> [LayoutItem] {
    var subviews: [LayoutItem] = []
    var index = record(item).tree.first
    while index != TreeLinks.none {
      subviews.append(handle(index))
      index = items[Int(index)].tree.next
    }
    return subviews
  }

  /// The item that an item or guide is in.
  internal func holder(of item: LayoutItem) -> LayoutItem? {
    let record = items[Int(item.index)]
    return record.shape.base ?? record.tree.superview
  }

  /// Whether an item is in another one, directly or not.
  internal func isDescendant(_ item: LayoutItem, of ancestor: LayoutItem) -> Bool {
    var next = holder(of: item)
    while let holder = next {  // ends: an item is in one that was there before it
      if holder == ancestor { return true }
      next = self.holder(of: holder)
    }
    return false
  }

  /// The innermost item that contains all of some items or is one of them and contains the others.
  internal func nearestCommonHolder(of items: [LayoutItem]) -> LayoutItem? {
    guard var common = items.first.map({ chain(to: $0) }) else { return nil }
    for item in items.dropFirst() {
      let chain = chain(to: item)
      let count = zip(common, chain).prefix { $0 == $1 }.count
      common.removeLast(common.count - count)
    }
    return common.last
  }

  /// The items around an item from the outside, the item itself last.
  private func chain(to item: LayoutItem) -> [LayoutItem] {
    var chain = [item]
    var next = holder(of: item)
    while let holder = next {
      chain.append(holder)
      next = self.holder(of: holder)
    }
    return chain.reversed()
  }

  /// An item and all that are in it or placed by it, directly or not, outer ones first.
  internal func itemsInside(_ item: LayoutItem) -> [LayoutItem] {
    var found = [item]
    var next = 0
    while next < found.count {
      found += items[Int(found[next].index)].tree.guides
      found += subviews(of: found[next])
      next += 1
    }
    return found
  }

  /// An item and all guides and contents that are placed by it, directly or not.
  internal func itemsPlaced(by item: LayoutItem) -> [LayoutItem] {
    var placed = [item]
    var next = 0
    while next < placed.count {
      placed += items[Int(placed[next].index)].tree.guides
      next += 1
    }
    return placed
  }

  /// The first content that scrolls in an item.
  internal func scrollContent(of item: LayoutItem) -> LayoutItem? {
    record(item).tree.guides.first { guide in
      if case .content = items[Int(guide.index)].shape { true } else { false }
    }
  }
}
