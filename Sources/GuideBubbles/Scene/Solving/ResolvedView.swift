internal import Constraints

/// A view that exists, with everything that depends on language, text size and style looked up.
struct ResolvedView {
  let view: SceneView
  /// The index of its parent; nothing for a top-level view.
  let parent: Int?
  /// Whether it or a view around it is hidden.
  let isHidden: Bool
  let look: ViewLook
  /// What it shows; empty when it has no text.
  var text: String
  /// The distance from its edges to its text.
  let insets: LayoutInsets
  /// The widest that its style lets it be, in points.
  let maximumWidth: Double?
  /// The most lines of text; 0 means no limit.
  let lineLimit: Int
  /// Where lines end, and what the last one shows of a text that is cut off; a button shows both
  /// ends of its title unless told otherwise.
  let breakMode: LineBreakMode

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
      let index = views.count
      views.append(ResolvedView(view, parent: parent, isHidden: isHidden, in: context))
      for child in view.children { append(child, parent: index) }
    }
    for view in roots { append(view, parent: nil) }
    return views
  }

  private init(_ view: SceneView, parent: Int?, isHidden: Bool, in context: SceneContext) {
    let style = view.style.flatMap { context.scene.style(named: $0.text) }
    let look = style.map { view.look.filled(from: $0.look) } ?? view.look
    let insets = look.textInsets ?? view.kind.textInsets
    self.view = view
    self.parent = parent
    self.isHidden = isHidden
    self.look = ViewLook(
      font: (look.font ?? SceneFont()).resolved(
        for: context.textSize, defaultSize: view.kind.fontSize,
        defaultWeight: view.kind == .bar ? .bold : .regular),
      textColor: look.textColor, textAlignment: look.textAlignment, fill: look.fill,
      border: look.border, cornerRadius: look.cornerRadius)
    text = (view.text ?? view.placeholder)?.resolved(for: context.locale) ?? ""
    self.insets = insets.resolved(for: context.direction)
    maximumWidth = style?.maximumWidth.map { context.points($0) }
    lineLimit = look.lineLimit ?? (view.kind.isSingleLine ? 1 : 0)
    breakMode = look.breakMode ?? (view.kind == .button ? .truncateMiddle : .truncateTail)
  }
}

extension ViewKind {
  /// The point size of its text unless told otherwise.
  fileprivate var fontSize: Double { self == .tabs ? 10 : 17 }

  /// The distance from its edges to its text unless told otherwise.
  ///
  /// A field keeps 7 points on all sides, which makes it 34 points high for text of 17 points.
  fileprivate var textInsets: DirectionalInsets {
    self == .field
      ? DirectionalInsets(top: 7, leading: 7, bottom: 7, trailing: 7) : DirectionalInsets()
  }

  /// Whether its text never wraps.
  fileprivate var isSingleLine: Bool {
    switch self {
    case .button, .field, .switch, .bar, .tabs: true
    case .view, .label, .image, .stack, .scroll, .list, .web: false
    }
  }
}
