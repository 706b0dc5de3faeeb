/// Something to read on a screen.
public struct AccessibilityElement: Hashable, Sendable {
  /// What an element is.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The heading in the bubble.
    case title
    /// The text in the bubble.
    case text
    /// A button in the bubble.
    case button
    /// What the bubble explains.
    case target
  }

  /// What it is.
  public var role: Role
  /// What it says.
  public var label: String
  /// Where it is, absolute, in points.
  public var frame: LayoutRect

  /// Makes an element from its parts.
  package init(role: Role, label: String, frame: LayoutRect) {
    self.role = role
    self.label = label
    self.frame = frame
  }
}
