extension Scene {
  /// A warning for each view that wears a style with an image: only bubbles are drawn with it.
  var wornImages: [Diagnostic] {
    var warnings: [Diagnostic] = []
    func look(at views: [SceneView]) {
      for view in views {
        if let name = view.style, let image = style(named: name.text)?.image {
          warnings.append(
            Diagnostic(
              .warning, code: "not-supported",
              message:
                "'\(view.name)' is drawn without the image '\(image.file.text)' of its style",
              range: name.range,
              help: "only bubbles are drawn with images; give the view a style without one"))
        }
        look(at: view.children)
      }
    }
    look(at: views)
    return warnings
  }
}
