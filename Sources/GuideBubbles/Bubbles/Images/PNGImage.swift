/// A PNG file, as far as layout needs to know it: how large it is, and its bytes to embed.
public struct PNGImage: Hashable, Sendable {
  /// The file's name, perhaps with folders before it.
  public let name: String
  /// The whole file.
  public let bytes: [UInt8]
  /// How large it is, in pixels.
  public let pixelSize: PixelSize
  /// Pixels a point: 2 for a name such as `bubble@2x.png`, 1 for one without a mark.
  public let scale: Double

  /// Reads the header of a file; the picture itself is not decoded.
  ///
  /// - Parameters:
  ///   - name: The file's name, whose end says how many pixels a point has.
  ///   - bytes: The whole file.
  /// - Throws: What is wrong with the header, and at which byte.
  /// - Complexity: O(1).
  public init(name: String, bytes: [UInt8]) throws(PNGError) {
    self.name = name
    self.bytes = bytes
    pixelSize = try PNGHeader.size(of: bytes)
    scale = Self.scale(ofFileNamed: name)
  }

  /// Pixels a point as a file's name tells them: `@2x` before the extension or before a device such
  /// as `~ipad`; 1 where it tells nothing.
  package static func scale(ofFileNamed name: String) -> Double {
    var stem = name.utf8[...]
    if let dot = stem.lastIndex(of: UInt8(ascii: ".")) { stem = stem[..<dot] }
    if let tilde = stem.lastIndex(of: UInt8(ascii: "~")) { stem = stem[..<tilde] }
    let mark = stem.suffix(3).map { $0 }
    guard mark.count == 3, mark[0] == UInt8(ascii: "@"), mark[2] == UInt8(ascii: "x"),
      (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(mark[1])
    else { return 1 }
    return Double(mark[1] - UInt8(ascii: "0"))
  }
}
