public import Constraints

/// A button that a bubble shows below its text.
///
/// Buttons stand in a row at the trailing end, or each below the other where the row is wider than
/// the room. What can be tapped of one is at least 44 points high and wide; what is drawn is lower.
public struct BubbleButton: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// What it does, whatever the step's advance mode; nothing leaves that to the mode.
  public var action: TapAction?

  /// Makes a button from its text and what it does.
  public init(_ text: String, action: TapAction? = nil) {
    self.text = text
    self.action = action
  }
}

/// A button of a placed bubble.
public struct BubbleButtonPlacement: Hashable, Sendable {
  /// What it says and does.
  public var button: BubbleButton
  /// What can be tapped, absolute, in points.
  public var frame: LayoutRect
  /// What is drawn: the outline of a pill inside the frame, absolute, in points.
  public var outlineFrame: LayoutRect
  /// Where its text stands, absolute, in points.
  public var textFrame: LayoutRect
  /// Its text, broken for its width.
  public var text: TextLayout

  /// Makes a placed button from its parts.
  public init(
    button: BubbleButton, frame: LayoutRect, outlineFrame: LayoutRect, textFrame: LayoutRect,
    text: TextLayout
  ) {
    self.button = button
    self.frame = frame
    self.outlineFrame = outlineFrame
    self.textFrame = textFrame
    self.text = text
  }
}
