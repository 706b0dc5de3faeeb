/// A view's text on its way through a layout: cut into clusters once, then broken for one width after
/// another, of which several give the same lines.
struct ContentText {
  private let measured: MeasuredText
  /// What it was broken into so far.
  private var known: [BrokenText] = []

  /// Cuts and measures the text that a view shows.
  init(_ text: String, of view: ResolvedView, with measurer: TextMeasurer) {
    measured = MeasuredText(
      text, font: view.look.font, measurer: measurer, breakMode: view.breakMode)
  }

  /// The text broken for a width; nothing means no limit.
  mutating func layout(width: Double?, lineLimit: Int) -> TextLayout {
    let width = width ?? .infinity
    for index in known.indices where known[index].stands(at: width, lineLimit: lineLimit) {
      return known[index].layout
    }
    let layout = measured.layout(maximumWidth: width, lineLimit: lineLimit)
    known.append(BrokenText(width: width, lineLimit: lineLimit, layout: layout))
    return layout
  }
}

/// A text that was broken for a width.
private struct BrokenText {
  let width: Double
  let lineLimit: Int
  let layout: TextLayout
  /// The narrowest width that gives the same: that of the widest line, see `LineWrapper`.
  private let narrowest: Double

  init(width: Double, lineLimit: Int, layout: TextLayout) {
    self.width = width
    self.lineLimit = lineLimit
    self.layout = layout
    narrowest = layout.isTruncated ? width : layout.lines.reduce(0) { max($0, $1.width) }
  }

  func stands(at width: Double, lineLimit: Int) -> Bool {
    lineLimit == self.lineLimit
      && (width == self.width || width <= self.width && width >= narrowest)
  }
}
