extension AccessibilityWarning: CustomStringConvertible {
  /// What is wrong, by how much, and what to do about it.
  public var description: String {
    switch self {
    case .lowContrast(let contrast):
      // Cut off, because a ratio of 4.499 is not 4.5.
      "the text's contrast is \(NumberText.text((contrast.ratio * 100).rounded(.down) / 100)):1 "
        + "and should be \(NumberText.text(contrast.required)):1; darken one colour or lighten "
        + "the other"
    case .smallTapArea(let hit, let size):
      "\(Self.name(of: hit)) is \(NumberText.text(size.width)) × \(NumberText.text(size.height)) "
        + "points and should be \(NumberText.text(BubbleButton.smallestTapArea)) at least both "
        + "ways; enlarge it, or let a tap anywhere lead on"
    }
  }

  private static func name(of hit: TapOutcome.Hit) -> String {
    switch hit {
    case .bubble: "the bubble"
    case .button(let text): "the button '\(text)'"
    case .target: "a target"
    case .outside: "the outside"
    }
  }
}
