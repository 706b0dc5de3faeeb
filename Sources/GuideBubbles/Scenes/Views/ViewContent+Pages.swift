extension ViewContent {
  /// The plain text of a page, broken for its frame: the lines that begin in it, the last of which
  /// the frame may cut.
  func pageText(in frame: LayoutRect) -> TextLayout? {
    guard view.view.kind == .web, !text.isEmpty else { return nil }
    let room = place.room(in: frame).width
    var page = context.measurer.layout(
      text, font: view.look.font, maximumWidth: room > 0 ? room : nil,
      lineLimit: view.lineLimit, breakMode: view.breakMode)
    let end = frame.height - view.insets.top
    let shown = page.lines.prefix { $0.top < end }
    if shown.count < page.lines.count {
      page.lines = Array(shown)
      page.isTruncated = true
      page.size.height = shown.last.map { $0.top + $0.height } ?? 0
    }
    return page
  }
}
