internal import Constraints
internal import GuideText

/// A bubble's text, to be broken for many widths.
enum BubbleBody {
  /// A text.
  case text(MeasuredText, lineLimit: Int)
  /// A text that somebody else breaks for a width in points: never into more lines for a wider one.
  case measured((Double) -> TextLayout)

  /// The text broken for a width in points.
  func layout(width: Double) -> TextLayout {
    switch self {
    case .text(let text, let lineLimit): text.layout(maximumWidth: width, lineLimit: lineLimit)
    case .measured(let layout): layout(width)
    }
  }

  /// How many lines the text has at a width in points without a line limit, and their size.
  func extent(width: Double) -> MeasuredText.Extent {
    switch self {
    case .text(let text, _): return text.extent(maximumWidth: width)
    case .measured(let layout):
      let layout = layout(width)
      return MeasuredText.Extent(rows: layout.lines.count, size: layout.size)
    }
  }
}
