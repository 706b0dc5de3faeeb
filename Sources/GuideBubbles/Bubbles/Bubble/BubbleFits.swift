/// The sizes that a bubble's content can take: few rows or many.
///
/// Two passes, as a label is sized: the width first, without regard to the height; then the height
/// that the content takes at that width. Breaking greedily, the number of rows never grows with the
/// width, so that binary searches over whole pixels find the narrowest widths exactly.
struct BubbleFits {
  private let insets: LayoutInsets
  /// The widest that the bubble may be, in points; infinite when not limited.
  private let maximumWidth: Double
  private let scale: Double
  private let content: BubbleContent
  /// The fit with the fewest rows.
  private let base: BubbleFit
  /// The fits found so far, by the widest content that was allowed, in pixels.
  private var found: [(limit: Double, fit: BubbleFit)] = []

  /// Makes the fits of a bubble's content.
  ///
  /// - Parameters:
  ///   - style: The bubble's style, for its widest width.
  ///   - insets: The distances from the bubble's edges to its content.
  ///   - widest: The widest that the screen lets a bubble be, in points.
  ///   - scale: Pixels a point.
  ///   - content: What stands in the bubble.
  init(
    style: BubbleStyle, insets: LayoutInsets, widest: Double, scale: Double,
    content: BubbleContent
  ) {
    self.insets = insets
    self.scale = scale
    self.content = content
    var maximumWidth = style.maximumWidth ?? .infinity
    var limit = Self.limit(min(widest, maximumWidth), insets, scale)
    var fit = Self.fitting(limit, insets, scale, content)
    // A word that is longer than the widest bubble widens it before it is cut.
    let word = fit.content.narrowestWidth + insets.left + insets.right
    if maximumWidth < widest, word > maximumWidth {
      maximumWidth = word
      limit = Self.limit(min(widest, word), insets, scale)
      fit = Self.fitting(limit, insets, scale, content)
    }
    self.maximumWidth = maximumWidth
    base = fit
    found = [(limit, fit)]
  }

  /// How many rows the content takes in as wide a bubble as there can be.
  var fewestRows: Int { base.content.rows }

  /// The width of a bubble that cuts no word, in points; what the screen allows if a word is wider.
  var wordWidth: Double {
    min(base.content.narrowestWidth, base.content.size.width) + insets.left + insets.right
  }

  /// Whether a fit cuts words that a wider bubble would not.
  func cutsWords(_ fit: BubbleFit) -> Bool {
    wordWidth - insets.left - insets.right - fit.content.size.width > GeometryTolerance.length
  }

  /// The narrowest fit with the fewest rows in a bubble that is at most that wide, in points.
  mutating func fit(widest: Double) -> BubbleFit {
    fit(limit: Self.limit(min(widest, maximumWidth), insets, scale))
  }

  /// The fit with the fewest rows that is narrower than another; nothing when that would cut
  /// words, or when there is none.
  mutating func fit(narrowerThan fit: BubbleFit, keepsWords: Bool) -> BubbleFit? {
    let limit = (fit.content.size.width * scale).rounded() - 1
    let least = keepsWords ? (min(base.content.narrowestWidth, base.content.size.width) * scale) : 1
    guard limit >= least.rounded() else { return nil }
    let narrower = self.fit(limit: limit)
    return narrower.content.size.width < fit.content.size.width ? narrower : nil
  }

  /// The narrowest fit of a bubble that is at most that high, in points; nothing when even the
  /// fewest rows are higher.
  mutating func narrowestFit(highest: Double) -> BubbleFit? {
    guard base.bubbleSize.height <= highest else { return nil }
    var (tooNarrow, wideEnough) = (0.0, (base.content.size.width * scale).rounded())
    while wideEnough - tooNarrow > 1 {
      let middle = ((tooNarrow + wideEnough) / 2).rounded(.down)
      let size = Self.bubbleSize(
        around: content.extent(width: middle / scale).size, insets, scale)
      if size.height <= highest { wideEnough = middle } else { tooNarrow = middle }
    }
    return fit(limit: wideEnough)
  }

  private mutating func fit(limit: Double) -> BubbleFit {
    if let known = found.first(where: { $0.limit == limit }) { return known.fit }
    // What is narrower than the limit already is found again for it.
    let isBase = (base.content.size.width * scale).rounded() <= limit && limit <= found[0].limit
    let fit = isBase ? base : Self.fitting(limit, insets, scale, content)
    found.append((limit, fit))
    return fit
  }

  /// The widest content of a bubble that is at most that wide, in whole pixels, at least one.
  private static func limit(_ widest: Double, _ insets: LayoutInsets, _ scale: Double) -> Double {
    func pixels(_ length: Double) -> Double {
      ((length + GeometryTolerance.length) * scale).rounded(.down)
    }
    return max(1, pixels(pixels(widest) / scale - insets.left - insets.right))
  }

  /// The layout with the fewest rows within a limit, and of those the narrowest.
  private static func fitting(
    _ limit: Double, _ insets: LayoutInsets, _ scale: Double,
    _ content: BubbleContent
  ) -> BubbleFit {
    var layout = content.layout(width: limit / scale)
    if layout.rows > 1, layout.cutOff == 0 {
      let unbreakable = (layout.narrowestWidth * scale).rounded()
      var tooNarrow = unbreakable <= limit ? unbreakable - 1 : 0
      let full = min(limit, (layout.size.width * scale).rounded())
      var wideEnough = full
      while wideEnough - tooNarrow > 1 {
        let middle = ((tooNarrow + wideEnough) / 2).rounded(.down)
        if content.extent(width: middle / scale).rows <= layout.rows {
          wideEnough = middle
        } else {
          tooNarrow = middle
        }
      }
      if wideEnough < full { layout = content.layout(width: wideEnough / scale) }
    }
    return BubbleFit(
      content: layout, bubbleSize: bubbleSize(around: layout.size, insets, scale))
  }

  /// The smallest bubble around content of that size, in whole pixels.
  private static func bubbleSize(
    around content: LayoutSize, _ insets: LayoutInsets, _ scale: Double
  ) -> LayoutSize {
    LayoutSize(
      width: max(0, content.width + insets.left + insets.right).ceiled(toScale: scale),
      height: max(0, content.height + insets.top + insets.bottom).ceiled(toScale: scale))
  }
}

/// One way to lay a bubble's content out, and the bubble that it needs.
struct BubbleFit {
  var content: BubbleContentLayout
  /// The size of the content with its insets, in whole pixels, in points.
  var bubbleSize: LayoutSize
}
