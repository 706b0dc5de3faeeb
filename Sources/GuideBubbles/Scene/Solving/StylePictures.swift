internal import Constraints

/// The images of a scene's styles, read and sliced, and what is wrong with them.
struct StylePictures {
  /// The pictures by the names of their styles; few enough to be searched.
  private var pictures: [(style: String, picture: BubblePicture)] = []
  /// What is wrong with files and slices, and what could be better, in the order of the styles.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the images of styles.
  ///
  /// - Parameters:
  ///   - styles: The styles in the order of the scene.
  ///   - files: The files that were read for them.
  init(_ styles: [SceneStyle], files: [SceneFile]) {
    for style in styles {
      guard let image = style.image else { continue }
      guard let picture = picture(image, of: style, files: files) else { continue }
      pictures.append((style.name, picture))
    }
  }

  /// The picture of a style; nothing when it has none, or one that cannot be drawn.
  func picture(ofStyleNamed name: String) -> BubblePicture? {
    pictures.first { $0.style == name }?.picture
  }

  private mutating func picture(
    _ image: SceneImage, of style: SceneStyle, files: [SceneFile]
  ) -> BubblePicture? {
    guard let png = png(image.file, files: files) else { return nil }
    do throws(NineSliceError) {
      var slices = try image.slices(pixelSize: png.pixelSize, scale: png.scale)
      slices.contentInsets = image.contentInsets.map { insets in
        LayoutInsets(
          top: insets.top / png.scale, left: insets.left / png.scale,
          bottom: insets.bottom / png.scale, right: insets.right / png.scale)
      }
      hint(at: image, slices)
      return BubblePicture(
        image: png, slices: slices, tail: style.tail, mirrors: style.mirrors)
    } catch {
      report(.error, "bad-slices", image.file, "the image '\(image.file.text)' \(error)")
      return nil
    }
  }

  private mutating func png(_ name: SceneName, files: [SceneFile]) -> PNGImage? {
    switch files.first(where: { $0.name == name.text })?.content {
    case nil:
      report(
        .error, "missing-file", name, "the image '\(name.text)' was not given to the solver")
    case .unreadable(let reason):
      report(.error, "missing-file", name, "cannot read the image '\(name.text)': \(reason)")
    case .bytes(let bytes):
      do throws(PNGError) {
        return try PNGImage(name: name.text, bytes: bytes)
      } catch {
        report(.error, "bad-image", name, "the image '\(name.text)' \(error)")
      }
    }
    return nil
  }

  /// A hint that a single stretched pixel would do, where more than one is.
  private mutating func hint(at image: SceneImage, _ slices: NineSlice) {
    guard image.slicing != .whole, slices.filling == .stretch, !slices.hasSmallestMiddle else {
      return
    }
    let width = slices.columns.map { String($0.count) }.joined(separator: " + ")
    let height = slices.rows.map { String($0.count) }.joined(separator: " + ")
    report(
      .warning, "large-middle", image.file,
      "what stretches of '\(image.file.text)' is \(width) by \(height) pixels",
      help: "1 by 1 is the fastest to draw, and looks the same where those pixels are alike")
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ code: String, _ name: SceneName, _ message: String,
    help: String? = nil
  ) {
    let diagnostic = Diagnostic(
      severity, code: code, message: message, range: name.range, help: help)
    // Several styles may have an image from one that they wear.
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension SceneImage {
  /// The slices of an image of that size.
  fileprivate func slices(pixelSize: PixelSize, scale: Double) throws(NineSliceError) -> NineSlice {
    switch slicing {
    case .whole:
      try NineSlice(pixelSize, scale: scale, capInsets: LayoutInsets(), filling: filling)
    case .capInsets(let insets):
      try NineSlice(pixelSize, scale: scale, capInsets: insets, filling: filling)
    case .scales(let slicing):
      try NineSlice(
        pixelSize, scale: scale, slicing: slicing.map { ($0.scale, $0.insets) }, filling: filling)
    case .contentsCenter(let rect):
      try NineSlice(pixelSize, scale: scale, contentsCenter: rect, filling: filling)
    case .runs(let columns, let rows):
      try NineSlice(pixelSize, scale: scale, columns: columns, rows: rows, filling: filling)
    }
  }
}
