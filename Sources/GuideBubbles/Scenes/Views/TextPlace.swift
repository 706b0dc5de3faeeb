/// Where a view's text stands: what insets and the safe area leave of its frame.
struct TextPlace {
  /// The distance from the view's edges to its text.
  let insets: LayoutInsets
  /// What a bar or a row of tabs takes of the safe area, in points.
  var barExtension = LayoutInsets()
  private let isPage: Bool
  private let isField: Bool
  private let scale: Double

  init(of view: ResolvedView, in context: SceneContext) {
    insets = view.insets
    isPage = view.view.kind == .web
    isField = view.view.kind == .field
    scale = context.measurer.scale
  }

  /// The room in a frame.
  func room(in frame: LayoutRect) -> LayoutRect {
    var area = frame.inset(by: insets).inset(by: barExtension)
    area.width = max(0, area.width)
    area.height = max(0, area.height)
    return area
  }

  /// Where a text stands in a frame: in all of the room.
  ///
  /// A page's stands at the top, as high as it is but no higher than there is room. A field's takes
  /// from the insets above and below what rounding to points took from it.
  func frame(of text: TextLayout?, in frame: LayoutRect) -> LayoutRect {
    var area = room(in: frame)
    guard let text else { return area }
    if isPage {
      area.height = min(area.height, text.size.height.floored(toScale: scale))
    } else if isField, 0...1 ~= text.size.height - area.height {
      area.y -= (text.size.height - area.height) / 2
      area.height = text.size.height
    }
    return area
  }
}
