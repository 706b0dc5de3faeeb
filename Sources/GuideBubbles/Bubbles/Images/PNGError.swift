/// What is wrong with a file that should be a PNG image; offsets count bytes from 0.
public enum PNGError: Error, Hashable, Sendable {
  /// The file ends at that byte, within its header.
  case truncated(offset: Int)
  /// The byte does not belong to a PNG file's signature.
  case notPNG(offset: Int)
  /// The byte does not begin the header that every PNG file begins with.
  case noHeader(offset: Int)
  /// The width or height there is zero or beyond 2³¹ − 1 pixels.
  case badSize(offset: Int)
  /// The format of pixels that the byte names does not exist.
  case badFormat(offset: Int)
  /// The header's checksum there does not fit the header: it is damaged.
  case badChecksum(offset: Int)
}

extension PNGError: CustomStringConvertible {
  /// What is wrong, in words that follow the file's name, with the byte's place.
  public var description: String {
    switch self {
    case .truncated(let offset): "ends at byte \(offset), within its header"
    case .notPNG(let offset): "is no PNG image, as byte \(offset) shows"
    case .noHeader(let offset): "does not begin with a PNG image's header, at byte \(offset)"
    case .badSize(let offset): "has no width or height that an image can have, at byte \(offset)"
    case .badFormat(let offset): "names a format of pixels that there is not, at byte \(offset)"
    case .badChecksum(let offset): "is damaged: the checksum at byte \(offset) is wrong"
    }
  }
}
