internal import GuideText

extension ViewContent {
  /// The text of a page, broken for its frame: the lines that begin in it, the last of which the
  /// frame may cut.
  func pageText(in frame: LayoutRect) -> TextLayout? {
    guard view.view.kind == .web, let page = view.page else { return nil }
    let text = WebText.page(of: page)
    guard !text.text.isEmpty else { return nil }
    let layout = PageLayout(text, of: view, room: place.room(in: frame).width, in: context)
    return layout.layout(above: frame.height - view.insets.top, lineLimit: view.lineLimit)
  }
}
