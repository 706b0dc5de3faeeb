/// What a tap hits, and what comes of it.
public struct TapOutcome: Hashable, Sendable {
  /// What a tap can hit.
  public enum Hit: Hashable, Sendable {
    /// The bubble, beside its buttons.
    case bubble
    /// A button in the bubble, by its text.
    case button(String)
    /// A target or the hole over it.
    case target
    /// Anything else.
    case outside
  }

  /// What was hit.
  public var hit: Hit
  /// What the tap asks for.
  public var action: TapAction
  /// Whether the app gets the tap too.
  public var passesThrough: Bool

  /// Makes an outcome from its parts.
  package init(hit: Hit, action: TapAction, passesThrough: Bool) {
    self.hit = hit
    self.action = action
    self.passesThrough = passesThrough
  }

  /// What a tap does where no step is shown: all of it is the app's.
  static let untouched = TapOutcome(hit: .outside, action: .none, passesThrough: true)
}
