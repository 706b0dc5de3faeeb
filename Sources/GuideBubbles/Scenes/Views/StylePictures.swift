/// The images of a scene's styles, read and sliced, and what is wrong with them.
struct StylePictures {
  /// What reads the images of views.
  let reader: ImageReader
  /// The pictures by the names of their styles; never iterated.
  private var pictures: [String: BubblePicture] = [:]
  /// What is wrong with files and slices, and what could be better, in the order of the styles.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the images of styles.
  ///
  /// - Parameters:
  ///   - styles: The styles in the order of the scene.
  ///   - files: The files that were read for the scene.
  init(_ styles: [SceneStyle], files: [SceneFile]) {
    reader = ImageReader(files)
    var found: [Diagnostic] = []
    for style in styles {
      guard let image = style.image, let read = reader.read(image, into: &found) else { continue }
      pictures[style.name] = BubblePicture(
        image: read.image, slices: read.slices, tail: style.tail, mirrors: style.mirrors)
    }
    // Several styles may have an image from one that they wear.
    for diagnostic in found where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
  }

  /// The picture of a style; nothing when it has none, or one that cannot be drawn.
  func picture(ofStyleNamed name: String) -> BubblePicture? { pictures[name] }
}
