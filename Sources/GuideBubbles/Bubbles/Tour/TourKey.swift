/// A key that a tour listens to.
public enum TourKey: String, Hashable, Sendable, CaseIterable {
  /// The arrow to the left.
  case arrowLeft
  /// The arrow to the right.
  case arrowRight
  /// Home, or Pos1.
  case home
  /// End.
  case end
  /// Escape.
  case escape
  /// Return, or Enter.
  case enter
  /// The space bar.
  case space

  /// What a key asks for.
  package enum Meaning: Hashable, Sendable {
    /// The next step.
    case advance
    /// The step before.
    case goBack
    /// The first step again, also after the end.
    case restart
    /// The last step.
    case goToLast
    /// To give the tour up.
    case skip
  }

  /// What the key asks for; the arrows point along the reading direction, the others do not care.
  ///
  /// - Parameter layoutDirection: The direction in which the screen is read.
  /// - Returns: The meaning; left goes on where text runs from right to left.
  package func meaning(in layoutDirection: UserInterfaceLayoutDirection) -> Meaning {
    switch self {
    case .arrowLeft: layoutDirection == .leftToRight ? .goBack : .advance
    case .arrowRight: layoutDirection == .leftToRight ? .advance : .goBack
    case .home: .restart
    case .end: .goToLast
    case .escape: .skip
    case .enter, .space: .advance
    }
  }
}
