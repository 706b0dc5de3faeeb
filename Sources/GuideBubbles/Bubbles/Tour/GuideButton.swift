/// A button in a bubble.
public struct GuideButton: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// Where it is, absolute, in points.
  public var frame: LayoutRect
  /// What it does, whatever the step's advance mode; nothing leaves that to the mode.
  public var action: TapAction?

  /// Makes a button from its text, its frame and what it does.
  public init(text: String, frame: LayoutRect, action: TapAction? = nil) {
    self.text = text
    self.frame = frame
    self.action = action
  }
}
