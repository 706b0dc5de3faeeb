extension SVGWriter {
  /// Writes an image as data, unless that was done before, and its pieces, which refer to it.
  ///
  /// A piece is a part of the image in an element that clips it. A part that is drawn larger would
  /// be mixed with its neighbours where readers smooth images, far into a single pixel that is
  /// stretched, or in every tile; so such parts are not smoothed. An image that is drawn as a whole
  /// has no such neighbours, and is.
  mutating func write(_ image: DrawingImage) {
    let id = define(image.image)
    open("g") { tag in
      guard image.isMirrored else { return }
      let sum = NumberText.text(image.frame.minX + image.frame.maxX)
      tag.attribute("transform", "matrix(-1 0 0 1 \(sum) 0)")
    }
    let isWhole = image.pieces.count == 1
    for piece in image.overlappingPieces { write(piece, of: id, isSmooth: isWhole) }
    close()
  }

  /// Defines an image where it was not defined before; what it gives back refers to it.
  mutating func define(_ image: PNGImage) -> String {
    if let id = id(of: image) { return id }
    let id = makeID()
    define(image, as: id)
    return id
  }

  /// Defines an image under an id.
  mutating func define(_ image: PNGImage, as id: String) {
    remember(id, of: image)
    open("defs") { _ in }
    element("image") { tag in
      tag.attribute("id", id)
      tag.attribute("width", Double(image.pixelSize.width))
      tag.attribute("height", Double(image.pixelSize.height))
      tag.attribute("preserveAspectRatio", "none")
      tag.link("data:image/png;base64," + Base64.text(image.bytes))
    }
    close()
  }

  private mutating func write(_ piece: NineSlicePiece, of id: String, isSmooth: Bool) {
    guard let tile = piece.tileSize else {
      open("svg") { tag in
        tag.place(piece.destination)
        tag.view(of: piece.source)
        if piece.isDistorted && !isSmooth { tag.attribute("image-rendering", "pixelated") }
      }
      element("use") { $0.link("#" + id) }
      close()
      return
    }
    let pattern = makeID()
    open("pattern") { tag in
      tag.attribute("id", pattern)
      tag.attribute("patternUnits", "userSpaceOnUse")
      tag.place(
        LayoutRect(
          x: piece.destination.x, y: piece.destination.y, width: tile.width, height: tile.height))
      tag.view(of: piece.source)
      tag.attribute("image-rendering", "pixelated")
    }
    element("use") { $0.link("#" + id) }
    close()
    element("rect") { tag in
      tag.place(piece.destination)
      tag.attribute("fill", "url(#\(pattern))")
    }
  }
}

extension DrawingImage {
  /// The pieces in an order and with edges that leave no seams.
  ///
  /// Where an edge between two pieces runs through a pixel of the reader's screen, each covers a part
  /// of it and what is behind shines through. So what is stretched comes first and reaches half a
  /// point under its neighbours, which cover that again.
  fileprivate var overlappingPieces: [NineSlicePiece] {
    let reaching = pieces.map { $0.reaching(under: 0.5, within: frame) }
    return (0...2).reversed().flatMap { axes in reaching.filter { $0.axes == axes }.map(\.piece) }
  }
}

extension SVGTag {
  /// A rectangle's four attributes.
  fileprivate mutating func place(_ rect: LayoutRect) {
    attribute("x", rect.x)
    attribute("y", rect.y)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  /// The part of what is inside that fills the element.
  fileprivate mutating func view(of rect: LayoutRect) {
    let numbers = [rect.x, rect.y, rect.width, rect.height].map { NumberText.text($0) }
    attribute("viewBox", numbers.joined(separator: " "))
    attribute("preserveAspectRatio", "none")
  }

  /// A reference in the form that SVG 1.1 has, which needs its namespace.
  fileprivate mutating func link(_ reference: String) {
    attribute("xmlns:xlink", "http://www.w3.org/1999/xlink")
    attribute("xlink:href", reference)
  }
}

extension NineSlicePiece {
  /// The piece, reaching further along the axes on which it is stretched, but not out of a frame.
  ///
  /// - Returns: The piece, and on how many axes it is stretched.
  fileprivate func reaching(
    under distance: Double, within frame: LayoutRect
  ) -> (piece: NineSlicePiece, axes: Int) {
    guard tileSize == nil else { return (self, 0) }
    var (piece, axes) = (self, 0)
    let (across, down) = (destination.width / source.width, destination.height / source.height)
    var reach = LayoutInsets()
    if source.width == 1 || across > 1.05 * down {
      axes += 1
      reach.left = destination.minX > frame.minX ? -distance : 0
      reach.right = destination.maxX < frame.maxX ? -distance : 0
    }
    if source.height == 1 || down > 1.05 * across {
      axes += 1
      reach.top = destination.minY > frame.minY ? -distance : 0
      reach.bottom = destination.maxY < frame.maxY ? -distance : 0
    }
    piece.destination = destination.inset(by: reach)
    return (piece, axes)
  }

  /// Whether it is stretched on one axis more than on the other, or on both by much.
  fileprivate var isDistorted: Bool {
    let across = destination.width / source.width
    let down = destination.height / source.height
    return max(across, down) > 2 || (across - down).magnitude > 0.05 * max(across, down)
  }
}
