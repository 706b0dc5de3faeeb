internal import GuideBubbles
internal import GuideScenes
internal import GuideText
internal import LayoutGeometry

/// The lines about a step: its targets, holes, bubble, text, buttons and the promises that are broken.
struct StepLines {
  private let step: SolvedStep
  /// The lines in that order.
  private(set) var lines: [LineNode] = []

  /// Writes the lines of a step.
  init(_ step: SolvedStep) {
    self.step = step
    addTargets()
    addBubble()
    for promise in step.bubble.promises where !promise.isKept {
      var line = node("breaks")
      line.add(promise.promise.rawValue)
      line.add("by", promise.shortfall)
      lines.append(line)
    }
    for control in step.coveredControls {
      var line = node("covers")
      line.add(LineNode.name(control))
      lines.append(line)
    }
  }

  private func node(_ part: String) -> LineNode {
    var line = LineNode("step", step.id)
    line.add(part)
    return line
  }

  private mutating func addTargets() {
    for target in step.targets {
      var line = node("target")
      if let id = target.id { line.add(LineNode.name(id)) }
      for frame in target.frames { line.add("frame", frame) }
      if target.visibleParts != target.frames {
        for part in target.visibleParts { line.add("visible", part) }
      }
      lines.append(line)
    }
    for cutout in step.cutouts {
      var line = node("cutout")
      line.add(cutout.shape.rawValue)
      line.add("frame", cutout.frame)
      if cutout.radius > 0 { line.add("radius", cutout.radius) }
      if let outline = cutout.ownOutline {
        line.add("path", texts: [DrawingPath([outline]).svgData])
      }
      lines.append(line)
    }
  }

  private mutating func addBubble() {
    let bubble = step.bubble
    var line = node("bubble")
    line.add(bubble.side.rawValue)
    line.add("frame", bubble.frame)
    if bubble.alignment != .center { line.add("alignment", bubble.alignment.rawValue) }
    if let arrow = bubble.arrow { line.add("tip", [arrow.tip.x, arrow.tip.y]) }
    if let tail = bubble.tailTip { line.add("tail", [tail.x, tail.y]) }
    lines.append(line)
    add("title", bubble.title, in: bubble.titleFrame)
    add("text", bubble.text, in: bubble.textFrame)
    for button in bubble.buttons {
      var line = node("button")
      line.add("frame", button.frame)
      line.add("text", texts: [button.button.text])
      lines.append(line)
    }
  }

  private mutating func add(_ part: String, _ text: TextLayout, in frame: LayoutRect) {
    guard !text.lines.isEmpty else { return }
    var line = node(part)
    line.add("frame", frame)
    line.add("lines", texts: text.lines.map(\.text))
    if text.isTruncated { line.add("truncated") }
    if text.measured == .exact { line.add("measured", "exact") }
    lines.append(line)
  }
}
