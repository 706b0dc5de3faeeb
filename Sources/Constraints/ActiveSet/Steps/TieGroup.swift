/// Candidates whose ratios are equal in all levels above the stays', and in the stays' up to one.
struct TieGroup {
  var candidates: ContiguousArray<RatioCandidate>
  /// The order of the last variable at whose level they were compared.
  var after = Int64.min
  /// Whether their ratios are zero in all levels compared so far.
  var isZeroSoFar: Bool
}
