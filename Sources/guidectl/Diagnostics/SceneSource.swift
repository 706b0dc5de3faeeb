internal import GuideFormats

/// A scene file as it was read: what diagnostics quote from.
struct SceneSource: Hashable, Sendable {
  /// What messages call it: the path as it was given, or `<stdin>`.
  var name: String
  /// Its content.
  var text: SourceText

  /// Makes a source from the file's name and content.
  init(name: String, bytes: [UInt8]) { self.init(name: name, text: SourceText(bytes)) }

  /// Makes a source from the file's name and content, or a part of it.
  init(name: String, text: SourceText) {
    self.name = name
    self.text = text
  }

  /// Where something stands, as messages say it: `scene.json:8:3`; empty for what stands nowhere.
  func place(_ range: SourceRange?) -> String {
    guard let range else { return "" }
    let position = text.position(of: range.start)
    return TerminalText.message("\(name):\(position.line):\(position.column)")
  }

  /// The file's name as a heading: `three-buttons.json` is "Three buttons".
  var title: String {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    guard file != "<stdin>" else { return "Guide" }
    let stem = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    let words = TerminalText.printable(stem.split { "-_ ".contains($0) }.joined(separator: " "))
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
