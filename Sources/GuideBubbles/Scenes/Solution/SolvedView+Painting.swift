/// What is known of how a view is painted without painting it.
extension SolvedView {
  /// From how much opacity on nothing is seen through a fill, so that what is behind it is hidden:
  /// more than half.
  private static var hidingAlpha: UInt8 { 128 }

  /// The radius of its outline's corners, in points, at most half its shorter side.
  package var outlineRadius: Double {
    let half = max(0, min(frame.width, frame.height) / 2)
    if kind == .switch { return half }
    return max(0, min(half, look.cornerRadius ?? (image == nil ? kind.usualCornerRadius : 0)))
  }

  /// Whether what lies behind it cannot be seen: its fill decides, or its kind's where it has none.
  package var isOpaque: Bool {
    if let fill = look.fill { return fill.alpha >= Self.hidingAlpha }
    if image != nil { return true }
    switch kind {
    case .bar, .tabs, .field, .list, .web, .image, .switch: return true
    case .view, .label, .button, .stack, .scroll: return false
    }
  }
}

extension ViewKind {
  /// The radius of a view's corners where it says none, in points.
  var usualCornerRadius: Double { self == .field ? 6 : 0 }

  /// Whether children are cut off at its edges.
  package var clipsChildren: Bool {
    switch self {
    case .scroll, .list, .web: true
    case .view, .label, .button, .image, .field, .switch, .bar, .tabs, .stack: false
    }
  }

  /// Whether a person works with it: what a bubble had better not cover.
  package var isControl: Bool { self == .button || self == .field || self == .switch }
}
