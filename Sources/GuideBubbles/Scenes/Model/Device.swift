/// A phone or tablet by its name.
public struct Device: Hashable, Sendable {
  /// The name as its maker writes it.
  public let name: String
  /// The screen in portrait, in points, or in Android's density-independent pixels.
  ///
  /// An Android screen whose density is no whole number is not a whole number of these wide.
  public let size: LayoutSize
  /// Pixels a point.
  public let scale: Double
  /// The safe area's insets in portrait.
  public let portraitSafeArea: LayoutInsets
  /// The safe area's insets in landscape.
  public let landscapeSafeArea: LayoutInsets

  /// The devices that scenes may name: iPhones, iPads, Android phones and tablets, each from the
  /// narrowest to the widest.
  ///
  /// Sizes and scales are the makers'; safe areas are what a full-screen window without bars of its
  /// own is told on the last system that the device runs, up to iOS 26 and Android 16. Where
  /// sources on a device's safe area contradict each other, it is not here.
  public static let all: [Device] = iPhones + iPads + androids

  /// The device of that name; letters in either case are the same.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.name.lowercased() == wanted }
  }

  /// Devices that differ in nothing but their names.
  ///
  /// - Parameters:
  ///   - pixels: The screen in portrait, as it is rendered.
  ///   - scale: Pixels a point.
  ///   - edges: What takes room at the screen's edges.
  ///   - names: The names.
  /// - Returns: One device a name, in order.
  static func family(
    _ pixels: (width: Double, height: Double), scale: Double, _ edges: DeviceEdges,
    _ names: String...
  ) -> [Device] {
    names.map { name in
      Device(
        name: name, size: LayoutSize(width: pixels.width / scale, height: pixels.height / scale),
        scale: scale, portraitSafeArea: edges.portrait, landscapeSafeArea: edges.landscape)
    }
  }
}
