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
  package init(
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
