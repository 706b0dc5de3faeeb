/// A button that a bubble shows below its text.
///
/// Buttons stand in a row at the trailing end, or each below the other where the row is wider than
/// the room. What can be tapped of one is at least 44 points high and wide; what is drawn is lower.
public struct BubbleButton: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// What it does, whatever the step's advance mode; nothing leaves that to the mode.
  public var action: TapAction?

  /// The least width and height of what is tapped, in points: Apple's guidelines ask for as much.
  package static let smallestTapArea = 44.0

  /// Makes a button from its text and what it does.
  public init(_ text: String, action: TapAction? = nil) {
    self.text = text
    self.action = action
  }
}
