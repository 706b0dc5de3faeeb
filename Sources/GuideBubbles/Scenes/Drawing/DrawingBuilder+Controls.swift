extension DrawingBuilder {
  /// A track with its knob at the end where "on" or "off" is.
  func switchElements(of view: SolvedView) -> [DrawingElement] {
    let frame = view.frame
    let radius = min(frame.width, frame.height) / 2
    let isOn = view.isOn ?? false
    let isRight = isOn == (screen.direction == .leftToRight)
    let knob = LayoutPoint(
      x: isRight ? frame.maxX - radius : frame.minX + radius, y: frame.midY)
    let track = isOn ? view.look.fill ?? DrawingPalette.switchTrack : DrawingPalette.switchTrackOff
    return imageElements(of: view) + [
      .shape(DrawingShape(.rect(frame, radius: radius), fill: track)),
      .shape(
        DrawingShape(
          .circle(center: knob, radius: max(0, radius - 2)), fill: DrawingPalette.surface)),
    ]
  }

  /// The colour of a view's text unless the scene gives one: the tint says what can be tapped, and in
  /// tabs which one is selected.
  func textColor(of view: SolvedView, _ surroundings: ViewSurroundings) -> DrawingColor {
    if let isSelected = surroundings.isTabSelected, view.kind != .tabs {
      return isSelected ? DrawingPalette.tint : DrawingPalette.unselected
    }
    guard view.kind == .button else { return DrawingPalette.text }
    return isFilled(view, surroundings) ? DrawingPalette.surface : DrawingPalette.tint
  }

  /// Whether a button is drawn in the tint: a selected one that is no tab.
  func isFilled(_ view: SolvedView, _ surroundings: ViewSurroundings) -> Bool {
    view.kind == .button && view.isSelected == true && surroundings.isTabSelected == nil
      && view.look.fill == nil && view.image == nil
  }

  /// Whether any view is a page of HTML.
  package var hasPages: Bool { solution.views.contains { $0.page != nil && !$0.isHidden } }

  /// A page: its HTML where that can be shown, its text elsewhere.
  func pageElements(
    of view: SolvedView, in surroundings: ViewSurroundings
  ) -> [DrawingElement] {
    guard let html = view.page, view.frame.width > 0, view.frame.height > 0,
      surroundings.shows(view.frame)
    else { return [] }
    let text = view.text.map { lines(of: view, $0, in: surroundings.inside(view)) } ?? []
    let page = DrawingElement.page(
      DrawingPage(
        html: html, frame: view.frame, title: view.id,
        language: screen.locale.textLanguage ?? "und",
        direction: screen.direction, elements: text))
    let clip = DrawingPath.rect(view.frame, radius: view.look.cornerRadius ?? 0)
    return [.group(DrawingGroup(clip: clip, elements: [page]))]
  }
}
