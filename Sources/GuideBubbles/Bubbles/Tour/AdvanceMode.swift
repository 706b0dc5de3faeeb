/// Which tap leads from one step to the next.
public enum AdvanceMode: Hashable, Sendable {
  /// A tap anywhere on the screen.
  case anywhere
  /// A tap on a target.
  case target
  /// A tap on the bubble.
  case bubble
  /// A tap on neither the bubble nor a target.
  case outside
  /// A tap on a button in the bubble with that text.
  case button(String)
}
