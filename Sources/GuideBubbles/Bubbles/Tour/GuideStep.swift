/// What a tour knows of one of its steps: where it can be tapped, and which tap leads on.
public struct GuideStep: Hashable, Sendable {
  /// The step's name, which no other step of the tour should have.
  public var id: String
  /// Which tap leads to the next step.
  public var advance: AdvanceMode
  /// The bubble's body, absolute, in points.
  public var bubble: LayoutRect
  /// The targets' frames, absolute, in points.
  public var targets: [LayoutRect]
  /// The holes over the targets, which count as the targets too.
  public var cutouts: [Cutout]
  /// The buttons in the bubble.
  public var buttons: [GuideButton]
  /// Whether a tap inside a hole reaches the app; on a target, where the step has no holes.
  public var passesThrough: Bool

  /// Makes a step from its parts.
  public init(
    id: String, advance: AdvanceMode = .anywhere, bubble: LayoutRect, targets: [LayoutRect],
    cutouts: [Cutout] = [], buttons: [GuideButton] = [], passesThrough: Bool = false
  ) {
    self.id = id
    self.advance = advance
    self.bubble = bubble
    self.targets = targets
    self.cutouts = cutouts
    self.buttons = buttons
    self.passesThrough = passesThrough
  }
}
