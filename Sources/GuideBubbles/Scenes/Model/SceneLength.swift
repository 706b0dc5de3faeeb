/// A length in points that may grow with the screen, such as `43 * H/568`.
///
/// Always linear in the screen's width and height, so that it is three numbers.
public struct SceneLength: Hashable, Sendable {
  /// The part that does not grow, in points.
  public var points: Double
  /// What the screen's width is multiplied by.
  public var widthFactor: Double
  /// What the screen's height is multiplied by.
  public var heightFactor: Double

  /// Makes a length from its parts, by default one that does not grow.
  public init(_ points: Double, widthFactor: Double = 0, heightFactor: Double = 0) {
    self.points = points
    self.widthFactor = widthFactor
    self.heightFactor = heightFactor
  }

  /// Whether it depends on the screen.
  var grows: Bool { widthFactor != 0 || heightFactor != 0 }

  /// The length on a screen of that size, in points.
  public func resolved(for screen: LayoutSize) -> Double {
    points + widthFactor * screen.width + heightFactor * screen.height
  }
}

extension SceneLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a length of whole points that does not grow.
  public init(integerLiteral points: Int) { self.init(Double(points)) }

  /// Makes a length in points that does not grow.
  public init(floatLiteral points: Double) { self.init(points) }
}

/// A rectangle whose parts may grow with the screen.
public struct SceneRect: Hashable, Sendable {
  /// The left edge.
  public var x: SceneLength
  /// The top edge.
  public var y: SceneLength
  /// The width.
  public var width: SceneLength
  /// The height.
  public var height: SceneLength

  /// Makes a rectangle from its parts.
  public init(x: SceneLength, y: SceneLength, width: SceneLength, height: SceneLength) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle on a screen of that size, in points.
  public func resolved(for screen: LayoutSize) -> LayoutRect {
    LayoutRect(
      x: x.resolved(for: screen), y: y.resolved(for: screen),
      width: width.resolved(for: screen), height: height.resolved(for: screen))
  }
}

/// The screen's width and height as lines name them: `row.height == 43 * H/568`.
enum ScreenLength: String {
  case width = "W"
  case height = "H"

  /// Its value on a screen of that size, in points.
  func points(on size: LayoutSize) -> Double {
    switch self {
    case .width: size.width
    case .height: size.height
    }
  }
}
