internal import Constraints

extension DrawingPath {
  /// A bubble's body and arrow as one outline.
  static func bubble(_ bubble: BubblePlacement, style: BubbleStyle) -> DrawingPath {
    var path = DrawingPath.rect(bubble.frame, radius: style.cornerRadius)
    if let arrow = bubble.arrow {
      path.elements += DrawingPath.polygon([arrow.baseStart, arrow.tip, arrow.baseEnd]).elements
    }
    return path
  }
}
