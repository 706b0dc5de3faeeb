/// How far a text stands out from what it is drawn on, as WCAG 2.2 defines it.
///
/// Source: W3C, Web Content Accessibility Guidelines 2.2, "relative luminance" and "contrast ratio",
/// and success criterion 1.4.3 for the least ratios.
public struct ContrastRatio: Hashable, Sendable {
  /// The ratio, from 1, equal colours, to 21, black on white.
  public let ratio: Double
  /// The least ratio that is asked for: 4.5, or 3 for large text.
  public let required: Double

  /// Compares the colours of a text and its bubble.
  ///
  /// - Parameters:
  ///   - text: The text's colour, laid over the fill as far as it is translucent.
  ///   - fill: The bubble's colour, laid over the backdrop likewise.
  ///   - backdrop: What is behind the bubble, taken as opaque. Where that changes, try the lightest
  ///     and the darkest.
  ///   - font: What the text is drawn with, at the size in which it is drawn.
  package init(
    text: DrawingColor, on fill: DrawingColor, over backdrop: DrawingColor, font: TextFont
  ) {
    self.init(text: text, on: [backdrop, fill], font: font)
  }

  /// Compares the colour of a text with what is behind it.
  ///
  /// - Parameters:
  ///   - text: The text's colour, laid over what is behind it as far as it is translucent.
  ///   - layers: What is behind it, from the back to the front; the first is taken as opaque.
  ///   - font: What the text is drawn with, at the size in which it is drawn.
  package init(text: DrawingColor, on layers: [DrawingColor], font: TextFont) {
    var ground = PlainColor.opaque(layers.first ?? .white)
    for layer in layers.dropFirst() { ground = PlainColor(layer, over: ground) }
    let ink = PlainColor(text, over: ground)
    let (one, other) = (ink.luminance, ground.luminance)
    ratio = (max(one, other) + 0.05) / (min(one, other) + 0.05)
    required = Self.isLarge(font) ? 3 : 4.5
  }

  /// Whether the ratio is at least the one that is asked for.
  public var isSufficient: Bool { ratio >= required }

  /// Whether text counts as large: 18 points or more, 14 or more if bold.
  package static func isLarge(_ font: TextFont) -> Bool {
    font.size >= (font.weight == .bold ? 14 : 18)
  }
}

/// An opaque colour, its channels encoded as in sRGB, from 0 to 1.
private struct PlainColor {
  let channels: [Double]

  static func opaque(_ color: DrawingColor) -> PlainColor {
    PlainColor(channels: [color.red, color.green, color.blue].map { Double($0) / 255 })
  }

  private init(channels: [Double]) { self.channels = channels }

  /// A colour laid over another as viewers do it, channel by channel in the encoded values.
  init(_ color: DrawingColor, over ground: PlainColor) {
    let opacity = Double(color.alpha) / 255
    channels = zip(Self.opaque(color).channels, ground.channels).map { top, bottom in
      top * opacity + bottom * (1 - opacity)
    }
  }

  /// The relative luminance, from 0, black, to 1, white.
  var luminance: Double {
    zip(channels, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + Self.linear($1.0) * $1.1 }
  }

  private static func linear(_ channel: Double) -> Double {
    guard channel > 0.04045 else { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root, for values from 0.001 to 1: ten rounds of Newton's method from above are more
  /// than enough, and power functions of C libraries differ in their last bits.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<10 {
      let square = root * root
      root -= (square * square * root - value) / (5 * square * square)
    }
    return root
  }
}
