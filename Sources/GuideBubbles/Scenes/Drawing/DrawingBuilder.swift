/// Turns a solved scene into drawings: the screen, a step's guide, or the one over the other.
///
/// Every number comes from the solution; nothing is laid out here.
public struct DrawingBuilder: Hashable, Sendable {
  let solution: SceneSolution
  /// The screen that is drawn on.
  public let screen: SolvedScreen

  /// Makes a builder; nothing when the scene has no screen to draw on.
  public init?(_ solution: SceneSolution) {
    guard let screen = solution.screen else { return nil }
    self.solution = solution
    self.screen = screen
  }

  /// The screen with its views, without any guide.
  public func screenDrawing() -> Drawing {
    Drawing(size: screen.size, elements: [.group(screenGroup())])
  }

  /// A step's dimming, cut-outs and bubble, without the screen under it.
  public func guideDrawing(for step: SolvedStep) -> Drawing {
    Drawing(
      size: screen.size,
      elements: [.group(dimmingGroup(for: step)), .group(bubbleGroup(for: step))])
  }

  /// What a person sees at a step: its guide over the screen.
  public func drawing(for step: SolvedStep) -> Drawing {
    Drawing(
      size: screen.size,
      elements: screenDrawing().elements + guideDrawing(for: step).elements)
  }

  /// The lines of a text set into a rectangle, without those that reach into nothing that is shown.
  func textElements(
    _ text: TextLayout, in rect: LayoutRect, alignment: ViewTextAlignment, font: TextFont,
    color: DrawingColor, where isShown: (LayoutRect) -> Bool = { _ in true }
  ) -> [DrawingElement] {
    let frames = text.lineFrames(in: rect, alignment: alignment, direction: screen.direction)
    var elements: [DrawingElement] = []
    for (line, frame) in zip(text.lines, frames) where !line.text.isEmpty && isShown(frame) {
      var drawn = DrawingText(
        text: line.text, x: frame.x, baseline: text.baseline(of: line, in: rect),
        width: line.width, font: font, color: color, direction: line.direction,
        anchor: alignment.anchor(in: screen.direction), fileFamilies: text.fileFamilies,
        language: screen.locale.textLanguage)
      if line.runs.isEmpty { elements.append(.text(drawn.spaced)) }
      // Not every reader of SVG orders a line of several directions alike, but a run each does.
      for run in line.runs where run.width > 0 {
        (drawn.text, drawn.x, drawn.width) = (run.text, frame.x + run.x, run.width)
        (drawn.direction, drawn.order) = (run.direction, run.isPlain ? .plain : .overridden)
        drawn.font.weight = run.weight ?? font.weight
        drawn.anchor = run.direction == .rightToLeft ? .middle : .left
        elements.append(.text(drawn.spaced))
      }
    }
    return elements
  }
}

extension DrawingText {
  /// The line with its letters as far apart as they were measured, where nothing joins them.
  fileprivate var spaced: DrawingText {
    var line = self
    let isBuiltIn = fileFamilies.isEmpty && !isJoined
    line.letterSpacing = isBuiltIn ? font.letterSpacing(of: text) : 0
    return line
  }
}

extension ViewTextAlignment {
  /// The point at which lines are in line with each other.
  fileprivate func anchor(in direction: UserInterfaceLayoutDirection) -> DrawingText.Anchor {
    switch (self, direction) {
    case (.center, _): .middle
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    }
  }
}
