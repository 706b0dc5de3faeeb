/// Tells which shapes of rows differ in colours at most, so that one layout does for all of them.
struct ColorlessShapes {
  /// The first shape of each kind; never iterated.
  private var first: [TemplateShape: Int] = [:]

  /// The first shape that is laid out like another, by its number.
  ///
  /// - Parameters:
  ///   - shape: A shape.
  ///   - number: Its own number, for the case that it is the first.
  /// - Returns: The number of the first one.
  mutating func number(of shape: TemplateShape, at number: Int) -> Int {
    let plain = TemplateShape(row: shape.row.withoutColors, constraints: shape.constraints)
    if let known = first[plain] { return known }
    first[plain] = number
    return number
  }
}

extension SceneView {
  /// The view without what moves nothing.
  fileprivate var withoutColors: SceneView {
    var view = self
    view.look.fill = nil
    view.look.textColor = nil
    view.look.border = nil
    view.children = children.map(\.withoutColors)
    return view
  }
}
