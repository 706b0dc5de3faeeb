/// A page of HTML in a drawing, with what stands for it where none can be shown.
///
/// Renderers that cannot keep a page from running scripts, loading files or leading elsewhere draw
/// the plain elements.
package struct DrawingPage: Hashable, Sendable {
  /// The HTML, as somebody wrote it.
  package var html: String
  /// What the page fills, absolute, in points.
  package var frame: LayoutRect
  /// What the page is called, for people who do not see it.
  package var title: String
  /// A BCP 47 tag of the language that it is in unless it says otherwise.
  package var language: String
  /// The direction in which it is read unless it says otherwise.
  package var direction: UserInterfaceLayoutDirection
  /// The page in plain text.
  package var elements: [DrawingElement]

  /// Makes a page from its parts.
  package init(
    html: String, frame: LayoutRect, title: String = "", language: String = "en",
    direction: UserInterfaceLayoutDirection = .leftToRight, elements: [DrawingElement] = []
  ) {
    self.html = html
    self.frame = frame
    self.title = title
    self.language = language
    self.direction = direction
    self.elements = elements
  }
}
