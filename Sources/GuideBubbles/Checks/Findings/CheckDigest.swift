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
    hash.add(source?.bytes ?? [])
    for rule in CheckRule.allCases { hash.add(levels(rule).rawValue.utf8) }
    for family in overrides.fonts.families { hash.add(family.utf8) }
    let size = overrides.size
    for number in [size?.width, size?.height, overrides.scale] {
      hash.add((number.map { NumberText.text($0) } ?? "-").utf8)
    }
    for flag in overrides.flags { hash.add(((flag.isOn ? "" : "!") + flag.name.text).utf8) }
    for file in overrides.files {
      hash.add(file.name.utf8)
      if case .bytes(let bytes) = file.content { hash.add(bytes) }
    }
    text = hash.text
  }
}

/// The 64-bit hash FNV-1a, for what has to be the same on every machine.
struct FNVHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds bytes, and an end behind them.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = (value ^ 0xff) &* 0x100_0000_01b3
  }

  /// The hash as sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
