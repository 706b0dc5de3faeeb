/// How high lines are.
public enum LineHeightRule: Hashable, Sendable {
  /// As high as the font says.
  case natural
  /// So many times as high as the font says.
  case multiple(Double)
  /// At least so many points.
  case atLeast(Double)
  /// So many points.
  case exactly(Double)

  /// The height of a line.
  ///
  /// - Parameter natural: The height that the font says, in points.
  /// - Returns: Points; what is not positive and finite counts as the font's.
  package func height(natural: Double) -> Double {
    let wanted =
      switch self {
      case .natural: natural
      case .multiple(let factor): natural * factor
      case .atLeast(let height): max(natural, height)
      case .exactly(let height): height
      }
    return wanted > 0 && wanted.isFinite ? wanted : natural
  }
}
