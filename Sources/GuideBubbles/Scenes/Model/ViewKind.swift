/// What a view is.
public enum ViewKind: String, Hashable, Sendable, CaseIterable {
  /// A plain rectangle.
  case view
  /// A text.
  case label
  /// A text that can be tapped.
  case button
  /// A picture.
  case image
  /// A line to type into.
  case field
  /// An on-off switch.
  case `switch`
  /// A navigation bar.
  case bar
  /// A tab bar.
  case tabs
  /// A row or column of views.
  case stack
  /// A view whose content moves.
  case scroll
  /// Rows from data.
  case list
  /// A page.
  case web
}

extension ViewKind {
  /// How its text stands when the scene does not say.
  package var textAlignment: ViewTextAlignment {
    switch self {
    case .button, .bar, .tabs, .image: .center
    case .view, .label, .field, .switch, .stack, .scroll, .list, .web: .leading
    }
  }
}

/// How a text stands between the edges of its view.
public enum ViewTextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Where text begins.
  case leading
  /// In the middle.
  case center
  /// Where text ends.
  case trailing
}
