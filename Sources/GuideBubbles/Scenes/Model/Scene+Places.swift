extension Scene {
  /// Where views begin in the file, by the names that solutions give them.
  ///
  /// Those of rows have what the names of all rows have in common: `thread[].bubble`. Never iterated.
  ///
  /// - Complexity: O(*n*) for *n* views.
  package var viewPlaces: [String: SourceRange] {
    var places: [String: SourceRange] = [:]
    func note(_ name: String, _ range: SourceRange?) {
      if places[name] == nil, let range { places[name] = range.firstByte }
    }
    func walk(_ view: SceneView) {
      note(view.name, view.range)
      for template in view.list?.templates ?? [] {
        for (name, part) in template.parts(ofListNamed: view.name) { note(name, part.range) }
      }
      view.children.forEach(walk)
    }
    views.forEach(walk)
    return places
  }
}

extension SceneTemplate {
  /// The views that were read with the template, by what their names in all rows have in common.
  func parts(ofListNamed list: String) -> [(name: String, view: SceneView)] {
    var parts: [(String, SceneView)] = []
    func walk(_ part: TemplateView, _ name: String) {
      parts.append((name, part.view))
      guard case .each(let elements) = part.children else { return }
      for case .read(let child) in elements { walk(child, "\(list)[].\(child.view.name)") }
    }
    walk(row, "\(list)[]")
    return parts
  }
}
