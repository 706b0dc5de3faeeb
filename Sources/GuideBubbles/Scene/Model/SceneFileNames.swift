extension Scene {
  /// The files that the scene needs to be drawn, each once: those of its views in drawing order (of a
  /// list, those of its rows as they were first needed), then
  /// those of its styles in the order of the file.
  public var fileNames: [String] {
    var names = SceneFileNames()
    names.add(views)
    for style in styles { names.add(style.image) }
    return names.names
  }
}

/// The names of files in the order in which they are met, each once.
struct SceneFileNames {
  private(set) var names: [String] = []
  /// Those that were met; never iterated.
  private var met: Set<String> = []

  /// Adds the files of views and of the views in them.
  mutating func add(_ views: [SceneView]) {
    for view in views {
      add(view.image)
      add(view.children)
      for shape in view.list?.shapes.shapes ?? [] { add(shape.map { [$0.row] } ?? []) }
    }
  }

  /// Adds the file of an image, where there is one.
  mutating func add(_ image: SceneImage?) {
    guard let name = image?.file.text, met.insert(name).inserted else { return }
    names.append(name)
  }
}
