/// The values whose product `check` and `preview` cover; an empty list means the scene's own value.
public struct SceneCheck: Hashable, Sendable {
  /// The devices.
  public var devices: [Device] = []
  /// Which ways the screen is held.
  public var orientations: [SceneOrientation] = []
  /// Languages, also with a pseudo-locale: `en`, `pseudo-long`, `de+pseudo-long`.
  public var locales: [SceneLocale] = []
  /// Text sizes.
  public var textSizes: [TextSizeCategory] = []
  /// Directions.
  public var directions: [UserInterfaceLayoutDirection] = []
  /// Keyboard heights, in points.
  public var keyboards: [Double] = []
  /// Flags that are set together, one list a combination.
  public var flags: [[SceneFlag]] = []
  /// How much the findings of rules count, where that is not the usual.
  public var rules: [SceneRuleSetting] = []

  /// Makes a check without lists.
  public init() {}
}
