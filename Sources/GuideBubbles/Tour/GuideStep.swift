public import Constraints

/// What a tour knows of one of its steps: where it can be tapped, and which tap leads on.
public struct GuideStep: Hashable, Sendable {
  /// The step's name.
  public var id: String
  /// Which tap leads to the next step.
  public var advance: AdvanceMode
  /// The bubble's body, absolute, in points.
  public var bubble: LayoutRect
  /// The targets as they are seen: the holes over them, or their frames, absolute, in points.
  public var targets: [LayoutRect]
  /// The buttons in the bubble.
  public var buttons: [GuideButton]
  /// Whether a tap on a target reaches the app.
  public var passesThrough: Bool

  /// Makes a step from its parts.
  public init(
    id: String, advance: AdvanceMode = .anywhere, bubble: LayoutRect, targets: [LayoutRect],
    buttons: [GuideButton] = [], passesThrough: Bool = false
  ) {
    self.id = id
    self.advance = advance
    self.bubble = bubble
    self.targets = targets
    self.buttons = buttons
    self.passesThrough = passesThrough
  }

  /// Makes a step from a solved one.
  public init(_ step: SolvedStep) {
    self.init(
      id: step.id, advance: step.advance, bubble: step.bubble.frame,
      targets: step.targets.map(\.frame) + step.cutouts.map(\.frame),
      passesThrough: step.passThrough)
  }

  /// What a tap hits, and what comes of it; every point has an answer.
  ///
  /// - Parameter point: Where the tap is, absolute, in points.
  /// - Returns: The topmost thing at the point and its consequences.
  public func outcome(ofTapAt point: LayoutPoint) -> TapOutcome {
    let hit = hit(at: point)
    return TapOutcome(
      hit: hit, advances: advances(on: hit), passesThrough: passesThrough && hit == .target)
  }

  /// The topmost thing at a point: the bubble lies over its targets.
  private func hit(at point: LayoutPoint) -> TapOutcome.Hit {
    if let button = buttons.first(where: { $0.frame.contains(point) }) {
      return .button(button.text)
    }
    if bubble.contains(point) { return .bubble }
    return targets.contains { $0.contains(point) } ? .target : .outside
  }

  private func advances(on hit: TapOutcome.Hit) -> Bool {
    switch (advance, hit) {
    case (.anywhere, _), (.target, .target), (.outside, .outside): true
    case (.bubble, .bubble), (.bubble, .button): true
    case (.button(let wanted), .button(let text)): wanted == text
    // A bubble whose button is not drawn is the button.
    case (.button(let wanted), .bubble): !buttons.contains { $0.text == wanted }
    default: false
    }
  }
}

/// A button in a bubble.
public struct GuideButton: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// Where it is, absolute, in points.
  public var frame: LayoutRect

  /// Makes a button from its text and frame.
  public init(text: String, frame: LayoutRect) {
    self.text = text
    self.frame = frame
  }
}

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
  /// Whether it leads to the next step.
  public var advances: Bool
  /// Whether the app gets the tap too.
  public var passesThrough: Bool

  /// Makes an outcome from its parts.
  public init(hit: Hit, advances: Bool, passesThrough: Bool) {
    self.hit = hit
    self.advances = advances
    self.passesThrough = passesThrough
  }
}
