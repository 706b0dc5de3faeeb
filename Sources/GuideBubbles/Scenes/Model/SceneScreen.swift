/// The screen that a scene asks for; what is absent comes from the device, or is the usual.
public struct SceneScreen: Hashable, Sendable {
  /// The device, which gives size, scale and safe area.
  public var device: Device?
  /// Width and height, in points, as the scene writes them.
  public var size: LayoutSize?
  /// Pixels a point.
  public var scale: Double?
  /// The distances from the edges that bars and notches take, in points.
  public var safeArea: LayoutInsets?
  /// Which way the screen is held.
  public var orientation: SceneOrientation?
  /// The direction in which leading comes before trailing; the locale's unless given.
  public var direction: UserInterfaceLayoutDirection?
  /// The language by which texts are chosen, and a pseudo-locale.
  public var locale: SceneLocale?
  /// How large the reader wants text.
  public var textSize: TextSizeCategory?
  /// The keyboard's height from the screen's bottom, in points.
  public var keyboard: SceneLength?
  /// What no bubble may cover.
  public var obstacles: [SceneObstacle]
  /// Where it stands; nothing when it stands in no file.
  public var range: SourceRange?

  /// Makes a screen from its parts.
  public init(
    device: Device? = nil, size: LayoutSize? = nil, scale: Double? = nil,
    safeArea: LayoutInsets? = nil, orientation: SceneOrientation? = nil,
    direction: UserInterfaceLayoutDirection? = nil, locale: SceneLocale? = nil,
    textSize: TextSizeCategory? = nil, keyboard: SceneLength? = nil,
    obstacles: [SceneObstacle] = [], range: SourceRange? = nil
  ) {
    self.device = device
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.orientation = orientation
    self.direction = direction
    self.locale = locale
    self.textSize = textSize
    self.keyboard = keyboard
    self.obstacles = obstacles
    self.range = range
  }
}

/// Which way a screen is held.
public enum SceneOrientation: String, Hashable, Sendable, CaseIterable {
  /// The longer side upright.
  case portrait
  /// The longer side level.
  case landscape
}

/// Something that no bubble may cover.
public enum SceneObstacle: Hashable, Sendable {
  /// A view, by its id.
  case view(SceneName)
  /// A rectangle, absolute.
  case rect(SceneRect)
}
