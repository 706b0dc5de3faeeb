public import Constraints

/// A phone or tablet by its name.
public struct Device: Hashable, Sendable {
  /// The name as its maker writes it.
  public let name: String
  /// The screen in portrait.
  public let size: LayoutSize
  /// Pixels a point.
  public let scale: Double
  /// The safe area's insets in portrait.
  public let portraitSafeArea: LayoutInsets
  /// The safe area's insets in landscape.
  public let landscapeSafeArea: LayoutInsets

  /// The devices that scenes may name, small ones first.
  ///
  /// Sizes and scales: Apple's Human Interface Guidelines, Layout, table of device screen
  /// dimensions. Safe areas: what UIKit reports for a full-screen window without bars on the
  /// current system; a phone hides its status bar in landscape, a tablet does not.
  public static let all: [Device] =
    family(320, 568, scale: 2, .homeButtonPhone, ["iPhone SE (1st generation)"])
    + family(
      375, 667, scale: 2, .homeButtonPhone,
      ["iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"])
    + family(414, 736, scale: 3, .homeButtonPhone, ["iPhone 8 Plus"])
    + family(375, 812, scale: 3, .phone(top: 44), ["iPhone X", "iPhone XS", "iPhone 11 Pro"])
    + family(375, 812, scale: 3, .phone(top: 50), ["iPhone 12 mini", "iPhone 13 mini"])
    + family(414, 896, scale: 2, .phone(top: 48), ["iPhone XR", "iPhone 11"])
    + family(414, 896, scale: 3, .phone(top: 44), ["iPhone XS Max", "iPhone 11 Pro Max"])
    + family(
      390, 844, scale: 3, .phone(top: 47),
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"])
    + family(
      428, 926, scale: 3, .phone(top: 47),
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"])
    + family(
      393, 852, scale: 3, .phone(top: 59),
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"])
    + family(
      430, 932, scale: 3, .phone(top: 59),
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"])
    + family(402, 874, scale: 3, .phone(top: 62), ["iPhone 16 Pro"])
    + family(440, 956, scale: 3, .phone(top: 62), ["iPhone 16 Pro Max"])
    + family(744, 1133, scale: 2, .tablet, ["iPad mini"])
    + family(810, 1080, scale: 2, .homeButtonTablet, ["iPad (9th generation)"])
    + family(820, 1180, scale: 2, .tablet, ["iPad", "iPad Air"])
    + family(834, 1194, scale: 2, .tablet, ["iPad Pro 11"])
    + family(1024, 1366, scale: 2, .tablet, ["iPad Pro 12.9"])

  /// The device of that name; letters in either case are the same.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.name.lowercased() == wanted }
  }

  /// What takes room at a screen's edges.
  private enum Edges {
    case homeButtonPhone
    case phone(top: Double)
    case homeButtonTablet
    case tablet
  }

  private static func family(
    _ width: Double, _ height: Double, scale: Double, _ edges: Edges, _ names: [String]
  ) -> [Device] {
    let portrait: LayoutInsets
    let landscape: LayoutInsets
    switch edges {
    case .homeButtonPhone:
      portrait = LayoutInsets(top: 20)
      landscape = LayoutInsets()
    case .phone(let top):
      portrait = LayoutInsets(top: top, bottom: 34)
      landscape = LayoutInsets(left: top, bottom: 21, right: top)
    case .homeButtonTablet:
      portrait = LayoutInsets(top: 20)
      landscape = portrait
    case .tablet:
      portrait = LayoutInsets(top: 24, bottom: 20)
      landscape = portrait
    }
    return names.map { name in
      Device(
        name: name, size: LayoutSize(width: width, height: height), scale: scale,
        portraitSafeArea: portrait, landscapeSafeArea: landscape)
    }
  }
}
