internal import Constraints

/// Finds the width at which a bubble's text is broken.
///
/// Two passes, as a label is sized: the width first, without regard to the height; then the height
/// that the text takes at that width. The width is the narrowest one that needs no more lines than
/// the widest allowed: breaking greedily, the number of lines never grows with the width, so that a
/// binary search over whole pixels finds it exactly.
struct BubbleSizing {
  /// The distances from the bubble's edges to its text.
  let insets: LayoutInsets
  /// The widest that the bubble may be, in points; infinite when not limited.
  let maximumWidth: Double
  /// Pixels a point.
  let scale: Double

  init(style: BubbleStyle, direction: UserInterfaceLayoutDirection, scale: Double) {
    insets = style.textInsets.resolved(for: direction)
    maximumWidth = style.maximumWidth ?? .infinity
    self.scale = scale
  }

  /// The text broken for a bubble that is at most that wide.
  ///
  /// - Parameters:
  ///   - widest: The widest that the bubble may be, in points.
  ///   - measure: Breaks the text for a width in points.
  /// - Returns: The lines, and the bubble that they need.
  func fit(widest: Double, measure: (Double) -> TextLayout) -> FittedText {
    let limit = pixels(pixels(min(widest, maximumWidth)) / scale - insets.left - insets.right)
    let full = measure(max(1, limit) / scale)
    let narrow = narrowest(full, limit: max(1, limit), measure: measure)
    return FittedText(layout: narrow, bubbleSize: bubbleSize(around: narrow.size))
  }

  /// The smallest bubble around a text of that size, in whole pixels.
  func bubbleSize(around text: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: max(0, text.width + insets.left + insets.right).ceiled(toScale: scale),
      height: max(0, text.height + insets.top + insets.bottom).ceiled(toScale: scale))
  }

  /// The layout with as many lines as the one given and the least width.
  private func narrowest(
    _ full: TextLayout, limit: Double, measure: (Double) -> TextLayout
  ) -> TextLayout {
    guard full.lines.count > 1, !full.isTruncated else { return full }
    let unbreakable = (full.narrowestWidth * scale).rounded()
    var tooNarrow = unbreakable <= limit ? unbreakable - 1 : 0
    var wideEnough = min(limit, (full.size.width * scale).rounded())
    var best = full
    while wideEnough - tooNarrow > 1 {
      let middle = ((tooNarrow + wideEnough) / 2).rounded(.down)
      let layout = measure(middle / scale)
      if layout.lines.count <= full.lines.count, !layout.isTruncated {
        (wideEnough, best) = (middle, layout)
      } else {
        tooNarrow = middle
      }
    }
    return best
  }

  /// The whole pixels that fit into a length, forgiving 1e-6 points.
  private func pixels(_ length: Double) -> Double { ((length + 1e-6) * scale).rounded(.down) }
}

/// A text broken into lines, and the bubble that it needs.
struct FittedText {
  /// The lines.
  var layout: TextLayout
  /// The size of the text with its insets, in whole pixels, in points.
  var bubbleSize: LayoutSize
}
