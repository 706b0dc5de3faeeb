/// A font as a scene asks for it; what is absent comes from a style or the view's kind.
public struct SceneFont: Hashable, Sendable {
  /// How large.
  public enum Size: Hashable, Sendable {
    /// Points at the text size `large`; grows and shrinks as body text does.
    case points(Double)
    /// What the platform gives a text style at the text size.
    case style(TextStyle)
  }

  /// How large.
  public var size: Size?
  /// How heavy the strokes are.
  public var weight: TextFont.Weight?
  /// The name of the family.
  public var family: String?

  /// Makes a font from its parts.
  public init(size: Size? = nil, weight: TextFont.Weight? = nil, family: String? = nil) {
    self.size = size
    self.weight = weight
    self.family = family
  }

  /// The font with what it lacks taken from another.
  public func filled(from other: SceneFont?) -> SceneFont {
    SceneFont(
      size: size ?? other?.size, weight: weight ?? other?.weight, family: family ?? other?.family)
  }

  /// The font at a text size.
  ///
  /// - Parameters:
  ///   - textSize: The reader's text size, which scales plain sizes by the ratio of body text.
  ///   - defaultSize: The point size at `large` when none is asked for.
  ///   - defaultWeight: The weight when none is asked for.
  /// - Returns: The font to measure and draw with.
  public func resolved(
    for textSize: TextSizeCategory, defaultSize: Double, defaultWeight: TextFont.Weight = .regular
  ) -> TextFont {
    switch size ?? .points(defaultSize) {
    case .points(let points):
      TextFont(
        family: family, size: points * textSize.ratioToLarge, weight: weight ?? defaultWeight)
    case .style(let style):
      TextFont(
        family: family, size: style.pointSize(at: textSize),
        weight: weight ?? (style == .headline ? .bold : defaultWeight))
    }
  }
}
