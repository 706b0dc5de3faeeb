extension ViewLayout {
  /// The views on the screen's pixels, with their texts.
  mutating func solvedViews() -> [SolvedView] {
    let frames = frames()
    let texts = texts(in: frames)
    return views.indices.map { index in
      let frame = context.snapped(frames[index])
      let text = texts[index]
      return views[index].solved(
        in: views[index].parent, frame: frame, text: text,
        textFrame: context.snapped(contents[index].place.frame(of: text, in: frame)))
    }
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
