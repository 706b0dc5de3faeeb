extension ViewLayout {
  /// The views on the screen's pixels, with their texts.
  mutating func solvedViews() -> [SolvedView] {
    let frames = frames()
    let texts = texts(in: frames)
    let onBaselines = Set(viewsWithBaselines)
    return views.indices.map { index in
      let text = texts[index]
      return views[index].solved(
        in: views[index].parent, frame: context.snapped(frames[index]), text: text,
        textFrame: contents[index].place.frame(
          of: text, in: frames[index], isOnBaseline: onBaselines.contains(index), context))
    }
  }
}

extension TextPlace {
  /// Where a text is drawn in a frame that is not rounded yet.
  ///
  /// On pixels as the frame is, so that neither moves within the other. A text whose baseline
  /// constraints name stays at its height: texts of unlike sizes that stand on one line would leave
  /// it, each by another part of a pixel, were their upper edges rounded.
  func frame(
    of text: TextLayout?, in frame: LayoutRect, isOnBaseline: Bool, _ context: SceneContext
  ) -> LayoutRect {
    var snapped = context.snapped(self.frame(of: text, in: context.snapped(frame)))
    guard isOnBaseline else { return snapped }
    let exact = self.frame(of: text, in: frame)
    (snapped.y, snapped.height) = (exact.y, exact.height)
    return snapped
  }
}

extension ResolvedView {
  /// The view where it came to stand.
  ///
  /// - Parameters:
  ///   - id: What it is called; nothing for what the scene calls it.
  ///   - parent: The number of its parent among those that it is put to.
  ///   - isHidden: Whether what it is in is hidden.
  ///   - frame: Its frame, absolute, in points.
  ///   - text: Its text, broken for the frame.
  ///   - textFrame: Where the text stands, absolute, in points.
  ///   - showsPlaceholder: Whether the text is its placeholder in this row.
  /// - Returns: The view.
  func solved(
    id: String? = nil, in parent: Int?, isHidden: Bool = false, frame: LayoutRect,
    text: TextLayout?, textFrame: LayoutRect, showsPlaceholder: Bool = false
  ) -> SolvedView {
    var look = look
    if showsPlaceholder { look.textColor = DrawingPalette.placeholder }
    return SolvedView(
      id: id ?? view.name, kind: view.kind, frame: frame, parent: parent,
      isHidden: isHidden || self.isHidden, textFrame: textFrame, text: text, look: look,
      image: image, isOn: view.isOn, isSelected: view.isSelected, page: page)
  }
}
