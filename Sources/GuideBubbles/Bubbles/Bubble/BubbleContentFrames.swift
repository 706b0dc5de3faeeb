/// Where the parts of a bubble's content stand, absolute, in points.
///
/// The parts stand together in the middle of the room for them: the title at the top, the buttons at
/// the bottom, the text between the two, all of them at the leading edge but the buttons. Where the
/// room is too low, the text gives way first, then the title.
struct BubbleContentFrames {
  /// As large as the title, or as the room for it.
  let title: LayoutRect
  /// As large as the text, or as the room for it.
  let text: LayoutRect
  let buttons: [BubbleButtonPlacement]

  /// Places the parts.
  ///
  /// - Parameters:
  ///   - content: The parts.
  ///   - buttons: What the buttons say and do, one for each that is laid out.
  ///   - room: The bubble's body less the text insets.
  ///   - direction: The direction in which leading comes before trailing.
  ///   - snap: Moves a position to the screen's pixels, or leaves it as it is.
  init(
    _ content: BubbleContentLayout, buttons: [BubbleButton], in room: LayoutRect,
    direction: UserInterfaceLayoutDirection, snap: (Double) -> Double
  ) {
    let size = content.partsSize
    let (width, height) = (
      min(size.width, max(0, room.width)), min(size.height, max(0, room.height))
    )
    let block = LayoutRect(
      x: snap(room.midX - width / 2), y: snap(room.midY - height / 2), width: width,
      height: height)
    func part(_ size: LayoutSize, top: Double, bottom: Double) -> LayoutRect {
      let width = min(size.width, block.width)
      return LayoutRect(
        x: direction == .leftToRight ? block.minX : block.maxX - width, y: top, width: width,
        height: max(0, min(size.height, bottom - top)))
    }
    let buttonsTop = block.maxY - (content.buttons?.size.height ?? 0)
    let textBottom = buttonsTop - content.spacing.buttons
    title = part(content.title.size, top: block.minY, bottom: textBottom)
    text = part(
      content.text.size, top: title.maxY + content.spacing.title, bottom: textBottom)
    guard let layout = content.buttons else {
      self.buttons = []
      return
    }
    let row = LayoutRect(x: block.x, y: buttonsTop, width: block.width, height: layout.size.height)
    self.buttons = zip(zip(buttons, layout.buttons), layout.frames(in: row, direction: direction))
      .map { parts, frame in
        Self.placement(of: parts.0, text: parts.1.text, frame: frame, snap: snap)
      }
  }

  private static func placement(
    of button: BubbleButton, text: TextLayout, frame: LayoutRect, snap: (Double) -> Double
  ) -> BubbleButtonPlacement {
    let textFrame = LayoutRect(
      x: snap(frame.midX - text.size.width / 2), y: snap(frame.midY - text.size.height / 2),
      width: text.size.width, height: text.size.height)
    let height = text.size.height + 2 * BubbleContentMetrics.buttonPadding
    let top = max(frame.minY, snap(frame.midY - height / 2))
    return BubbleButtonPlacement(
      button: button, frame: frame,
      outlineFrame: LayoutRect(
        x: frame.x, y: top, width: frame.width, height: max(0, frame.maxY + frame.minY - 2 * top)),
      textFrame: textFrame, text: text)
  }
}
