/// The screen that a scene was solved for.
public struct SolvedScreen: Hashable, Sendable {
  /// Width and height, in points, as the orientation has it.
  public var size: LayoutSize
  /// Pixels a point.
  public var scale: Double
  /// The distances from the edges that bars and notches take.
  public var safeArea: LayoutInsets
  /// The keyboard's height from the screen's bottom, in points; 0 when hidden.
  public var keyboard: Double
  /// The direction in which leading comes before trailing.
  public var direction: UserInterfaceLayoutDirection
  /// The language that texts were chosen by, and a pseudo-locale.
  public var locale: SceneLocale
  /// The content size category.
  public var textSize: TextSizeCategory

  /// Makes a screen from its parts.
  package init(
    size: LayoutSize, scale: Double, safeArea: LayoutInsets, keyboard: Double,
    direction: UserInterfaceLayoutDirection, locale: SceneLocale, textSize: TextSizeCategory
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.keyboard = keyboard
    self.direction = direction
    self.locale = locale
    self.textSize = textSize
  }

  /// The whole screen, in points.
  package var frame: LayoutRect { LayoutRect(width: size.width, height: size.height) }

  /// Where something can be seen: the screen above the keyboard, in points.
  package var visibleFrame: LayoutRect {
    LayoutRect(width: size.width, height: max(0, size.height - max(0, keyboard)))
  }

  /// The width of the thinnest line, one pixel, in points.
  var hairline: Double { 1 / max(scale, 1) }
}
