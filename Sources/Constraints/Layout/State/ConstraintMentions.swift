/// Which constraints name which items.
///
/// Each constraint is linked into the list of every item that it names, so that putting one in and
/// taking one out cost as much as the constraint names items, however many name the same ones.
internal struct ConstraintMentions: Sendable {
  /// One mention of an item by a constraint.
  private struct Mention: Sendable {
    var constraint: Int32
    var item: Int32
    /// Neighbours in the list of the item.
    var previous: Int32
    var next: Int32
    /// The next mention of the same constraint, or the next free one.
    var sibling: Int32
  }

  private static let none: Int32 = -1

  private var mentions: ContiguousArray<Mention> = []
  private var firstFree = ConstraintMentions.none
  /// The first mention, by the index of the item.
  private var firstOfItem: ContiguousArray<Int32> = []
  /// The first mention, by the index of the constraint.
  private var firstOfConstraint: ContiguousArray<Int32> = []

  /// Notes that a constraint names some items; one that occurs twice is noted once.
  internal mutating func insert(_ constraint: Int32, naming items: [Int32]) {
    Self.extend(&firstOfConstraint, to: constraint)
    for (place, item) in items.enumerated() where !items[..<place].contains(item) {
      Self.extend(&firstOfItem, to: item)
      let next = firstOfItem[Int(item)]
      let mention = Mention(
        constraint: constraint, item: item, previous: Self.none, next: next,
        sibling: firstOfConstraint[Int(constraint)])
      let index = take(mention)
      if next != Self.none { mentions[Int(next)].previous = index }
      firstOfItem[Int(item)] = index
      firstOfConstraint[Int(constraint)] = index
    }
  }

  /// Forgets what a constraint names.
  internal mutating func remove(_ constraint: Int32) {
    guard firstOfConstraint.indices.contains(Int(constraint)) else { return }
    var index = firstOfConstraint[Int(constraint)]
    firstOfConstraint[Int(constraint)] = Self.none
    while index != Self.none {
      let mention = mentions[Int(index)]
      if mention.previous == Self.none {
        firstOfItem[Int(mention.item)] = mention.next
      } else {
        mentions[Int(mention.previous)].next = mention.next
      }
      if mention.next != Self.none { mentions[Int(mention.next)].previous = mention.previous }
      mentions[Int(index)].sibling = firstFree
      firstFree = index
      index = mention.sibling
    }
  }

  /// The constraints that name an item; their order means nothing.
  internal func constraints(naming item: Int32) -> [Int32] {
    guard firstOfItem.indices.contains(Int(item)) else { return [] }
    var found: [Int32] = []
    var index = firstOfItem[Int(item)]
    while index != Self.none {
      found.append(mentions[Int(index)].constraint)
      index = mentions[Int(index)].next
    }
    return found
  }

  private mutating func take(_ mention: Mention) -> Int32 {
    guard firstFree != Self.none else {
      mentions.append(mention)
      return Int32(mentions.count - 1)
    }
    let index = firstFree
    firstFree = mentions[Int(index)].sibling
    mentions[Int(index)] = mention
    return index
  }

  private static func extend(_ list: inout ContiguousArray<Int32>, to index: Int32) {
    while list.count <= Int(index) { list.append(none) }
  }
}
