/// Makes pictures of the images that a scene names, from the files that were read for it.
struct ImageReader {
  /// The files by the bytes of their names, which may differ where texts are equal; never iterated.
  private var files: [[UInt8]: SceneFile.Content] = [:]

  init(_ files: [SceneFile]) {
    for file in files {
      let name = Array(file.name.utf8)
      if self.files[name] == nil { self.files[name] = file.content }
    }
  }

  /// An image, read and sliced.
  ///
  /// - Parameters:
  ///   - image: What the scene says of it.
  ///   - diagnostics: Takes what is wrong with it, and what could be better.
  /// - Returns: The image with its slices; nothing when it cannot be drawn.
  func read(
    _ image: SceneImage, into diagnostics: inout [Diagnostic]
  ) -> (image: PNGImage, slices: NineSlice)? {
    guard let png = png(image.file, into: &diagnostics) else { return nil }
    do throws(NineSliceError) {
      var slices = try image.slices(pixelSize: png.pixelSize, scale: png.scale)
      slices.contentInsets = image.contentInsets.map { insets in
        LayoutInsets(
          top: insets.top / png.scale, left: insets.left / png.scale,
          bottom: insets.bottom / png.scale, right: insets.right / png.scale)
      }
      if let hint = hint(at: image, slices) { diagnostics.append(hint) }
      return (png, slices)
    } catch {
      diagnostics.append(
        problem(.badSlices, image.file, "the image '\(image.file.text)' \(error)"))
      return nil
    }
  }

  private func png(_ name: SceneName, into diagnostics: inout [Diagnostic]) -> PNGImage? {
    switch files[Array(name.text.utf8)] {
    case nil:
      diagnostics.append(
        problem(.missingFile, name, "the image '\(name.text)' was not given to the solver"))
    case .unreadable(let reason):
      diagnostics.append(
        problem(
          .missingFile, name, "cannot read the image '\(name.text)': \(reason)",
          help: "names of files are looked up from the scene's folder"))
    case .bytes(let bytes):
      do throws(PNGError) {
        return try PNGImage(name: name.text, bytes: bytes)
      } catch {
        diagnostics.append(
          problem(
            .badImage, name, "the image '\(name.text)' \(error)",
            help: "export it again as a PNG file"))
      }
    }
    return nil
  }

  /// A hint that a single stretched pixel would do, where more than one is.
  private func hint(at image: SceneImage, _ slices: NineSlice) -> Diagnostic? {
    guard image.slicing != .whole, slices.filling == .stretch, !slices.hasSmallestMiddle else {
      return nil
    }
    let width = slices.columns.map { String($0.count) }.joined(separator: " + ")
    let height = slices.rows.map { String($0.count) }.joined(separator: " + ")
    return Diagnostic(
      .warning, code: .largeMiddle,
      message: "what stretches of '\(image.file.text)' is \(width) by \(height) pixels",
      range: image.file.range,
      help: "1 by 1 is the fastest to draw, and looks the same where those pixels are alike")
  }

  private func problem(
    _ code: DiagnosticCode, _ name: SceneName, _ message: String, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(code: code, message: message, range: name.range, help: help)
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
