/// What tells a check from others: the scene's bytes, the levels of rules, fonts, and what is the same in
/// all combinations.
struct CheckDigest {
  /// Sixteen hexadecimal digits.
  let text: String

  /// Takes the digest of a check.
  init(
    _ scene: Scene, _ source: SourceText?, _ levels: (CheckRule) -> CheckLevel,
    _ overrides: SceneOverrides
  ) {
    var hash = FNVHash()
    /// Ends each part, so that no two lists of parts are the same bytes.
    func add(_ bytes: some Sequence<UInt8>) {
      hash.add(bytes)
      hash.add([0xff])
    }
    add(source?.bytes ?? [])
    for rule in CheckRule.allCases { add(levels(rule).rawValue.utf8) }
    for family in overrides.fonts.families { add(family.utf8) }
    let size = overrides.size
    for number in [size?.width, size?.height, overrides.scale] {
      add((number.map { NumberText.text($0) } ?? "-").utf8)
    }
    for flag in overrides.flags { add(((flag.isOn ? "" : "!") + flag.name.text).utf8) }
    for file in overrides.files {
      add(file.name.utf8)
      if case .bytes(let bytes) = file.content { add(bytes) }
    }
    text = hash.text
  }
}
