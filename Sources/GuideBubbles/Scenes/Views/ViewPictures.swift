extension StylePictures {
  /// The picture of a view: its own image, or that of the style that it wears.
  ///
  /// - Returns: The picture, and whether it is drawn in slices; nothing when there is none, or one
  ///   that cannot be drawn.
  func picture(of view: SceneView, style: SceneStyle?) -> (picture: BubblePicture, isSliced: Bool)?
  {
    if let image = view.image {
      var unread: [Diagnostic] = []
      return reader.read(image, into: &unread).map {
        (BubblePicture(image: $0.image, slices: $0.slices), image.isSliced)
      }
    }
    guard let style, let image = style.image, let picture = picture(ofStyleNamed: style.name)
    else { return nil }
    return (picture, image.isSliced)
  }

  /// What is wrong with the images that views name themselves, each once however many views are made
  /// from where it is named.
  func diagnostics(of views: [ResolvedView]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var met: Set<SceneName> = []
    for view in views {
      guard let image = view.view.image, met.insert(image.file).inserted else { continue }
      _ = reader.read(image, into: &found)
    }
    return found
  }
}

extension ViewImage {
  /// A view's picture as it is drawn in a layout direction.
  init(
    _ picture: BubblePicture, isSliced: Bool, contentMode: ViewContentMode?,
    in direction: UserInterfaceLayoutDirection
  ) {
    self.init(
      picture.image, slices: isSliced ? picture.slices : nil,
      contentMode: contentMode ?? .scaleToFill, isMirrored: picture.isMirrored(in: direction))
  }
}
