internal import Constraints

extension DrawingBuilder {
  /// The bubble: body and arrow as one outline, its border, and its text clipped to it.
  func bubbleGroup(for step: SolvedStep) -> DrawingGroup {
    let bubble = step.bubble
    let outline = BubbleOutline(bubble, style: step.style)
    var elements = [
      DrawingElement.shape(DrawingShape(DrawingPath([outline.path]), fill: step.style.fill))
    ]
    if let border = step.style.border, let path = outline.borderPath {
      elements.append(.shape(DrawingShape(DrawingPath([path]), stroke: border)))
    }
    let lines = textElements(
      bubble.text, in: bubble.textFrame, alignment: .leading, font: step.style.font,
      color: step.style.textColor)
    if !lines.isEmpty {
      elements.append(.group(DrawingGroup(clip: .rect(bubble.frame), elements: lines)))
    }
    return DrawingGroup(.bubble, id: step.id, elements: elements)
  }
}
