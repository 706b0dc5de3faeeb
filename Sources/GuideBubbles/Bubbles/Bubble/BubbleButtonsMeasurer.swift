/// Lays a bubble's buttons out for any width.
struct BubbleButtonsMeasurer {
  private let texts: [String]
  private let font: TextFont
  private let measurer: TextMeasurer
  /// The buttons in a row.
  private let row: BubbleButtonsLayout

  init(_ texts: [String], font: TextFont, measurer: TextMeasurer) {
    self.texts = texts
    self.font = font
    self.measurer = measurer
    let margins = 2 * BubbleContentMetrics.buttonMargin.ceiled(toScale: measurer.scale)
    let buttons = texts.map { Self.button(measurer.layout($0, font: font), measurer.scale) }
    row = BubbleButtonsLayout(
      buttons: buttons, isStacked: false,
      spacing: BubbleContentMetrics.buttonSpacing.ceiled(toScale: measurer.scale),
      narrowestWidth: buttons.reduce(BubbleContentMetrics.smallestButton) {
        max($0, $1.text.narrowestWidth + margins)
      }.ceiled(toScale: measurer.scale))
  }

  /// The buttons in a width, in points: a row if it fits and no button has several lines.
  func layout(_ width: Double) -> BubbleButtonsLayout {
    let isRow =
      row.size.width <= width + GeometryTolerance.length
      && row.buttons.allSatisfy { $0.text.lines.count <= 1 }
    guard !isRow else { return row }
    let margins = 2 * BubbleContentMetrics.buttonMargin.ceiled(toScale: measurer.scale)
    var stack = row
    stack.isStacked = true
    stack.buttons = texts.map { text in
      Self.button(
        measurer.layout(text, font: font, maximumWidth: max(1, width - margins)), measurer.scale)
    }
    return stack
  }

  private static func button(_ text: TextLayout, _ scale: Double) -> BubbleButtonsLayout.Button {
    typealias Metrics = BubbleContentMetrics
    let width = text.size.width + 2 * Metrics.buttonMargin
    let height = text.size.height + 2 * Metrics.buttonPadding
    return BubbleButtonsLayout.Button(
      text: text,
      size: LayoutSize(
        width: max(width, Metrics.smallestButton).ceiled(toScale: scale),
        height: max(height, Metrics.smallestButton).ceiled(toScale: scale)))
  }
}
