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
