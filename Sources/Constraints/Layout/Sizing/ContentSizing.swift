/// How a sizing to content went.
public struct ContentSizing: Hashable, Sendable {
  /// How often heights were measured and solved: 1 unless heights acted on widths, or a text that
  /// wrapped left another one room for fewer lines.
  public var rounds: Int
  /// The constraints through which heights acted on widths, in the order in which they came into
  /// force; none where all items kept the widths that were solved first.
  public var axisMixingConstraints: [ConstraintID]
  /// The items whose height is not what their content takes at the width that they have, in the order
  /// in which they were given.
  public var unsettledItems: [LayoutItem]

  /// Whether each item's content was measured at the width that the item has, or takes the same
  /// height there.
  public var isSettled: Bool { unsettledItems.isEmpty }

  /// Makes a report, by default of a sizing in which heights did not act on widths.
  package init(
    rounds: Int = 1, axisMixingConstraints: [ConstraintID] = [], unsettledItems: [LayoutItem] = []
  ) {
    self.rounds = rounds
    self.axisMixingConstraints = axisMixingConstraints
    self.unsettledItems = unsettledItems
  }
}
