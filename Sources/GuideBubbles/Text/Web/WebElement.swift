/// What the elements of HTML mean to a page's plain text.
enum WebElement {
  /// Those that are dropped with their content, which is no markup.
  static let hidden: Set<String> = [
    "script", "style", "title", "iframe", "noembed", "noframes", "template",
  ]

  /// Those that leave a page's head open.
  static let ofHead: Set<String> = ["meta", "link", "base", "html", "noscript"]

  /// Those whose text is bold until they are closed.
  static let bold: Set<String> = ["b", "strong"]

  /// Whether a tag begins a heading, or something that is none and no longer in one; nothing where it
  /// says neither.
  ///
  /// A heading need not be closed, nor one of a table's column.
  static func isHeading(_ name: String) -> Bool? {
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6", "th": true
    case "td", "tr", "table": false
    default: nil
    }
  }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details",
    "dir",
    "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "header", "hr",
    "legend",
    "main", "menu", "nav", "option", "section", "summary", "table", "tr",
  ]

  private static let paragraphs: Set<String> = ["p", "h1", "h2", "h3", "h4", "h5", "h6"]

  /// How many line feeds, at least, are between the text before and behind a tag.
  static func lineBreaks(around name: String) -> Int {
    paragraphs.contains(name) ? 2 : blocks.contains(name) ? 1 : 0
  }
}
