import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML reader that is not ours makes of a document.
public struct XMLCheck {
  /// Why the document is refused; nothing when it is well-formed.
  public private(set) var refusal: String?
  /// The names of its elements, in order.
  public private(set) var elements: [String] = []
  /// The text inside `text` elements, one each.
  public private(set) var lines: [String] = []

  /// Reads a document.
  public init(_ document: String) {
    let reader = Reader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    if !parser.parse() { refusal = parser.parserError.map { "\($0)" } ?? "unknown" }
    elements = reader.elements
    lines = reader.lines
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String] = []
    var lines: [String] = []
    private var isInText = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(name)
      isInText = name == "text"
      if isInText { lines.append("") }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      isInText = false
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if isInText { lines[lines.count - 1] += text }
    }
  }
}
