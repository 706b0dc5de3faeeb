/// Builds the text of an SVG document: one element a line, indented by its depth.
struct SVGWriter {
  /// What was written so far.
  private(set) var text = ""
  /// Whether pages of HTML are embedded; else their plain text stands for them.
  let embedsPages: Bool
  private let idPrefix: String
  private var idCount = 0
  /// The images that were defined, with their ids, by the names of their files; never iterated.
  private var imageIDs: [String: [(image: PNGImage, id: String)]] = [:]
  private var openTags: [String] = []

  init(idPrefix: String, embedsPages: Bool = false) {
    self.idPrefix = idPrefix
    self.embedsPages = embedsPages
  }

  /// Writes a start tag; what follows stands inside it.
  mutating func open(_ name: String, attributes: (inout SVGTag) -> Void) {
    text += indentation + tag(name, attributes) + ">\n"
    openTags.append(name)
  }

  /// Writes the end tag of the element opened last.
  mutating func close() {
    guard let name = openTags.popLast() else { return }
    text += indentation + "</\(name)>\n"
  }

  /// Writes an element without content.
  mutating func element(_ name: String, attributes: (inout SVGTag) -> Void) {
    text += indentation + tag(name, attributes) + "/>\n"
  }

  /// Writes an element that holds text, on one line.
  mutating func element(
    _ name: String, text content: String, attributes: (inout SVGTag) -> Void = { _ in }
  ) {
    text += indentation + tag(name, attributes) + ">"
    XMLText.append(content, to: &text)
    text += "</\(name)>\n"
  }

  /// An id that no other element of the picture has.
  mutating func makeID() -> String {
    idCount += 1
    return "\(idPrefix)-\(idCount)"
  }

  /// The id under which an image was defined; nothing when it was not.
  func id(of image: PNGImage) -> String? {
    imageIDs[image.name]?.first { $0.image == image }?.id
  }

  /// Remembers the id under which an image is defined.
  mutating func remember(_ id: String, of image: PNGImage) {
    imageIDs[image.name, default: []].append((image, id))
  }

  private var indentation: String { String(repeating: " ", count: openTags.count) }

  private func tag(_ name: String, _ attributes: (inout SVGTag) -> Void) -> String {
    var tag = SVGTag(name: name)
    attributes(&tag)
    return tag.text
  }
}

/// A start tag while its attributes are written.
struct SVGTag {
  /// The tag without its end.
  private(set) var text: String

  init(name: String) { text = "<" + name }

  mutating func attribute(_ name: String, _ value: String) {
    text += " \(name)=\""
    XMLText.append(value, to: &text)
    text += "\""
  }

  /// A text whose line feeds are kept, as those of HTML matter.
  mutating func attribute(_ name: String, keepingLinesOf value: String) {
    text += " \(name)=\""
    let lines = value.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { text += "&#10;" }
      XMLText.append(String(line), to: &text)
    }
    text += "\""
  }

  mutating func attribute(_ name: String, _ value: Double) {
    text += " \(name)=\""
    NumberText.append(value, to: &text)
    text += "\""
  }

  /// A colour as hexadecimal digits; its opacity, where it has one, as a second attribute.
  mutating func paint(_ name: String, _ color: DrawingColor) {
    attribute(name, color.hexadecimal)
    if color.alpha < 255 { attribute("\(name)-opacity", Double(color.alpha) / 255) }
  }
}
