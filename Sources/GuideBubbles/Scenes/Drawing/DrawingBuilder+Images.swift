extension DrawingBuilder {
  /// A view's image in its frame, cut off at the frame's edges and round corners; nothing without
  /// one.
  func imageElements(of view: SolvedView) -> [DrawingElement] {
    guard let image = view.image, view.frame.width > 0, view.frame.height > 0 else { return [] }
    let place = image.placement(in: view.frame, toScale: screen.scale)
    let pieces: [NineSlicePiece]
    if let slices = image.slices {
      pieces = slices.pieces(in: place, toScale: screen.scale)
    } else {
      let size = image.image.pixelSize
      let whole = LayoutRect(width: Double(size.width), height: Double(size.height))
      pieces = [NineSlicePiece(source: whole, destination: place)]
    }
    let drawn = DrawingElement.image(
      DrawingImage(image.image, frame: place, pieces: pieces, isMirrored: image.isMirrored))
    let radius = view.look.cornerRadius ?? 0
    if radius <= 0 && view.frame.contains(place) { return [drawn] }
    guard view.frame.touches(place) else { return [] }
    return [
      .group(DrawingGroup(clip: .rect(view.frame, radius: radius), elements: [drawn]))
    ]
  }
}

extension LayoutRect {
  /// Whether another rectangle lies inside it, but for rounding.
  fileprivate func contains(_ other: LayoutRect) -> Bool {
    let slack = GeometryTolerance.length
    return other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }

  /// Whether two rectangles have a point in common, be it on their edges.
  func touches(_ other: LayoutRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
