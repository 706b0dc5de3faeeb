extension ViewLayout {
  /// The views on the screen's pixels, with their texts.
  mutating func solvedViews() -> [SolvedView] {
    let frames = frames()
    let texts = texts(in: frames)
    return views.indices.map { index in
      var view = SolvedView(views[index])
      view.frame = context.snapped(frames[index])
      view.text = texts[index]
      view.textFrame = context.snapped(
        contents[index].place.frame(of: view.text, in: view.frame))
      return view
    }
  }
}

extension SolvedView {
  /// What is known of a view before it is laid out.
  init(_ view: ResolvedView) {
    self.init(
      id: view.view.name, kind: view.view.kind, frame: LayoutRect(), parent: view.parent,
      isHidden: view.isHidden, look: view.look, image: view.image, isOn: view.view.isOn,
      isSelected: view.view.isSelected, page: view.page)
  }
}
