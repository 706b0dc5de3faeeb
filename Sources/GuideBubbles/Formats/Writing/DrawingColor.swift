/// A colour in sRGB with 8 bits a channel.
public struct DrawingColor: Hashable, Sendable {
  /// Red, 0...255.
  public var red: UInt8
  /// Green, 0...255.
  public var green: UInt8
  /// Blue, 0...255.
  public var blue: UInt8
  /// Opacity, from 0, clear, to 255.
  public var alpha: UInt8

  /// Makes a colour from its channels, opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Black.
  public static let black = DrawingColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = DrawingColor(red: 255, green: 255, blue: 255)
}
