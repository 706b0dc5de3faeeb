extension SVGWriter {
  /// Writes a page in a frame of its own within HTML, and as plain text elsewhere.
  ///
  /// The frame is a sandbox without exceptions: no script, form, plug-in, window or navigation, and
  /// an origin of its own. It inherits the content policy of the page around it, takes no pointer
  /// and no focus.
  mutating func write(_ page: DrawingPage) {
    guard embedsPages else { return write(page.elements) }
    let sizes = (NumberText.text(page.frame.width), NumberText.text(page.frame.height))
    open("foreignObject") { tag in
      tag.attribute("x", page.frame.x)
      tag.attribute("y", page.frame.y)
      tag.attribute("width", sizes.0)
      tag.attribute("height", sizes.1)
    }
    // An element of HTML has an end tag even when nothing is in it.
    element("iframe", text: "") { tag in
      tag.attribute("class", "page")
      tag.attribute("sandbox", "")
      tag.attribute("inert", "")
      tag.attribute("tabindex", "-1")
      tag.attribute("scrolling", "no")
      tag.attribute("width", sizes.0)
      tag.attribute("height", sizes.1)
      tag.attribute("title", page.title)
      tag.attribute("srcdoc", keepingLinesOf: page.document)
    }
    close()
  }
}

extension DrawingPage {
  /// The style of pages that bring none; its hash is what a content policy has to allow.
  package static let styleSheet = """
    html { overflow: hidden; font: 17px/1.2 \(SVGRenderer.fontFamilies); color: #1c1c1e; }
    body { margin: 8px; }
    img { max-width: 100%; }
    """

  /// The HTML as a document of its own.
  fileprivate var document: String {
    let direction = direction == .rightToLeft ? "rtl" : "ltr"
    return "<!DOCTYPE html><html lang=\"\(XMLText.escaped(language))\" dir=\"\(direction)\">"
      + "<style>\(Self.styleSheet)</style>" + html
  }
}
