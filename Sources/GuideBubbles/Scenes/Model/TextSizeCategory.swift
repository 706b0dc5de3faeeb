/// How large the reader wants text: the platform's content size categories.
public enum TextSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// Three steps below the usual size.
  case extraSmall
  /// Two steps below the usual size.
  case small
  /// One step below the usual size.
  case medium
  /// The usual size.
  case large
  /// One step above the usual size.
  case extraLarge
  /// Two steps above the usual size.
  case extraExtraLarge
  /// Three steps above the usual size, the largest outside accessibility.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The fifth and largest accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Body text's size here, divided by its size at `large`, which is 17 points.
  public var ratioToLarge: Double {
    TextStyle.body.pointSize(at: self) / TextStyle.body.pointSize(at: .large)
  }

  /// The category's place, from small to large.
  fileprivate var index: Int { TextSizeCategory.allCases.firstIndex(of: self) ?? 3 }
}

/// The platform's text styles.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The largest title.
  case largeTitle
  /// A first-level title.
  case title1
  /// A second-level title.
  case title2
  /// A third-level title.
  case title3
  /// Body text in a heavier weight.
  case headline
  /// The usual text.
  case body
  /// A little smaller than body text.
  case callout
  /// Below a headline.
  case subheadline
  /// A footnote.
  case footnote
  /// Below a picture.
  case caption1
  /// The smallest.
  case caption2

  /// The style's size at a text size, in points.
  ///
  /// Figures: Apple's Human Interface Guidelines, Typography, tables of iOS Dynamic Type sizes and
  /// larger accessibility type sizes.
  public func pointSize(at category: TextSizeCategory) -> Double { sizes[category.index] }

  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
