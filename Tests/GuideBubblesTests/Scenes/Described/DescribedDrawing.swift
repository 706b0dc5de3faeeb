@testable import GuideBubbles
@testable import GuideScenes

/// Finding what a drawing shows of a view.
extension Drawing {
  /// The images that are drawn for a view, from back to front; those of views in it are not.
  func images(inViewNamed name: String) -> [DrawingImage] {
    parts(ofViewNamed: name).map(\.image)
  }

  /// The outline to which the first image of a view is clipped.
  func clip(aroundImageInViewNamed name: String) -> DrawingPath? {
    parts(ofViewNamed: name).first?.clip
  }

  /// The shapes that are drawn for a view itself, from back to front.
  func shapes(inViewNamed name: String) -> [DrawingShape] {
    func shapes(_ elements: [DrawingElement], isInside: Bool) -> [DrawingShape] {
      elements.flatMap { element -> [DrawingShape] in
        switch element {
        case .shape(let shape): return isInside ? [shape] : []
        case .group(let group):
          if case .view = group.role {
            return shapes(group.elements, isInside: group.id == name)
          }
          return shapes(group.elements, isInside: isInside)
        case .image, .text, .page: return []
        }
      }
    }
    return shapes(elements, isInside: false)
  }

  private func parts(ofViewNamed name: String) -> [(image: DrawingImage, clip: DrawingPath?)] {
    var found: [(DrawingImage, DrawingPath?)] = []
    func look(at elements: [DrawingElement], in view: String?, clip: DrawingPath?) {
      for element in elements {
        switch element {
        case .image(let image): if view == name { found.append((image, clip)) }
        case .group(let group):
          var view = view
          if case .view = group.role { view = group.id }
          look(at: group.elements, in: view, clip: group.clip ?? clip)
        case .shape, .text, .page: break
        }
      }
    }
    look(at: elements, in: nil, clip: nil)
    return found
  }
}
