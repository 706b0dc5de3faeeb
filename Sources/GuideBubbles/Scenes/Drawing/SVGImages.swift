/// Images that stand once in a page, to which all pictures on it refer.
package struct SVGImages: Hashable, Sendable {
  /// The images in the order in which they were met, each once.
  private(set) var images: [PNGImage] = []

  /// How many bytes their data has in the page.
  package var byteCount: Int { images.reduce(0) { $0 + $1.bytes.count * 4 / 3 } }

  /// Makes a collection without images.
  package init() {}

  /// Adds the images of a drawing that are not there yet.
  package mutating func add(_ drawing: Drawing) { add(drawing.elements) }

  private mutating func add(_ elements: [DrawingElement]) {
    for element in elements {
      switch element {
      case .image(let image):
        if !images.contains(image.image) { images.append(image.image) }
      case .group(let group): add(group.elements)
      case .page(let page): add(page.elements)
      case .shape, .text: break
      }
    }
  }

  /// An element of HTML that shows nothing and holds the images; empty without any.
  package var definitions: String {
    guard !images.isEmpty else { return "" }
    var writer = SVGWriter(idPrefix: "")
    // An element that is not displayed at all would take what refers to it along in some browsers.
    writer.open("svg") { tag in
      tag.attribute("class", "pictures")
      tag.attribute("width", "0")
      tag.attribute("height", "0")
      tag.attribute("aria-hidden", "true")
    }
    for (index, image) in images.enumerated() { writer.define(image, as: Self.id(index)) }
    writer.close()
    return writer.text
  }

  /// The id under which the image of that number is defined.
  static func id(_ index: Int) -> String { "picture-\(index + 1)" }
}
