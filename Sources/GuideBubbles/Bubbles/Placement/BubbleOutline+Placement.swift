extension BubbleOutline {
  /// Makes the outline of a placed bubble.
  public init(_ placement: BubblePlacement, style: BubbleStyle) {
    self.init(frame: placement.frame, style: style, arrow: placement.arrow)
  }
}
