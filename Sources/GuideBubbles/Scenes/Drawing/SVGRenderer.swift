/// Writes drawings as SVG 1.1, the same bytes for the same drawing.
///
/// Text is fitted to its measured width by `textLength`, so the picture shows what was measured
/// whatever font the reader has: by the room between letters, or, where they are joined, by their
/// widths. No text of the scene ever becomes markup.
public struct SVGRenderer: Hashable, Sendable {
  /// What ids inside the picture begin with; different in pictures that share a page.
  public var idPrefix: String
  /// Images that the page around the picture defines; others the picture defines itself.
  package var images = SVGImages()
  /// Whether pages of HTML are embedded, for pictures in a page whose content policy keeps them from
  /// doing anything; else their plain text stands for them.
  package var embedsPages = false

  /// The families of a text that asks for none: the system's own, the one whose widths are built in,
  /// and the common ones.
  package static let fontFamilies = "-apple-system, Inter, " + commonFamilies

  /// Families that are as wide as what a text in a family of its own is measured with.
  static let commonFamilies =
    "Helvetica Neue, Helvetica, Arial, Noto Sans Arabic, Noto Sans Hebrew, Noto Sans Thai, "
    + "Noto Sans Devanagari, sans-serif"

  /// Makes a renderer.
  ///
  /// - Parameter idPrefix: What ids begin with: letters, digits and hyphens.
  public init(idPrefix: String = "clip") { self.idPrefix = idPrefix }

  /// A whole file.
  ///
  /// - Parameters:
  ///   - drawing: What is drawn.
  ///   - title: The picture's name, for people who do not see it.
  /// - Returns: A well-formed document that ends with a line feed.
  public func document(_ drawing: Drawing, title: String) -> String {
    let width = NumberText.text(drawing.size.width)
    let height = NumberText.text(drawing.size.height)
    var writer = SVGWriter(idPrefix: idPrefix)
    writer.open("svg") { tag in
      tag.attribute("xmlns", "http://www.w3.org/2000/svg")
      tag.attribute("width", width)
      tag.attribute("height", height)
      tag.attribute("viewBox", "0 0 \(width) \(height)")
      tag.attribute("xml:space", "preserve")
      tag.attribute("font-family", Self.fontFamilies)
      tag.attribute("role", "img")
    }
    writer.element("title", text: title)
    writer.write(drawing.elements)
    writer.close()
    return writer.text
  }

  /// The elements alone, to be put into an `svg` element that preserves space and names a family for
  /// texts that ask for none.
  public func fragment(_ drawing: Drawing) -> String {
    var writer = SVGWriter(idPrefix: idPrefix, embedsPages: embedsPages)
    for (index, image) in images.images.enumerated() {
      writer.remember(SVGImages.id(index), of: image)
    }
    writer.write(drawing.elements)
    return writer.text
  }
}
