/// A bubble that is being placed.
struct PlacementWork {
  let situation: PlacementSituation
  var fits: BubbleFits
  let snapsToPixels: Bool

  var reporting: PlacementReporting {
    PlacementReporting(
      situation: situation, fewestRows: fits.fewestRows, snapsToPixels: snapsToPixels)
  }

  /// Where the bubble goes when the solver cannot calculate with its numbers.
  mutating func fallback() -> BubblePlacement {
    let fit = fits.fit(widest: situation.safe.width)
    return reporting.fallback(fit)
  }
}
