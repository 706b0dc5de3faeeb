/// What takes room at a screen's edges: bars, a cut-out, the home indicator.
enum DeviceEdges {
  /// An iPhone with a home button: its status bar hides in landscape.
  case homeButtonPhone
  /// An iPhone without one, up to iOS 18: how deep the bar with the cut-out is.
  case oldPhone(top: Double)
  /// The same on iOS 26, whose home indicator takes a point less in landscape.
  case phone(top: Double)
  /// An iPad with a home button, up to iPadOS 18.
  case oldHomeButtonTablet
  /// The same on iPadOS 26.
  case homeButtonTablet
  /// An iPad without one, on iPadOS 26.
  case tablet
  /// An Android device with gestures: the status bar in portrait and in landscape, the gesture bar.
  case android(top: Double, landscapeTop: Double, bottom: Double)

  var portrait: LayoutInsets {
    switch self {
    case .homeButtonPhone, .oldHomeButtonTablet: LayoutInsets(top: 20)
    case .oldPhone(let top), .phone(let top): LayoutInsets(top: top, bottom: 34)
    case .homeButtonTablet: LayoutInsets(top: 32)
    case .tablet: LayoutInsets(top: 32, bottom: 25)
    case .android(let top, _, let bottom): LayoutInsets(top: top, bottom: bottom)
    }
  }

  var landscape: LayoutInsets {
    switch self {
    case .homeButtonPhone: LayoutInsets()
    case .oldPhone(let top): LayoutInsets(left: top, bottom: 21, right: top)
    case .phone(let top): LayoutInsets(left: top, bottom: 20, right: top)
    case .oldHomeButtonTablet, .homeButtonTablet, .tablet: portrait
    case .android(_, let top, let bottom): LayoutInsets(top: top, bottom: bottom)
    }
  }
}
