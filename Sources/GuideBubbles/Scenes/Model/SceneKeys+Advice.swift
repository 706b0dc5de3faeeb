/// What is said about keys that objects of a kind do not have, because it is said in another way.
extension SceneKey {
  /// A way out for somebody who wrote an unknown key; nothing when none is certain.
  static func advice(on key: String) -> String? {
    let advice =
      switch holder {
      case ViewKey.holder, TemplateKey.holder: adviceOnViews(key)
      case StyleKey.holder: adviceOnFonts(key)
      case StepKey.holder: adviceOnSteps(key)
      case FileKey.holder: adviceOnFiles(key)
      default: nil as String?
      }
    return advice ?? ForeignWord.help(for: key, among: allCases.map(\.rawValue))
  }

  private static func adviceOnViews(_ key: String) -> String? {
    switch key {
    case "top", "left", "bottom", "right", "leading", "trailing", "centerX", "centerY", "start",
      "end":
      "a place is a constraint, such as \"save.top == safeArea.top + 8\"; or write 'pin' or 'frame'"
    case "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "size":
      "a size is a constraint, such as \"save.width >= 44\"; or write 'intrinsicSize' or 'frame'"
    case "margin", "margins":
      "a distance is a constraint, such as \"save.leading == safeArea.leading + 16\""
    case "constraints" where holder == ViewKey.holder:
      "constraints stand at the top of the scene, beside 'views'"
    case "superview", "parent": "a view stands in the 'children' of the one that it is in"
    case "alpha", "opacity": "write it at the end of colours: '#2f6fed80' is half of one"
    default: adviceOnFonts(key)
    }
  }

  private static func adviceOnFonts(_ key: String) -> String? {
    switch key {
    case "fontSize", "font-size": "write \"font\": { \"size\": 17 }"
    case "fontWeight", "font-weight", "bold": "write \"font\": { \"weight\": \"bold\" }"
    case "fontFamily", "font-family", "fontName": "write \"font\": { \"family\": \"Inter\" }"
    default: nil
    }
  }

  private static func adviceOnSteps(_ key: String) -> String? {
    switch key {
    case "title", "body", "heading":
      "a heading stands in the text: \"text\": { \"title\": \"Save\", \"body\": \"Keeps it\" }"
    case "padding": "it is the cut-out's: \"cutout\": { \"padding\": 4 }"
    case "button": "write \"advance\": { \"button\": \"Next\" }"
    case "color", "backgroundColor", "textColor", "fill", "font", "arrow", "maxWidth", "width":
      "looks stand in 'styles', and a step names one with 'style'"
    default: nil
    }
  }

  private static func adviceOnFiles(_ key: String) -> String? {
    switch key {
    case "steps": "steps stand in the guide: \"guide\": { \"steps\": [ … ] }"
    case "locale", "orientation", "direction", "textSize", "size", "scale", "keyboard":
      "it is the screen's: \"screen\": { \"device\": \"iPhone 15\", \"\(key)\": … }"
    default: nil
    }
  }
}
