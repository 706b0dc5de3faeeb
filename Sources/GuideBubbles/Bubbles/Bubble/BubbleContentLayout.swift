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
  /// The distances below the title and above the buttons.
  var spacing = BubbleContentSpacing()
  /// The least size, from what a bubble is drawn with.
  var smallestSize = LayoutSize()

  /// The size of the parts together, in whole pixels, in points.
  var partsSize: LayoutSize {
    let buttonsSize = buttons?.size ?? LayoutSize()
    return LayoutSize(
      width: max(title.size.width, text.size.width, buttonsSize.width),
      height: title.size.height + spacing.title + text.size.height + spacing.buttons
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

/// The distances between the parts of a bubble's content that are there, in whole pixels, in points.
struct BubbleContentSpacing {
  /// From the title to the text.
  var title = 0.0
  /// From what is above the buttons to them.
  var buttons = 0.0
}
