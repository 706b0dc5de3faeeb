internal import GuideFormats
internal import LayoutGeometry

/// A line of `--format lines`: what it is about, then words and values.
///
/// The subject comes first and has no numbers that change when something else is added, so that the
/// lines of two results pair up in `diff`.
struct LineNode {
  /// The line, without its end.
  private(set) var text: String

  /// Begins a line about a node.
  ///
  /// - Parameters:
  ///   - subject: What sort of node it is, such as `view`.
  ///   - name: What it is called.
  init(_ subject: String, _ name: String? = nil) {
    text = subject
    if let name { text += " " + Self.name(name) }
  }

  /// Adds a word.
  mutating func add(_ word: String) { text += " " + word }

  /// Adds a word for a value: `key=value`.
  mutating func add(_ key: String, _ value: String) { add(key + "=" + value) }

  /// Adds a number for a key.
  mutating func add(_ key: String, _ number: Double, decimals: Int = 3) {
    add(key, NumberText.text(number, decimals: decimals))
  }

  /// Adds numbers for a key, with commas between.
  mutating func add(_ key: String, _ numbers: [Double]) {
    add(key, numbers.map { NumberText.text($0) }.joined(separator: ","))
  }

  /// Adds a frame for a key, as `x,y,width,height`.
  mutating func add(_ key: String, _ frame: LayoutRect) {
    add(key, [frame.x, frame.y, frame.width, frame.height])
  }

  /// Adds texts for a key, each in quotation marks, with commas between.
  mutating func add(_ key: String, texts: [String]) {
    add(key, texts.map(Self.quoted).joined(separator: ","))
  }

  /// A name as it is where it is one word, otherwise in quotation marks.
  static func name(_ name: String) -> String {
    let isWord =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0 != "\"" && $0 != "," && $0 != "=" && $0 != " " && TerminalText.isHarmless($0)
          && !$0.properties.isWhitespace
      }
    return isWord ? name : quoted(name)
  }

  /// A text in quotation marks on one line, escaped as JSON escapes it; what would break, reorder or
  /// hide a part of the line is escaped too.
  static func quoted(_ text: String) -> String {
    var result = ""
    for scalar in JSONWriter.text(.string(text)).unicodeScalars {
      guard !TerminalText.isHarmless(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }
}
