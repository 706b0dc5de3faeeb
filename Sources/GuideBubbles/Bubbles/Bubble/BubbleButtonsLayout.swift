/// A bubble's buttons laid out for a width, in a row or stacked.
struct BubbleButtonsLayout {
  /// A button's text and the size of its tap area, in whole pixels, in points.
  struct Button {
    var text: TextLayout
    var size: LayoutSize
  }

  var buttons: [Button]
  var isStacked: Bool
  /// From a button to the next one, in points.
  var spacing: Double
  /// The width of the widest part that cannot be broken, in points.
  var narrowestWidth: Double

  /// How many rows there are: lines of text, where buttons are stacked.
  var rows: Int { isStacked ? buttons.reduce(0) { $0 + max(1, $1.text.lines.count) } : 1 }

  /// The size of all of them, in points.
  var size: LayoutSize {
    let spacings = spacing * Double(buttons.count - 1)
    let (widths, heights) = (buttons.map(\.size.width), buttons.map(\.size.height))
    return isStacked
      ? LayoutSize(
        width: widths.max() ?? 0, height: heights.reduce(spacings, +))
      : LayoutSize(width: widths.reduce(spacings, +), height: heights.max() ?? 0)
  }

  /// Where the buttons stand in a rectangle that begins where they do and is as wide as their room.
  ///
  /// A row reads from leading to trailing and ends where the room does; stacked buttons are as wide
  /// as the room each.
  func frames(in rect: LayoutRect, direction: UserInterfaceLayoutDirection) -> [LayoutRect] {
    var (offset, frames) = (isStacked ? 0 : max(0, rect.width - size.width), [LayoutRect]())
    for button in buttons {
      if isStacked {
        frames.append(
          LayoutRect(
            x: rect.x, y: rect.y + offset, width: rect.width, height: button.size.height))
        offset += button.size.height + spacing
      } else {
        let x =
          direction == .leftToRight
          ? rect.x + offset : rect.maxX - offset - button.size.width
        frames.append(
          LayoutRect(x: x, y: rect.y, width: button.size.width, height: button.size.height))
        offset += button.size.width + spacing
      }
    }
    return frames
  }
}
