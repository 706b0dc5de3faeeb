internal import Constraints

extension SceneDecoder {
  /// Pseudo-locales, alone or behind a locale and `+`.
  private static let pseudoLocales = ["pseudo-long", "pseudo-accented", "pseudo-mirrored"]

  /// The combinations to cover.
  mutating func check(_ field: Field) -> SceneCheck {
    var check = SceneCheck()
    guard let fields = fields(field, CheckKey.self) else { return check }
    check.devices = elements(fields[.devices]) { $0.device($1) }
    check.orientations = elements(fields[.orientations]) {
      $0.choice($1, kind: "orientation", of: SceneOrientation.self)
    }
    check.locales = elements(fields[.locales]) { $0.checkedLocale($1) }
    check.textSizes = elements(fields[.textSizes]) { $0.textSize($1) }
    check.directions = elements(fields[.directions]) { $0.direction($1) }
    check.keyboards = elements(fields[.keyboards]) { $0.magnitude($1) }
    check.flags = elements(fields[.flags]) { $0.flagCombination($1) }
    return check
  }

  private mutating func checkedLocale(_ field: Field) -> String? {
    guard let text = string(field)?.text else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: "+"), maxSplits: 1).map {
      String(Substring($0))
    }
    let pseudo = parts.count == 2 ? parts[1] : text
    if SceneDecoder.pseudoLocales.contains(pseudo) {
      return parts.count == 1 || LocaleTag(parts[0]).isWellFormed ? text : locale(field)
    }
    if parts.count == 2 {
      unknown(
        pseudo, kind: "pseudo-locale", code: "bad-value", at: field.range,
        known: SceneDecoder.pseudoLocales)
      return nil
    }
    return locale(field)
  }

  /// Flags that are set together: one word, several, or an object of their values.
  private mutating func flagCombination(_ field: Field) -> [SceneFlag]? {
    let values: [SceneFlag]
    switch field.value.content {
    case .string: values = flagWord(field).map { [$0] } ?? []
    case .array: values = elements(field) { $0.flagWord($1) }
    default: values = flagValues(field)
    }
    for value in values where flags.range(of: value.name.text) == nil {
      unknown(
        value.name.text, kind: "flag", code: "unknown-flag", at: value.name.range,
        known: flags.known)
    }
    return values
  }
}
