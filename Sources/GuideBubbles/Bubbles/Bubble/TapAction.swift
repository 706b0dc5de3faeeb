/// What a tap asks a tour to do.
public enum TapAction: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// To show the next step, or to complete the tour.
  case advance
  /// To show the step before.
  case goBack
  /// To give the tour up.
  case skip
}
