/// A view that exists, with everything that depends on language, text size and style looked up.
///
/// An object, since layouts and rows hand it on; it never changes.
final class ResolvedView: Sendable {
  let view: SceneView
  /// The index of its parent; nothing for a top-level view.
  let parent: Int?
  /// Whether it or a view around it is hidden.
  let isHidden: Bool
  /// Whether it takes no space: hidden and told to collapse, or inside of such a view.
  ///
  /// A hidden view that a stack arranges leaves the stack instead.
  let isCollapsed: Bool
  let look: ViewLook
  /// What it shows; empty when it has no text.
  let text: String
  /// The distance from its edges to its text.
  let insets: LayoutInsets
  /// The widest that its style lets it be, in points.
  let maximumWidth: Double?
  /// The most lines of text; 0 means no limit.
  let lineLimit: Int
  /// Where lines end, and what the last one shows of a text that is cut off; a button shows both
  /// ends of its title unless told otherwise.
  let breakMode: LineBreakMode
  /// Its HTML; nothing unless it is a page.
  let page: String?
  /// Its image, its own or its style's.
  let image: ViewImage?

  /// The views that exist, parents before their children.
  static func all(in context: SceneContext) -> [ResolvedView] {
    all(context.scene.views, in: context)
  }

  /// The same of some views.
  static func all(_ roots: [SceneView], in context: SceneContext) -> [ResolvedView] {
    var views: [ResolvedView] = []
    func append(_ view: SceneView, parent: Int?) {
      guard context.holds(view.condition) else { return }
      let isHidden = view.isHidden || parent.map { views[$0].isHidden } ?? false
      let isArranged = view.frame == nil && parent.map { views[$0].view.stack != nil } ?? false
      let isCollapsed =
        parent.map { views[$0].isCollapsed } ?? false
        || view.isHidden && view.collapses && !isArranged
      let index = views.count
      views.append(
        ResolvedView(
          view, parent: parent, isHidden: isHidden, isCollapsed: isCollapsed, in: context))
      for child in view.children { append(child, parent: index) }
    }
    for view in roots { append(view, parent: nil) }
    return views
  }

  private init(
    _ view: SceneView, parent: Int?, isHidden: Bool, isCollapsed: Bool, in context: SceneContext
  ) {
    let style = view.style.flatMap { context.scene.style(named: $0.text) }
    let look = style.map { view.look.filled(from: $0.look) } ?? view.look
    let shown = view.shownText(in: context)
    let worn = context.pictures.picture(of: view, style: style)
    let insets =
      look.textInsets.map { context.insets($0) }
      ?? worn?.picture.contentInsets(in: context.direction) ?? view.kind.textInsets
    self.view = view
    self.parent = parent
    self.isHidden = isHidden
    self.isCollapsed = isCollapsed
    self.look = ViewLook(
      font: (look.font ?? SceneFont()).resolved(
        for: context.textSize, defaultSize: view.kind.fontSize,
        defaultWeight: view.kind == .bar ? .bold : .regular),
      textColor: shown.isPlaceholder ? DrawingPalette.placeholder : look.textColor,
      textAlignment: look.textAlignment, fill: look.fill,
      border: look.border, cornerRadius: look.cornerRadius)
    text = shown.text
    page = shown.page
    self.insets = insets.resolved(for: context.direction)
    maximumWidth = style?.maximumWidth.map { context.points($0) }
    lineLimit = look.lineLimit ?? (view.kind.isSingleLine ? 1 : 0)
    breakMode = look.breakMode ?? view.kind.breakMode
    image = worn.map {
      ViewImage(
        $0.picture, isSliced: $0.isSliced, contentMode: view.contentMode, in: context.direction)
    }
  }
}

extension ViewKind {
  /// The point size of its text unless told otherwise.
  fileprivate var fontSize: Double { self == .tabs ? 10 : 17 }

  /// The distance from its edges to its text unless told otherwise.
  ///
  /// A field keeps 7 points on all sides, which makes it 34 points high for text of 17 points; a page
  /// keeps 8, as browsers do.
  fileprivate var textInsets: DirectionalInsets {
    switch self {
    case .field: DirectionalInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
    case .web: DirectionalInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    default: DirectionalInsets()
    }
  }

  /// What the last line shows of a text that is cut off, unless told otherwise; a page shows the words
  /// that there is room for.
  fileprivate var breakMode: LineBreakMode {
    switch self {
    case .button: .truncateMiddle
    case .web: .wordWrap
    default: .truncateTail
    }
  }

  /// Whether its text never wraps.
  fileprivate var isSingleLine: Bool {
    switch self {
    case .button, .field, .switch, .bar, .tabs: true
    case .view, .label, .image, .stack, .scroll, .list, .web: false
    }
  }
}
