internal import GuideFormats

/// The plain text of a page: what a reader sees of its HTML, and of its looks what is bold and what
/// is indented.
///
/// Tolerant as browsers are: nothing is an error, and what is never closed ends with the page.
/// Paragraphs and headings stand apart by an empty line, other blocks and items of lists begin a
/// line, white space is one space. Elements that show nothing (comments, `script`, `style`, `head`)
/// are dropped with what is in them, all other tags alone.
package struct WebText {
  private let bytes: [UInt8]
  private var place = 0
  private var writer = WebTextWriter()
  /// Whether the tags met last are those of the page's head.
  private var isInHead = false

  /// The text of a page.
  ///
  /// - Parameter html: A page, or a part of one.
  /// - Returns: Its text; line feeds begin new lines.
  /// - Complexity: O(*n*) in time and memory, however its elements are nested.
  package static func text(of html: String) -> String { page(of: html).text }

  /// The text of a page with what of its looks is kept.
  ///
  /// - Parameter html: A page, or a part of one.
  /// - Returns: Its text, where its lines begin, and what is bold.
  /// - Complexity: O(*n*) in time and memory, however its elements are nested.
  package static func page(of html: String) -> WebPageText {
    var reader = WebText(html)
    reader.read()
    let writer = reader.writer
    return WebPageText(text: writer.text, lines: writer.lines, bold: writer.bold)
  }

  private init(_ html: String) { bytes = Array(html.utf8) }

  private mutating func read() {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "<"): readMarkup()
      case UInt8(ascii: "&"):
        let reference = CharacterReference(bytes[place...])
        place += reference.length
        if !isInHead { writer.append(reference.text) }
      default:
        if !isInHead { writer.append(bytes[place]) }
        place += 1
      }
    }
  }

  /// Reads a tag, a comment or a bare `<`.
  private mutating func readMarkup() {
    let next = byte(at: place + 1)
    if next.isLetter {
      readStartTag()
    } else if next == UInt8(ascii: "/") && byte(at: place + 2).isLetter {
      place += 2
      let name = readName()
      skipAttributes()
      end(name)
    } else if next == UInt8(ascii: "!") && byte(at: place + 2) == UInt8(ascii: "-")
      && byte(at: place + 3) == UInt8(ascii: "-")
    {
      skipComment()
    } else if [UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/")].contains(next) {
      // A document type, an instruction, or what browsers take for a comment.
      skip(behind: UInt8(ascii: ">"))
    } else {
      if !isInHead { writer.append(UInt8(ascii: "<")) }
      place += 1
    }
  }

  private mutating func readStartTag() {
    place += 1
    let name = readName()
    skipAttributes()
    if WebElement.hidden.contains(name) {
      skipContent(of: name)
    } else if name == "head" {
      isInHead = true
    } else if !WebElement.ofHead.contains(name) {
      isInHead = false
      start(name)
    }
  }

  private mutating func start(_ name: String) {
    if WebElement.bold.contains(name) { writer.beginBold() }
    if let isHeading = WebElement.isHeading(name) { writer.setHeading(isHeading) }
    switch name {
    case "br": writer.breakLine()
    case "li": writer.beginItem()
    case "ul", "ol": writer.beginList(isNumbered: name == "ol")
    case "pre": writer.beginVerbatim()
    case "td", "th": writer.append(UInt8(ascii: " "))
    default: writer.separate(by: WebElement.lineBreaks(around: name))
    }
  }

  private mutating func end(_ name: String) {
    if WebElement.bold.contains(name) { writer.endBold() }
    if WebElement.isHeading(name) != nil { writer.setHeading(false) }
    switch name {
    case "head": isInHead = false
    case "ul", "ol": writer.endList(isNumbered: name == "ol")
    case "li": writer.endItem()
    case "pre": writer.endVerbatim()
    default: writer.separate(by: WebElement.lineBreaks(around: name))
    }
  }
}

/// Readers of what stands between `<` and `>`.
extension WebText {
  /// A byte of the page; 0 behind its end.
  private func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  /// The name of a tag in small letters; a name that no element has is cut.
  private mutating func readName() -> String {
    var name: [UInt8] = []
    while place < bytes.count, !bytes[place].isSpace, bytes[place] != UInt8(ascii: "/"),
      bytes[place] != UInt8(ascii: ">")
    {
      if name.count < 16 { name.append(bytes[place].lowercased) }
      place += 1
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Passes over attributes to behind the tag's end; a `>` in quotation marks does not end it.
  private mutating func skipAttributes() {
    var isValue = false
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: ">"): return
      case UInt8(ascii: "="): isValue = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if isValue { skip(behind: byte) }
        isValue = false
      default: if !byte.isSpace { isValue = false }
      }
    }
  }

  /// Goes on behind the next such byte, or at the page's end.
  private mutating func skip(behind byte: UInt8) {
    while place < bytes.count, bytes[place] != byte { place += 1 }
    place = min(place + 1, bytes.count)
  }

  /// Goes on behind a comment's end; `<!-->` is a whole one.
  private mutating func skipComment() {
    place += 4
    let start = place - 2
    while place < bytes.count {
      let isEnd =
        bytes[place] == UInt8(ascii: ">") && place - start >= 2
        && bytes[place - 1] == UInt8(ascii: "-") && bytes[place - 2] == UInt8(ascii: "-")
      place += 1
      if isEnd { return }
    }
  }

  /// Goes on behind the end tag of an element whose content is no markup.
  private mutating func skipContent(of name: String) {
    while place < bytes.count {
      skip(behind: UInt8(ascii: "<"))
      guard byte(at: place) == UInt8(ascii: "/") else { continue }
      place += 1
      if readName() == name { return skipAttributes() }
    }
  }
}

extension UInt8 {
  /// Whether it is a space as HTML has them.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }
}
