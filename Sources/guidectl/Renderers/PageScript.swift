internal import GuideFormats

/// What a page needs in order to run a script of its own and nothing else.
enum PageScript {
  /// How a content policy names a script or style by what it says.
  static func source(_ text: String) -> String {
    "'sha256-\(Base64.text(SHA256.hash(text.utf8)))'"
  }

  /// A script's data, written so that nothing in it can end its element.
  static func data(_ value: JSONValue, layout: JSONWriter.Layout = .oneLine) -> String {
    var text = ""
    for scalar in JSONWriter.text(value, layout: layout).unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
