extension SceneReader {
  /// The image of a view and how it stands in it; its style is read already.
  mutating func readImage(_ fields: Fields<ViewKey>, into view: inout SceneView) {
    view.image = fields[.image].flatMap { image($0) }
    guard let field = fields[.contentMode] else { return }
    view.contentMode = choice(field, kind: "content mode", of: ViewContentMode.self)
    if let image = view.image ?? view.style.flatMap({ styleImages[$0.text] }) {
      guard let mode = view.contentMode, mode != .scaleToFill, image.isSliced else { return }
      report(
        .badValue, "'\(image.file.text)' is drawn in slices, which fill the view",
        at: field.range, help: "leave out 'contentMode', or what the image says of slices")
    } else if !isInTemplate && fields[.image] == nil
      && (fields[.style] == nil || view.style != nil)
    {
      // A row may well lack the image that others have.
      report(.badValue, "'contentMode' is about an image, and there is none", at: field.range)
    }
  }
}
