/// What a command line, or one combination of `check`, sets in place of the scene's own values.
public struct SceneOverrides: Hashable, Sendable {
  /// Another device; the scene's own size, scale and safe area no longer count.
  public var device: Device?
  /// Another size, in points; a device's safe area no longer counts.
  public var size: LayoutSize?
  /// Pixels a point.
  public var scale: Double?
  /// Which way the screen is held.
  public var orientation: SceneOrientation?
  /// The direction in which leading comes before trailing.
  public var direction: UserInterfaceLayoutDirection?
  /// The language by which texts are chosen, and a pseudo-locale.
  public var locale: SceneLocale?
  /// How large the reader wants text.
  public var textSize: TextSizeCategory?
  /// The keyboard's height from the screen's bottom, in points; 0 hides it.
  public var keyboard: Double?
  /// Values of flags by name; later ones win.
  public var flags: [SceneFlag]
  /// The font files that texts are measured with.
  public var fonts: FontChain
  /// The files that the scene names.
  public var files: [SceneFile]
  /// What estimated widths of texts are multiplied with, to see what follows from their error.
  package var estimateScale = 1.0

  /// Makes overrides, by default none.
  public init(
    device: Device? = nil, size: LayoutSize? = nil, scale: Double? = nil,
    orientation: SceneOrientation? = nil, direction: UserInterfaceLayoutDirection? = nil,
    locale: SceneLocale? = nil, textSize: TextSizeCategory? = nil, keyboard: Double? = nil,
    flags: [SceneFlag] = [], fonts: FontChain = FontChain(), files: [SceneFile] = []
  ) {
    self.device = device
    self.size = size
    self.scale = scale
    self.orientation = orientation
    self.direction = direction
    self.locale = locale
    self.textSize = textSize
    self.keyboard = keyboard
    self.flags = flags
    self.fonts = fonts
    self.files = files
  }

  /// Whether anything about the screen is set, so that even an algebraic scene has one.
  var namesScreen: Bool { device != nil || size != nil }
}
