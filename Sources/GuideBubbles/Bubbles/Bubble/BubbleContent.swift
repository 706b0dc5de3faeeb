internal import Constraints
internal import GuideText

/// What stands in a bubble, to be laid out for many widths: never more rows for a wider one.
struct BubbleContent {
  /// The least size, from what a bubble is drawn with, in whole pixels, in points.
  var smallestSize = LayoutSize()
  private let body: BubbleBody
  private let title: MeasuredText?
  private let buttons: BubbleButtonsMeasurer?
  private let spacing: BubbleContentSpacing

  /// Measures what a bubble says.
  ///
  /// - Parameters:
  ///   - bubble: The bubble.
  ///   - measurer: What measures titles and buttons; its scale is the screen's.
  ///   - body: The bubble's text.
  init(_ bubble: Bubble, measurer: TextMeasurer, body: BubbleBody) {
    let style = bubble.style
    self.body = body
    title =
      bubble.title.isEmpty
      ? nil
      : MeasuredText(
        bubble.title, font: style.resolvedTitleFont, measurer: measurer, breakMode: .truncateTail)
    buttons =
      bubble.buttons.isEmpty
      ? nil
      : BubbleButtonsMeasurer(
        bubble.buttons.map(\.text), font: style.buttonFont, measurer: measurer)
    spacing = BubbleContentSpacing(
      title: BubbleContentMetrics.titleSpacing.ceiled(toScale: measurer.scale),
      buttons: BubbleContentMetrics.buttonsSpacing.ceiled(toScale: measurer.scale))
  }

  /// The content laid out for a width in points.
  func layout(width: Double) -> BubbleContentLayout {
    var layout = BubbleContentLayout(text: body.layout(width: width), smallestSize: smallestSize)
    if let title { layout.title = title.layout(maximumWidth: width, lineLimit: 0) }
    layout.buttons = buttons?.layout(width)
    layout.spacing = spacing(
      titleRows: layout.title.lines.count, textRows: layout.text.lines.count)
    return layout
  }

  /// How many rows the content has at a width in points without a line limit, and their size.
  func extent(width: Double) -> MeasuredText.Extent {
    var extent = body.extent(width: width)
    let titleExtent = title?.extent(maximumWidth: width) ?? MeasuredText.Extent()
    let spacing = spacing(titleRows: titleExtent.rows, textRows: extent.rows)
    extent.rows += titleExtent.rows
    extent.size.width = max(extent.size.width, titleExtent.size.width, smallestSize.width)
    extent.size.height += titleExtent.size.height + spacing.title + spacing.buttons
    if let buttons = buttons?.layout(width) {
      extent.rows += buttons.rows
      extent.size.width = max(extent.size.width, buttons.size.width)
      extent.size.height += buttons.size.height
    }
    extent.size.height = max(extent.size.height, smallestSize.height)
    return extent
  }

  /// The distances between the parts that are there.
  private func spacing(titleRows: Int, textRows: Int) -> BubbleContentSpacing {
    BubbleContentSpacing(
      title: titleRows > 0 && textRows > 0 ? spacing.title : 0,
      buttons: buttons != nil && titleRows + textRows > 0 ? spacing.buttons : 0)
  }
}
