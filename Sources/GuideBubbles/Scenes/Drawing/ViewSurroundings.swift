/// What the views around a view mean to how it is drawn.
struct ViewSurroundings {
  /// Outside of it nothing is shown, absolute, in points.
  var visible: LayoutRect
  /// Whether the tab that the view belongs to is selected; nothing outside of tabs.
  var isTabSelected: Bool?

  /// Whether anything of a rectangle is shown; what has no area is where it touches what is shown.
  func shows(_ rect: LayoutRect) -> Bool {
    rect.width > 0 && rect.height > 0 ? visible.overlaps(rect) : visible.touches(rect)
  }

  /// What surrounds a view itself, in which it may have said whether it is selected.
  func applying(_ view: SolvedView) -> ViewSurroundings {
    var own = self
    if isTabSelected != nil, let isSelected = view.isSelected { own.isTabSelected = isSelected }
    return own
  }

  /// What surrounds the children of a view.
  func inside(_ view: SolvedView) -> ViewSurroundings {
    var inner = self
    if view.kind == .tabs { inner.isTabSelected = false }
    if view.kind.clipsChildren { inner.visible = visible.clipped(to: view.frame) }
    return inner
  }
}
