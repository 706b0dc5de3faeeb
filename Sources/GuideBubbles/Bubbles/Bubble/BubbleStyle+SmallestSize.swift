extension BubbleStyle {
  /// How small a bubble can be whatever it says, in points.
  ///
  /// Its border's sides meet, a picture's corners meet, and a picture's tail is on its edge. Radii
  /// ask for nothing by themselves: a body too small for them is a capsule. Where a bubble carries
  /// an arrow, the base needs a straight part between the corners too; see
  /// ``smallestSize(arrowAlong:)``.
  public var smallestSize: LayoutSize { smallestSize(arrowAlong: nil) }

  /// How small a bubble can be that carries its arrow on one of its edges, in points.
  ///
  /// - Parameter axis: The direction in which that edge runs; nothing without an arrow.
  /// - Returns: The size of the body, without the arrow.
  public func smallestSize(arrowAlong axis: LayoutAxis?) -> LayoutSize {
    let border = max(0, border?.width ?? 0)
    var size = LayoutSize(width: 2 * border, height: 2 * border)
    if let picture {
      let corners = picture.slices.smallestSize
      size.width = max(size.width, corners.width)
      size.height = max(size.height, corners.height)
    }
    if let tail {
      switch tail.edge {
      case .top, .bottom: size.width = max(size.width, tail.usableOffset)
      case .leading, .trailing: size.height = max(size.height, tail.usableOffset)
      }
    }
    guard let axis, let arrow, arrow.length > 0, arrow.width > 0 else { return size }
    let base = arrow.width + 2 * max(0, cornerRadius, border)
    switch axis {
    case .horizontal: size.width = max(size.width, base)
    case .vertical: size.height = max(size.height, base)
    }
    return size
  }

  /// The tail that points at the target: the picture's, unless an arrow does.
  public var tail: BubbleTail? { arrow == nil ? picture?.tail : nil }
}
