/// Breaks and measures text as a label does.
public struct TextMeasurer: Hashable, Sendable {
  /// Pixels a point; sizes are rounded up to pixels.
  public var scale: Double

  /// Makes a measurer for a screen with that many pixels a point.
  public init(scale: Double = 1) { self.scale = scale }

  /// Breaks a text into lines that fit a width and measures them.
  ///
  /// - Parameters:
  ///   - text: What is to be drawn; line feeds start a new line.
  ///   - font: What it is drawn with.
  ///   - maximumWidth: The width that no line exceeds if it can be broken; nothing means no limit.
  ///   - lineLimit: The most lines that are drawn; 0 means no limit.
  public func layout(
    _ text: String, font: TextFont, maximumWidth: Double? = nil, lineLimit: Int = 0
  ) -> TextLayout { fatalError() }
}
