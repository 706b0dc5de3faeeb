internal import GuideBubbles

/// What languages call themselves.
enum LanguageName {
  /// The name of a tag's language in that language; the tag itself where it is not known.
  static func text(_ tag: String) -> String {
    let locale = SceneLocale(tag)
    if let pseudo = locale.pseudoLocale?.rawValue {
      let language = locale.language.text
      return language.isEmpty ? pseudo : text(language) + " + " + pseudo
    }
    for candidate in locale.language.lookupOrder {
      if let known = names.first(where: { $0.tag == candidate }) { return known.name }
    }
    return tag
  }

  private static let names: [(tag: String, name: String)] = [
    ("ar", "العربية"), ("de", "Deutsch"), ("en", "English"), ("es", "Español"),
    ("fa", "فارسی"), ("fr", "Français"), ("he", "עברית"), ("hi", "हिन्दी"),
    ("id", "Indonesia"), ("it", "Italiano"), ("ja", "日本語"), ("ko", "한국어"),
    ("nl", "Nederlands"), ("pl", "Polski"), ("pt", "Português"), ("ru", "Русский"),
    ("sv", "Svenska"), ("th", "ไทย"), ("tr", "Türkçe"), ("uk", "Українська"),
    ("vi", "Tiếng Việt"), ("zh-hans", "简体中文"), ("zh-hant", "繁體中文"), ("zh", "中文"),
  ]
}
