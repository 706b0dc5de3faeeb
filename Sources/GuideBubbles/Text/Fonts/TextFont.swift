/// Which glyphs a text is drawn with, and how large.
public struct TextFont: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// Body text.
    case regular
    /// Titles and emphasis.
    case bold
  }

  /// The name of the family; nothing means the system's.
  public var family: String?
  /// The point size, positive; more than 10⁹ points are measured as 10⁹.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight

  /// The largest size that is measured as it is: sums of sizes and heights stay finite.
  static let mostPoints = 1e9

  /// Makes a font, by default the system's at 17 points.
  public init(family: String? = nil, size: Double = 17, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }
}
