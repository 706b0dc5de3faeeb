/// Which ambiguity settles which unknown.
internal struct SettledUnknowns {
  /// What each ambiguity settles.
  internal let groups: [[LayoutQuantity]]
  /// The number of the ambiguity that settles an open unknown, or a later one; looked up only.
  private var numbers: [Variable: Int] = [:]

  internal init(_ open: [Variable], _ groups: [[LayoutQuantity]], in state: LayoutState) {
    self.groups = groups
    let isOpen = Set(open)
    for (number, quantities) in groups.enumerated() {
      for quantity in quantities {
        for unknown in state.unknowns(knownWith: quantity) where isOpen.contains(unknown) {
          numbers[unknown] = max(number, numbers[unknown] ?? 0)
        }
      }
    }
    // What belongs to no quantity is settled by none.
    for unknown in open where numbers[unknown] == nil { numbers[unknown] = groups.count }
  }

  /// The items of which something is open.
  internal var items: Set<LayoutItem> {
    var items: Set<LayoutItem> = []
    for case .attribute(_, let item) in groups.joined() { items.insert(item) }
    return items
  }

  /// Whether an unknown is known before an ambiguity is settled.
  internal func isSettled(_ unknown: Variable, before number: Int) -> Bool {
    numbers[unknown].map { $0 < number } ?? true
  }
}

extension LayoutState {
  /// The unknowns that are known at the latest when all open quantities of their item are.
  fileprivate func unknowns(knownWith quantity: LayoutQuantity) -> [Variable] {
    switch quantity {
    case .variable(let variable): return [variable]
    case .attribute(let attribute, let item):
      let (origin, extent) = record(item).shape.unknowns(along: attribute.axis)
      // From right to left the leading edge is the right one, made of both.
      let makesOrigin = attribute.isLocation || direction == .rightToLeft
      return [attribute.isLocation ? nil : extent, makesOrigin ? origin : nil].compactMap { $0 }
    }
  }
}

extension ItemShape {
  /// The unknowns that belong to an item along an axis.
  fileprivate func unknowns(along axis: LayoutAxis) -> (origin: Variable?, extent: Variable?) {
    switch self {
    case .free(let left, let width, let top, let height):
      axis == .horizontal ? (left, width) : (top, height)
    case .content, .fixed, .inset: (nil, extent(along: axis))
    }
  }
}
