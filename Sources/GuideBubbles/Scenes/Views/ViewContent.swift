internal import Constraints

/// How large a view's content is, and where its text stands.
struct ViewContent {
  let view: ResolvedView
  /// What it shows: the view's own text, or that of a row.
  private(set) var text: String
  let context: SceneContext
  /// Where its text stands.
  var place: TextPlace
  /// Its text, once it was measured.
  private var measured: ContentText?

  init(_ view: ResolvedView, in context: SceneContext) {
    self.view = view
    text = view.text
    self.context = context
    place = TextPlace(of: view, in: context)
  }

  /// Puts another text in the view.
  mutating func show(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    measured = nil
  }

  /// Whether the view has a size of its own along some axis.
  mutating func hasSize() -> Bool {
    let size = size(width: nil)
    return size.width != nil || size.height != nil
  }

  /// The size of the content, in points, at a width, or at any width if none is given.
  ///
  /// - A label is as large as its text with its insets; at a width it wraps.
  /// - A button is its text with a point above and below, rounded to whole points.
  /// - A field is its text, or its placeholder, with its insets, rounded to whole points.
  /// - A switch is 51 × 31. A bar is 44 high, tabs are 49 high, each and the safe area that it
  ///   touches.
  /// - A picture is as large as its image, pixels by scale.
  /// - A view, a picture without an image or a scroll view without text has none, and neither has a
  ///   page.
  /// - `heightRounding` makes whole points of the height of a label's or plain view's text, before
  ///   that is put on pixels.
  /// - `intrinsicSize` replaces all of that.
  /// - A view that collapsed has none.
  mutating func size(width: Double?) -> IntrinsicContentSize {
    guard !view.isCollapsed else { return IntrinsicContentSize() }
    if let size = view.view.intrinsicSize {
      return IntrinsicContentSize(
        width: size.width.map { max(0, context.points($0)) },
        height: size.height.map { max(0, context.points($0)) })
    }
    switch view.view.kind {
    case .image where view.image != nil:
      return IntrinsicContentSize(width: view.image?.size.width, height: view.image?.size.height)
    case .switch: return IntrinsicContentSize(width: 51, height: 31)
    case .bar: return IntrinsicContentSize(height: 44 + place.barExtension.height)
    case .tabs: return IntrinsicContentSize(height: 49 + place.barExtension.height)
    case .web: return IntrinsicContentSize()
    case .button: return buttonSize()
    case .field: return fieldSize()
    case .view, .label, .image, .stack, .scroll, .list:
      guard !text.isEmpty else { return emptySize }
      let size = textSize(width: width)
      return IntrinsicContentSize(
        width: size.width, height: wholeHeight(width: width) ?? size.height)
    }
  }

  private mutating func buttonSize() -> IntrinsicContentSize {
    let size = textSize(width: nil)
    return IntrinsicContentSize(
      width: size.width.rounded(.up), height: (size.height + 2).rounded())
  }

  /// Heights of lines are rounded once, to points: those in whole pixels differ from screen to screen.
  private mutating func fieldSize() -> IntrinsicContentSize {
    // An empty field is as high as one with text.
    let text =
      text.isEmpty ? context.measurer.layout(" ", font: view.look.font) : layout(width: nil)
    let lines = text.lines.reduce(0) { max($0, $1.top + $1.height) }
    return IntrinsicContentSize(
      width: textSize(width: nil).width.rounded(.up),
      height: (lines + view.insets.height).rounded())
  }

  /// A label without text takes no room; other views without text have no size.
  private var emptySize: IntrinsicContentSize {
    view.view.kind == .label
      ? IntrinsicContentSize(width: 0, height: 0) : IntrinsicContentSize()
  }

  /// The height of the text with its insets in whole points, where those are asked for.
  ///
  /// What is rounded is the height before it is put on pixels, as code has it that knows of none:
  /// the whole points are the same on every screen.
  private mutating func wholeHeight(width: Double?) -> Double? {
    guard let rounding = view.view.heightRounding else { return nil }
    let last = layout(width: widthLimit(width)).lines.last
    let height = (last.map { $0.top + $0.height } ?? 0) + view.insets.height
    switch rounding {
    case .down: return height.floored(toScale: 1)
    case .up: return height.ceiled(toScale: 1)
    case .nearest: return height.snapped(toScale: 1)
    }
  }

  /// The text with its insets, in whole pixels.
  ///
  /// A view that is at least that many pixels large still is when its edges are moved to pixels, and
  /// so is what its insets leave of it: no text is cut.
  private mutating func textSize(width: Double?) -> LayoutSize {
    var size = layout(width: widthLimit(width)).size
    // One line does not wrap: it stays as wide as it is, and what its view cuts off gives way.
    if width != nil, view.lineLimit == 1 { size.width = layout(width: widthLimit(nil)).size.width }
    let scale = context.measurer.scale
    return LayoutSize(
      width: (size.width + view.insets.width).ceiled(toScale: scale),
      height: (size.height + view.insets.height).ceiled(toScale: scale))
  }

  /// The width that the view does not exceed, where it is given one or has a greatest one.
  private func widthLimit(_ width: Double?) -> Double? {
    let most = view.maximumWidth
    return width.map { min($0, most ?? $0) } ?? most
  }

  /// The text broken for a width of the view; a view too narrow for any text does not break it.
  ///
  /// Lines fit the whole pixels of the view that its insets leave, see `textSize(width:)`.
  private mutating func layout(width: Double?, lineLimit: Int? = nil) -> TextLayout {
    let scale = context.measurer.scale
    let room = width.map {
      ($0.floored(toScale: scale) - view.insets.width).floored(toScale: scale)
    }
    if measured == nil { measured = ContentText(text, of: view, with: context.measurer) }
    return measured?.layout(
      width: room.flatMap { $0 > 0 ? $0 : nil }, lineLimit: lineLimit ?? view.lineLimit)
      ?? TextLayout()
  }

  /// The text as it is drawn in a frame: cut off after the last line that fits, but one line stays.
  mutating func text(in frame: LayoutRect) -> TextLayout? {
    guard !text.isEmpty, !view.isCollapsed else { return nil }
    if let page = pageText(in: frame) { return page }
    let whole = layout(width: frame.width)
    let room = place.room(in: frame).height + SceneTolerance.text
    guard let line = whole.lines.first, line.height > 0, whole.size.height > room else {
      return whole
    }
    let lines = max(1, Int(room / line.height))
    return lines < whole.lines.count ? layout(width: frame.width, lineLimit: lines) : whole
  }

  /// From the view's top edge down to the first baseline and from its bottom edge up to the last,
  /// in points, at a height, or when it is as high as its content; nothing without text.
  mutating func baselines(width: Double, height: Double? = nil) -> (first: Double, last: Double)? {
    guard !text.isEmpty, !view.isCollapsed else { return nil }
    let text = layout(width: width)
    guard let first = text.lines.first, let last = text.lines.last else { return nil }
    let height = height ?? size(width: width).height ?? text.size.height
    let area = place.frame(of: text, in: LayoutRect(width: width, height: height))
    let top = area.y + max(0, (area.height - text.size.height) / 2)
    return (top + first.baseline, height - top - last.baseline)
  }
}

extension LayoutInsets {
  /// What the insets take of a width.
  var width: Double { left + right }
  /// What the insets take of a height.
  var height: Double { top + bottom }
}
