extension BubblePromise {
  /// What it means that the promise is broken.
  package var breach: String {
    switch self {
    case .insideSafeArea: "the bubble reaches out of the safe area"
    case .textUnclipped: "the bubble has too little room for its text"
    case .clearOfTarget: "the bubble covers what it explains, or the cut-out around it"
    case .arrowOnStraightEdge: "the arrow would stand on a rounded corner"
    case .arrowOnTarget: "the arrow does not point at the target"
    case .clearOfObstacles: "the bubble covers an obstacle"
    case .targetVisible: "a part of what it explains cannot be seen"
    }
  }

  /// What the author of a scene can do about it.
  package var wayOut: String {
    switch self {
    case .insideSafeArea, .textUnclipped:
      "shorten the text, or give its style smaller 'textInsets', a smaller font or more 'maxWidth'"
    case .clearOfTarget:
      "shorten the text, allow any side with \"side\": \"auto\", or put it over with \"over\""
    case .arrowOnStraightEdge:
      "give the style a smaller 'cornerRadius', or an arrow of less 'width'"
    case .arrowOnTarget:
      "move the target away from the screen's edge, or give the style less 'cornerRadius', an arrow "
        + "of less 'width', or \"arrow\": false"
    case .targetVisible:
      "move the target, or what hides it"
    case .clearOfObstacles:
      "shorten the text, allow any side with \"side\": \"auto\", or remove an obstacle"
    }
  }
}
