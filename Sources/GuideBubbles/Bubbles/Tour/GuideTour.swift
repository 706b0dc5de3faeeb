/// The steps of a guide, in the order in which they are shown.
///
/// Which steps are shown is settled before the first one is: numbers never change under way.
public struct GuideTour: Hashable, Sendable {
  /// The steps that are shown.
  public let steps: [GuideStep]
  /// The steps that are left out, in order.
  public let skipped: [SkippedStep]
  /// The direction in which the screen is read, which arrow keys follow.
  public let layoutDirection: UserInterfaceLayoutDirection

  /// Makes a tour of the steps that are shown and those that are left out.
  public init(
    steps: [GuideStep], skipped: [SkippedStep] = [],
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight
  ) {
    self.steps = steps
    self.skipped = skipped
    self.layoutDirection = layoutDirection
  }

  /// The names of the steps that are shown, in order.
  var ids: [String] { steps.map(\.id) }
}
