/// The image of a view: the content of a picture, the background of any other kind.
public struct ViewImage: Hashable, Sendable {
  /// The image.
  public var image: PNGImage
  /// How it grows with the frame; nothing for an image that is drawn as a whole.
  public var slices: NineSlice?
  /// How it stands in the frame; an image with slices fills it.
  public var contentMode: ViewContentMode
  /// Whether it is drawn the other way round.
  public var isMirrored: Bool

  /// Makes an image from its parts.
  package init(
    _ image: PNGImage, slices: NineSlice? = nil, contentMode: ViewContentMode = .scaleToFill,
    isMirrored: Bool = false
  ) {
    self.image = image
    self.slices = slices
    self.contentMode = contentMode
    self.isMirrored = isMirrored
  }

  /// Its own size, pixels by its scale, in points.
  public var size: LayoutSize {
    LayoutSize(
      width: Double(image.pixelSize.width) / image.scale,
      height: Double(image.pixelSize.height) / image.scale)
  }

  /// Where the whole image stands when it is drawn in a frame, absolute, in points; it may reach out
  /// of the frame.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view, in points.
  ///   - screenScale: Pixels of the screen a point, positive: an image that is not scaled begins on
  ///     a pixel, so that it stays sharp.
  /// - Returns: The image's rectangle.
  public func placement(in frame: LayoutRect, toScale screenScale: Double) -> LayoutRect {
    guard slices == nil, let factors = contentMode.place else {
      return slices == nil ? scaled(in: frame) : frame
    }
    let size = size
    return LayoutRect(
      x: (frame.x + (frame.width - size.width) * factors.x).snapped(toScale: screenScale),
      y: (frame.y + (frame.height - size.height) * factors.y).snapped(toScale: screenScale),
      width: size.width, height: size.height)
  }

  /// Where the image stands in a mode that scales it.
  private func scaled(in frame: LayoutRect) -> LayoutRect {
    let (across, down) = (frame.width / size.width, frame.height / size.height)
    let factor: Double
    switch contentMode {
    case .scaleAspectFit: factor = min(across, down)
    case .scaleAspectFill: factor = max(across, down)
    default: return frame
    }
    let (width, height) = (size.width * factor, size.height * factor)
    return LayoutRect(
      x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2,
      width: width, height: height)
  }
}

extension ViewContentMode {
  /// What part of the free room is to the left and above; nothing in modes that scale.
  fileprivate var place: (x: Double, y: Double)? {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill: nil
    case .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
