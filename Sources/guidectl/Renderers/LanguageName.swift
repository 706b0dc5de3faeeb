internal import GuideScenes

/// What languages call themselves.
enum LanguageName {
  /// The name of a locale's language in that language; its tag where it is not known.
  static func text(_ locale: SceneLocale) -> String {
    if let pseudo = locale.pseudoLocale?.rawValue {
      let language = locale.language.text
      return language.isEmpty ? pseudo : text(SceneLocale(language)) + " + " + pseudo
    }
    for candidate in locale.language.lookupOrder {
      if let known = names.first(where: { $0.tag == candidate }) { return known.name }
    }
    return locale.tag
  }

  /// As CLDR 42 has them, each with a capital where the script has capitals, so that a list of them
  /// reads alike.
  private static let names: [(tag: String, name: String)] = [
    ("af", "Afrikaans"), ("am", "አማርኛ"), ("ar", "العربية"), ("az", "Azərbaycan"),
    ("be", "Беларуская"), ("bg", "Български"), ("bn", "বাংলা"), ("bs", "Bosanski"),
    ("ca", "Català"), ("cs", "Čeština"), ("cy", "Cymraeg"), ("da", "Dansk"), ("de", "Deutsch"),
    ("el", "Ελληνικά"), ("en", "English"), ("es", "Español"), ("et", "Eesti"),
    ("eu", "Euskara"), ("fa", "فارسی"), ("fi", "Suomi"), ("fil", "Filipino"),
    ("fr", "Français"), ("ga", "Gaeilge"), ("gl", "Galego"), ("gu", "ગુજરાતી"), ("he", "עברית"),
    ("hi", "हिन्दी"), ("hr", "Hrvatski"), ("hu", "Magyar"), ("hy", "Հայերեն"),
    ("id", "Indonesia"), ("is", "Íslenska"), ("it", "Italiano"), ("ja", "日本語"),
    ("ka", "ქართული"), ("kk", "Қазақ тілі"), ("km", "ខ្មែរ"), ("kn", "ಕನ್ನಡ"), ("ko", "한국어"),
    ("ky", "Кыргызча"), ("lo", "ລາວ"), ("lt", "Lietuvių"), ("lv", "Latviešu"),
    ("mk", "Македонски"), ("ml", "മലയാളം"), ("mn", "Монгол"), ("mr", "मराठी"), ("ms", "Melayu"),
    ("my", "မြန်မာ"), ("nb", "Norsk bokmål"), ("ne", "नेपाली"), ("nl", "Nederlands"),
    ("nn", "Norsk nynorsk"), ("no", "Norsk"), ("pa", "ਪੰਜਾਬੀ"), ("pl", "Polski"),
    ("ps", "پښتو"), ("pt", "Português"), ("pt-br", "Português (Brasil)"), ("ro", "Română"),
    ("ru", "Русский"), ("si", "සිංහල"), ("sk", "Slovenčina"), ("sl", "Slovenščina"),
    ("sq", "Shqip"), ("sr", "Српски"), ("sv", "Svenska"), ("sw", "Kiswahili"), ("ta", "தமிழ்"),
    ("te", "తెలుగు"), ("th", "ไทย"), ("tr", "Türkçe"), ("uk", "Українська"), ("ur", "اردو"),
    ("uz", "O‘zbek"), ("vi", "Tiếng Việt"), ("zu", "isiZulu"), ("zh-cn", "简体中文"),
    ("zh-hans", "简体中文"), ("zh-sg", "简体中文"), ("zh-hant", "繁體中文"), ("zh-hk", "繁體中文"),
    ("zh-mo", "繁體中文"), ("zh-tw", "繁體中文"), ("zh", "中文"),
  ]
}
