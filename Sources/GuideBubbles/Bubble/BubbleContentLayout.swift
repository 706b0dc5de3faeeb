internal import Constraints

/// A bubble's content laid out for a width: a title, a text below it, buttons below both.
///
/// No part takes more rows when it is given more width, and so neither does the whole.
struct BubbleContentLayout {
  /// The heading broken into lines; empty without one.
  var title = TextLayout()
  /// The text broken into lines.
  var text: TextLayout
  /// The buttons; nothing without any.
  var buttons: BubbleButtonsLayout?
  /// The distances between the parts that are there, in whole pixels, in points.
  var titleSpacing = 0.0
  var buttonsSpacing = 0.0
  /// The least size, from what a bubble is drawn with.
  var smallestSize = LayoutSize()

  /// The size of the parts together, in whole pixels, in points.
  var partsSize: LayoutSize {
    let buttonsSize = buttons?.size ?? LayoutSize()
    return LayoutSize(
      width: max(title.size.width, text.size.width, buttonsSize.width),
      height: title.size.height + titleSpacing + text.size.height + buttonsSpacing
        + buttonsSize.height)
  }

  /// The size that it takes of a bubble, in whole pixels, in points.
  var size: LayoutSize {
    let parts = partsSize
    return LayoutSize(
      width: max(parts.width, smallestSize.width), height: max(parts.height, smallestSize.height))
  }

  /// How many rows it has: lines of title and text, and rows of buttons.
  var rows: Int { title.lines.count + text.lines.count + (buttons?.rows ?? 0) }

  /// The width of the widest part that cannot be broken, in points.
  var narrowestWidth: Double {
    max(title.narrowestWidth, text.narrowestWidth, buttons?.narrowestWidth ?? 0)
  }

  /// The height that a line limit cut off, in points.
  var cutOff: Double { text.isTruncated ? text.unlimitedHeight - text.size.height : 0 }
}

/// Lays a bubble's content out for any width.
struct BubbleContentMeasurer {
  private let bubble: Bubble
  private let measurer: TextMeasurer
  private let smallestSize: LayoutSize
  private let buttons: BubbleButtonsMeasurer?
  private let measure: (Double) -> TextLayout

  /// Makes a measurer of a bubble's content.
  ///
  /// - Parameters:
  ///   - bubble: The bubble.
  ///   - measurer: What measures titles and buttons; its scale is the screen's.
  ///   - smallestSize: The least size of the content, in whole pixels, in points.
  ///   - measure: Breaks the bubble's text for a width in points.
  init(
    _ bubble: Bubble, measurer: TextMeasurer, smallestSize: LayoutSize,
    measuring measure: @escaping (Double) -> TextLayout
  ) {
    self.bubble = bubble
    self.measurer = measurer
    self.smallestSize = smallestSize
    self.measure = measure
    buttons =
      bubble.buttons.isEmpty
      ? nil
      : BubbleButtonsMeasurer(
        bubble.buttons.map(\.text), font: bubble.style.buttonFont, measurer: measurer)
  }

  /// The content in a width, in points.
  func layout(_ width: Double) -> BubbleContentLayout {
    var layout = BubbleContentLayout(text: measure(width), smallestSize: smallestSize)
    if !bubble.title.isEmpty {
      layout.title = measurer.layout(
        bubble.title, font: bubble.style.resolvedTitleFont, maximumWidth: width)
      layout.titleSpacing =
        layout.text.lines.isEmpty ? 0 : pixels(BubbleContentMetrics.titleSpacing)
    }
    if let buttons {
      layout.buttons = buttons.layout(width)
      let isAlone = layout.title.lines.isEmpty && layout.text.lines.isEmpty
      layout.buttonsSpacing = isAlone ? 0 : pixels(BubbleContentMetrics.buttonsSpacing)
    }
    return layout
  }

  private func pixels(_ points: Double) -> Double { points.ceiled(toScale: measurer.scale) }
}
