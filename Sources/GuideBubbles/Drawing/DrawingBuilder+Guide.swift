internal import Constraints

extension DrawingBuilder {
  /// The dimming: the screen as one path, with the cut-outs as holes in it.
  ///
  /// Under the even-odd rule two holes that overlap would be filled where they do. So the path
  /// takes only holes that lie apart; each further set of holes that lie apart clips it, which
  /// gives exactly the screen less all of them. Usually there is one set.
  func dimmingGroup(for step: SolvedStep) -> DrawingGroup {
    let layers = Self.layersOfHoles(step.cutouts).map(pathAround)
    let path = layers.first ?? .rect(screenFrame)
    var element = DrawingElement.shape(DrawingShape(path, fill: palette.dimming))
    for clip in layers.dropFirst() {
      element = .group(DrawingGroup(clip: clip, elements: [element]))
    }
    return DrawingGroup(.dimming, elements: [element])
  }

  /// The cut-outs in as few layers as first fit finds, those of one layer apart from each other.
  static func layersOfHoles(_ cutouts: [Cutout]) -> [[Cutout]] {
    var layers: [[Cutout]] = []
    for cutout in cutouts {
      let layer = layers.firstIndex { $0.allSatisfy { !$0.frame.overlaps(cutout.frame) } }
      if let layer { layers[layer].append(cutout) } else { layers.append([cutout]) }
    }
    return layers
  }

  /// The screen with holes.
  private func pathAround(_ cutouts: [Cutout]) -> DrawingPath {
    DrawingPath(
      DrawingPath.rect(screenFrame).outlines + cutouts.map(\.outline), fillRule: .evenOdd)
  }

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
