/// A bubble that is being placed.
struct PlacementWork {
  let situation: PlacementSituation
  var shapes: BubbleShapes
  let snapsToPixels: Bool

  var reporting: PlacementReporting {
    PlacementReporting(
      situation: situation, fewestRows: shapes.fewestRows, snapsToPixels: snapsToPixels)
  }

  /// Where the bubble goes when the solver cannot calculate with its numbers.
  mutating func fallback() -> BubblePlacement {
    let shape = shapes.shape(widest: situation.safe.width)
    return reporting.fallback(shape)
  }
}
