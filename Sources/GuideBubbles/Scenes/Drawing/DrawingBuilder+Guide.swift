extension DrawingBuilder {
  /// The bubble: body and arrow as one outline, its border, and its text clipped to it.
  func bubbleGroup(for step: SolvedStep) -> DrawingGroup {
    let bubble = step.bubble
    let outline = BubbleOutline(bubble, style: step.style)
    var elements = bodyElements(of: bubble, outline, style: step.style)
    if let border = step.style.border, let path = outline.borderPath {
      elements.append(.shape(DrawingShape(DrawingPath([path]), stroke: border)))
    }
    let contents = contentElements(for: step)
    if !contents.isEmpty {
      elements.append(.group(DrawingGroup(clip: .rect(bubble.frame), elements: contents)))
    }
    return DrawingGroup(.bubble, id: step.id, elements: elements)
  }

  /// The body with the arrow: as one outline, or the picture with the arrow before it.
  private func bodyElements(
    of bubble: BubblePlacement, _ outline: BubbleOutline, style: BubbleStyle
  ) -> [DrawingElement] {
    guard let picture = style.picture else {
      return [.shape(DrawingShape(DrawingPath([outline.path]), fill: style.fill))]
    }
    let image = DrawingImage(
      picture.image, frame: bubble.frame,
      pieces: picture.slices.pieces(in: bubble.frame, toScale: screen.scale),
      isMirrored: picture.isMirrored(in: screen.direction))
    guard let arrow = bubble.arrow else { return [.image(image)] }
    let triangle = OutlinePath(elements: [
      .move(to: arrow.baseStart), .line(to: arrow.tip), .line(to: arrow.baseEnd), .close,
    ])
    return [.image(image), .shape(DrawingShape(DrawingPath([triangle]), fill: style.fill))]
  }

  /// Title, text and buttons, these as outlines in the text's colour, which stands out from whatever
  /// the bubble is filled with.
  private func contentElements(for step: SolvedStep) -> [DrawingElement] {
    let (bubble, style) = (step.bubble, step.style)
    var elements = textElements(
      bubble.title, in: bubble.titleFrame, alignment: .leading, font: style.resolvedTitleFont,
      color: style.textColor)
    elements += textElements(
      bubble.text, in: bubble.textFrame, alignment: .leading, font: style.font,
      color: style.textColor)
    for button in bubble.buttons {
      let line = BubbleBorder(width: 1, color: style.textColor)
      let outline = button.outlineFrame.inset(
        by: LayoutInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
      let pill = Cutout(shape: .capsule, frame: outline, radius: outline.height / 2).outline
      elements.append(.shape(DrawingShape(DrawingPath([pill]), stroke: line)))
      elements += textElements(
        button.text, in: button.textFrame, alignment: .center, font: style.buttonFont,
        color: style.textColor)
    }
    return elements
  }
}
