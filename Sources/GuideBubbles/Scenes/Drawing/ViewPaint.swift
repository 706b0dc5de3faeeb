/// What a view's rectangle is painted with.
struct ViewPaint {
  /// The colour inside; nothing for none.
  var fill: DrawingColor?
  /// The line inside its edges; nothing for none.
  var stroke: BubbleBorder?
  /// The radius of its corners, in points.
  var radius: Double = 0
}

extension DrawingBuilder {
  /// What a view is painted with: its own look where given, else its kind's.
  ///
  /// A view with an image has nothing of its kind, which the image takes the place of.
  func paint(
    of view: SolvedView, isLeaf: Bool, in surroundings: ViewSurroundings
  ) -> ViewPaint {
    var paint =
      view.image == nil ? kindPaint(of: view, isLeaf: isLeaf, in: surroundings) : ViewPaint()
    paint.fill = view.look.fill ?? paint.fill
    paint.stroke = view.look.border ?? paint.stroke
    paint.radius = view.look.cornerRadius ?? paint.radius
    return paint
  }

  /// What a kind is painted with.
  ///
  /// A rectangle or button with nothing in it and no colour of its own is painted so that it is seen.
  private func kindPaint(
    of view: SolvedView, isLeaf: Bool, in surroundings: ViewSurroundings
  ) -> ViewPaint {
    let isBlank = isLeaf && view.look.fill == nil && view.text == nil
    func line(_ color: DrawingColor) -> BubbleBorder {
      BubbleBorder(width: screen.hairline, color: color)
    }
    switch view.kind {
    case .bar, .tabs: return ViewPaint(fill: DrawingPalette.bar)
    case .field:
      return ViewPaint(
        fill: DrawingPalette.surface, stroke: line(DrawingPalette.line),
        radius: view.outlineRadius)
    case .list, .web: return ViewPaint(fill: DrawingPalette.surface)
    case .button where isFilled(view, surroundings):
      return ViewPaint(fill: DrawingPalette.tint, radius: 6)
    case .image:
      let isTinted = surroundings.isTabSelected == true
      return ViewPaint(fill: isTinted ? DrawingPalette.tintBackground : DrawingPalette.picture)
    case .view where isBlank, .button where isBlank:
      return ViewPaint(
        fill: DrawingPalette.surface, stroke: line(DrawingPalette.faintLine), radius: 4)
    case .view, .label, .button, .switch, .stack, .scroll: return ViewPaint()
    }
  }
}
