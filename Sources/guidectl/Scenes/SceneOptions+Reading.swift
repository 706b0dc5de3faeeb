internal import GuideScenes
internal import LayoutGeometry

/// From arguments to what stands in for a scene's own values.
extension SceneOptions {
  /// What the arguments ask for, checked against the scene that it is for.
  static func read(
    _ arguments: ParsedArguments, for loaded: LoadedScene, console: inout some Console
  ) throws(CommandFailure) -> SceneOverrides {
    let overrides = try overrides(arguments, console: &console)
    let known = loaded.scene.flags.map(\.name.text)
    for name in overrides.flags.map(\.name.text) where !known.contains(name) {
      throw arguments.failure("the scene has no flag '\(name)'", word: name, among: known)
    }
    return overrides
  }

  /// What the arguments ask for, whatever the scene has.
  static func overrides(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> SceneOverrides {
    var overrides = SceneOverrides()
    overrides.device = try readDevice(arguments)
    overrides.size = try readSize(arguments)
    overrides.scale = try arguments.number(of: scale, from: 0.5, through: 8)
    overrides.keyboard = try arguments.number(of: keyboard, from: 0, through: 10_000)
    overrides.orientation = try arguments.word(of: orientation)
    overrides.textSize = try arguments.word(of: textSize)
    overrides.direction = try readDirection(arguments)
    overrides.locale = try readLocale(arguments)
    overrides.flags = try readFlags(arguments)
    // Files are read last: a mistake in the arguments costs no time.
    overrides.fonts = try FontLoading.chain(arguments.values(of: font), console: &console)
    return overrides
  }

  private static func readDevice(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> Device? {
    guard let name = arguments.value(of: device) else { return nil }
    guard let found = Device.named(name) else {
      throw .usage(
        UsageFailure(
          "'--device' does not know '\(name)'; 'guidectl devices' lists all that are known",
          suggestion: Device.nearest(to: name)?.name, command: arguments.command))
    }
    return found
  }

  private static func readSize(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> LayoutSize? {
    guard let text = arguments.value(of: size) else { return nil }
    let words = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let sides = words.compactMap { ParsedArguments.number($0, in: 1...100_000) }
    guard words.count == 2, sides.count == 2 else {
      throw arguments.failure("'--size' needs two lengths such as 320x568, not '\(text)'")
    }
    return LayoutSize(width: sides[0], height: sides[1])
  }

  private static func readDirection(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> UserInterfaceLayoutDirection? {
    switch arguments.value(of: direction) {
    case nil: nil
    case "ltr": .leftToRight
    case "rtl": .rightToLeft
    case .some(let text): throw arguments.unknown(text, of: direction)
    }
  }

  private static func readLocale(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> SceneLocale? {
    guard let tag = arguments.value(of: locale) else { return nil }
    do throws(SceneLocale.Fault) {
      return try SceneLocale(parsing: tag)
    } catch {
      switch error {
      case .notATag:
        throw arguments.failure("'--locale' needs a language tag such as zh-Hans, not '\(tag)'")
      case .unknownPseudoLocale(let name):
        throw arguments.unknown(name, of: locale, known: PseudoLocale.allCases.map(\.rawValue))
      }
    }
  }

  private static func readFlags(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> [SceneFlag] {
    var flags: [SceneFlag] = []
    for text in arguments.values(of: flag) {
      guard let flag = parseFlag(text) else {
        throw arguments.failure("'--flag' is true or false, not '\(text)'")
      }
      flags.append(flag)
    }
    return flags
  }

  /// `NAME` and `NAME=true` set a flag, `!NAME` and `NAME=false` clear it; `nil` for anything else.
  private static func parseFlag(_ text: String) -> SceneFlag? {
    if text.hasPrefix("!") {
      return SceneFlag(name: SceneName(String(text.dropFirst())), isOn: false)
    }
    let words = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = SceneName(String(words[0]))
    switch words.dropFirst().first {
    case nil, "true": return SceneFlag(name: name, isOn: true)
    case "false": return SceneFlag(name: name, isOn: false)
    default: return nil
    }
  }
}
